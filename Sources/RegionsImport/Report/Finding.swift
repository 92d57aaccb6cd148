/// Something about the sources that speaks for a reading or against it.
public struct Finding: Sendable, Equatable {
  /// What was found.
  public enum Kind: Sendable {
    /// The source says that `regions export` wrote it: nothing is detected.
    case exported
    /// Each record says itself what is above it.
    case linksRecords
    /// Records lie in the record of the region above.
    case liesWithin
    /// The first column holds IDs of the list that is named behind it.
    case holdsIDs
    /// The columns hold names of other records.
    case holdsNames
    /// Codes begin with other codes.
    case beginsWithCode
    /// The columns hold a code a level, filled down to the row's own.
    case codesOfLevels
    /// The columns order the rows as a tree.
    case orderTells
    /// The columns are the levels of the rows' regions.
    case levelsInColumns
    /// Cells of the column are split by one separator.
    case pathsInCells
    /// Each row is a path.
    case rowsArePaths
    /// The codes count on from region to region, as row numbers do.
    case serialNumbers
    /// As many codes would begin with others by chance.
    case chanceCodes
    /// Nearly as many codes would begin with others by chance.
    case fewCodes
  }

  /// What was found.
  public let kind: Kind
  /// The columns it is about.
  public let columns: [String]
  /// Of how many records it is true, 0...1; `nil` where that is no question.
  public let share: Double?
  /// More than 0 for the reading, less against it.
  public var weight: Double
  /// How much of it chance would make; `nil` where that is no question, or the options don't ask.
  public internal(set) var chance: Chance?

  /// How many of a column's different texts are IDs of other records.
  public struct Chance: Sendable, Equatable {
    /// How many different ones were looked for.
    public let different: Int
    /// How many of them are IDs.
    public let found: Int
    /// How many would be by chance.
    public let byChance: Int
  }

  init(_ kind: Kind, _ columns: [String] = [], share: Double? = nil, weight: Double = 0) {
    self.kind = kind
    self.columns = columns
    self.share = share
    self.weight = weight
  }
}
