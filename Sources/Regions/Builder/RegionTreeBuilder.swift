/// Collects regions and makes a `.regions` file of them.
///
///     var builder = RegionTreeBuilder()
///     let beijing = try builder.add(id: "110000", name: "北京市")
///     try builder.add(id: "110101", name: "东城区", under: beijing)
///     let bytes = try builder.build()
///
/// Parents are added before their children; roots and the children of one region keep the order in
/// which they are added. The same calls give the same bytes on every machine.
public struct RegionTreeBuilder: Sendable {
  /// What a region that was added is known by: 0 for the first, 1 for the second, and so on.
  public typealias Handle = Int

  /// The longest text of an attribute, in bytes.
  package static var longestText: Int { FileLayout.maximumTextLength }

  /// Where the data comes from.
  public var metadata = RegionMetadata()

  /// By region: its parent, or -1.
  private(set) var parents: [Int32] = []
  /// By region: its level, from 1.
  private var levels: [UInt8] = []
  private(set) var ids = TextArena()
  private(set) var names = TextArena()
  /// Whether each ID is larger than the one before it, byte by byte, so that none can be there twice.
  private var idsRise = true
  private var columns: [Column] = []
  /// By region: its rank, or 0; ends behind the last region that was given one.
  var ranks: [UInt8] = []

  /// Where to find the first regions by their IDs, made when first asked for.
  private var idSet = TextSet()
  private var idSetCount = 0

  /// The values of an attribute in the order in which they were set.
  private struct Column {
    var name: String
    var regions: [Int32] = []
    var values: [AttributeValue] = []
  }

  /// An empty builder.
  public init() {}

  /// How many regions were added.
  public var count: Int { parents.count }

  /// Makes room for so many regions in all.
  public mutating func reserveCapacity(_ count: Int) {
    parents.reserveCapacity(count)
    levels.reserveCapacity(count)
    ids.reserve(texts: count, bytes: 12 * count)
    names.reserve(texts: count, bytes: 16 * count)
  }

  /// Adds a region below the ones its parent has so far.
  ///
  /// - Parameters:
  ///   - id: 1 to 255 bytes of UTF-8, unique in the data set; see ``build()``.
  ///   - name: 1 to 4,096 bytes of UTF-8.
  ///   - parent: what `add` returned for the parent; `nil` makes a root.
  ///   - rank: see ``setRank(_:for:)``.
  /// - Throws: ``RegionBuildError`` if a length is out of range or the tree gets deeper than 32.
  @discardableResult
  public mutating func add(
    id: String, name: String, under parent: Handle? = nil, rank: RegionRank? = nil
  ) throws(RegionBuildError) -> Handle {
    let region = try append(id: id.utf8, name: name.utf8, parent: parent)
    if let rank { setRank(rank, for: region) }
    return region
  }

  /// Adds a region whose ID and name are at hand as bytes. What is not UTF-8 in them is replaced by
  /// U+FFFD.
  @discardableResult
  public mutating func add(
    idBytes: some Collection<UInt8>, nameBytes: some Collection<UInt8>, under parent: Handle? = nil
  ) throws(RegionBuildError) -> Handle {
    try append(
      id: String(decoding: idBytes, as: UTF8.self).utf8,
      name: String(decoding: nameBytes, as: UTF8.self).utf8,
      parent: parent)
  }

  /// Adds a region whose ID and name are bytes known to be UTF-8, without a `String` for each.
  @discardableResult
  package mutating func add(
    utf8ID id: ArraySlice<UInt8>, utf8Name name: ArraySlice<UInt8>, under parent: Handle? = nil
  ) throws(RegionBuildError) -> Handle {
    try append(id: id, name: name, parent: parent)
  }

  private mutating func append(
    id: some Collection<UInt8>, name: some Collection<UInt8>, parent: Handle?
  ) throws(RegionBuildError) -> Handle {
    func error(_ kind: RegionBuildError.Kind) -> RegionBuildError {
      RegionBuildError(kind, id: String(decoding: id, as: UTF8.self))
    }
    precondition(parent.map { $0 >= 0 && $0 < count } ?? true, "no region has this handle")
    guard 1...FileLayout.maximumIDLength ~= id.count else { throw error(.idLength) }
    guard 1...FileLayout.maximumTextLength ~= name.count else { throw error(.nameLength) }
    let level = parent.map { Int(levels[$0]) + 1 } ?? 1
    guard level <= FileLayout.maximumDepth else { throw error(.depth) }
    guard count < Int(Int32.max) else { throw error(.count) }
    parents.append(Int32(parent ?? -1))
    levels.append(UInt8(level))
    ids.append(id)
    names.append(name)
    idsRise = idsRise && (count == 1 || ids.precedes(count - 2, count - 1))
    return count - 1
  }

