import RegionsSource

extension RowPaths {
  /// Makes a node of every path that a row tells, and of the paths above it.
  func tree() -> ImportedTree {
    var draft = ImportedTree()
    draft.notes = notes
    let records = evidence.lists[list]
    var table = TextTable()
    var known: [Int64: Int32] = [:]
    /// By parent and spelling that is compared.
    var spelled: [Int64: Int32] = [:]
    var spellings: [(one: TextRef, other: TextRef, record: Int)] = []
    let levelCodes = levelCodeNumbers()
    var ownRow: [Bool] = []
    /// The node of each row, and the rows' nodes level by level.
    var rowNode = [Int32](repeating: -1, count: records.count)
    var rowPath = [[Int32]](repeating: [], count: records.count)
    var last: [TextRef] = []
    let isMerged = isMerged
    let rowCodes = uniqueCode().map { evidence.textNumbers(list, $0) }
    for record in 0..<records.count {
      var path = path(of: record)
      guard let first = path.firstIndex(where: { !$0.isEmpty }) else {
        if isNote(record) {
          draft.repeats += 1
          draft.notes.append(
            evidence.diagnostic(
              .warning, list: list, record: record, .remarkRow))
          continue
        }
        draft.problems.append(
          evidence.diagnostic(.error, list: list, record: record, .nameless(id: "")))
        continue
      }
      if isMerged {
        for level in 0..<first where level < last.count { path[level] = last[level] }
      }
      last = path
      var parent = ImportedTree.root
      var nodes: [Int32] = []
      for (level, name) in path.enumerated() {
        guard !name.isEmpty else {
          nodes.append(-1)
          continue
        }
        let number = table.number(of: evidence.texts.bytes(name))
        let key = Int64(parent) << 32 | Int64(number)
        let isLast = level == path.count - 1
        if let node = known[key], !(isLast && isAnother(node, record, rowCodes, draft, ownRow)) {
          if isLast {
            if ownRow[Int(node)] {
              draft.repeats += 1
            } else {
              ownRow[Int(node)] = true
              draft.records[Int(node)] = Int32(record)
            }
          }
          parent = node
        } else if let spelling = Spelling.folded(evidence.texts.bytes(name)),
          let node = spelled[Int64(parent) << 32 | Int64(table.number(of: spelling[...]))],
          !(isLast && ownRow[Int(node)]),
          isSameCode(
            level < levelCodes.count ? levelCodes[level] : [], record, Int(draft.records[Int(node)])
          )
        {
          spellings.append((draft.names[Int(node)], name, record))
          known[key] = node
          if isLast {
            ownRow[Int(node)] = true
            draft.records[Int(node)] = Int32(record)
          }
          parent = node
        } else {
          if let spelling = Spelling.folded(evidence.texts.bytes(name)) {
            let key = Int64(parent) << 32 | Int64(table.number(of: spelling[...]))
            if spelled[key] == nil { spelled[key] = Int32(draft.count) }
          }
          let node = draft.add(
            name: name, id: .none, parent: parent, list: list, record: record)
          draft.rowLevels.append(Int8(clamping: level))
          ownRow.append(isLast)
          if known[key] == nil { known[key] = node }
          parent = node
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
          .warning, list: list, record: first.record,
          .spellingsMerged(spellings.count, example: names)))
    }
    draft.ownRows = ownRow
    let codes = setIDs(&draft, rowNode, rowPath)
    addAttributes(&draft, rowPath, codes)
    draft.idColumns = codes
    draft.shape = shape(codes)
    return draft
  }

  /// The numbers of the codes of each level's names; empty where the names have none.
  private func levelCodeNumbers() -> [[Int32]] {
    guard case .columns(let columns) = source else { return [] }
    return columns.map { column in
      evidence.codeColumn(list, column).map { evidence.textNumbers(list, $0) } ?? []
    }
  }

  /// Whether two rows have the same code of a level, or one of them none.
  private func isSameCode(_ codes: [Int32], _ one: Int, _ other: Int) -> Bool {
    codes.isEmpty || codes[one] < 0 || codes[other] < 0 || codes[one] == codes[other]
  }

  /// Whether a row tells of another region of the same name: its code differs.
  private func isAnother(
    _ node: Int32, _ record: Int, _ codes: [Int32]?, _ draft: ImportedTree, _ ownRow: [Bool]
  ) -> Bool {
    guard ownRow[Int(node)], let codes else { return false }
    let one = codes[Int(draft.records[Int(node)])]
    let other = codes[record]
    return one >= 0 && other >= 0 && one != other
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
