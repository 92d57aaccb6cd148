import CProgram

/// How Chinese place names are pronounced.
///
///     NamePinyin.standard.pinyin(of: "六安市")                        // "lu an shi"
///     NamePinyin.standard.pinyin(of: "新圩镇", below: ["广东省", "惠州市"])  // "xin xu zhen"
///
/// The pinyin has one syllable for each Han character, in small letters without tones, ü written v,
/// separated by spaces; a run of Latin letters or digits stands for itself, other characters are
/// left out. This is the form of the attribute `pinyin` that search reads.
///
/// Two tables decide: one of place names and of characters with a pronunciation of their own in them, and
/// one with the most usual pronunciation of every other character (see `Data/pinyin`).
public struct NamePinyin: Sendable {
  /// The usual syllable of each character.
  private let characters: [Unicode.Scalar: String]
  private let places: PlacePinyin

  /// The tables that come with this package, read on first use.
  ///
  /// - Complexity: O(bytes of the tables) once, some milliseconds.
  public static let standard = NamePinyin(
    characters: PinyinTables.characters, places: PinyinTables.places)

  /// Reads tables in the form of `Data/pinyin/characters.txt` and `places.txt`. Lines that don't
  /// have that form are passed over.
  init(characters: String, places: String) {
    var syllables: [Unicode.Scalar: String] = [:]
    for line in characters.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2 else { continue }
      let syllable = String(fields[0])
      for scalar in fields[1].unicodeScalars { syllables[scalar] = syllable }
    }
    self.characters = syllables
    self.places = PlacePinyin(places)
  }

  /// How a name is pronounced, or `nil` if it has a Han character no table knows or nothing to pronounce.
  ///
  /// - Parameter ancestors: the names of the regions it lies in, in any order; some characters are
  ///   pronounced in one way in one part of the country and in another way elsewhere.
  /// - Complexity: O(characters of the name).
  public func pinyin(of name: String, below ancestors: [String] = []) -> String? {
    let scalars = Array(name.unicodeScalars)
    var syllables: [String] = []
    var index = 0
    while index < scalars.count {
      if let place = places.longest(in: scalars[index...], of: name, below: ancestors) {
        syllables += place.syllables
        index += place.count
      } else if let syllable = characters[scalars[index]] {
        syllables.append(syllable)
        index += 1
      } else if NamePinyin.isLatin(scalars[index]) {
        let run = scalars[index...].prefix(while: NamePinyin.isLatin)
        syllables.append(
          String(String.UnicodeScalarView(run)).lowercased())
        index += run.count
      } else if NamePinyin.isHan(scalars[index]) {
        return nil
      } else {
        index += 1
      }
    }
    return syllables.isEmpty ? nil : syllables.joined(separator: " ")
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
}
