/// What a column is taken for by its texts, and the shares from which on it is.
extension ColumnProfile {
  /// Codes, but for a remark here and there. Dotted numbers are codes where their heading says so: "11.01".
  var isCode: Bool {
    sampled > 0 && codes >= Self.codesOfCode && odd < Self.oddOfCode
      && (decimals < Self.mostly || meaning.contains(.id))
  }

  /// Names: texts with letters, longer than the letter that names are sorted under.
  var isName: Bool {
    sampled > 0 && letters >= Self.lettersOfName && odd < Self.oddOfName && longest > 1
  }

  /// Whether hardly a record lacks a text: what every region has, such as a code, a name, its level.
  var isFull: Bool { filled > Self.nearly }

  /// Digits alone, as official codes are; a Corsican "2A004" among them is one exception.
  var isNumeric: Bool { digits > Self.nearly }

  /// "AT11", "110101A": what no name looks like.
  var isCoded: Bool { coded > Self.nearly }

  /// Words in small letters, such as "beijing": a spelling of the name that is beside it.
  var isSmall: Bool { lower > Self.nearly }

  /// Letters beyond ASCII's: of 北京市 beside "Beijing" the one that is the name.
  var isNonASCII: Bool { nonASCII > Self.mostly }

  /// Japanese readings beside the names that they are of: "ホッカイドウ" beside 北海道, "トウキョウト" beside 東京都.
  var isKana: Bool { kana > Self.nearly }

  /// No longer than abbreviations are: "AL", "US-AL"; but no short names, such as "Peru" and "Mali".
  var isAbbreviation: Bool {
    isCode && longest <= Self.longestAbbreviation && capitalized <= Self.mostly
  }

  /// Digits of the lengths that official codes have: 11, 1101, 110101 are hardly that far apart.
  var isOfficial: Bool {
    isNumeric && shortest >= Self.shortestOfficial && longest <= shortest + Self.lengthening
  }

  // MARK: Shares

  /// Of a table's codes one in twenty may be a remark, a footnote's mark, a name that slipped in.
  private static let codesOfCode = 0.95
  private static let oddOfCode = 0.05
  /// "Sector 7", "1. Bezirk" and 第9區 have letters, and in lists of wards a few are bare numbers.
  private static let lettersOfName = 0.6
  /// Names with a link or a list of numbers among them: a census that repeats its notes in the column.
  private static let oddOfName = 0.3
  /// Nearly all: a slip in a hundred rows is none of the column's.
  private static let nearly = 0.9
  /// More than half: the rest are of the same kind, written otherwise.
  private static let mostly = 0.5

  private static let longestAbbreviation = 5
  /// "101" counts rows of a list, "1101" is a code.
  static let shortestOfficial = 4
  private static let lengthening = 8
}
