/// How much each sign that a column holds the names of its records weighs. A column scores the sum; the
/// one with the most has them. `ColumnScoreTests` has scores and limits.
enum NameWeight {
  // MARK: Texts, each by the share of the column's that are so

  /// Names have letters; numbers and dates have none.
  static let letters = 0.5
  /// Beside "beijing" 北京市 is the name: its letters are not ASCII's.
  static let nonASCII = 0.3
  /// Names differ from row to row; what repeats is a level or a kind.
  static let distinct = 0.4
  /// Paths and lists in a cell are no names: "北京市,东城区" beside "东城区".
  static let separated = -0.5
  /// "AT11", "110101A": codes with a letter here and there.
  static let coded = -0.6
  /// Two or three letters throughout, as abbreviations are: "AL", "AK".
  static let abbreviated = -0.5
  /// Ten different texts in thirty rows and more: a province beside each city.
  static let few = -1.0

  // MARK: Places

  /// The only text of a value that has no keys.
  static let onlyText = 0.7
  /// The key of a dictionary's entry: `{"北京市": {…}}`.
  static let entryKey = 0.5

  // MARK: Headings

  /// "name", "名称": nothing else can be meant.
  static let plainWord = 1.2
  /// "cityName": of the level that the rows tell, or of one above it.
  static let nameOfLevel = 0.9
  /// "fullName", "areaNameOfficial".
  static let nameWord = 0.8
  /// "city" alone may hold its name, or its code.
  static let levelWord = 0.5
  /// "pinyin", "shortName": there may be a better one.
  static let variant = -0.6
  /// "parentName" is the name of another region.
  static let parent = -1.0
  /// "level", "areaCodeText": what is counted or dialled.
  static let measure = -0.6
  /// "code" with texts that have letters.
  static let id = -0.4
  /// What has been the name in a list above is more likely the name here.
  static let usedAbove = 0.2

  // MARK: Limits

  /// Less is no name. A column of names alone, without any word, has 0.5 + 0.4 where all differ.
  static let enough = 0.4
  /// A column that fewer records fill names something else: a remark, a former name.
  static let filled = 0.3
  /// In fewer records than these one empty name is a mistake to tell of.
  static var fewRecords: Int { Count.some }
  /// No more bytes than these: an abbreviation, or the letter names are sorted under.
  static var shortest: Int { Length.ofAbbreviation }
  /// As many texts are needed to say that there are few different ones, and no more are few.
  static let sampleOfFew = 30
  static let fewTexts = 10.0
}
