/// JSON:API, `{"data": [{"type", "id", "attributes", "relationships"}], "included": [{…}]}`.
extension ObjectTree {
  /// Rows of the attributes, with the IDs that the relationships point at, an array for each type of several;
  /// `false` if it isn't one.
  mutating func readResources() -> Bool {
    guard let data = member("data", of: 0), kind(data) == .array else { return false }
    var resources = children(of: data)
    guard !resources.isEmpty, resources.allSatisfy(isResource) else { return false }
    if let included = member("included", of: 0) {
      resources += children(of: included).filter(isResource)
    }
    let holders = holders(of: resources)
    var types: [(name: String, resources: [Value])] = []
    var places: [String: Int] = [:]
    for resource in resources {
      let type = text("type", of: resource) ?? ""
      if let place = places[type] {
        types[place].resources.append(resource)
      } else {
        places[type] = types.count
        types.append((type, [resource]))
      }
    }
    let all = types.count > 1 ? open(.object, at: data) : nil
    for type in types {
      let list = open(.array, key: all == nil ? nil : type.name, at: data)
      for resource in type.resources { appendRow(of: resource, holders) }
      close(list)
    }
    if let all { close(all) }
    return true
  }

  private func isResource(_ value: Value) -> Bool {
    member("id", of: value) != nil && member("type", of: value) != nil
      && member("attributes", of: value).map { kind($0) == .object } ?? false
  }

  /// What tells a resource from all others.
  private struct Name: Hashable {
    let type: String
    let id: String
  }

  private func name(of resource: Value) -> Name? {
    guard let type = text("type", of: resource), let id = text("id", of: resource) else {
      return nil
    }
    return Name(type: type, id: id)
  }

  /// By what a relationship to many names: the resource that has it.
  private func holders(of resources: [Value]) -> [Name: Value] {
    var holders: [Name: Value] = [:]
    for resource in resources {
      for target in targets(of: resource) where kind(target.data) == .array {
        for held in children(of: target.data) {
          if let name = name(of: held) { holders[name] = resource }
        }
      }
    }
    return holders
  }

  /// What the relationships of a resource point at, by their names.
  private func targets(of resource: Value) -> [(key: String, data: Value)] {
    (member("relationships", of: resource).map { children(of: $0) } ?? []).compactMap { relation in
      guard let key = source.key(of: relation), let data = member("data", of: relation) else {
        return nil
      }
      return (key, data)
    }
  }

  private mutating func appendRow(of resource: Value, _ holders: [Name: Value]) {
    let row = open(.object, at: resource)
    if let id = member("id", of: resource) { copy(id, key: "id") }
    for attribute in member("attributes", of: resource).map({ children(of: $0) }) ?? [] {
      copy(attribute, key: source.key(of: attribute))
    }
    let single = targets(of: resource).filter { kind($0.data) == .object }
    for target in single {
      if let id = member("id", of: target.data) { copy(id, key: target.key + "_id") }
    }
    // Told by the region above alone.
    if let holder = name(of: resource).flatMap({ holders[$0] }), let id = member("id", of: holder),
      let type = text("type", of: holder),
      !single.contains(where: { text("type", of: $0.data) == type })
    {
      copy(id, key: type + "_id")
    }
    close(row)
  }
}
