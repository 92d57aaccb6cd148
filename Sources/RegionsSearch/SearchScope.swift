import Regions

/// The regions that may be results, as runs of numbers in ascending order: at most one a level.
struct SearchScope {
  /// By level, from 0.
  private var runs: [Range<Int>]

  /// - Parameters:
  ///   - region: only what is below it; its descendants of one level follow each other.
  ///   - level: only this level.
  init(_ storage: TreeStorage, within region: Int? = nil, level: Int? = nil) {
    let starts = storage.levelStarts
    runs = (0..<max(0, starts.count - 1)).map { starts[$0]..<starts[$0 + 1] }
    if let region {
      for index in 0..<min(storage.level(of: region), runs.count) { runs[index] = 0..<0 }
      var run = storage.children(of: region)
      for index in storage.level(of: region)..<max(runs.count, storage.level(of: region)) {
        runs[index] = run
        var below = 0..<0
        for node in run {
          let children = storage.children(of: node)
          // Behind those of the region before, in all but malformed files.
          guard !children.isEmpty, children.lowerBound >= below.upperBound else { continue }
          below = below.isEmpty ? children : below.lowerBound..<children.upperBound
        }
        run = below
      }
    }
    if let level {
      for index in runs.indices where index + 1 != level { runs[index] = 0..<0 }
    }
  }

  /// - Parameter level: the region's, from 0.
  @inline(__always)
  func contains(_ node: Int, level: Int) -> Bool { runs[level].contains(node) }
}
