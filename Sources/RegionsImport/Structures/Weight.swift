import RegionsSource

/// What each kind of evidence weighs. A reading's score is the sum; nothing else is compared.
///
/// The scale: a reading without any connection has 0, one that connects all records from ``linked`` on. Beside
/// these two a weight is one of ``Sign``'s; `CountTests` takes both to either side.
enum Weight {
  /// What all rows agree on, with one another: hardly chance.
  static var proven: Double { tried(3.25) }
  /// What connects records with others, by codes or by a form that all have.
  static var linked: Double { tried(2.5) }

  /// Objects in objects: stronger than codes, which nested objects have as well, no stronger
  /// than a parent column, which connects the nested lists of several files.
  static var nested: Double { linked }
  /// Beside a share of up to 1.5: a table id,pid,name whose IDs begin with each other and whose rows name
  /// their province besides is read by its pid.
  static var parentColumn: Double { linked }
  /// As much as a parent column's share and what else speaks for it can be: all found, in another list
  /// that it covers, under a word for the parent.
  static var mostOfReference: Double { 1 + ReferenceWeight.coverage + ReferenceWeight.parentWord }
  /// Beside a share of up to 1.25: a column "parent" of names is stronger than level columns beside a
  /// plain name, weaker than codes.
  static var parentName: Double { Sign.clear }
  /// As much as a share of names and the share of the list that they are can be.
  static var mostOfName: Double { 1 + ReferenceWeight.coverage }
  /// Beside a share of 0.5 to 1: codes are stronger than names, weaker than rows that are
  /// paths, whose codes begin with each other as well.
  static var codePrefix: Double { Sign.clear }
  /// Beside a share of 0.9 to 1: codes a level are stronger than rows that are paths, which they look
  /// like.
  static var levelCodes: Double { linked }
  /// All intervals lie within each other: hardly chance.
  static var nestedSets: Double { proven }
  /// Levels that never skip one on the way down, most roots with something below.
  static var depthFirst: Double { proven }
  /// Of two levels only, any order that begins with the upper one would do: a parent's name is stronger.
  static var depthFirstOfTwo: Double { Sign.clear }
  /// Rows without a name of their own besides the levels: stronger than codes that begin alike.
  static var rowsArePaths: Double { Sign.decisive }
  /// Cells with the same separator in nearly all of them: stronger than columns, and than a level beside.
  static var pathCell: Double { linked }
  /// In the place of a share: nearly all cells are split, or it isn't looked at.
  static var cellsAreSplit: Double { Sign.clear }
  /// The separator is a space or a hyphen, which names have: weaker than columns named for levels.
  static var weakPathCell: Double { rowsArePaths }

  /// What the best reading has to have more than one that gives another tree.
  static var margin: Double { Sign.hint }
  /// A reading that is weaker by less than this makes the best one no more than likely; what is weaker by
  /// more is not looked for.
  static var nearness: Double { Sign.likely }
}
