import RegionsSource
import TypedNumbers

/// Finds the lists of records in a source, and which list's records hold which.
///
/// Array indices disappear (all arrays "cityList" are one list), and so do the keys of dictionaries
/// when they are data: `{"北京市":{…},"天津市":{…}}` is one list of two entries. What is left looks
/// like a small schema with all the values of each place in hand.
///
/// - Complexity: O(values).
struct Outline {
  let texts: SourceTexts
  let number: Int
  let document: SourceDocument
  var lists: [RecordList] = []
  var depth = 0
  let keyTexts: KeyTexts
  /// The headings of other sources.
  let headings: Set<String>
  /// How many more cells columns may have: a few for each value of the source.
  var cellsLeft: Int
  /// What was left out.
  var notes: [Diagnostic] = []

  /// The most levels that a tree can have.
  static let mostLevels = 32
  /// Deeper nesting than any region has; what lies below is left alone.
  static var deepest: Int { 2 * mostLevels }
  /// More kinds of lists than any source of regions has.
  static let mostLists = 1_000
  /// More columns than a table of a database has: SQLite's have 2,000 at most, PostgreSQL's 1,600. Each is compared
  /// with all others.
  static let mostColumns = 2_000

  init(_ texts: SourceTexts, document number: Int, headings: Set<String> = []) {
    self.texts = texts
    self.headings = headings
    self.number = number
    self.document = texts.documents[number]
    keyTexts = KeyTexts(document)
    cellsLeft = 16 * document.entries.count + 1 << 20
    guard !document.entries.isEmpty else { return }
    var roots = Members()
    var value = SourceValue(0)
    while value.index < document.entries.count {
      roots.add(value, -1)
      value = document.end(of: value)
    }
    let name = roots.values.first.flatMap { document.key(of: $0) } ?? ""
    explore(roots, in: Holder(list: nil, key: name))
    for list in lists.indices { nameEntries(of: list) }
  }

  // MARK: Values in a list

  /// Takes values that stand in one list each for what it is: records, arrays of records, texts.
  mutating func explore(_ members: Members, in holder: Holder) {
    guard depth < Outline.deepest, !members.values.isEmpty else { return }
    guard lists.count < Outline.mostLists else {
      return leaveOut(.tooManyLists(limit: Outline.mostLists))
    }
    depth += 1
    defer { depth -= 1 }
    var arrays = Members()
    var objects = Members()
    var elements = Members()
    var tables = Members()
    var scalars = Members()
    for (value, owner) in zip(members.values, members.owners) {
      switch kind(value) {
      case .array: arrays.add(value, owner)
      case .object: objects.add(value, owner)
      case .element: elements.add(value, owner)
      case .table: tables.add(value, owner)
      case .string, .number:
        if !texts.ref(.text(of: value), in: number).isEmpty { scalars.add(value, owner) }
      case .boolean, .null, .attribute, .header, .row: break
      }
    }
    if !scalars.values.isEmpty {
      let list = makeList(.text, of: scalars, in: holder)
      lists[list].columns = [
        .init(name: RecordList.Column.textName, cells: scalars.values.map { .text(of: $0) })
      ]
      lists[list].hasHeader = false
    }
    exploreArrays(arrays, in: holder)
    if !objects.values.isEmpty { exploreObjects(objects, in: holder) }
    if !elements.values.isEmpty { exploreElements(elements, in: holder) }
    for table in tables.values { addTable(table) }
  }

  func use(of objects: [SourceValue]) -> ObjectUse {
    ObjectUse(of: objects, in: document) { keyTexts.contains($0) }
  }

  /// What stands on one level, with the place of what is above each on the level above.
  typealias Level = (items: [SourceValue], owners: [Int32])

  /// What holds values: the records of a list, or none of any; and under which key.
  struct Holder {
    var list: Int?
    var key: String
  }

  /// Values that stand in one place.
  struct Members {
    var values: [SourceValue] = []
    /// The record of the holder that has each, or -1.
    var owners: [Int32] = []

    mutating func add(_ value: SourceValue, _ owner: Int32) {
      values.append(value)
      owners.append(owner)
    }
  }

  func kind(_ value: SourceValue) -> SourceDocument.Kind { document[value].kind }

  func children(_ value: SourceValue) -> [SourceValue] {
    var result: [SourceValue] = []
    document.forEachChild(of: value) { result.append($0) }
    return result
  }

  /// Adds a column, unless too few cells are left for so many columns of so few texts.
  mutating func addColumn(_ name: String, _ cells: ColumnCells, to list: Int) {
    guard takeCells(for: lists[list].count, of: list) else { return }
    lists[list].columns.append(.init(name: name, cells: cells.spread(over: lists[list].count)))
  }

  /// Whether a list may have another column of `count` cells: enough cells are left, and it has not too many
  /// already. That it may not is reported.
  mutating func takeCells(for count: Int, of list: Int) -> Bool {
    guard lists[list].columns.count < Outline.mostColumns else {
      leaveOut(.tooWide(limit: Outline.mostColumns))
      return false
    }
    if count <= cellsLeft {
      cellsLeft -= count
      return true
    }
    leaveOut(.tooManyColumns)
    return false
  }

  /// Tells what is left out, once.
  mutating func leaveOut(_ kind: Diagnostic.Kind) {
    guard !notes.contains(where: { $0.kind == kind }) else { return }
    notes.append(Diagnostic(.warning, at: DiagnosticLocation(document.name), kind))
  }

  mutating func makeList(
    _ kind: RecordList.Kind, of members: Members, in holder: Holder
  ) -> Int {
    lists.append(
      RecordList(
        document: number, kind: kind, owner: holder.list ?? -1, key: holder.key,
        values: members.values, owners: holder.list == nil ? [] : members.owners))
    return lists.count - 1
  }
}
