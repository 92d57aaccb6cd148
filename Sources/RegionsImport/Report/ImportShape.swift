/// How a source was read: what holds the records together, and where IDs and names are.
public struct ImportShape: Sendable, Equatable {
  /// What says which region is above a record.
  public enum Form: Sendable, Equatable {
    /// Nothing: all are roots.
    case flat
    /// Columns that hold the IDs or names of the regions above, in as many lists.
    case parentColumns([String], lists: Int)
    /// The beginnings of codes, in as many lists.
    case codePrefix(CodePrefix, lists: Int)
    /// Columns that hold a code a level.
    case codeColumns([String])
    /// The order of rows with a level.
    case rowOrder(level: String)
    /// A column of names, by the white space in front of them.
    case indent(String)
    /// Columns whose numbers lie around those of the regions below.
    case nestedSets(left: String, right: String)
    /// A column of numbers that lie behind the region above's, which count in steps, from the top.
    case numberSteps(String, steps: [Int])
    /// A column with the IDs from the root on.
    case idPath(String)
    /// A list in each record with the IDs of those below it.
    case childIDs(String)
    /// What the records lie in, and the keys of the regions below.
    case nested(Container, keys: [String])
    /// Dictionaries with the region above as the key.
    case keyedLists
    /// Columns that each hold a level.
    case levelColumns([String])
    /// A column whose cells hold a path with this character between the levels.
    case pathCell(String, separator: Character)
  }

  /// How a code tells the region above.
  public enum CodePrefix: Sendable, Equatable {
    /// By the digits in front, as many of them for each level but the last; the rest are zeros.
    case digits([Int])
    /// By its beginning, as many characters for each level but the last.
    case characters([Int])
    /// Up to the last of these characters.
    case upTo(Character)
  }

  /// What nested records are.
  public enum Container: Sendable, Equatable {
    /// What nests: objects of JSON, elements of XML, entries of dictionaries.
    case objects, elements, dictionaries
  }

  /// How regions got their IDs.
  public enum IDs: Sendable, Equatable {
    /// From the source.
    case source
    /// The source's are local, so they became paths of them.
    case paths
    /// By place.
    case places
  }

  /// What says which region is above a record.
  public var form: Form
  /// The columns or keys of the IDs; none if there are none, or none besides those of the form.
  public var idColumns: [String] = []
  /// The columns or keys of the names besides those of the form.
  public var nameColumns: [String] = []
  /// How regions got their IDs.
  public var ids = IDs.source

  init(_ form: Form, ids: [String] = [], names: [String] = []) {
    self.form = form
    idColumns = Self.unique(ids)
    nameColumns = Self.unique(names)
  }

  /// The words that are not empty, each once.
  static func unique(_ words: [String]) -> [String] {
    var seen: [String] = []
    for word in words where !word.isEmpty && !seen.contains(word) { seen.append(word) }
    return seen
  }
}
