import CWords

/// The words that mean something in a source, whatever it is about: in headings, in cells, in pickers' lists.
///
/// They stand in `words.tsv` beside this file, compiled in by `CWords`: meaning, rank, language and the words
/// themselves. A word that is to be known goes there and nowhere else.
enum Words {
  /// What a word is for; the first column of `words.tsv`, whose comments say more.
  enum Meaning: String, CaseIterable {
    case office, official
    case level, qualifier, widening, kind, region, province
    case besideLevels = "beside-levels"
    case joinedLevel = "joined-level"
    case levelNumber = "level-number"
    case kindHeading = "kind-heading"
    case name, id, parent, children, variant, measure, plain, ending, dialled, language,
      description, beginning
    case namePart = "name-part"
    case idPart = "id-part"
    case parentPart = "parent-part"
    case variantPart = "variant-part"
    case measurePart = "measure-part"
    case headingStart = "heading-start"
    case headingEnd = "heading-end"
    case otherList = "other-list"
    case otherThing = "other-thing"
    case nameLanguage = "name-language"
    case timeZone = "time-zone"
    case wrapper, collections, `class`, serial, flag, time, position, order
    case missing, unknown, sum, note, placeholder
    case optionOfNone = "option-of-none"
    case rowNumber = "row-number"
    case endingFront = "ending-front"
    case firstInside = "first-inside"
    case lastInside = "last-inside"
    case noneAbove = "none-above"
    case placeholderStart = "placeholder-start"
    case placeholderEnd = "placeholder-end"
  }

  /// What the ranks are called, from the top.
  static let ranks = [
    "continent", "country", "province", "prefecture", "county", "town", "village",
  ]

  /// All words of a meaning.
  static func set(_ meaning: Meaning) -> Set<String> { Set(list(meaning)) }

  /// All words of a meaning, in the order of the file.
  static func list(_ meaning: Meaning) -> [String] {
    (byMeaning[meaning.rawValue] ?? []).flatMap(\.words)
  }

  /// The words of a meaning by their rank, as a place among ``ranks``; words without one are left out.
  static func ranked(_ meaning: Meaning) -> [Set<String>] {
    let rows = byMeaning[meaning.rawValue] ?? []
    return ranks.map { rank in Set(rows.filter { $0.rank == rank }.flatMap(\.words)) }
  }

  /// A line of the file.
  struct Row {
    var meaning, rank, language: String
    var words: [String]
  }

  private static let byMeaning = Dictionary(grouping: rows, by: \.meaning)

  static let rows: [Row] =
    file
    .split(separator: UInt8(ascii: "\n"))
    .filter { $0.first != UInt8(ascii: "#") }
    .compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"))
      guard cells.count == 4 else { return nil }
      // A comma and a blank stand between words, and no word begins with a blank.
      let words = cells[3].split(separator: UInt8(ascii: ",")).map { word in
        text(word.drop { $0 == UInt8(ascii: " ") })
      }
      return Row(
        meaning: text(cells[0]), rank: text(cells[1]), language: text(cells[2]), words: words)
    }

  private static var file: [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: words_start(), count: words_count))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "_")) else { return String(decoding: bytes, as: UTF8.self) }
    return String(
      decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
