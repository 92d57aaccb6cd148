/// How much each sign that a column names the records above weighs, beside the share of its texts that are
/// found among their IDs.
enum ReferenceWeight {
  /// "pid", "上级代码".
  static let parentWord = 0.3
  /// "provinceCode" rather than "province".
  static let idWord = 0.05
  /// "sort", "level": small numbers are among row numbers.
  static let measure = -0.5
  /// By the share of another list that it names: cities are in all provinces, their kinds in few rows.
  static let coverage = 0.3
  /// "cityCode" and cities.csv.
  static let sharedWord = 0.3
  /// A column of the same list whose heading says nothing: "group".
  static let unworded = -0.2

  // MARK: Limits

  /// Less explains nothing: a fourth of the parents missing, and no word for one.
  static let enough = 0.75
  /// Weaker by more than this is no choice.
  static let nearness = 0.3
  /// Two that differ by less speak for as much: the larger list is nearer.
  static let sameReason = 0.15
  /// Two that differ by less and say otherwise: somebody has to choose.
  static let noBetter = 0.05
  /// A share of rows from which going up never ends that is a mistake to tell of, not another meaning.
  static let fewLoops = 0.02
  /// As many are too many even for a column called parent, unless nearly all it names is there.
  static let mostLoops = 0.5
  static let sureShare = 0.9
  /// What may hold references: texts that are codes, hardly any links, dates or decimals.
  static let codes = 0.9
  static let odd = 0.1
  static let decimals = 0.5
  /// Of a dictionary's keys as many have to be IDs or names of records elsewhere: the municipalities among
  /// the provinces have no cities to be recorded by.
  static let keys = 0.5
  /// As many where those records lie in the dictionary itself: "Jilin" is a province and a city in it.
  static let heldNames = 0.8
  /// What may be referred to: a column that as many records fill.
  static let filledKeys = 0.9
}
