import RegionsFiles

/// One line on standard error that shows how far long work is: only on a terminal, only after half a
/// second, and gone when the work is done.
package struct ProgressBar {
  private let streams: Streams
  private let start = ProgressBar.now()
  private var last: Double = 0
  private var isShown = false

  package init(_ streams: Streams) {
    self.streams = streams
  }

  /// Shows how far the work is; cheap enough for a call every few thousand rows.
  ///
  /// - Parameters:
  ///   - part: 0...1, or `nil` where the whole isn't known.
  ///   - text: what was done: "18.2 MB, 402,113 regions".
  package mutating func update(part: Double?, _ text: @autoclosure () -> String) {
    guard streams.isTold else { return }
    let time = ProgressBar.now() - start
    guard time > 0.5, time - last > 0.1 else { return }
    last = time
    isShown = true
    var line = ""
    if let part {
      let width = 24
      let filled = Int(Double(width) * min(max(part, 0), 1))
      line += "[" + String(repeating: "#", count: filled)
      line += String(repeating: "-", count: width - filled) + "] \(Int(part * 100))% "
    }
    // A bar that can't be drawn is no failure.
    try? streams.tellStyled("\r\u{1b}[K" + line + text())
  }

  /// Takes the bar away.
  package mutating func finish() {
    guard isShown else { return }
    isShown = false
    try? streams.tellStyled("\r\u{1b}[K")
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
