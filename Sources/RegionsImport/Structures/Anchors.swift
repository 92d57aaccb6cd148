import RegionsSource
import TypedNumbers

/// Finds the region above a record: through wrappers and dictionary keys.
struct Anchors {
  let reading: Nesting
  let nodes: RecordNodes

  /// None if there is no region above.
  ///
  /// - Parameter missing: Is called with the key that a record lies under, if no region is called so.
  func above(
    _ place: ListRecord, _ lookups: inout [ListColumn: NodesByText],
    missing: (_ key: TextRef) -> Void
  ) -> ImportedTree.Node.OrNone {
    var (list, record) = (place.list, place.record)
    while true {
      let next = reading.evidence.lists[list].owner(of: record)
      list = reading.evidence.lists[list].owner
      record = next
      guard list >= 0, record >= 0 else { return .init() }
      if let node = nodes[list, record] { return .init(node) }
      guard case .alias(let reference) = reading.rules[list] else { continue }
      guard let number = reading.evidence.textNumbers(list, reference.column)[record].number else {
        return .init()
      }
      for target in reference.targets {
        if let node = reading.lookup(target, nodes: nodes, in: &lookups).node(number) {
          return .init(node)
        }
      }
      let records = reading.evidence.lists[list]
      missing(
        reading.evidence.texts.ref(
          records.columns[reference.column].cells[record], in: records.document))
      return .init()
    }
  }
}
