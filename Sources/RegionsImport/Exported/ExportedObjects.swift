import Regions
import RegionsFiles
import RegionsSource

/// The JSON that `regions export` writes, nested or flat. Where there is something to say beyond the
/// regions, it is in the first object's first member, `$regions`.
struct ExportedObjects {
  private typealias Mismatch = ExportedTree.Mismatch
  private typealias Value = SourceDocument.Value

  private enum Role {
    case description, id, name, rank, parent, children
    case attribute(Int)
    case unknown
  }

  private let document: SourceDocument
  private let description: Value?

  /// - Returns: `nil` if the source is no array of objects.
  init?(_ document: SourceDocument) {
    // The array, the first object, its first member.
    guard document.entries.count > 3, document.entries[0].kind == .array,
      document.entries[1].kind == .object
    else { return nil }
    self.document = document
    description =
      document.key(of: 2) == ExchangeKey.description && document.entries[2].kind == .object
      ? 2 : nil
  }

  func read(_ options: ImportOptions) throws(ExportedTree.Mismatch) -> ReadTree {
    var metadata = RegionMetadata()
    var columns: [ExportedTree.Column] = []
    var ranks = ExchangeRanks.implied
    var isOneLevel = false
    for value in description.map({ document.children(of: $0) }) ?? [] {
      switch document.key(of: value) ?? "" {
      case ExchangeKey.levels:
        metadata.levelLabels = document.children(of: value).map { document.text(of: $0) }
      case ExchangeKey.rankNames:
        metadata.rankNames = document.children(of: value).map { document.text(of: $0) }
      case ExchangeKey.ranks:
        guard let found = ExchangeRanks(word: document.text(of: value)) else { throw Mismatch() }
        ranks = found
      case ExchangeKey.attributes:
        for attribute in document.children(of: value) { columns.append(try column(attribute)) }
      case ExchangeKey.depth:
        guard document.text(of: value) == "1" else { throw Mismatch() }
        isOneLevel = true
      case let key:
        guard metadata.set(key, to: document.text(of: value)) else { throw Mismatch() }
      }
    }
    var tree = ExportedTree(
      document, options, metadata: metadata, columns: columns, ranks: ranks,
      isDescribed: description != nil)
    let roles = document.keys.map { role($0, ranks: ranks, columns: columns) }
    let isFlat = document.children(of: 1).contains {
      document.key(of: $0) == ExchangeKey.parent
    }
    if isFlat {
      try readFlat(0, roles: roles, into: &tree)
      return try tree.finished(
        document, shape: .parentColumns([ExchangeKey.parent], lists: 1))
    }
    try readNested(0, under: nil, level: 1, roles: roles, into: &tree)
    if isOneLevel || description == nil { try tree.require(oneLevel: isOneLevel) }
    return try tree.finished(
      document, shape: .nested(.objects, keys: [ExchangeKey.children]))
  }

  private func column(
    _ value: Value
  ) throws(ExportedTree.Mismatch) -> ExportedTree.Column {
    let members = document.children(of: value)
    guard members.count == 2, document.key(of: members[0]) == ExchangeKey.name,
      document.key(of: members[1]) == ExchangeKey.type
    else { throw Mismatch() }
    guard let kind = AttributeValue.Kind(rawValue: document.text(of: members[1])) else {
      throw Mismatch()
    }
    return ExportedTree.Column(name: document.text(of: members[0]), kind: kind)
  }

  private func role(
    _ key: String, ranks: ExchangeRanks, columns: [ExportedTree.Column]
  ) -> Role {
    switch key {
    case ExchangeKey.description: .description
    case ExchangeKey.id: .id
    case ExchangeKey.name: .name
    case ExchangeKey.rank where ranks == .given: .rank
    case ExchangeKey.parent: .parent
    case ExchangeKey.children: .children
    default: ExportedTree.column(key, in: columns).map { .attribute($0) } ?? .unknown
    }
  }

  private func readNested(
    _ array: Value, under parent: Int?, level: Int, roles: [Role], into tree: inout ExportedTree
  ) throws(ExportedTree.Mismatch) {
    var object = array + 1
    while object < Int(document.entries[array].end) {
      let members = try members(of: object, roles)
      guard let id = members.id, let name = members.name, members.parent == nil else {
        throw Mismatch()
      }
      let region = try tree.add(
        id: document.bytes(of: id), name: document.bytes(of: name), under: parent, level: level)
      try describe(region, by: members, in: &tree)
      if let children = members.children {
        try readNested(children, under: region, level: level + 1, roles: roles, into: &tree)
      }
      object = Int(document.entries[object].end)
    }
  }

  private func readFlat(
    _ array: Value, roles: [Role], into tree: inout ExportedTree
  ) throws(ExportedTree.Mismatch) {
    var object = array + 1
    while object < Int(document.entries[array].end) {
      let members = try members(of: object, roles)
      guard let id = members.id, let name = members.name, let parent = members.parent,
        members.children == nil
      else { throw Mismatch() }
      let isRoot = document.entries[parent].kind == .null
      let region = try tree.add(
        id: document.bytes(of: id), name: document.bytes(of: name),
        underID: isRoot ? nil : document.bytes(of: parent))
      try describe(region, by: members, in: &tree)
      object = Int(document.entries[object].end)
    }
  }

  private func describe(
    _ region: Int, by members: Members, in tree: inout ExportedTree
  ) throws(ExportedTree.Mismatch) {
    if let rank = members.rank { try tree.setRank(to: document.text(of: rank), for: region) }
    for (column, value) in members.attributes {
      try tree.set(column, to: document.text(of: value), for: region)
    }
  }

  private struct Members {
    var id: Value?
    var name: Value?
    var rank: Value?
    /// Null for a root of the flat form.
    var parent: Value?
    var children: Value?
    var attributes: [(column: Int, value: Value)] = []
  }

  private func members(
    of object: Value, _ roles: [Role]
  ) throws(ExportedTree.Mismatch) -> Members {
    guard document.entries[object].kind == .object else { throw Mismatch() }
    var members = Members()
    var member = object + 1
    while member < Int(document.entries[object].end) {
      let entry = document.entries[member]
      switch (roles[Int(entry.key)], entry.kind) {
      case (.description, .object): guard member == description else { throw Mismatch() }
      case (.id, .string): members.id = member
      case (.name, .string): members.name = member
      case (.rank, .number): members.rank = member
      case (.parent, .string), (.parent, .null): members.parent = member
      case (.children, .array): members.children = member
      case (.attribute(let column), .string), (.attribute(let column), .number):
        members.attributes.append((column, member))
      default: throw Mismatch()
      }
      member = Int(entry.end)
    }
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
