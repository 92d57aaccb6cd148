import RegionsSource
import TypedNumbers

extension RowPaths {
  typealias Node = ImportedTree.Node

  /// Makes a node of every path that a row tells, and of the paths above it.
  func tree() -> ImportedTree {
    var draft = ImportedTree()
    draft.notes = notes
    let records = evidence.lists[list]
    var table = TextTable()
    var known: [ImportedTree.ChildKey: Node] = [:]
    /// By the spelling that is compared.
    var spelled: [ImportedTree.ChildKey: Node] = [:]
    var spellings: [(one: TextRef, other: TextRef, row: ListRecord)] = []
    let levelCodes = levelCodeNumbers()
    /// The node of each row, and the rows' nodes level by level.
    var rowNode = [Node.OrNone](repeating: .init(), count: records.count)
    var rowPath = [[Node.OrNone]](repeating: [], count: records.count)
    var last: [TextRef] = []
    let isMerged = isMerged
    let rowCodes = uniqueCode().map { evidence.textNumbers(list, $0) }
    let sums = SumRows(evidence, list: list, levels: levels)
    for record in 0..<records.count {
      let row = ListRecord(list: list, record: record)
      if sums.contains(record) {
        draft.repeats += 1
        draft.notes.append(evidence.diagnostic(.warning, at: row, .remarkRow))
        continue
      }
      var path = path(of: record)
      guard let first = path.firstIndex(where: { !$0.isEmpty }) else {
        if isNote(record) {
          draft.repeats += 1
          draft.notes.append(evidence.diagnostic(.warning, at: row, .remarkRow))
          continue
        }
        draft.problems.append(evidence.diagnostic(.error, at: row, .nameless(id: "")))
        continue
      }
      if isMerged {
        for level in 0..<first where level < last.count { path[level] = last[level] }
      }
      last = path
      var parent = Node.OrNone()
      var nodes: [Node.OrNone] = []
      for (level, name) in path.enumerated() {
        guard !name.isEmpty else {
          nodes.append(.init())
          continue
        }
        let text = evidence.texts.bytes(name)
        let key = ImportedTree.ChildKey(parent, .init(table.number(of: text)))
        let isLast = level == path.count - 1
        func tell(of node: Node) {
          draft.ownRows[node] = true
          draft.records[node] = row
        }
        if let node = known[key], !(isLast && isAnother(node, record, codes: rowCodes, in: draft)) {
          if isLast {
            if draft.ownRows[node] { draft.repeats += 1 } else { tell(of: node) }
          }
          parent = .init(node)
        } else {
          let spelling = Spelling.folded(text).map {
            ImportedTree.ChildKey(parent, .init(table.number(of: $0[...])))
          }
          if let spelling, let node = spelled[spelling], !(isLast && draft.ownRows[node]),
            isSameCode(
              record, draft.records[node].record,
              by: level < levelCodes.count ? levelCodes[level] : [])
          {
            spellings.append((draft.names[node], name, row))
            known[key] = node
            if isLast { tell(of: node) }
            parent = .init(node)
          } else {
            let node = draft.add(name: name, id: .none, parent: parent, from: row)
            draft.rowLevels.append(UInt8(clamping: level))
            draft.ownRows.append(isLast)
            if let spelling, spelled[spelling] == nil { spelled[spelling] = node }
            if known[key] == nil { known[key] = node }
            parent = .init(node)
          }
        }
        nodes.append(parent)
      }
      rowNode[record] = parent
      rowPath[record] = nodes
    }
    if let first = spellings.first {
      let names = [first.one, first.other].map { evidence.texts.string(evidence.texts.trimmed($0)) }
      draft.notes.append(
        evidence.diagnostic(
          .warning, at: first.row, .spellingsMerged(spellings.count, example: names)))
    }
    let codes = setIDs(in: &draft, rowNode: rowNode, rowPath: rowPath)
    addAttributes(to: &draft, rowPath: rowPath, besides: codes)
    draft.idColumns = codes
    draft.shape = shape(codes)
    return draft
  }

  /// The numbers of the codes of each level's names; empty where the names have none.
  private func levelCodeNumbers() -> [[TextNumber.OrNone]] {
    guard case .columns(let columns) = source else { return [] }
    return columns.map { column in
      evidence.codeColumn(list, column).map { evidence.textNumbers(list, $0) } ?? []
    }
  }

  /// Whether two rows have the same code of a level, or one of them none.
  private func isSameCode(_ one: Int, _ other: Int, by codes: [TextNumber.OrNone]) -> Bool {
    codes.isEmpty || codes[one].isNone || codes[other].isNone || codes[one] == codes[other]
  }

  /// Whether a row tells of another region of the same name: its code differs.
  private func isAnother(
    _ node: Node, _ record: Int, codes: [TextNumber.OrNone]?, in draft: ImportedTree
  ) -> Bool {
    guard draft.ownRows[node], let codes else { return false }
    let one = codes[draft.records[node].record]
    let other = codes[record]
    return !one.isNone && !other.isNone && one != other
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
