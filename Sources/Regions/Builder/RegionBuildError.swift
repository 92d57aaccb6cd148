/// Why a tree can't be built.
public struct RegionBuildError: Error, Sendable, Equatable {
  /// The sorts of trouble a builder refuses.
  public struct Kind: Sendable, Equatable {
    let value: UInt8
    /// Two regions have the same ID.
    public static let duplicateID = Kind(value: 0)
    /// An ID is empty or longer than 255 bytes.
    public static let idLength = Kind(value: 1)
    /// A name is empty or longer than 4,096 bytes.
    public static let nameLength = Kind(value: 2)
    /// The tree is deeper than 32 levels.
    public static let depth = Kind(value: 3)
    /// More than 2³¹ regions.
    public static let count = Kind(value: 4)
    /// There is no region.
    public static let empty = Kind(value: 5)
    /// A text attribute's value is longer than 4,096 bytes.
    public static let attributeLength = Kind(value: 6)
    /// A region's rank is not larger than the rank of a region above it.
    public static let rankOrder = Kind(value: 7)
  }

  /// What sort of trouble it is.
  public var kind: Kind
  /// The ID of the region concerned, as far as there is one.
  public var id: String

  /// A refusal, of the region with an ID if it is about one.
  public init(_ kind: Kind, id: String = "") {
    self.kind = kind
    self.id = id
  }
}

extension RegionBuildError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .duplicateID: "ID “\(id)” is used by two regions"
    case .idLength: "an ID must have 1 to 255 bytes, “\(id.prefix(40))” has \(id.utf8.count)"
    case .nameLength: "the name of region “\(id)” must have 1 to 4,096 bytes"
    case .depth: "region “\(id)” is below level 32"
    case .count: "more than 2,147,483,648 regions"
    case .empty: "there is no region"
    case .attributeLength: "an attribute of region “\(id)” has more than 4,096 bytes"
    case .rankOrder: "region “\(id)” is not of a lower rank than the regions above it"
    default: "region “\(id)” can't be built"
    }
  }
}
