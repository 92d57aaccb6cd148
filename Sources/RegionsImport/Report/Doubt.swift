/// Something in the sources that looks like structure and that a reading leaves unexplained.
public struct Doubt: Sendable, Equatable {
  /// What it is; the raw value is what programs read, and stays.
  public enum Kind: String, Sendable, CaseIterable {
    /// A column holds the IDs or the names of other rows.
    case unusedParent
    /// A column is called the parent, and no row is what it names.
    case unknownParent
    /// A column is called the parent and names regions of which several have one name.
    case ambiguousParent
    /// A column that is called an ID has codes of which a spreadsheet left out digits, and nothing tells those.
    case shortenedCodes
    /// A column of codes repeats, and there are no IDs.
    case unusedCodes
    /// A column is called the ID, and what it holds has not the look of IDs.
    case unusedIDs
    /// Codes begin with other codes, but nearly as many would by chance.
    case chanceCodes
    /// Only the order of the rows says what is above, and any order would say something.
    case orderAlone
    /// A column holds paths of other rows' names or IDs.
    case unusedPath
    /// A column groups the rows by names, or by codes that are called by a level, or tells rows of one region apart.
    case unusedLevel
    /// Neither of two levels lies within the other.
    case crossingLevels
    /// A column named for a level above the others holds one text throughout.
    case constantLevel
    /// Lists of one source that nothing connects.
    case unattachedLists
    /// Records that hold the regions are none themselves, though they have texts.
    case unusedHolders
    /// Only what lies in them names regions that have a code.
    case namedBelow
    /// A level of which each region has one region below it.
    case singleChildren
    /// What stands on top stands for no region.
    case placeholderOnTop
    /// The only key on top, in which all others lie, may be a region or a program's word for what it holds.
    case keyOnTop
    /// Some codes of a lower level begin with no code of the one above.
    case strayCodes
    /// The names of a level come back below many regions.
    case repeatedNames
    /// Half of what stands on top, or more, has nothing below it.
    case bareRoots
    /// A column or list that is taken for a level is called by no word for one.
    case unworded
    /// Rows that name no parent, where the others do.
    case rowsWithoutParent
    /// A column holds IDs of other rows, but nearly any numbers would.
    case chanceParent
    /// A level has fewer regions than the one above it.
    case fewBelow
    /// Rows repeat the region of another row, and there are too many for chance.
    case repeatedRows
    /// A list of names that becomes neither regions nor attributes.
    case unusedList
    /// Most names of a level are lists of names, cut by one separator.
    case joinedNames
    /// A column called the level says the same of regions on top and of others below.
    case mixedLevels
  }

  /// What it is.
  public let kind: Kind
  /// The columns or lists it is about.
  public let subjects: [String]
  /// The columns that the option about it names as well: that of the names below a level, that of the IDs
  /// that a parent column holds where nothing looks like IDs.
  public let others: [String]
  /// Whether a tree that has it is refused; else it is a warning.
  public let isStrong: Bool

  init(kind: Kind, subjects: [String], others: [String] = [], isStrong: Bool) {
    self.kind = kind
    self.subjects = subjects
    self.others = others
    self.isStrong = isStrong
  }
}
