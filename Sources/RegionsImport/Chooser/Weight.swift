/// What each kind of evidence weighs. A reading's score is the sum; nothing else is compared.
///
/// The scale: a reading without any connection has 0, one that the format itself tells has 3. Each
/// weight names the source for which it has to be what it is.
enum Weight {
  /// Objects in objects: stronger than codes, which nested objects have as well (pca-code.json), weaker
  /// than a parent column, which connects the nested lists of several files (region.json by level).
  static let nested = 3.0
  /// Beside a share of up to 1.6: a table id,pid,name whose IDs begin with each other and whose rows name
  /// their province besides is read by its pid (ok_data_level3.csv).
  static let parentColumn = 2.5
  /// As much as a parent column's share and what else speaks for it can be: all found, in another list
  /// that it covers, under a word for the parent.
  static let mostOfReference = 1 + ReferenceWeight.coverage + ReferenceWeight.parentWord
  /// Beside a share of up to 1.3: a column "parent" of names is stronger than level columns beside a
  /// plain name, weaker than codes.
  static let parentName = 1.0
  /// As much as a share of names and the share of the list that they are can be.
  static let mostOfName = 1 + ReferenceWeight.coverage
  /// Beside a share of 0.5 to 1: codes are stronger than names (adcodes.csv), weaker than rows that are
  /// paths, whose codes begin with each other as well (pca tables with a code a level).
  static let codePrefix = 1.5
  /// Codes that count on where another region begins, in steps: another reading is better, if there is one.
  static let fewCodes = -1.0
  /// Beside a share of 0.9 to 1: codes a level are stronger than rows that are paths, which they look
  /// like (TERC: WOJ;POW;GMI;NAZWA).
  static let levelCodes = 2.5
  /// All intervals lie within each other: hardly chance.
  static let nestedSets = 3.4
  /// Levels that never skip one on the way down, most roots with something below.
  static let depthFirst = 3.3
  /// Of two levels only, any order that begins with the upper one would do: a parent's name is stronger.
  static let depthFirstOfTwo = 1.4
  /// Rows without a name of their own besides the levels: stronger than codes that begin alike.
  static let rowsArePaths = 2.2
  /// Cells with the same separator in nearly all of them: stronger than columns, and than a level beside.
  static let pathCell = 2.7
  /// In the place of a share: nearly all cells are split, or it isn't looked at.
  static let cellsAreSplit = 0.9
  /// The separator is a space or a hyphen, which names have: weaker than columns named for levels.
  static var weakPathCell: Double { rowsArePaths }

  /// What the best reading has to have more than one that gives another tree.
  static let margin = 0.15
  /// A reading that is weaker by less than this makes the best one no more than likely; what is weaker by
  /// more is not looked for.
  static let nearness = 0.3
}
