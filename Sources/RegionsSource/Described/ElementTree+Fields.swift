extension ElementTree {
  /// Records whose fields are elements of one tag with their names in an attribute, as MySQL, phpMyAdmin,
  /// Odoo and Tryton write them: `<row><field name="id">1</field></row>`. Becomes an object of the
  /// records' lists, by what their record says of its kind or its tag; `false` if it isn't one.
  mutating func readNamedFields() -> Bool {
    var lists: [(name: String, records: [Value])] = []
    var others = 0
    collect(0, into: &lists, others: &others)
    let count = lists.reduce(0) { $0 + $1.records.count }
    // What lies beside the records is what the export says of itself: structure, header, footer.
    guard count > 1 || (count == 1 && others == 0), others <= count else { return false }
    let all = open(.object, at: 0)
    for list in lists {
      let array = open(.array, key: key(list.name), at: list.records[0])
      for record in list.records { readRecord(record) }
      close(array)
    }
    close(all)
    if lists.count == 1 { unwrap() }
    return true
  }

  /// Notes the records in an element; counts the elements with text that are none.
  private func collect(
    _ value: Value, into lists: inout [(name: String, records: [Value])], others: inout Int
  ) {
    let children = elements(of: value)
    guard !children.isEmpty else {
      others += text(in: value).isEmpty ? 0 : 1
      return
    }
    let tag = name(children[0])
    guard Self.fieldTags.contains(tag),
      children.allSatisfy({ name($0) == tag && attribute("name", of: $0) != nil })
    else {
      for child in children { collect(child, into: &lists, others: &others) }
      return
    }
    let kind = attribute(Self.kindKeys, of: value) ?? name(value)
    if lists.last?.name == kind {
      lists[lists.count - 1].records.append(value)
    } else if let index = lists.firstIndex(where: { $0.name == kind }) {
      lists[index].records.append(value)
    } else if lists.count < Bound.keys {
      lists.append((kind, [value]))
    } else {
      // Elements of a kind each are no records.
      others += Bound.keys
    }
  }

  /// What says of which kind a record is: its model, its table.
  private static let kindKeys = ["model", "name", "tableName"]
  /// What has a field's value: by its type in Liquibase.
  private static let valueKeys = ["value", "eval", "valueNumeric", "valueBoolean", "valueDate"]

  /// The tags that fields have.
  private static let fieldTags: Set<String> = ["field", "column", "col", "attribute", "property"]

  /// The first of some attributes that an element has.
  private func attribute(_ names: [String], of value: Value) -> String? {
    for name in names {
      if let text = attribute(name, of: value) { return text }
    }
    return nil
  }

  private mutating func readRecord(_ record: Value) {
    let object = open(.object, at: record)
    var names: Set<String> = []
    // The name other records refer to it by.
    if let id = attribute("id", of: record) {
      append(.string, key: key("id"), text: Array(id.utf8), at: record)
      names.insert("id")
    }
    for field in elements(of: record) {
      guard let name = attribute("name", of: field) else { continue }
      let key = key(names.insert(name).inserted ? name : name + "_2")
      if let reference = attribute("ref", of: field) {
        append(.string, key: key, text: Array(reference.utf8), at: field)
      } else if attribute("nil", of: field) == "true" || attribute("null", of: field) != nil {
        append(.null, key: key, text: [], at: field)
      } else if let value = attribute(Self.valueKeys, of: field),
        text(in: field).isEmpty
      {
        append(.string, key: key, text: Array(value.utf8), at: field)
      } else {
        append(.string, key: key, text: text(in: field), at: field)
      }
    }
    close(object)
  }
}