  /// A region with an ID, or `nil`.
  ///
  /// - Complexity: O(regions added since the last call), O(1) for the region added last and those
  ///   above it.
  package mutating func region(withID id: ArraySlice<UInt8>) -> Handle? {
    var region = count - 1
    while region >= 0 {
      if ids.bytes[ids[region]].elementsEqual(id) { return region }
      region = Int(parents[region])
    }
    while idSetCount < count {
      _ = idSet.insert(idSetCount, of: ids)
      idSetCount += 1
    }
    return idSet.find(id, in: ids)
  }

  /// A region's level, from 1.
  package func level(of region: Handle) -> Int { Int(levels[region]) }

  /// Declares an attribute, so that its place in the order is known before its first value.
  public mutating func declareAttribute(_ name: String) {
    _ = column(name)
  }

  private mutating func column(_ name: String) -> Int {
    if let index = columns.firstIndex(where: { $0.name == name }) { return index }
    columns.append(Column(name: name))
    return columns.count - 1
  }

  /// Gives a region a value of an attribute, in place of an earlier one.
  ///
  /// An attribute is kept as integers if all its values are integers, else as text, of which a value
  /// has at most 4,096 bytes.
  public mutating func set(_ name: String, to value: AttributeValue, for region: Handle) {
    precondition(region >= 0 && region < count, "no region has this handle")
    let index = column(name)
    columns[index].regions.append(Int32(region))
    columns[index].values.append(value)
  }

  /// Makes the file.
  ///
  /// - Throws: ``RegionBuildError`` if an ID was used twice, a value is too long, a rank is not
  ///   larger than one above it, or there is no region.
  /// - Complexity: O(regions), some 0.7 seconds a million.
  public func build() throws(RegionBuildError) -> [UInt8] {
    try check()
    return checkedBytes()
  }

  /// Looks for what keeps the file from being made.
  package func check() throws(RegionBuildError) {
    guard count > 0 else { throw RegionBuildError(.empty) }
    if !idsRise {
      var seen = TextSet(capacity: count)
      for region in 0..<count where seen.insert(region, of: ids) != nil {
        throw RegionBuildError(.duplicateID, id: ids.string(region))
      }
    }
    try checkRanks()
    for column in columns {
      for (region, value) in zip(column.regions, column.values) {
        if case .text(let text) = value, text.utf8.count > FileLayout.maximumTextLength {
          throw RegionBuildError(.attributeLength, id: ids.string(Int(region)))
        }
      }
    }
  }

  /// The file, if ``check()`` finds nothing.
  package func checkedBytes() -> [UInt8] {
    let order = LevelOrder(parents: parents, levels: levels)
    // Names take most of the time, so the rest is done beside them.
    let ((ids, attributes), names) = concurrently {
      (idSection(order), columns.isEmpty ? nil : attributeSection(order))
    } and: {
      var names = SectionWriter()
      StringColumnWriter.write(self.names, order: order.regions, to: &names)
      return names
    }
    var file = FileWriter()
    file.add(.metadata, metadataSection())
    file.add(.tree, order.section())
    file.add(.ids, ids)
    file.add(.names, names)
    if let attributes { file.add(.attributes, attributes) }
    if let ranks = rankSection(order) { file.add(.ranks, ranks) }
    return file.bytes()
  }

  private func metadataSection() -> SectionWriter {
    var section = SectionWriter()
    for text in [metadata.title, metadata.asOf, metadata.origin, metadata.license] {
      section.text(text)
    }
    let labels = metadata.levelLabels.prefix(FileLayout.maximumDepth)
    section.number(labels.count)
    for label in labels { section.text(label) }
    return section
  }

  private func idSection(_ order: LevelOrder) -> SectionWriter {
    var section = SectionWriter()
    let numeric = NumericIDsWriter(ids, order: order.regions, levelStarts: order.levelStarts)
    if let numeric {
      section.number(0)
      numeric.write(ids, order: order.regions, to: &section)
    } else {
      section.number(1)
      StringColumnWriter.write(ids, order: order.regions, to: &section)
      NodeIndex.write(Array(0..<count), ids, order: order.regions, to: &section)
    }
    return section
  }

  private func attributeSection(_ order: LevelOrder) -> SectionWriter {
    var section = SectionWriter()
    section.number(columns.count)
    for column in columns {
      // By node; of several values the last one set counts.
      let byNode = column.regions.indices
        .map { (node: order.node(of: Int(column.regions[$0])), entry: $0) }
        .sorted { ($0.node, $0.entry) < ($1.node, $1.entry) }
      var values: [(node: Int, value: AttributeValue)] = []
      for (node, entry) in byNode {
        if values.last?.node == node { values.removeLast() }
        values.append((node, column.values[entry]))
      }
      AttributeColumn.write(
        column.name, values, nodeCount: count,
        regionName: { names.string(Int(order.regions[$0])) }, to: &section)
    }
    return section
  }
}
