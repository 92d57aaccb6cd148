import RegionsSource

/// Which keys of a source are texts in it as well: the keys of a dictionary that are the IDs or names
/// of records elsewhere.
///
/// Found out when first asked for: few sources need it.
final class KeyTexts {
  private let document: SourceDocument
  private lazy var numbers = find()

  init(_ document: SourceDocument) {
    self.document = document
  }

  func contains(_ key: Int32) -> Bool { numbers.contains(key) }

  /// - Complexity: O(values).
  private func find() -> Set<Int32> {
    var keys: [String: Int32] = [:]
    for (number, key) in document.keys.enumerated() { keys[key] = Int32(number) }
    let longest = document.keys.map(\.utf8.count).max() ?? 0
    var found: Set<Int32> = []
    for value in document.entries.indices {
      let entry = document.entries[value]
      guard entry.kind == .string || entry.kind == .number, entry.textCount <= longest,
        let key = keys[document.text(of: value)]
      else { continue }
      found.insert(key)
    }
    return found
  }
}
