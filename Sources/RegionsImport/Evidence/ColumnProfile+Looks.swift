import RegionsSource

/// What a column is taken for by its texts, and the shares from which on it is.
extension ColumnProfile {
  /// Codes, but for a remark, a footnote's mark, a name here and there. Dotted numbers are codes where their heading says so: "11.01".
  var isCode: Bool {
    sampled > 0 && codes.isAllButLittle && odd.isLittle
      && (!decimals.isHalf || meaning.contains(.id))
  }

  /// Names: texts with letters, longer than the letter that names are sorted under. "Sector 7", "1. Bezirk" and
  /// 第9區 have letters, and in lists of wards a few are bare numbers; a census repeats its notes in the column, with
  /// links and lists of numbers.
  var isName: Bool {
    sampled > 0 && letters.isHalf && odd.isSmallPart && longest > 1
  }

  /// Whether hardly a record lacks a text: what every region has, such as a code, a name, its level.
  var isFull: Bool { filled.isNearlyAll }

  /// Digits alone, as official codes are; a Corsican "2A004" among them is one exception.
  var isNumeric: Bool { digits.isNearlyAll }

  /// "AT11", "110101A": what no name looks like.
  var isCoded: Bool { coded.isNearlyAll }

  /// Words in small letters, such as "beijing": a spelling of the name that is beside it.
  var isSmall: Bool { lower.isNearlyAll }

  /// Letters beyond ASCII's: of 北京市 beside "Beijing" the one that is the name.
  var isNonASCII: Bool { nonASCII.isMost }

  /// Japanese readings beside the names that they are of: "ホッカイドウ" beside 北海道, "トウキョウト" beside 東京都.
  var isKana: Bool { kana.isNearlyAll }

  /// No longer than abbreviations are: "AL", "US-AL"; but no short names, such as "Peru" and "Mali".
  var isAbbreviation: Bool {
    isCode && longest <= Self.longestAbbreviation && !capitalized.isHalf
      && !(capitalized > 0 && meaning.contains(.name) && meaning.isDisjoint(with: .variant))
  }

  /// Digits of the lengths that official codes have: 11, 1101, 110101 are hardly that far apart.
  var isOfficial: Bool {
    isNumeric && shortest >= Self.shortestOfficial && longest <= shortest + Self.lengthening
  }

  // MARK: Lengths

  /// A country's two letters, a hyphen, and two more.
  private static var longestAbbreviation: Int { 2 + Length.ofAbbreviation }
  /// "101" counts rows of a list, "1101" is a code.
  static var shortestOfficial: Int { Length.ofCode }
  private static var lengthening: Int { 2 * Length.ofCode }
}
