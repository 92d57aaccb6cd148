import RegionsSource

/// How much each sign that a column holds the names of its records weighs. A column scores the sum; the
/// one with the most has them. `ColumnScoreTests` has scores and limits.
enum NameWeight {
  // MARK: Texts, each by the share of the column's that are so

  /// Names have letters; numbers and dates have none.
  static var letters: Double { Sign.likely }
  /// Beside "beijing" 北京市 is the name: its letters are not ASCII's.
  static var nonASCII: Double { Sign.hint }
  /// Names differ from row to row; what repeats is a level or a kind.
  static var distinct: Double { Sign.likely }
  /// Paths and lists in a cell are no names: "北京市,东城区" beside "东城区".
  static var separated: Double { -Sign.likely }
  /// "AT11", "110101A": codes with a letter here and there.
  static var coded: Double { -Sign.likely }
  /// Two or three letters throughout, as abbreviations are: "AL", "AK".
  static var abbreviated: Double { -Sign.likely }
  /// A dozen different texts in twice as many rows and more: a province beside each city.
  static var few: Double { -Sign.clear }

  // MARK: Places

  /// The only text of a value that has no keys.
  static var onlyText: Double { Sign.clear }
  /// The key of a dictionary's entry: `{"北京市": {…}}`.
  static var entryKey: Double { Sign.likely }

  // MARK: Headings

  /// "name", "名称": nothing else can be meant.
  static var plainWord: Double { Sign.clear }
  /// "cityName": of the level that the rows tell, or of one above it.
  static var nameOfLevel: Double { Sign.likely }
  /// "fullName", "areaNameOfficial".
  static var nameWord: Double { Sign.likely }
  /// "city" alone may hold its name, or its code.
  static var levelWord: Double { Sign.hint }
  /// "pinyin", "shortName": there may be a better one.
  static var variant: Double { -Sign.likely }
  /// "name.slug" over texts in small letters, as the addresses of pages have it, where another column has names.
  static var small: Double { -Sign.hint }
  /// "parentName" is the name of another region.
  static var parent: Double { -Sign.clear }
  /// "level", "areaCodeText": what is counted or dialled.
  static var measure: Double { -Sign.likely }
  /// "code" with texts that have letters.
  static var id: Double { -Sign.likely }
  /// What has been the name in a list above is more likely the name here.
  static var usedAbove: Double { Sign.hint }

  // MARK: Limits

  /// Less is no name. A column of names alone, without any word, has twice as much where all differ.
  static var enough: Double { Sign.likely }
  /// In fewer records than these one empty name is a mistake to tell of.
  static var fewRecords: Int { Count.some }
  /// No more bytes than these: an abbreviation, or the letter names are sorted under.
  static var shortest: Int { Length.ofAbbreviation }
  /// The least number of texts to say that there are few different ones, and how many are few at most.
  static var sampleOfFew: Int { 2 * Count.dozen }
  static var fewTexts: Int { Count.dozen }
}
