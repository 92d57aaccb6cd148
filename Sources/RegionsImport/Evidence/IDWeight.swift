/// How much each sign that a column holds the IDs of its records weighs. A column scores the sum; the one
/// with the most has them. `ColumnScoreTests` has scores and limits.
enum IDWeight {
  // MARK: Texts, each by the share of the column's that are so

  /// IDs differ.
  static let unique = 0.6
  /// Every record has one.
  static let filled = 0.3
  /// Words in small letters, such as "beijing", that no heading calls IDs.
  static let smallWords = -0.6

  // MARK: Places

  /// The key of an entry that is a number: `{"110000": …}`.
  static let numberedKey = 2.0
  /// The key of an entry otherwise: it may be the name as well.
  static let entryKey = 0.9

  // MARK: Headings

  /// "code", "id", "编码": nothing else can be meant.
  static let plainWord = 0.5
  /// Of "id" and "code" beside each other, as good, "id".
  static let idItself = 0.05
  /// "cityCode": of this level, or of one above it.
  static let idWord = 0.4
  /// No headings: nothing speaks against it.
  static let unheaded = 0.2
  /// A heading that says nothing, over texts that don't have the look of official codes.
  static let unworded = -0.6
  /// "zipcode", "phoneCode".
  static let measure = -0.5
  /// "parentId" is another region's.
  static let parent = -0.6
  /// "shortCode": there may be a better one.
  static let variant = -0.25
  /// "No.", "rownum" over 1, 2, 3 …: nothing refers to the count of the rows.
  static let serialWord = -0.3
  /// "parentCityCode" names a level besides.
  static let parentOfLevel = -0.5

  // MARK: Limits

  /// Less is no ID.
  static let enough = 0.5
  /// Longer ones are no IDs.
  static var longest: Int { Bound.bytes }
  /// In no more rows than these a repeated "id" is a mistake to tell of.
  static let fewRows = 8
}
