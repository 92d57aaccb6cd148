/// A text that is looked for in names, keys and IDs, without regard to case and to how its
/// characters are composed.
///
/// Characters compare by canonical equivalence, as `Character` does; each is folded by itself, so
/// that a match can be given as a range of the characters of the name as written.
///
/// Most names and texts are Han and ASCII characters, for which bytes say as much as characters do:
/// where both are, bytes are compared, which is many times faster.
struct FilterQuery {
  private let folded: [Character]
  /// The folded text as UTF-8 if it is plain.
  private let plain: [UInt8]?
  /// The text if it is all ASCII digits: then it matches IDs by their beginning too.
  private let digits: String?

  /// - Parameter text: not empty.
  init(_ text: String) {
    let folded = text.flatMap(Self.fold)
    self.folded = folded
    plain = Self.plain(String(folded))
    digits = text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? text : nil
  }

  /// Where a name contains the text first, in characters of the name.
  ///
  /// - Complexity: O(name × text), both short.
  func range(in name: String) -> Range<Int>? {
    if let plain, let name = Self.plain(name) { return Self.range(of: plain, in: name) }
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
    if let plain, let key = Self.plain(key) { return key.starts(with: plain) }
    return key.flatMap(Self.fold).starts(with: folded)
  }

  /// Whether an ID begins with the text, which has to be all digits.
  func matches(id: some CustomStringConvertible) -> Bool {
    guard let digits else { return false }
    return id.description.hasPrefix(digits)
  }

  /// The characters that stand for one when case does not count: one, seldom two ("ß" is "ss").
  private static func fold(_ character: Character) -> String {
    String(character).uppercased().lowercased()
  }

  // MARK: Plain text

  /// The UTF-8 bytes of a text, folded, if all its scalars are printable ASCII or Han characters from
  /// U+3400 to U+9FFF: each is a character of its own and equals no other.
  private static func plain(_ text: String) -> [UInt8]? {
    var bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x41...0x5A:
        bytes[index] |= 0x20
        index += 1
      case 0x20...0x7E: index += 1
      // A string holds whole scalars: two more bytes follow.
      case 0xE4...0xE9: index += 3
      case 0xE3 where bytes[index + 1] >= 0x90: index += 3
      default: return nil
      }
    }
    return bytes
  }

  /// Where one plain text is in another first, in characters. A match in bytes begins and ends
  /// between characters, because a first byte of UTF-8 differs from the others.
  private static func range(of text: [UInt8], in name: [UInt8]) -> Range<Int>? {
    guard let first = text.first, name.count >= text.count else { return nil }
    for start in 0...(name.count - text.count)
    where name[start] == first && name[start..<start + text.count].elementsEqual(text) {
      let before = characters(name[..<start])
      return before..<before + characters(text[...])
    }
    return nil
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
