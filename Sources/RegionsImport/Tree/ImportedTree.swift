import RegionsSource

/// A tree as a reading of the sources has it, before anybody asked whether it is one: parents may
/// come after their children, be missing or go round in circles; IDs may repeat.
struct ImportedTree {
  /// What stands for "no parent": a root.
  static let root: Int32 = -1
  /// What stands for a parent that the sources don't have.
  static let missing: Int32 = -2

  /// One a node, in source order.
  var parents: [Int32] = []
  var names: [TextRef] = []
  var ids: [TextRef] = []
  var lists: [Int32] = []
  var records: [Int32] = []
  /// The reference of a node whose parent is ``missing``.
  var missingReferences: [Int32: TextRef] = [:]

  /// A column that becomes an attribute of the nodes of its list.
  struct Attribute {
    var list: Int
    var column: Int
    var name: String
    /// The level of wide rows it belongs to, from 0; -1 for all nodes of the list, ``ownRow`` for
    /// those that a row of their own tells of.
    var level: Int
  }
  var attributes: [Attribute] = []
  /// The level of each node of wide rows, from 0; empty in other readings.
  var rowLevels: [Int8] = []
  /// Whether a row of its own tells of each node of wide rows; empty in other readings.
  var ownRows: [Bool] = []
  static let ownRow = 127

  /// The columns of wide rows that hold the levels' codes; empty in other readings.
  var idColumns: [Int] = []

  /// The sources' records that did not become nodes because they repeat others exactly.
  var repeats = 0
  var notes: [Diagnostic] = []
  var problems: [Diagnostic] = []
  /// How the sources were read.
  var shape = ImportShape(.flat)
  /// Whether any node has an ID.
  var hasIDs: Bool { ids.contains { !$0.isEmpty } }

  var count: Int { parents.count }

  @discardableResult
  mutating func add(name: TextRef, id: TextRef, parent: Int32, list: Int, record: Int) -> Int32 {
    parents.append(parent)
    names.append(name)
    ids.append(id)
    lists.append(Int32(list))
    records.append(Int32(record))
    return Int32(parents.count - 1)
  }
}
