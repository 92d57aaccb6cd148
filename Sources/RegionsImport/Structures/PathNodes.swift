import RegionsSource
import TypedNumbers

/// The nodes of the paths that rows tell, each made when a row first tells of it.
struct PathNodes {
  typealias Node = ImportedTree.Node

  private let paths: RowPaths
  private var draft = ImportedTree()
  private var table = TextTable()
  private var known: [ImportedTree.ChildKey: Node] = [:]
  /// By the spelling that is compared.
  private var spelled: [ImportedTree.ChildKey: Node] = [:]
  /// Names that are spelled otherwise than the region they tell of.
  private var spellings: [(one: TextRef, other: TextRef, row: ListRecord)] = []
  /// The codes of the rows, and of the names of each level.
  private let rowCodes: [TextNumber.OrNone]?
  private let levelCodes: [[TextNumber.OrNone]]

  private var evidence: Evidence { paths.evidence }

  init(of paths: RowPaths) {
    self.paths = paths
    draft.notes = paths.notes
    rowCodes = paths.uniqueCode().map { paths.evidence.textNumbers(paths.list, $0) }
    levelCodes = paths.levelCodeNumbers()
  }

  /// Leaves out a row that tells of no region.
  ///
  /// - Parameter isRemark: Whether it is a sum or a note; else it is a fault of the source.
  mutating func leaveOut(_ record: Int, isRemark: Bool) {
    let row = ListRecord(list: paths.list, record: record)
    if isRemark {
      draft.repeats += 1
      draft.notes.append(evidence.diagnostic(.warning, at: row, .remarkRow))
    } else {
      draft.problems.append(evidence.diagnostic(.error, at: row, .nameless(id: "")))
    }
  }

  /// Adds what a row tells: the node of each of its levels, none where it has no name.
  mutating func add(_ path: [TextRef], record: Int) -> [Node.OrNone] {
    var parent = Node.OrNone()
    return path.enumerated().map { level, name in
      guard !name.isEmpty else { return .init() }
      parent = .init(
        node(name, level: level, below: parent, record: record, isLast: level == path.count - 1))
      return parent
    }
  }

  /// The node of a name below another, known or new.
  ///
  /// - Parameter isLast: Whether the row tells of this one, and not only of what is below it.
  private mutating func node(
    _ name: TextRef, level: Int, below parent: Node.OrNone, record: Int, isLast: Bool
  ) -> Node {
    let row = ListRecord(list: paths.list, record: record)
    let text = evidence.texts.bytes(name)
    let key = ImportedTree.ChildKey(parent, .init(table.number(of: text)))
    if let node = known[key], !(isLast && isAnother(node, record)) {
      if isLast {
        if draft.ownRows[node] { draft.repeats += 1 } else { tell(of: node, row) }
      }
      return node
    }
    let spelling = Spelling.folded(text).map {
      ImportedTree.ChildKey(parent, .init(table.number(of: $0[...])))
    }
    if let spelling, let node = spelled[spelling], !(isLast && draft.ownRows[node]),
      isSameCode(record, draft.records[node].record, level: level)
    {
      spellings.append((draft.names[node], name, row))
      known[key] = node
      if isLast { tell(of: node, row) }
      return node
    }
    let node = draft.add(name: name, id: .none, parent: parent, from: row)
    draft.rowLevels.append(UInt8(clamping: level))
    draft.ownRows.append(isLast)
    if let spelling, spelled[spelling] == nil { spelled[spelling] = node }
    if known[key] == nil { known[key] = node }
    return node
  }

  private mutating func tell(of node: Node, _ row: ListRecord) {
    draft.ownRows[node] = true
    draft.records[node] = row
  }

  /// Whether two rows have the same code of a level, or one of them none.
  private func isSameCode(_ one: Int, _ other: Int, level: Int) -> Bool {
    guard level < levelCodes.count, !levelCodes[level].isEmpty else { return true }
    let codes = levelCodes[level]
    return codes[one].isNone || codes[other].isNone || codes[one] == codes[other]
  }

  /// Whether a row tells of another region of the same name: its code differs.
  private func isAnother(_ node: Node, _ record: Int) -> Bool {
    guard draft.ownRows[node], let codes = rowCodes else { return false }
    let one = codes[draft.records[node].record]
    let other = codes[record]
    return !one.isNone && !other.isNone && one != other
  }

  /// The tree of all that was added, without IDs.
  func finished() -> ImportedTree {
    guard let first = spellings.first else { return draft }
    var draft = draft
    let names = [first.one, first.other].map { evidence.texts.string(evidence.texts.trimmed($0)) }
    draft.notes.append(
      evidence.diagnostic(
        .warning, at: first.row, .spellingsMerged(spellings.count, example: names)))
    return draft
  }
}
