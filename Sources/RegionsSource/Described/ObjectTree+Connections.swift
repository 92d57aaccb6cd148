/// GraphQL's connections, as Relay writes lists down:
/// `{"edges": [{"cursor", "node": {…}}, …], "pageInfo": {…}}`.
extension ObjectTree {
  /// The document with an array of its nodes in each connection's place; `false` if it has none.
  mutating func readConnections() -> Bool {
    guard let edges = source.number(ofKey: "edges"), source.number(ofKey: "node") != nil,
      source.entries.indices.contains(where: { value in
        source.entries[value].key == edges && nodes(of: value) != nil
      })
    else { return false }
    copyConnected(0, key: nil)
    return true
  }

  /// The nodes of an array `edges`; `nil` if it isn't one.
  private func nodes(of edges: Value) -> [Value]? {
    guard kind(edges) == .array else { return nil }
    let edges = children(of: edges)
    let nodes = edges.compactMap { edge in
      member("node", of: edge).flatMap { kind($0) == .object ? $0 : nil }
    }
    return nodes.count == edges.count && !nodes.isEmpty ? nodes : nil
  }

  private mutating func copyConnected(_ value: Value, key: String?) {
    switch kind(value) {
    case .object:
      if let nodes = member("edges", of: value).flatMap({ self.nodes(of: $0) }) {
        let list = open(.array, key: key, at: value)
        for node in nodes { copyConnected(node, key: nil) }
        close(list)
        return
      }
      fallthrough
    case .array:
      let copy = open(kind(value), key: key, at: value)
      for child in children(of: value) { copyConnected(child, key: source.key(of: child)) }
      close(copy)
    default: copy(value, key: key)
    }
  }
}
