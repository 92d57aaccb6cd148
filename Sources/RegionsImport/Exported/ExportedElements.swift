import Regions
import RegionsFiles
import RegionsSource

/// The XML that `regions export` writes: `<region id name>` in a `<regions>`.
struct ExportedElements {
  private typealias Mismatch = ExportedTree.Mismatch
  private typealias Value = SourceDocument.Value

  private enum Role {
    case id, name, rank
    case attribute(Int)
    case unknown
  }

  private let document: SourceDocument
  /// The key of the elements that are regions.
  private let regionKey: Int32

  /// - Returns: `nil` if the source's element is called otherwise.
  init?(_ document: SourceDocument) {
    guard document.entries[0].kind == .element, document.key(of: 0) == ExchangeKey.regions else {
      return nil
    }
    self.document = document
    regionKey = Int32(document.keys.firstIndex(of: ExchangeKey.region) ?? -1)
  }

  func read(_ options: ImportOptions) throws(ExportedTree.Mismatch) -> ReadTree {
    var metadata = RegionMetadata()
    var columns: [ExportedTree.Column] = []
    var ranks = ExchangeRanks.implied
    var regions: [Value] = []
    var isOneLevel = false
    for child in document.children(of: 0) {
      switch (document.entries[child].kind, document.key(of: child)) {
      case (.attribute, ExchangeKey.ranks):
        guard let found = ExchangeRanks(word: document.text(of: child)) else { throw Mismatch() }
        ranks = found
      case (.attribute, ExchangeKey.depth):
        guard document.text(of: child) == "1" else { throw Mismatch() }
        isOneLevel = true
      case (.attribute, let key?):
        guard metadata.set(key, to: document.text(of: child)) else { throw Mismatch() }
      case (.element, ExchangeKey.level):
        metadata.levelLabels.append(try attributes(child, [ExchangeKey.name])[0])
      case (.element, ExchangeKey.rank):
        metadata.rankNames.append(try attributes(child, [ExchangeKey.name])[0])
      case (.element, ExchangeKey.attribute):
        let texts = try attributes(child, [ExchangeKey.name, ExchangeKey.type])
        guard let kind = AttributeValue.Kind(rawValue: texts[1]) else { throw Mismatch() }
        columns.append(ExportedTree.Column(name: texts[0], kind: kind))
      case (.element, ExchangeKey.region): regions.append(child)
      default: throw Mismatch()
      }
    }
    let isDescribed =
      isOneLevel || !columns.isEmpty || !metadata.levelLabels.isEmpty
      || !metadata.rankNames.isEmpty || ranks != .implied
    var tree = ExportedTree(
      document, options, metadata: metadata, columns: columns, ranks: ranks,
      isDescribed: isDescribed)
    let roles = document.keys.map { key -> Role in
      switch key {
      case ExchangeKey.id: .id
      case ExchangeKey.name: .name
      case ExchangeKey.rank where ranks == .given: .rank
      default: ExportedTree.column(key, in: columns).map { .attribute($0) } ?? .unknown
      }
    }
    for region in regions { try read(region, under: nil, level: 1, roles: roles, into: &tree) }
    if isOneLevel || !isDescribed && metadata == RegionMetadata() {
      try tree.require(oneLevel: isOneLevel)
    }
    return try tree.finished(
      document, shape: .nested(.elements, keys: [ExchangeKey.region]))
  }

  /// The values of an element that has exactly these attributes, in this order.
  private func attributes(
    _ element: Value, _ names: [String]
  ) throws(ExportedTree.Mismatch) -> [String] {
    let values = document.children(of: element)
    guard values.map({ document.key(of: $0) }) == names.map({ Optional($0) }) else {
      throw Mismatch()
    }
    return values.map { document.text(of: $0) }
  }

  private func read(
    _ element: Value, under parent: Int?, level: Int, roles: [Role], into tree: inout ExportedTree
  ) throws(ExportedTree.Mismatch) {
    var id: Value?
    var name: Value?
    var rank: Value?
    var values: [(column: Int, value: Value)] = []
    // Attributes come first.
    var child = element + 1
    let end = Int(document.entries[element].end)
    while child < end, document.entries[child].kind == .attribute {
      switch roles[Int(document.entries[child].key)] {
      case .id: id = child
      case .name: name = child
      case .rank: rank = child
      case .attribute(let column): values.append((column, child))
      case .unknown: throw Mismatch()
      }
      child += 1
    }
    guard let id, let name else { throw Mismatch() }
    let region = try tree.add(
      id: document.bytes(of: id), name: document.bytes(of: name), under: parent, level: level)
    if let rank { try tree.setRank(to: document.text(of: rank), for: region) }
    for (column, value) in values {
      try tree.set(column, to: document.text(of: value), for: region)
    }
    while child < end {
      let entry = document.entries[child]
      guard entry.kind == .element, entry.key == regionKey else { throw Mismatch() }
      try read(child, under: region, level: level + 1, roles: roles, into: &tree)
      child = Int(entry.end)
    }
  }
}
