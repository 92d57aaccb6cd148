/// Counts the names that stand for no region, for the report.
struct PlaceholderCount {
  private var order: [String] = []
  private var counts: [String: Int] = [:]

  /// Longer names are none, so that not every name has to be made a `String`.
  static let longest = 64

  /// - Parameter name: Without white space around it.
  mutating func add(_ name: String) {
    guard PlaceholderName.matches(name) else { return }
    if counts[name] == nil { order.append(name) }
    counts[name, default: 0] += 1
  }

  /// One warning that lists them, if there are any.
  func warnings(_ source: String) -> [Diagnostic] {
    guard !order.isEmpty else { return [] }
    let list = order.map { "“\($0)” × \(counts[$0] ?? 0)" }.joined(separator: ", ")
    return [
      Diagnostic(
        .warning, source: source,
        "placeholders were kept: \(list); --drop-placeholders removes them")
    ]
  }
}
