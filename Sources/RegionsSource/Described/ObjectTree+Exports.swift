extension ObjectTree {
  /// Django's fixtures, `[{"model", "pk", "fields"}]`: an array for each model, or the only one;
  /// `false` if it isn't one.
  mutating func readFixtures() -> Bool {
    guard kind(0) == .array else { return false }
    var models: [(name: String, rows: [Value])] = []
    for row in children(of: 0) {
      guard let model = text("model", of: row), let fields = member("fields", of: row),
        kind(fields) == .object
      else { return false }
      if models.last?.name == model {
        models[models.count - 1].rows.append(row)
      } else if let index = models.firstIndex(where: { $0.name == model }) {
        models[index].rows.append(row)
      } else {
        // Objects of a kind each are something else.
        guard models.count < Bound.keys else { return false }
        models.append((model, [row]))
      }
    }
    guard !models.isEmpty else { return false }
    setFormat("django")
    let all = open(.object, at: 0)
    for model in models {
      let list = open(.array, key: model.name, at: model.rows[0])
      for row in model.rows {
        var members: [(key: String, value: Value)] = []
        let fields = member("fields", of: row).map { children(of: $0) } ?? []
        // Where the fields have an ID of their own, references go to it as often as to the key.
        if let id = member("pk", of: row) {
          let hasID = fields.contains { source.key(of: $0) == "id" }
          members.append((hasID ? "pk" : "id", id))
        }
        members += fields.map { (source.key(of: $0) ?? "", $0) }
        appendObject(members, at: row)
      }
      close(list)
    }
    close(all)
    if models.count == 1 { unwrap() }
    return true
  }

  /// phpMyAdmin's export, `[{"type": "header"}, {"type": "table", "name", "data": […]}]`: an object of
  /// the tables' rows; `false` if it isn't one.
  mutating func readExportedTables() -> Bool {
    guard kind(0) == .array else { return false }
    let parts = children(of: 0)
    guard let first = parts.first, text("type", of: first) == "header" else { return false }
    let tables = parts.filter {
      text("type", of: $0) == "table" && member("data", of: $0) != nil
    }
    guard !tables.isEmpty else { return false }
    let all = open(.object, at: 0)
    for table in tables {
      guard let data = member("data", of: table) else { continue }
      copy(data, key: text("name", of: table))
    }
    close(all)
    if tables.count == 1 { unwrap() }
    return true
  }
}
