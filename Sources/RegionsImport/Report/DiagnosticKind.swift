public import Regions
public import RegionsFiles
public import RegionsSource

extension Diagnostic {
  /// What a diagnostic tells.
  public enum Kind: Sendable, Equatable {
    // MARK: Reading

    /// What the reader of the source found.
    case source(SourceProblem)
    /// The source can't be opened or read.
    case unreadable(FileError)
    /// More kinds of lists than these: the rest is left out.
    case tooManyLists(limit: Int)
    /// More columns than the records can fill: those with few texts are left out.
    case tooManyColumns
    /// A list with more columns than these: the rest is left out.
    case tooWide(limit: Int)

    // MARK: Options

    /// An option names a column that isn't there; what is there.
    case unknownColumn(String, known: [String])
    /// An option names a key of lists that isn't there; what is there.
    case unknownKey(String, known: [String])
    /// The region whose children are to be the roots isn't there.
    case unknownRoot(id: String)

    // MARK: Choosing

    /// Nothing looks like regions, and why.
    case noRegions(NoRegionsReason)
    /// What would be names reads like a program or a text, as this one does.
    case namesReadLikeText(String)
    /// Both columns could name the region above.
    case rivalParents(String, String)
    /// What the reading that was taken leaves unexplained.
    case doubt(Doubt)
    /// Refused: what the best reading leaves unexplained, and what it would give.
    case unexplained(Doubt, Outcome)
    /// Refused: as much speaks for this reading as for the next.
    case rivalReadings(Outcome)
    /// Another reading, beside one that was refused.
    case otherReading(Outcome)
    /// Columns that put the records into groups within groups, and are attributes in the reading that was taken.
    case possibleLevels([String])
    /// The names are taken from one column, and as much speaks for those of another.
    /// In wide rows the levels with those others are told, else they are empty.
    case otherNames(String, other: String, levels: [String])
    /// The IDs are codes that begin with those above, in place of what the records refer to each other by; where all lists
    /// call that so, an option asks for it.
    case otherIDs(String, other: String, inAll: Bool)
    /// No heading, key or name says that what is listed are regions; the column that has the names.
    case noWordForRegions(String)

    // MARK: Records

    /// Records of a list that are taken for something else than regions.
    case leftOut(records: Int, list: String, LeftOutReason)
    /// Codes that were written as numbers, in short or as ways are as they were meant, as another column proves.
    case codesRestored(Int, column: String, written: String, meant: String)
    /// Names that differ in capitals or white space alone, of one level below one region, are one region's,
    /// as these two.
    case spellingsMerged(Int, example: [String])
    /// A row with one text, where others have a code and a name.
    case remarkRow
    /// Rows that have more cells than the heading above them; its last column.
    case longRows(Int, lastColumn: String)
    /// A name that has a control character in it, as text has that was read in a wrong encoding.
    case controlCharacter(RegionLabel)
    /// A record without a name; the ID is empty where it has none either.
    case nameless(id: String)
    /// A region's parent isn't in the source.
    case missingParent(RegionLabel, parent: String)
    /// A region that lies above itself: the IDs once around, the first once.
    case ring(RegionLabel, ids: [String])
    /// Siblings of one ID that have two names, or two spellings of one.
    case severalNames(id: String, names: [String], areSpellings: Bool)

    // MARK: The tree

    /// Regions whose parents are missing became roots, as the options ask.
    case orphansAsRoots(Int)
    /// Regions whose parents are missing became roots, for there is no other root.
    case onlyRoots(Int)
    /// Regions whose parents are missing hang on the nearest region above that their codes name.
    case nearestAncestors(Int)
    /// Siblings with the same ID and name became one.
    case merged(Int)
    /// Names that stand for no region, with the times each is there.
    case placeholdersKept([PlaceholderCount])
    /// Regions whose names stand for none were removed.
    case placeholdersRemoved(Int)
    /// A region that the source puts more than one level below the region above, and how many more.
    case levelJump(name: String, level: Int, above: Int, others: Int)
    /// Regions whose IDs others have too are told apart by their parents', as in this one.
    case idsQualified(Int, example: String)
    /// Regions without an ID are numbered below their parents.
    case numberedBelowParent(Int)
    /// Everything was left out.
    case nothingLeft
    /// Values of a column that are longer than an attribute's may be are left out.
    case valuesTooLong(Int, column: String)
    /// The tree can't be written to a file.
    case unbuildable(RegionBuildError)
    /// Regions that the data set which is added to doesn't have are left out.
    case notInBase(ids: [String])
  }

  /// What a reading gives.
  public struct Outcome: Sendable, Equatable {
    /// The structure's name, as in ``ImportOptions/structure``.
    public var structure: String
    /// How the source was read.
    public var shape: ImportShape
    /// How many regions each level has, the roots first.
    public var levels: [Int]
  }

  /// Why there are no regions.
  public enum NoRegionsReason: Sendable, Equatable {
    /// No records: nothing, one value, or a heading with nothing below it.
    case noRecords
    /// A page without tables or lists to choose from.
    case page
    /// The structure that was asked for is not there; its name.
    case noStructure(String)
    /// No record's parent is in the column that was named.
    case noParents(String)
    /// No texts look like names.
    case noNames
    /// What was named holds no names.
    case noNamesIn(String)
  }

  /// Why records are left out.
  public enum LeftOutReason: Sendable, Equatable {
    /// They repeat names of another list.
    case repeatsNames(of: String)
    /// They have nothing to do with the list that was taken.
    case unrelated(to: String)
    /// The regions below are in another list.
    case regionsAre(in: String)
    /// Each record above has about one: something that is known of it.
    case oneEach
    /// The same few come back below many records.
    case shared
    /// By what they are called, or since several records above share them, they are no regions.
    case noRegions
    /// Each is a question to choose, as the first of a list of options: "Select District".
    case question
    /// Each stands for what is counted where the region is not known: "Unknown".
    case unknownRegion
    /// Each is what the regions beside it add up to: "Total".
    case sum
    /// They tell of regions that other records tell of at another time.
    case otherTimes
  }

  /// A region by what the source says of it.
  public struct RegionLabel: Sendable, Equatable {
    /// Empty where it has none.
    public var id: String
    /// Without white space around it.
    public var name: String
  }

  /// A name that stands for no region.
  public struct PlaceholderCount: Sendable, Equatable {
    /// The name.
    public var name: String
    /// How many regions are called so.
    public var count: Int
  }
}
