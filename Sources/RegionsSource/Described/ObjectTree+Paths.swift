/// Records that each carry the way to them, as `regions tree --json` writes.
///
///     {"id":"1101","name":"东城区","path":[{"id":"11","name":"北京市"},{"id":"1101","name":"东城区"}]}
extension ObjectTree {
  /// Rows of the records and of what lies above them, each with the ID of the region above; `false` if it isn't
  /// one: every record has an array of objects of which the last says the same of itself as the record.
  mutating func readPaths() -> Bool {
    let records = kind(0) == .array ? children(of: 0) : [0]
    guard let first = records.first, kind(first) == .object, let key = pathKey(of: first),
      let id = idKey(of: first, path: key)
    else { return false }
    var own: [String: Value] = [:]
    for record in records {
      guard let path = self.path(key, of: record), let last = path.last,
        repeats(last, { member($0, of: record) }),
        path.allSatisfy({ member(id, of: $0) != nil }), let text = text(id, of: record)
      else { return false }
      if own[text] == nil { own[text] = record }
    }
    let list = open(.array, at: 0)
    var written: Set<String> = []
    for record in records {
      var parent: Value?
      for place in self.path(key, of: record) ?? [] {
        defer { parent = member(id, of: place) }
        guard let text = text(id, of: place), written.insert(text).inserted else { continue }
        appendRow(own[text] ?? place, besides: key, parent: parent)
      }
    }
    close(list)
    return true
  }

  /// What the place of a record in its path and in a search tells is no more than that.
  private static let placeKeys: Set<String> = ["level", "matched"]

  private mutating func appendRow(_ value: Value, besides path: String, parent: Value?) {
    let row = open(.object, at: value)
    var keys: Set<String> = ["parent"]
    for child in children(of: value) {
      guard let key = source.key(of: child), key != path, !Self.placeKeys.contains(key) else {
        continue
      }
      if kind(child) == .object {
        for attribute in children(of: child) {
          guard let key = source.key(of: attribute), keys.insert(key).inserted else { continue }
          copy(attribute, key: key)
        }
      } else if keys.insert(key).inserted {
        copy(child, key: key)
      }
    }
    if let parent { copy(parent, key: "parent") }
    close(row)
  }

  /// The key of the array of objects that ends with the record itself.
  private func pathKey(of record: Value) -> String? {
    let values = children(of: record)
    var members: [String: Value] = [:]
    for value in values {
      if let key = source.key(of: value), members[key] == nil { members[key] = value }
    }
    return values.first { value in
      objects(of: value)?.last.map { repeats($0) { members[$0] } } ?? false
    }.flatMap { source.key(of: $0) }
  }

  /// The member of a path's objects that tells them apart: the first, or the one called "id".
  private func idKey(of record: Value, path: String) -> String? {
    guard let last = self.path(path, of: record)?.last else { return nil }
    let keys = children(of: last).compactMap { source.key(of: $0) }
    guard keys.count > 1 else { return nil }
    return keys.first { $0 == "id" } ?? keys.first
  }

  /// The objects of an array of objects, or `nil`.
  private func path(_ key: String, of record: Value) -> [Value]? {
    member(key, of: record).flatMap(objects)
  }

  private func objects(of array: Value) -> [Value]? {
    guard kind(array) == .array else { return nil }
    let values = children(of: array)
    return !values.isEmpty && values.allSatisfy { kind($0) == .object } ? values : nil
  }

  /// Whether an object says nothing but what another says as well, whose members are given by their keys.
  private func repeats(_ value: Value, _ member: (String) -> Value?) -> Bool {
    children(of: value).allSatisfy { child in
      guard let key = source.key(of: child), let other = member(key) else {
        return false
      }
      return kind(child) == kind(other) && source.bytes(of: child) == source.bytes(of: other)
        && kind(child) != .object && kind(child) != .array
    }
  }
}
