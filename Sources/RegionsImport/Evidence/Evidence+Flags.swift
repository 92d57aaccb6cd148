import TypedNumbers

extension Evidence {
  /// Whether a column says yes or no of each record, whatever the language: no level, no name.
  func isFlag(_ list: Int, _ column: Int) -> Bool {
    guard distinctCount(list, column) <= 3 else { return false }
    let seen = Set(textNumbers(list, column).compactMap { $0.number })
    return !seen.isEmpty
      && seen.allSatisfy {
        Self.flags.contains(String(decoding: bytes($0), as: UTF8.self).lowercased())
      }
  }

  private static let flags = Words.set(.flag)
}
