/// Values that say their type, as document stores write them: `{"stringValue": "Salto"}`, `{"S": "Salto"}`.
extension ObjectTree {
  /// Firestore's documents, `{"documents": [{"name", "fields"}]}`, or DynamoDB's items, `{"Items": [{…}]}`, one by one
  /// `{"Item": {…}}`: records of plain values; `false` if they are none.
  mutating func readTyped() -> Bool {
    let held = member("documents", of: 0) ?? member("Items", of: 0) ?? 0
    let rows = kind(held) == .array ? children(of: held) : []
    let records = rows.compactMap { row -> (row: Value, fields: Value)? in
      guard kind(row) == .object else { return nil }
      return (row, member("fields", of: row) ?? member("Item", of: row) ?? row)
    }
    guard !records.isEmpty, records.count == rows.count,
      records.allSatisfy({ record in
        let values = kind(record.fields) == .object ? children(of: record.fields) : []
        return !values.isEmpty && values.allSatisfy { typed($0) != nil }
      })
    else { return false }
    let list = open(.array, at: held)
    for (row, fields) in records {
      let record = open(.object, at: row)
      // The last part of a document's address is its key.
      if fields != row, let name = member("name", of: row), member("id", of: fields) == nil {
        append(Self.lastPart(source.bytes(of: name)), key: "id", at: name)
      }
      for value in children(of: fields) { copyTyped(value, key: source.key(of: value)) }
      close(record)
    }
    close(list)
    return true
  }

  /// The value under the word for its type, or `nil`.
  private func typed(_ value: Value) -> (type: String, value: Value)? {
    guard kind(value) == .object, case let members = children(of: value), members.count == 1,
      let type = source.key(of: members[0]), Self.types.contains(type)
    else { return nil }
    return (type, members[0])
  }

  private static let types: Set<String> = [
    "stringValue", "integerValue", "doubleValue", "booleanValue", "nullValue", "timestampValue",
    "referenceValue", "geoPointValue", "bytesValue", "arrayValue", "mapValue",
    "S", "N", "B", "BOOL", "NULL", "SS", "NS", "L", "M",
  ]

  private mutating func copyTyped(_ value: Value, key: String?) {
    guard let (type, inner) = typed(value) else { return copy(value, key: key) }
    switch type {
    case "arrayValue", "L":
      let values = type == "L" ? inner : member("values", of: inner)
      let list = open(.array, key: key, at: value)
      for item in values.map({ children(of: $0) }) ?? [] { copyTyped(item, key: nil) }
      close(list)
    case "mapValue", "M":
      let fields = type == "M" ? inner : member("fields", of: inner)
      let map = open(.object, key: key, at: value)
      for field in fields.map({ children(of: $0) }) ?? [] {
        copyTyped(field, key: source.key(of: field))
      }
      close(map)
    case "referenceValue":
      append(Self.lastPart(source.bytes(of: inner)), key: key ?? "", at: inner)
    default: copy(inner, key: key)
    }
  }
}
