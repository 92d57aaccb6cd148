public import Regions

/// What somebody knows better than the detector. Everything may be left as it is.
public struct ImportOptions: Sendable {
  /// How regions get their IDs.
  public enum IDs: String, Sendable, CaseIterable {
    /// The source's, as they are; a few repeats are qualified by their parent's.
    case source
    /// Paths of the source's: `1/11/3`.
    case scoped
    /// Numbered by place: `01`, `0105`.
    case path
  }

  /// What is done with a row that is wrong.
  public enum OnError: String, Sendable, CaseIterable {
    /// Report everything that is wrong, write nothing.
    case stop
    /// Leave out what is wrong and what hangs on it.
    case skip
  }

  /// What is done with a region whose parent is not there.
  public enum Orphans: String, Sendable, CaseIterable {
    /// A missing parent is an error.
    case report
    /// A region whose parent is missing becomes a root.
    case roots
  }

  /// The key, attribute or column of IDs, names, parents, children.
  public var idKey: String?
  /// The key or column of the name.
  public var nameKey: String?
  /// The key or column of the parent's ID.
  public var parentKey: String?
  /// The key of the children.
  public var childrenKey: String?
  /// The columns of the levels, the topmost first, in rows that are paths.
  public var levelKeys: [String]?
  /// The only structure to look for: one of ``structureNames``.
  public var structure: String?
  /// Whether the report tells all readings that were weighed.
  public var explains = false
  /// The keys that become attributes; `nil`: all that are left.
  public var attributeKeys: [String]?
  /// `nil`: what the data asks for.
  public var ids: IDs?
  /// What is done with a row that is wrong; `nil`: of a thousand regions one that has no name, or shares its ID
  /// with another, is left out with a warning, and anything else stops.
  public var onError: OnError?
  /// What is done with a region whose parent is not there.
  public var orphans = Orphans.report
  /// Removes placeholders ("请选择", "市辖区"); what hangs on them goes to their parent.
  public var dropPlaceholders = false
  /// Removes white space around names.
  public var trim = false
  /// Only the children of the region with this ID become roots.
  public var root: String?
  /// How a name is pronounced, given the names of the regions above it: fills the attribute `pinyin`
  /// where the source has none. `nil`: no such attribute is added.
  public var pinyin: (@Sendable (_ name: String, _ ancestors: [String]) -> String?)?
  /// What is filled in here takes the place of what the source says.
  public var metadata = RegionMetadata()

  /// Everything is found from the content.
  public init() {}

  /// What the structures are called that records may have.
  public static var structureNames: [String] { Structure.all.map(\.name) }
}
