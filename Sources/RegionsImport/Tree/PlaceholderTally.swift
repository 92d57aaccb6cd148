import RegionsSource

/// Counts the names that stand for no region, for the report.
struct PlaceholderTally {
  private var order: [String] = []
  private var counts: [String: Int] = [:]

  /// - Parameter name: One of them, in UTF-8, without white space around it.
  mutating func add(_ name: ArraySlice<UInt8>) {
    let name = String(decoding: name, as: UTF8.self)
    if counts[name] == nil { order.append(name) }
    counts[name, default: 0] += 1
  }

  /// One warning that lists them, if there are any.
  func warnings(_ source: DiagnosticLocation) -> [Diagnostic] {
    guard !order.isEmpty else { return [] }
    let kept = order.map { Diagnostic.PlaceholderCount(name: $0, count: counts[$0] ?? 0) }
    return [Diagnostic(.warning, at: source, .placeholdersKept(kept))]
  }
}
