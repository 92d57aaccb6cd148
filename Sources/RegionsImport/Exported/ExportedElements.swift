import Regions

/// The XML that `regions export` writes: `<region id name>` in a `<regions>`.
struct ExportedElements {
  private typealias Foreign = ExportedTree.Foreign

  private enum Role {
    case id, name
    case attribute(Int)
    case foreign
  }

  private let document: SourceDocument

  /// - Returns: `nil` if the source's element is called otherwise.
  init?(_ document: SourceDocument) {
    guard document.entries[0].kind == .element, document.key(of: 0) == "regions" else { return nil }
    self.document = document
  }

  func read(_ given: RegionMetadata) throws(ExportedTree.Foreign) -> ImportResult {
    var metadata = RegionMetadata()
    var columns: [ExportedTree.Column] = []
    var regions: [SourceDocument.Value] = []
    for child in document.children(of: 0) {
      switch (document.entries[child].kind, document.key(of: child)) {
      case (.attribute, let key?):
        guard metadata.set(key, to: document.text(of: child)) else { throw Foreign() }
      case (.element, "level"):
        metadata.levelLabels.append(try attributes(child, ["name"])[0])
      case (.element, "attribute"):
        let texts = try attributes(child, ["name", "type"])
        guard texts[1] == "integer" || texts[1] == "text" else { throw Foreign() }
        columns.append(ExportedTree.Column(name: texts[0], isInteger: texts[1] == "integer"))
      case (.element, "region"): regions.append(child)
      default: throw Foreign()
      }
    }
    var tree = ExportedTree(
      metadata: metadata.replaced(by: given), columns: columns,
      isDescribed: !columns.isEmpty || !metadata.levelLabels.isEmpty)
    let roles = document.keys.map { key -> Role in
      switch key {
      case "id": .id
      case "name": .name
      default: ExportedTree.column(key, in: columns).map { .attribute($0) } ?? .foreign
      }
    }
    try read(regions, under: nil, level: 1, roles, &tree)
    return try tree.build(
      document, shape: "nested elements, children in “region”, id in “id”, name in “name”")
  }

  /// The values of an element that has exactly these attributes, in this order.
  private func attributes(
    _ element: SourceDocument.Value, _ names: [String]
  ) throws(ExportedTree.Foreign) -> [String] {
    let values = document.children(of: element)
    guard values.map({ document.key(of: $0) }) == names.map({ Optional($0) }) else {
      throw Foreign()
    }
    return values.map { document.text(of: $0) }
  }

  private func read(
    _ elements: [SourceDocument.Value], under parent: Int?, level: Int, _ roles: [Role],
    _ tree: inout ExportedTree
  ) throws(ExportedTree.Foreign) {
    for element in elements {
      var id: ArraySlice<UInt8>?
      var name: ArraySlice<UInt8>?
      var values: [(Int, String)] = []
      var children: [SourceDocument.Value] = []
      for child in document.children(of: element) {
        let entry = document.entries[child]
        switch entry.kind {
        case .element:
          guard document.key(of: child) == "region" else { throw Foreign() }
          children.append(child)
        case .attribute:
          switch roles[Int(entry.key)] {
          case .id: id = document.bytes(of: child)
          case .name: name = document.bytes(of: child)
          case .attribute(let column): values.append((column, document.text(of: child)))
          case .foreign: throw Foreign()
          }
        default: throw Foreign()
        }
      }
      guard let id, let name else { throw Foreign() }
      let region = try tree.add(id: id, name: name, under: parent, level: level)
      for (column, text) in values { try tree.set(column, to: text, for: region) }
      try read(children, under: region, level: level + 1, roles, &tree)
    }
  }
}
