import Regions

/// The JSON that `regions export` writes, nested or flat. Where there is something to say beyond the
/// regions, it is in the first object's first member, `$regions`.
struct ExportedObjects {
  private typealias Foreign = ExportedTree.Foreign

  private enum Role {
    case description, id, name, parent, children
    case attribute(Int)
    case foreign
  }

  private let document: SourceDocument
  private let description: SourceDocument.Value?

  /// - Returns: `nil` if the source is no array of objects.
  init?(_ document: SourceDocument) {
    // The array, the first object, its first member.
    guard document.entries.count > 3, document.entries[0].kind == .array,
      document.entries[1].kind == .object
    else { return nil }
    self.document = document
    description = document.key(of: 2) == "$regions" && document.entries[2].kind == .object ? 2 : nil
  }

  func read(_ given: RegionMetadata) throws(ExportedTree.Foreign) -> ImportResult {
    var metadata = RegionMetadata()
    var columns: [ExportedTree.Column] = []
    for value in description.map({ document.children(of: $0) }) ?? [] {
      switch document.key(of: value) ?? "" {
      case "levels":
        metadata.levelLabels = document.children(of: value).map { document.text(of: $0) }
      case "attributes":
        for attribute in document.children(of: value) { columns.append(try column(attribute)) }
      case let key:
        guard metadata.set(key, to: document.text(of: value)) else { throw Foreign() }
      }
    }
    var tree = ExportedTree(
      metadata: metadata.replaced(by: given), columns: columns,
      isDescribed: description != nil)
    let roles = document.keys.map { role($0, columns) }
    let objects = document.children(of: 0)
    let isFlat = document.children(of: 1).contains {
      document.key(of: $0) == "parent"
    }
    if isFlat {
      try readFlat(objects, roles, &tree)
      return try tree.build(
        document, shape: "flat rows, parent in “parent”, id in “id”, name in “name”")
    }
    try readNested(objects, under: nil, level: 1, roles, &tree)
    return try tree.build(
      document, shape: "nested objects, children in “children”, id in “id”, name in “name”")
  }

  private func column(
    _ value: SourceDocument.Value
  ) throws(ExportedTree.Foreign) -> ExportedTree.Column {
    let members = document.children(of: value)
    guard members.count == 2, document.key(of: members[0]) == "name",
      document.key(of: members[1]) == "type"
    else { throw Foreign() }
    let type = document.text(of: members[1])
    guard type == "integer" || type == "text" else { throw Foreign() }
    return ExportedTree.Column(
      name: document.text(of: members[0]), isInteger: type == "integer")
  }

  private func role(_ key: String, _ columns: [ExportedTree.Column]) -> Role {
    switch key {
    case "$regions": .description
    case "id": .id
    case "name": .name
    case "parent": .parent
    case "children": .children
    default: ExportedTree.column(key, in: columns).map { .attribute($0) } ?? .foreign
    }
  }

  private func readNested(
    _ objects: [SourceDocument.Value], under parent: Int?, level: Int, _ roles: [Role],
    _ tree: inout ExportedTree
  ) throws(ExportedTree.Foreign) {
    for object in objects {
      let members = try members(of: object, roles)
      guard let id = members.id, let name = members.name, members.parent == nil else {
        throw Foreign()
      }
      let region = try tree.add(id: id, name: name, under: parent, level: level)
      for (column, text) in members.attributes { try tree.set(column, to: text, for: region) }
      if let children = members.children {
        try readNested(
          document.children(of: children), under: region, level: level + 1, roles, &tree)
      }
    }
  }

  private func readFlat(
    _ objects: [SourceDocument.Value], _ roles: [Role], _ tree: inout ExportedTree
  ) throws(ExportedTree.Foreign) {
    for object in objects {
      let members = try members(of: object, roles)
      guard let id = members.id, let name = members.name, let parentID = members.parent,
        members.children == nil
      else { throw Foreign() }
      let region = try tree.add(id: id, name: name, underID: parentID)
      for (column, text) in members.attributes { try tree.set(column, to: text, for: region) }
    }
  }

  private struct Members {
    var id: ArraySlice<UInt8>?
    var name: ArraySlice<UInt8>?
    /// `.some(nil)` for a root of the flat form.
    var parent: ArraySlice<UInt8>??
    var children: SourceDocument.Value?
    var attributes: [(Int, String)] = []
  }

  private func members(
    of object: SourceDocument.Value, _ roles: [Role]
  ) throws(ExportedTree.Foreign) -> Members {
    guard document.entries[object].kind == .object else { throw Foreign() }
    var members = Members()
    var isForeign = false
    document.forEachChild(of: object) { member in
      let entry = document.entries[member]
      switch (roles[Int(entry.key)], entry.kind) {
      case (.description, .object): isForeign = isForeign || member != description
      case (.id, .string): members.id = document.bytes(of: member)
      case (.name, .string): members.name = document.bytes(of: member)
      case (.parent, .string): members.parent = .some(document.bytes(of: member))
      case (.parent, .null): members.parent = .some(nil)
      case (.children, .array): members.children = member
      case (.attribute(let column), .string), (.attribute(let column), .number):
        members.attributes.append((column, document.text(of: member)))
      default: isForeign = true
      }
    }
    guard !isForeign else { throw Foreign() }
    return members
  }
}

extension SourceDocument {
  /// The direct children of a value, in document order.
  func children(of value: Value) -> [Value] {
    var children: [Value] = []
    forEachChild(of: value) { children.append($0) }
    return children
  }
}
