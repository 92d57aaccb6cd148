import RegionsSource
import TypedNumbers

/// XML elements: their attributes, texts and what is nested in them.
extension Outline {
  mutating func exploreElements(_ elements: Members, in holder: Holder) {
    var order: [Int32] = []
    var byTag: [Int32: Members] = [:]
    for (index, element) in elements.values.enumerated() {
      let tag = document[element].key
      if byTag[tag] == nil { order.append(tag) }
      byTag[tag, default: Members()].add(element, elements.owners[index])
    }
    let tags = order.map { document.key(number: $0) }
    if order.count >= 3, order.count.isMost(of: elements.values.count),
      tags.count(where: { ObjectKeys.isData($0) }).isLargePart(of: order.count)
    {
      // Tags that are names themselves.
      let list = makeList(.element, of: elements, in: holder)
      lists[list].columns = [
        .init(name: RecordList.Column.keyName, cells: elements.values.map { .key(of: $0) })
      ]
      fillElements(list)
      return
    }
    for (index, tag) in order.enumerated() {
      guard let members = byTag[tag] else { continue }
      let list = makeList(
        .element, of: members, in: Holder(list: holder.list, key: tags[index]))
      fillElements(list)
    }
  }

  /// The key that an element's attribute gives to its text, as in `<field name="id">11</field>` or
  /// `<field name="state_id" ref="base.state_al"/>`; `nil` if it has elements, or attributes that say
  /// something else.
  func fieldName(_ element: SourceValue) -> (key: String, text: Cell)? {
    var name: String?
    var text = Cell.text(of: element)
    var isField = true
    document.forEachChild(of: element) { child in
      switch document[child].kind {
      case .attribute:
        switch document.key(of: child) {
        case "ref"?, "eval"?, "value"?: text = .text(of: child)
        case "type"?, "search"?, "model"?: break
        default:
          if name == nil { name = document.text(of: child) } else { isField = false }
        }
      case .string, .number: text = .text(of: child)
      default: isField = false
      }
    }
    guard isField, let name, !name.isEmpty else { return nil }
    return (name, text)
  }

  /// One element in each record is what it holds, not a field of it.
  private static var leastFields: Int { Count.twice }
  /// Names of fields are few, names of regions are many.
  private static var mostFields: Int { Bound.keys }
  /// The least number of elements that a field's name has on average, but for two names: the first are new in any list.
  private static var fieldUses: Int { Count.some }

  /// Takes elements that are the fields of the records that hold them: each record has the same, by
  /// the names that their attribute has.
  ///
  /// - Returns: whether they are.
  mutating func addFields(_ elements: Members, to list: Int) -> Bool {
    let count = lists[list].count
    guard count >= 2, elements.values.count >= count * Self.leastFields else { return false }
    var order: [String] = []
    var columns: [String: [Cell]] = [:]
    for (element, record) in zip(elements.values, elements.owners) {
      guard let (name, text) = fieldName(element) else { return false }
      if columns[name] == nil {
        guard order.count < Self.mostFields,
          order.count * Self.fieldUses < elements.values.count + Self.fieldUses * Self.leastFields
        else { return false }
        order.append(name)
        columns[name] = [Cell](repeating: .none, count: count)
      }
      guard columns[name]?[Int(record)] == Cell.none else { return false }
      columns[name]?[Int(record)] = text
    }
    guard elements.values.count.isHalf(of: order.count * count), order.count >= Self.leastFields
    else { return false }
    // What the rows' own attributes say, they say in each row: the table's name.
    lists[list].kind = .row
    lists[list].columns.removeAll { column in
      let first = column.cells.first.map { texts.string($0, in: number) }
      return column.cells.allSatisfy { texts.string($0, in: number) == first }
    }
    for name in order { lists[list].columns.append(.init(name: name, cells: columns[name] ?? [])) }
    return true
  }

  /// What the elements of a list hold under one tag or attribute.
  private struct ElementField {
    var cells = ColumnCells()
    var members = Members()
    var isLeaf = true
    var repeats = false
  }

