import RegionsSource

/// How much each sign that a column holds the IDs of its records weighs. A column scores the sum; the one
/// with the most has them. `ColumnScoreTests` has scores and limits.
enum IDWeight {
  // MARK: Texts, each by the share of the column's that are so

  /// IDs differ.
  static var unique: Double { Sign.likely }
  /// Every record has one.
  static var filled: Double { Sign.likely }
  /// Words in small letters, such as "beijing", that no heading calls IDs.
  static var smallWords: Double { -Sign.likely }

  // MARK: Places

  /// The key of an entry that is a number: `{"110000": …}`.
  static var numberedKey: Double { Sign.decisive }
  /// The key of an entry otherwise: it may be the name as well.
  static var entryKey: Double { Sign.clear }

  // MARK: Headings

  /// "code", "id", "编码": nothing else can be meant.
  static var plainWord: Double { Sign.likely }
  /// Of "id" and "code" beside each other, as good, "id".
  static var idItself: Double { Sign.hint }
  /// "nuts", "oktmo": the codes that others have as well, before an "id" of the file's own.
  static var official: Double { Sign.likely }
  /// Names that a program gave its records, "state_af_badghis": before them comes a "code".
  static var ofProgram: Double { -Sign.likely }
  /// "cityCode": of this level, or of one above it.
  static var idWord: Double { Sign.hint }
  /// No headings: nothing speaks against it.
  static var unheaded: Double { Sign.hint }
  /// A heading that says nothing, over texts that don't have the look of official codes.
  static var unworded: Double { -Sign.likely }
  /// "zipcode", "phoneCode".
  static var measure: Double { -Sign.likely }
  /// "parentId" is another region's.
  static var parent: Double { -Sign.likely }
  /// "shortCode": there may be a better one.
  static var variant: Double { -Sign.hint }
  /// "No.", "rownum" over 1, 2, 3 …: nothing refers to the count of the rows.
  static var serialWord: Double { -Sign.hint }
  /// "parentCityCode" names a level besides.
  static var parentOfLevel: Double { -Sign.likely }

  // MARK: Limits

  /// Less is no ID.
  static var enough: Double { Sign.likely }
  /// Longer ones are no IDs.
  static var longest: Int { Bound.bytes }
  /// In no more rows than these a repeated "id" is a mistake to tell of.
  static var fewRows: Int { Count.few }
}
