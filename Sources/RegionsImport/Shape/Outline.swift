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
  private(set) var lists: [RecordList] = []
  private var depth = 0
  private let keyTexts: KeyTexts

  /// Deeper nesting than any region has; what lies below is left alone.
  private static let deepest = 64

  init(_ texts: SourceTexts, document number: Int) {
    self.texts = texts
    self.number = number
    self.document = texts.documents[number]
    keyTexts = KeyTexts(document)
    guard !document.entries.isEmpty else { return }
    var tops: [Int32] = []
    var value = 0
    while value < document.entries.count {
      tops.append(Int32(value))
      value = Int(document.entries[value].end)
    }
    explore(tops, owners: [], owner: -1, key: "")
  }

  // MARK: Values in a list

  /// Takes values that stand in one list each for what it is: records, arrays of records, texts.
  private mutating func explore(_ values: [Int32], owners: [Int32], owner: Int, key: String) {
    guard depth < Outline.deepest, !values.isEmpty else { return }
    depth += 1
    defer { depth -= 1 }
    var arrays = Members()
    var objects = Members()
    var elements = Members()
    var tables = Members()
    var scalars = Members()
    for (index, value) in values.enumerated() {
      let owner = owners.isEmpty ? -1 : owners[index]
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
    let hasOwner = !owners.isEmpty
    if !scalars.values.isEmpty {
      let list = makeList(.text, scalars, hasOwner, owner, key)
      lists[list].columns = [
        .init(name: RecordList.Column.textName, cells: scalars.values.map { .text(of: $0) })
      ]
      lists[list].hasHeader = false
    }
    exploreArrays(arrays, hasOwner, owner, key)
    if !objects.values.isEmpty { exploreObjects(objects, hasOwner, owner, key) }
    if !elements.values.isEmpty { exploreElements(elements, hasOwner, owner, key) }
    for table in tables.values { addTable(table) }
  }

  private func use(of objects: [Int32]) -> ObjectUse {
    ObjectUse(of: objects, in: document) { keyTexts.contains($0) }
  }

  private struct Members {
    var values: [Int32] = []
    var owners: [Int32] = []
    mutating func add(_ value: Int32, _ owner: Int32) {
      values.append(value)
      owners.append(owner)
    }
  }

  func kind(_ value: Int32) -> SourceDocument.Kind { document.entries[Int(value)].kind }

  func children(_ value: Int32) -> [Int32] {
    var result: [Int32] = []
    document.forEachChild(of: Int(value)) { result.append(Int32($0)) }
    return result
  }

  private mutating func makeList(
    _ kind: RecordList.Kind, _ members: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) -> Int {
    lists.append(
      RecordList(
        document: number, kind: kind, owner: hasOwner ? owner : -1, key: key,
        values: members.values, owners: hasOwner ? members.owners : []))
    return lists.count - 1
  }

  // MARK: Arrays

  private mutating func exploreArrays(
    _ arrays: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) {
    guard !arrays.values.isEmpty else { return }
    if isTuples(arrays.values) {
      addTuples(arrays, hasOwner, owner, key)
      return
    }
    if arrays.values.count == 1 {
      let items = children(arrays.values[0])
      if let levels = levelLists(items) ?? rangedLists(items) {
        addLevels(levels, hasOwner ? arrays.owners[0] : -1, owner)
        return
      }
      let owners = hasOwner ? arrays.owners : []
      if areTables(items) || areDictionaries(items) {
        for item in items { explore([item], owners: owners, owner: owner, key: key) }
        return
      }
      if let tables = dumpedTables(items) {
        for table in tables { explore([table.rows], owners: owners, owner: owner, key: table.name) }
        return
      }
    }
    var items = Members()
    for (index, array) in arrays.values.enumerated() {
      for item in children(array) { items.add(item, arrays.owners[index]) }
    }
    explore(items.values, owners: hasOwner ? items.owners : [], owner: owner, key: key)
  }

  /// Each level's items become records below those of the level before.
  private mutating func addLevels(
    _ levels: [(items: [Int32], owners: [Int32])], _ record: Int32, _ owner: Int
  ) {
    var above = -1
    for (place, level) in levels.enumerated() {
      let list = lists.count
      if place == 0 {
        let owners = record < 0 ? [] : [Int32](repeating: record, count: level.items.count)
        explore(level.items, owners: owners, owner: owner, key: "")
      } else {
        explore(level.items, owners: level.owners, owner: above, key: "")
      }
      guard list < lists.count, lists[list].count == level.items.count else { return }
      above = list
    }
  }

  /// Whether each array stands for one thing: texts first, then at most one array or object of what
  /// is below; or texts only, as many in each, of a different look in each place.
  private func isTuples(_ arrays: [Int32]) -> Bool {
    let sample = arrays.prefix(200).map(tuple)
    guard sample.allSatisfy({ !$0.isEmpty }) else { return false }
    func isScalar(_ value: Int32) -> Bool {
      switch kind(value) {
      case .string, .number, .null, .boolean: true
      default: false
      }
    }
    if sample.allSatisfy({ $0.allSatisfy(isScalar) }) {
      let width = sample[0].count
      guard arrays.count >= 2, width >= 2, sample.allSatisfy({ $0.count == width }) else {
        return false
      }
      let looks = (0..<width).map { place in
        sample.reduce(into: 0) { $0 += isCode($1[place]) ? 1 : 0 }
      }
      // One place of codes and one of names.
      return looks.contains { $0 * 10 >= sample.count * 9 }
        && looks.contains { $0 * 10 <= sample.count }
    }
    var nested = 0
    for items in sample {
      guard isScalar(items[0]) else { return false }
      let structures = items.filter { !isScalar($0) }
      guard structures.count <= 1, items.count <= 8 else { return false }
      nested += structures.count
    }
    return nested > 0
  }

  /// The values of an array that stands for one thing; of a name in two spellings, which is an array
  /// of two texts in each of them, both.
  ///
  ///     ["110101", ["东城区", "東城區"], "110100"]
  private func tuple(_ array: Int32) -> [Int32] {
    let values = children(array)
    guard values.count >= 3, isCode(values[0]) else { return values }
    return values.flatMap { value -> [Int32] in
      guard kind(value) == .array else { return [value] }
      let spellings = children(value)
      return spellings.count == 2 && spellings.allSatisfy { kind($0) == .string }
        ? spellings : [value]
    }
  }

  private func isCode(key: Int32) -> Bool {
    key >= 0 && document.keys[Int(key)].utf8.allSatisfy { 48...57 ~= $0 }
      && !document.keys[Int(key)].isEmpty
  }

  private func isCode(_ value: Int32) -> Bool {
    let bytes = texts.bytes(texts.ref(.text(of: value), in: number))
    return !bytes.isEmpty && bytes.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 45 }
  }

  private mutating func addTuples(
    _ arrays: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) {
    let list = makeList(.tuple, arrays, hasOwner, owner, key)
    lists[list].hasHeader = false
    var own = arrays
    own.owners = arrays.values.indices.map { Int32($0) }
    addPlaces(of: own, to: list)
  }

  /// Makes columns of the places of arrays that stand for one record each.
  private mutating func addPlaces(of arrays: Members, to list: Int) {
    let count = lists[list].count
    var columns: [[Cell]] = []
    var nested = Members()
    for (array, owner) in zip(arrays.values, arrays.owners) {
      let record = Int(owner)
      for (place, value) in tuple(array).enumerated() {
        switch kind(value) {
        case .string, .number, .boolean, .null:
          while columns.count <= place {
            columns.append([Cell](repeating: .none, count: count))
          }
          columns[place][record] = .text(of: value)
        default: nested.add(value, Int32(record))
        }
      }
    }
    lists[list].columns += columns.enumerated().map { .init(name: "\($0 + 1)", cells: $1) }
    explore(nested.values, owners: nested.owners, owner: list, key: "")
  }

  // MARK: Objects

  private mutating func exploreObjects(
    _ objects: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) {
    if objects.values.count == 1, let found = indexedLists(objects.values[0]) {
      addLevels(found.levels, hasOwner ? objects.owners[0] : -1, owner)
      for other in found.others {
        explore(
          [other], owners: hasOwner ? objects.owners : [], owner: owner,
          key: document.key(of: Int(other)) ?? "")
      }
      return
    }
    switch use(of: objects.values) {
    case .record:
      let list = makeList(.object, objects, hasOwner, owner, key)
      fill(list, with: objects.values)
    case .dictionary:
      var entries = Members()
      for (index, object) in objects.values.enumerated() {
        document.forEachChild(of: Int(object)) { entries.add(Int32($0), objects.owners[index]) }
      }
      addEntries(entries, hasOwner, owner, key)
    case .sequence:
      var items = Members()
      for (index, object) in objects.values.enumerated() {
        let ordered = children(object).sorted {
          (Int(document.key(of: Int($0)) ?? "") ?? 0) < (Int(document.key(of: Int($1)) ?? "") ?? 0)
        }
        for item in ordered { items.add(item, objects.owners[index]) }
      }
      explore(items.values, owners: hasOwner ? items.owners : [], owner: owner, key: key)
    }
  }

  private mutating func addEntries(
    _ entries: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) {
    let list = makeList(.entry, entries, hasOwner, owner, key)
    lists[list].columns = [
      .init(name: RecordList.Column.keyName, cells: entries.values.map { .key(of: $0) })
    ]
    var scalars = [Cell](repeating: .none, count: entries.values.count)
    var records: [Int32] = []
    var recordNumbers: [Int32] = []
    var others = Members()
    var hasScalars = false
    for (record, value) in entries.values.enumerated() {
      switch kind(value) {
      case .string, .number, .boolean:
        scalars[record] = .text(of: value)
        hasScalars = true
      case .object where document.entries[Int(value)].end > value + 1:
        records.append(value)
        recordNumbers.append(Int32(record))
      case .object, .null: break
      default: others.add(value, Int32(record))
      }
    }
    if hasScalars {
      lists[list].columns.append(.init(name: RecordList.Column.textName, cells: scalars))
    }
    if !records.isEmpty {
      if use(of: records) == .record {
        fill(list, with: records, numbers: recordNumbers)
      } else {
        explore(records, owners: recordNumbers, owner: list, key: "")
      }
    }
    if others.values.count == entries.values.count, isTuples(others.values) {
      // The key and the array make one record: {"110101": ["东城区", "110100", "dongcheng"]}.
      addPlaces(of: others, to: list)
    } else {
      explore(others.values, owners: others.owners, owner: list, key: "")
    }
  }

  /// Makes columns of what objects hold, and lists of what is nested in them.
  ///
  /// - Parameter numbers: the record each object belongs to; its own place by default.
  private mutating func fill(
    _ list: Int, with objects: [Int32], numbers: [Int32]? = nil, prefix: String = ""
  ) {
    guard depth < Outline.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let count = lists[list].count
    var order: [Int32] = []
    var fields: [Int32: (cells: [Cell], scalars: Int, nested: Members)] = [:]
    for (index, object) in objects.enumerated() {
      let record = numbers?[index] ?? Int32(index)
      document.forEachChild(of: Int(object)) { child in
        let entry = document.entries[child]
        if fields[entry.key] == nil {
          order.append(entry.key)
          fields[entry.key] = ([Cell](repeating: .none, count: count), 0, Members())
        }
        switch entry.kind {
        case .string, .number, .boolean:
          fields[entry.key]?.cells[Int(record)] = .text(of: Int32(child))
          fields[entry.key]?.scalars += 1
        case .null: break
        default:
          if Int(entry.end) > child + 1 { fields[entry.key]?.nested.add(Int32(child), record) }
        }
      }
    }
    var leveled: Set<Int32> = []
    if objects.count == 1, numbers == nil {
      // One object with a list for each level.
      let arrays = order.filter { key in
        guard let nested = fields[key]?.nested.values, nested.count == 1 else { return false }
        return kind(nested[0]) == .array
      }
      if let levels = levelLists(arrays.compactMap { fields[$0]?.nested.values.first }) {
        addLevels(levels, 0, list)
        leveled = Set(arrays)
      }
    }
    // What is below may stand under its codes right beside the words: {"name": …, "001": {…}}.
    let codes = order.filter { key in
      fields[key]?.scalars == 0 && fields[key]?.nested.values.isEmpty == false && isCode(key: key)
    }
    if codes.count >= 2 {
      let entries = codes.flatMap { key -> [(Int32, Int32)] in
        fields[key].map { Array(zip($0.nested.values, $0.nested.owners)) } ?? []
      }
      var members = Members()
      for (value, record) in entries.sorted(by: { $0.0 < $1.0 }) { members.add(value, record) }
      addEntries(members, true, list, "")
      leveled.formUnion(codes)
    }
    for key in order where !leveled.contains(key) {
      guard let field = fields[key] else { continue }
      let name = prefix + (key < 0 ? "" : document.keys[Int(key)])
      if field.scalars > 0 || field.nested.values.isEmpty {
        lists[list].columns.append(.init(name: name, cells: field.cells))
      }
      guard !field.nested.values.isEmpty, !isNumbers(field.nested.values) else { continue }
      if isFlat(field.nested.values) {
        fill(
          list, with: field.nested.values, numbers: field.nested.owners, prefix: name + ".")
      } else {
        explore(
          field.nested.values, owners: field.nested.owners, owner: list,
          key: key < 0 ? "" : document.keys[Int(key)])
      }
    }
  }

  /// Whether the values are objects that only group some of their owner's texts, as in
  /// `"center":{"lng":116.4,"lat":39.9}`.
  private func isFlat(_ values: [Int32], depth: Int = 0) -> Bool {
    guard depth < 8, values.allSatisfy({ kind($0) == .object }),
      use(of: values) == .record
    else { return false }
    var nested: [Int32] = []
    for value in values {
      var hasArray = false
      document.forEachChild(of: Int(value)) { child in
        switch document.entries[child].kind {
        case .object: nested.append(Int32(child))
        case .array: if Int(document.entries[child].end) > child + 1 { hasArray = true }
        default: break
        }
      }
      if hasArray { return false }
    }
    nested = nested.filter { document.entries[Int($0)].end > $0 + 1 }
    return nested.isEmpty || isFlat(nested, depth: depth + 1)
  }

  /// Whether the values are arrays of numbers: coordinates, bounds.
  private func isNumbers(_ values: [Int32]) -> Bool {
    for value in values.prefix(100) {
      guard kind(value) == .array else { return false }
      for child in children(value) where kind(child) != .number {
        guard kind(child) == .array, isNumbers([child]) else { return false }
      }
    }
    return true
  }

  // MARK: Elements

  private mutating func exploreElements(
    _ elements: Members, _ hasOwner: Bool, _ owner: Int, _ key: String
  ) {
    var order: [Int32] = []
    var byTag: [Int32: Members] = [:]
    for (index, element) in elements.values.enumerated() {
      let tag = document.entries[Int(element)].key
      if byTag[tag] == nil { order.append(tag) }
      byTag[tag, default: Members()].add(element, elements.owners[index])
    }
    let tags = order.map { $0 < 0 ? "" : document.keys[Int($0)] }
    if order.count >= 3, order.count * 2 > elements.values.count,
      tags.filter(ObjectUse.isData).count * 10 >= order.count * 8
    {
      // Tags that are names themselves.
      let list = makeList(.element, elements, hasOwner, owner, key)
      lists[list].columns = [
        .init(name: RecordList.Column.keyName, cells: elements.values.map { .key(of: $0) })
      ]
      fillElements(list)
      return
    }
    for (index, tag) in order.enumerated() {
      guard let members = byTag[tag] else { continue }
      let list = makeList(.element, members, hasOwner, owner, tags[index])
      fillElements(list)
    }
  }

  /// The key that an element's only attribute gives to its text, as in
  /// `<field name="id">11</field>`; `nil` if it has other attributes or elements.
  private func fieldName(_ element: Int32) -> (key: String, text: Cell)? {
    var name: String?
    var text = Cell.text(of: element)
    var isField = true
    document.forEachChild(of: Int(element)) { child in
      switch document.entries[child].kind {
      case .attribute where name == nil: name = document.text(of: child)
      case .string, .number: text = .text(of: Int32(child))
      default: isField = false
      }
    }
    guard isField, let name, !name.isEmpty else { return nil }
    return (name, text)
  }

  /// Takes elements that are the fields of the records that hold them: each record has the same, by
  /// the names that their attribute has.
  ///
  /// - Returns: whether they are.
  private mutating func addFields(_ elements: Members, to list: Int) -> Bool {
    let count = lists[list].count
    guard count >= 2, elements.values.count >= count * 2 else { return false }
    var order: [String] = []
    var columns: [String: [Cell]] = [:]
    for (element, record) in zip(elements.values, elements.owners) {
      guard let (name, text) = fieldName(element) else { return false }
      if columns[name] == nil {
        // Names of regions are many, names of fields are few.
        guard order.count < 64, order.count * 4 < elements.values.count + 8 else { return false }
        order.append(name)
        columns[name] = [Cell](repeating: .none, count: count)
      }
      guard columns[name]?[Int(record)] == Cell.none else { return false }
      columns[name]?[Int(record)] = text
    }
    guard order.count * count <= elements.values.count * 2, order.count >= 2 else { return false }
    // What the rows' own attributes say, they say in each row: the table's name.
    lists[list].kind = .row
    lists[list].columns.removeAll { column in
      let first = column.cells.first.map { texts.string($0, in: number) }
      return column.cells.allSatisfy { texts.string($0, in: number) == first }
    }
    for name in order { lists[list].columns.append(.init(name: name, cells: columns[name] ?? [])) }
    return true
  }

  private mutating func fillElements(_ list: Int) {
    guard depth < Outline.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let count = lists[list].count
    struct Field {
      var cells: [Cell]
      var members = Members()
      var isLeaf = true
      var repeats = false
    }
    var order: [Int64] = []
    var fields: [Int64: Field] = [:]
    for record in 0..<count {
      document.forEachChild(of: Int(lists[list].values[record])) { child in
        let entry = document.entries[child]
        // Attributes and elements may share a name; text has none.
        let key =
          Int64(entry.key) * 4 + (entry.kind == .element ? 1 : entry.kind == .attribute ? 0 : 2)
        if fields[key] == nil {
          order.append(key)
          fields[key] = Field(cells: [Cell](repeating: .none, count: count))
        }
        switch entry.kind {
        case .element:
          fields[key]?.members.add(Int32(child), Int32(record))
          let text = leafText(Int32(child))
          if text == nil { fields[key]?.isLeaf = false }
          if let last = fields[key]?.cells[record], last != .none { fields[key]?.repeats = true }
          fields[key]?.cells[record] = text ?? .text(of: Int32(child))
        case .attribute, .string, .number:
          if fields[key]?.cells[record] == Cell.none {
            fields[key]?.cells[record] = .text(of: Int32(child))
          }
        default: break
        }
      }
    }
    for key in order {
      guard let field = fields[key] else { continue }
      let isElement = key & 3 == 1
      let number = Int(key >> 2)
      let name = number < 0 ? RecordList.Column.textName : document.keys[number]
      if !isElement || (field.isLeaf && !field.repeats) {
        lists[list].columns.append(.init(name: name, cells: field.cells))
      } else if !addFields(field.members, to: list) {
        explore(field.members.values, owners: field.members.owners, owner: list, key: name)
      }
    }
  }

  /// The text of an element that has nothing but text, as a cell; `.none` if it is empty, `nil` if
  /// it has attributes or elements.
  private func leafText(_ element: Int32) -> Cell? {
    var text = Cell.none
    var isLeaf = true
    document.forEachChild(of: Int(element)) { child in
      switch document.entries[child].kind {
      case .string, .number: if text == .none { text = .text(of: Int32(child)) }
      default: isLeaf = false
      }
    }
    // An empty element is a cell without text: its own number, whose text is empty.
    return isLeaf ? (text == .none ? .text(of: element) : text) : nil
  }

  // MARK: Tables

  private mutating func addTable(_ table: Int32) {
    var rows = children(table)
    var names: [String]?
    var hasHeader = true
    func cells(_ row: Int32) -> [Int32] {
      // A cell has no descendants, so cells follow their row one by one.
      let end = document.entries[Int(row)].end
      return row + 1 < end ? Array(row + 1..<end) : []
    }
    if let first = rows.first, kind(first) == .header {
      names = cells(first).map { texts.string(.text(of: $0), in: number) }
      rows.removeFirst()
    }
    rows.removeAll { row in
      var cell = row + 1
      let end = document.entries[Int(row)].end
      while cell < end {
        if !texts.ref(.text(of: cell), in: number).isEmpty { return false }
        cell += 1
      }
      return true
    }
    if names == nil {
      let head = HeaderRow(
        rows.prefix(400).map { row in cells(row).map { texts.string(.text(of: $0), in: number) } })
      names = head.names
      hasHeader = head.names != nil
      rows.removeFirst(min(rows.count, head.rows))
    }
    guard !rows.isEmpty else { return }
    let width = rows.reduce(names?.count ?? 0) {
      max($0, Int(document.entries[Int($1)].end - $1 - 1))
    }
    var list = RecordList(
      document: number, kind: .row, owner: -1, key: document.key(of: Int(table)) ?? "",
      values: rows, owners: [])
    list.hasHeader = hasHeader
    for place in 0..<width {
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? ""
      let column = rows.map { row -> Cell in
        let cell = row + 1 + Int32(place)
        return cell < document.entries[Int(row)].end ? .text(of: cell) : .none
      }
      if name.isEmpty && column.allSatisfy({ texts.ref($0, in: number).isEmpty }) { continue }
      list.columns.append(.init(name: name.isEmpty ? "\(place + 1)" : name, cells: column))
    }
    lists.append(list)
  }
}
