/// A data set of regions: provinces, cities, districts and what lies below them, read in place
/// from a `.regions` file.
///
/// A tree is a small value that shares its bytes; copying it is cheap and it may be used from any
/// number of threads. Opening reads the header and the section table only. A look-up reads the few
/// bytes it needs and allocates nothing.
///
///     let china = try RegionTree(contentsOf: "china.regions")
///     china["110101"]?.name                  // "东城区"
///     china["110101"]?.path.map(\.name)      // ["北京市", "东城区"]
///
/// Regions are numbered 0..<``count`` in level order: all regions of the first level, then all of
/// the second, and so on; the children of one region follow each other, in the source's order.
public struct RegionTree: Sendable {
  @usableFromInline package let storage: TreeStorage

  package init(storage: TreeStorage) {
    self.storage = storage
  }

  /// Opens a `.regions` file: a copy of one of at most a megabyte, a mapping into memory of a larger one.
  ///
  /// Whatever is done to a small file later changes nothing here. A larger one must not be written into while it is
  /// open (one that is shortened ends the process that reads on): replace it by renaming another one over it.
  ///
  /// - Throws: ``RegionFileError`` if the file can't be opened or isn't a `.regions` file this
  ///   version can read.
  /// - Complexity: O(1): a tenth of a millisecond for a megabyte, less for the mapping of a larger file.
  public init(contentsOf path: String) throws(RegionFileError) {
    self.storage = try TreeStorage.open(FileBytes.reading(path))
  }

  /// Opens a data set held in memory.
  public init(bytes: [UInt8]) throws(RegionFileError) {
    self.storage = try TreeStorage.open(FileBytes(copying: bytes))
  }

  /// Opens a data set that is part of the program, in place.
  ///
  /// - Parameter bytes: must stay readable and unchanged until the program ends.
  @unsafe public init(programBytes bytes: UnsafeRawBufferPointer) throws(RegionFileError) {
    self.storage = try unsafe TreeStorage.open(FileBytes(program: bytes))
  }

  /// How many regions there are.
  @inlinable public var count: Int { storage.nodeCount }

  /// How many levels there are: 3 for province, city and district.
  public var depth: Int { storage.levelStarts.count - 1 }

  /// How many regions each level has; the first element counts the roots.
  public var levelCounts: [Int] {
    (0..<depth).map { storage.levelStarts[$0 + 1] - storage.levelStarts[$0] }
  }

  /// The regions without a parent, in the source's order.
  public var roots: RegionCollection { regions(atLevel: 1) }

  /// All regions of a level, in the order of their parents; empty if there is no such level.
  ///
  /// - Parameter level: 1 for the roots, up to ``depth``.
  public func regions(atLevel level: Int) -> RegionCollection {
    guard level >= 1, level <= depth else { return RegionCollection(tree: self, range: 0..<0) }
    return RegionCollection(
      tree: self, range: storage.levelStarts[level - 1]..<storage.levelStarts[level])
  }

  /// The region with an ID, or `nil` if there is none.
  ///
  /// IDs are compared as they are written: "01" and "1" are two IDs.
  @inlinable public subscript(id: String) -> Region? {
    storage.node(forID: id).map { Region(tree: self, number: $0) }
  }

  /// The region whose ID is a number, or `nil` if there is none: `china[id: 110101]`.
  ///
  /// The same as with the number as text, without making one: for programs that keep IDs as
  /// integers. An ID with leading zeros can't be asked for like this.
  @inlinable public subscript(id id: Int) -> Region? {
    storage.node(forInteger: id).map { Region(tree: self, number: $0) }
  }

  /// The region with a number.
  ///
  /// - Precondition: `number` is in 0..<``count``.
  @inlinable public subscript(number number: Int) -> Region {
    precondition(number >= 0 && number < count, "region number out of range")
    return Region(tree: self, number: number)
  }

  /// Where the data comes from and of which date it is.
  public var metadata: RegionMetadata { storage.metadata }

  /// The names of the attributes that regions of this data set may have, in the file's order.
  public var attributeNames: [String] { storage.attributeNames }

  /// Of which kind the values of an attribute are; `nil` if no region may have it.
  ///
  /// - Complexity: O(attributes).
  public func kind(ofAttribute name: String) -> AttributeValue.Kind? {
    storage.kind(ofAttribute: name)
  }

  /// Whether IDs are kept as numbers (they are all digits) or as text.
  public var idKind: IDKind { storage.idKind }

  /// How the IDs of a data set are kept.
  public enum IDKind: String, Sendable {
    /// Runs of whole numbers, or any text.
    case numeric, text
  }

  /// The sections of the file in file order, for `info`.
  public var sections: [RegionFileSection] { storage.sections }

  /// The version of the file's format, as in "1.0".
  public var formatVersion: String { storage.formatVersion }

  /// The file's size in bytes.
  public var byteCount: Int { storage.byteCount }

  /// Compares every section with its checksum.
  ///
  /// - Throws: ``RegionFileError`` that names the first damaged section.
  /// - Complexity: O(bytes), about a millisecond a megabyte.
  public func verifyChecksums() throws(RegionFileError) {
    try storage.verifyChecksums()
  }

  /// Reads every byte and every region and checks that they fit together.
  ///
  /// - Throws: ``RegionFileError`` that names the section and what is wrong with it.
  public func verify() throws(RegionFileError) {
    try storage.verify()
  }
}
