import RegionsSource
import TypedNumbers

/// A tree as a reading of the sources has it, before anybody asked whether it is one: parents may
/// come after their children, be missing or go round in circles; IDs may repeat.
struct ImportedTree {
  typealias Node = Number<ImportedTree>
  typealias Nodes<Element> = Numbered<ImportedTree, Element>
  /// What tells the children of a node, or the roots, apart: the node and a text of theirs.
  typealias ChildKey = NumberPair<ImportedTree, TextTable>

  /// The node above each, in source order: none above a root, and none where the sources don't have it.
  var parents = Nodes<Node.OrNone>()
  var names = Nodes<TextRef>()
  var ids = Nodes<TextRef>()
  /// What each was read from.
  var records = Nodes<ListRecord>()
  /// What the nodes refer to whose parent the sources don't have; they are no roots.
  var missingReferences: [Node: TextRef] = [:]

  /// A column that becomes an attribute of nodes of its list.
  struct Attribute {
    enum Owners {
      /// All nodes of the list.
      case all
      /// Those of a level of wide rows, from 0.
      case level(Int)
      /// Those that a row of their own tells of, of wide rows and of groups.
      case ownRows
    }

    var list: Int
    var column: Int
    var name: String
    var owners: Owners
  }
  var attributes: [Attribute] = []
  /// The level of each node of wide rows, from 0; empty in other readings.
  var rowLevels = Nodes<UInt8>()
  /// Whether a row of its own tells of each node of wide rows and of groups; empty in other readings.
  var ownRows = Nodes<Bool>()

  /// The columns of wide rows that hold the levels' codes; empty in other readings.
  var idColumns: [Int] = []

  /// The sources' records that did not become nodes because they repeat others exactly.
  var repeats = 0
  var notes: [Diagnostic] = []
  var problems: [Diagnostic] = []
  /// How the sources were read.
  var shape = ImportShape(.flat)
  /// Whether any node has an ID.
  var hasIDs: Bool { ids.elements.contains { !$0.isEmpty } }

  var count: Int { parents.count }

  var nodes: LazyMapSequence<Range<Int>, Node> { parents.numbers }

  /// Which nodes have others below them.
  ///
  /// - Complexity: O(nodes).
  var holders: Nodes<Bool> {
    var holds = Nodes(repeating: false, count: count)
    for node in nodes {
      if let parent = parents[node].number { holds[parent] = true }
    }
    return holds
  }

  /// Whether an attribute of a node's list is one of the node.
  func has(_ attribute: Attribute, _ node: Node) -> Bool {
    switch attribute.owners {
    case .all: true
    case .level(let level): rowLevels[node] == level
    case .ownRows: ownRows[node]
    }
  }

  /// Adds a root, or a node below another.
  @discardableResult
  mutating func add(
    name: TextRef, id: TextRef, parent: Node.OrNone = Node.OrNone(), from record: ListRecord
  ) -> Node {
    names.append(name)
    ids.append(id)
    records.append(record)
    return parents.append(parent)
  }
}
