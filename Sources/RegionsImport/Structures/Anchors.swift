import RegionsSource

/// Finds the region above a record: through wrappers and dictionary keys.
struct Anchors {
  let reading: Nesting
  let nodes: [[Int32]]

  func above(
    _ list: Int, _ record: Int, _ lookups: inout [Evidence.Place: [Int32]]
  ) -> (parent: Int32, reference: TextRef) {
    var list = list
    var record = record
    while true {
      let next = reading.evidence.lists[list].owner(of: record)
      list = reading.evidence.lists[list].owner
      record = next
      guard list >= 0, record >= 0 else { return (ImportedTree.root, .none) }
      if !nodes[list].isEmpty, nodes[list][record] >= 0 { return (nodes[list][record], .none) }
      guard case .alias(let reference) = reading.rules[list] else { continue }
      let number = reading.evidence.textNumbers(list, reference.column)[record]
      guard number >= 0 else { return (ImportedTree.root, .none) }
      for target in reference.targets {
        let table = reading.lookup(target, nodes, &lookups)
        if Int(number) < table.count, table[Int(number)] >= 0 { return (table[Int(number)], .none) }
      }
      return (ImportedTree.root, .none)
    }
  }
}
