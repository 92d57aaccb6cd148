/// Replies of services that wrap each value or each row.
extension ObjectTree {
  /// Socrata's rows, `{"meta": {"view": {"columns": [{"name"}]}}, "data": [[…]]}`: rows by the names of their
  /// columns, without those that the service adds; `false` if it isn't one.
  mutating func readViewRows() -> Bool {
    guard let meta = member("meta", of: 0), let view = member("view", of: meta),
      let columns = member("columns", of: view), kind(columns) == .array,
      let data = member("data", of: 0), kind(data) == .array
    else { return false }
    let fields = children(of: columns).map { column in
      (name: text("name", of: column), isAdded: text("dataTypeName", of: column) == "meta_data")
    }
    let rows = children(of: data)
    guard !rows.isEmpty, rows.allSatisfy({ kind($0) == .array }) else { return false }
    let list = open(.array, at: data)
    for row in rows {
      let cells = zip(fields, children(of: row)).compactMap { field, cell in
        field.isAdded ? nil : field.name.map { (key: $0, value: cell) }
      }
      appendObject(cells, at: row)
    }
    close(list)
    return true
  }

  /// Results of a SPARQL query, `{"head": {"vars"}, "results": {"bindings"}}`: rows of plain values, of an
  /// address its last part; `false` if it isn't one.
  mutating func readBindings() -> Bool {
    guard let head = member("head", of: 0), member("vars", of: head) != nil,
      let results = member("results", of: 0), let bindings = member("bindings", of: results),
      kind(bindings) == .array
    else { return false }
    let list = open(.array, at: bindings)
    for binding in children(of: bindings) where kind(binding) == .object {
      let row = open(.object, at: binding)
      for variable in children(of: binding) {
        guard let key = source.key(of: variable), let value = member("value", of: variable) else {
          continue
        }
        let isAddress = text("type", of: variable) == "uri"
        let bytes = source.bytes(of: value)
        append(isAddress ? Self.lastPart(bytes) : bytes, key: key, at: value)
      }
      close(row)
    }
    close(list)
    return true
  }
}
