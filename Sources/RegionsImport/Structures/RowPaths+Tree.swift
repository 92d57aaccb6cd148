import RegionsSource
import TypedNumbers

extension RowPaths {
  typealias Node = ImportedTree.Node

  /// Makes a node of every path that a row tells, and of the paths above it.
  func tree() -> ImportedTree {
    var nodes = PathNodes(of: self)
    /// The node of each row, and the rows' nodes level by level.
    var rowNode = [Node.OrNone](repeating: .init(), count: evidence.lists[list].count)
    var rowPath = [[Node.OrNone]](repeating: [], count: evidence.lists[list].count)
    var last: [TextRef] = []
    let isMerged = isMerged
    let sums = SumRows(evidence, list: list, levels: levels)
    for record in rowNode.indices {
      var path = path(of: record)
      guard !sums.contains(record), let first = path.firstIndex(where: { !$0.isEmpty }) else {
        nodes.leaveOut(record, isRemark: sums.contains(record) || isNote(record))
        continue
      }
      if isMerged {
        for level in 0..<first where level < last.count { path[level] = last[level] }
      }
      last = path
      rowPath[record] = nodes.add(path, record: record)
      rowNode[record] = rowPath[record].last { !$0.isNone } ?? .init()
    }
    var draft = nodes.finished()
    let codes = setIDs(in: &draft, rowNode: rowNode, rowPath: rowPath)
    if case .cell = source { setTop(of: &draft) }
    addAttributes(to: &draft, rowPath: rowPath, besides: codes)
    draft.idColumns = codes
    draft.shape = shape(codes)
    return draft
  }

  /// Puts the others on top below the one that nothing lies in, if the code of each begins with its own: the province in
  /// front of the paths of its cities, 140000 and 140100.
  private func setTop(of draft: inout ImportedTree) {
    let tree = draft
    let roots = tree.nodes.filter { tree.parents[$0].isNone }
    let codes = roots.map { evidence.texts.bytes(tree.ids[$0]) }
    guard roots.count > Count.twice, let length = codes.first?.count, length >= Length.ofCode,
      codes.allSatisfy({ $0.count == length && $0.allSatisfy { 48...57 ~= $0 } }),
      let place = codes.indices.max(by: {
        PrefixScheme.zeros(codes[$0]) < PrefixScheme.zeros(codes[$1])
      })
    else { return }
    let front = codes[place].dropLast(PrefixScheme.zeros(codes[place]))
    guard front.count > 1, front.count < length - 1,
      !tree.nodes.contains(where: { tree.parents[$0].number == roots[place] }),
      codes.indices.allSatisfy({
        $0 == place
          || codes[$0].starts(with: front)
            && PrefixScheme.zeros(codes[$0]) < PrefixScheme.zeros(codes[place])
      })
    else { return }
    for root in roots where root != roots[place] {
      draft.parents[root] = Node.OrNone(roots[place])
    }
  }

  /// The numbers of the codes of each level's names; empty where the names have none.
  func levelCodeNumbers() -> [[TextNumber.OrNone]] {
    guard case .columns(let columns) = source else { return [] }
    return columns.map { column in
      evidence.codeColumn(list, column).map { evidence.textNumbers(list, $0) } ?? []
    }
  }

  /// Whether a row holds one text where others have several.
  func isNote(_ record: Int) -> Bool {
    let records = evidence.lists[list]
    return records.kind == .row && records.columns.count > 2
      && records.columns.filter {
        !evidence.texts.ref($0.cells[record], in: records.document).isEmpty
      }.count == 1
  }
}
