/// A text that is looked for in names, keys and IDs, without regard to case and to how its
/// characters are composed.
///
/// Characters compare by canonical equivalence, as `Character` does; each is folded by itself, so
/// that a match can be told as a range of the characters of the name as written.
struct FilterQuery {
  private let folded: [Character]
  /// The text if it is all ASCII digits: then it matches IDs by their beginning too.
  private let digits: String?

  /// - Parameter text: not empty.
  init(_ text: String) {
    folded = text.flatMap(Self.fold)
    digits = text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? text : nil
  }

  /// Where a name contains the text first, in characters of the name.
  ///
  /// - Complexity: O(name × text), both short.
  func range(in name: String) -> Range<Int>? {
    var characters: [Character] = []
    var origins: [Int] = []
    for (index, character) in name.enumerated() {
      for part in Self.fold(character) {
        characters.append(part)
        origins.append(index)
      }
    }
    guard characters.count >= folded.count, !folded.isEmpty else { return nil }
    for start in 0...(characters.count - folded.count)
    where characters[start..<start + folded.count] == folded[...] {
      return origins[start]..<origins[start + folded.count - 1] + 1
    }
    return nil
  }

  /// Whether a key begins with the text.
  func begins(_ key: String) -> Bool {
    key.flatMap(Self.fold).starts(with: folded)
  }

  /// Whether an ID begins with the text, which has to be all digits.
  func matches(id: some CustomStringConvertible) -> Bool {
    guard let digits else { return false }
    return id.description.utf8.starts(with: digits.utf8)
  }

  /// The characters that stand for one when case does not count: one, seldom two ("ß" is "ss").
  private static func fold(_ character: Character) -> String {
    // Most names are Han characters, which have no case.
    if let scalar = character.unicodeScalars.first, scalar.value >= 0x3400, scalar.value <= 0x9FFF {
      return String(character)
    }
    return String(character).uppercased().lowercased()
  }
}