  mutating func fillElements(_ list: Int) {
    guard depth < Outline.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let count = lists[list].count
    var order: [Int64] = []
    var fields: [Int64: ElementField] = [:]
    for record in 0..<count {
      document.forEachChild(of: lists[list].values[record]) { child in
        let entry = document[child]
        // Attributes and elements may share a name; text has none.
        let key =
          Int64(entry.key) * 4 + (entry.kind == .element ? 1 : entry.kind == .attribute ? 0 : 2)
        if fields[key] == nil {
          order.append(key)
          fields[key] = ElementField()
        }
        switch entry.kind {
        case .element:
          fields[key]?.members.add(child, Int32(record))
          let text = leafText(child)
          if text == nil { fields[key]?.isLeaf = false }
          if let last = fields[key]?.cells.last(of: Int32(record)), last != .none {
            fields[key]?.repeats = true
          }
          fields[key]?.cells.set(text ?? .text(of: child), of: Int32(record))
        case .attribute, .string, .number:
          if fields[key]?.cells.last(of: Int32(record)) == nil {
            fields[key]?.cells.set(.text(of: child), of: Int32(record))
          }
        default: break
        }
      }
    }
    let isNamed = order.contains { key in
      guard let field = fields[key], key >> 2 >= 0 else { return true }
      return field.isLeaf && KeyMeaning(document.keys[Int(key >> 2)]).contains(.name)
    }
    for key in order {
      guard let field = fields[key] else { continue }
      let isElement = key & 3 == 1
      let number = Int(key >> 2)
      let name = number < 0 ? RecordList.Column.textName : document.keys[number]
      if !isElement || (field.isLeaf && !field.repeats) {
        addColumn(name, field.cells, to: list)
      } else if !addParents(field.members, name, to: list), !addFields(field.members, to: list),
        isNamed || !addWrapped(field.members, name, to: list)
      {
        explore(field.members, in: Holder(list: list, key: name))
      }
    }
  }

  /// Takes what each record holds in one element, its name among it, for what the record holds itself:
  ///
  ///     <level1><info><title>Epirus</title></info><level2>…</level2></level1>
  ///
  /// - Returns: whether it is so.
  private mutating func addWrapped(_ elements: Members, _ name: String, to list: Int) -> Bool {
    let count = lists[list].count
    guard count >= Self.leastFields, elements.values.count == count,
      Set(elements.owners).count == count, KeyMeaning(name).isDisjoint(with: [.level, .children])
    else { return false }
    var order: [String] = []
    var columns: [String: ColumnCells] = [:]
    for (element, record) in zip(elements.values, elements.owners) {
      for child in children(element) {
        let text = kind(child) == .element ? leafText(child) : .text(of: child)
        guard let text, let key = document.key(of: child) else { return false }
        if columns[key] == nil { order.append(key) }
        guard columns[key, default: ColumnCells()].last(of: record) == nil else { return false }
        columns[key, default: ColumnCells()].set(text, of: record)
      }
    }
    guard order.contains(where: { KeyMeaning($0).contains(.name) }) else { return false }
    for key in order {
      guard let cells = columns[key] else { continue }
      addColumn(name + "." + key, cells, to: list)
    }
    return true
  }

  private static let languageKeys: Set<String> = ["xml:lang", "lang"]
  private static let referenceKeys: Set<String> = ["rdf:resource", "resource", "idref"]

  /// The one text in an element, at any depth, or `nil`: `<Parent><Ref id="AT"/></Parent>`.
  func onlyText(_ element: SourceValue) -> Cell? {
    var found: Cell?
    for value in (element.next.index..<document.end(of: element).index).lazy.map(SourceValue.init) {
      switch document[value].kind {
      case .element: break
      case .attribute, .string, .number:
        guard found == nil else { return nil }
        found = .text(of: value)
      default: return nil
      }
    }
    return found
  }

  /// A column of what the elements called parent hold, if each holds one text.
  private mutating func addParents(_ elements: Members, _ name: String, to list: Int) -> Bool {
    guard KeyMeaning(name).contains(.parent), Set(elements.owners).count == elements.owners.count
    else {
      return false
    }
    var cells = ColumnCells()
    for (element, record) in zip(elements.values, elements.owners) {
      guard let text = onlyText(element) else { return false }
      cells.set(text, of: record)
    }
    addColumn(name, cells, to: list)
    return true
  }

  /// The text of an element that has nothing but text, as a cell; `.none` if it is empty, `nil` if
  /// it has attributes or elements.
  func leafText(_ element: SourceValue) -> Cell? {
    var text = Cell.none
    var isLeaf = true
    document.forEachChild(of: element) { child in
      switch document[child].kind {
      case .string, .number: if text == .none { text = .text(of: child) }
      // In which language a text is says nothing else; in place of a text another record may be named.
      case .attribute where Outline.languageKeys.contains(document.key(of: child) ?? ""): break
      case .attribute where Outline.referenceKeys.contains(document.key(of: child) ?? ""):
        if text == .none { text = .text(of: child) }
      default: isLeaf = false
      }
    }
    // An empty element is a cell without text: its own number, whose text is empty.
    return isLeaf ? (text == .none ? .text(of: element) : text) : nil
  }
}
