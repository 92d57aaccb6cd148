extension ObjectTree {
  /// GeoJSON (RFC 7946) and TopoJSON: the features' properties, without their geometry; `false` if it
  /// is neither.
  mutating func readFeatures() -> Bool {
    switch text("type", of: 0) {
    case "FeatureCollection":
      guard let features = member("features", of: 0), kind(features) == .array else { return false }
      setFormat("geojson")
      readFeatures(features, key: nil)
    case "Topology":
      guard let objects = member("objects", of: 0), kind(objects) == .object else { return false }
      setFormat("topojson")
      let lists = children(of: objects).filter { member("geometries", of: $0) != nil }
      guard !lists.isEmpty else { return false }
      let all = open(.object, at: objects)
      for list in lists {
        guard let features = member("geometries", of: list) else { continue }
        readFeatures(features, key: source.key(of: list))
      }
      close(all)
      if lists.count == 1 { unwrap() }
    default: return false
    }
    return true
  }

  private mutating func readFeatures(_ features: Value, key: String?) {
    let list = open(.array, key: key, at: features)
    for feature in children(of: features) where kind(feature) == .object {
      var members: [(key: String, value: Value)] = []
      if let properties = member("properties", of: feature), kind(properties) == .object {
        for property in children(of: properties) {
          guard let name = source.key(of: property), let value = plain(property) else { continue }
          members.append((name, value))
        }
      }
      // The feature's own ID comes first, unless a property says the same.
      if let id = member("id", of: feature), !members.contains(where: { $0.key == "id" }),
        !members.contains(where: { source.text(of: $0.value) == source.text(of: id) })
      {
        members.insert(("id", id), at: 0)
      }
      appendObject(members, at: feature)
    }
    close(list)
  }

  /// A property's one value; of an object with one member, as in `"parent": {"adcode": 100000}`, that
  /// member's; `nil` for lists, which are places on the map and paths of codes.
  private func plain(_ property: Value) -> Value? {
    switch kind(property) {
    case .object:
      let members = children(of: property)
      return members.count == 1 ? plain(members[0]) : nil
    case .array: return nil
    default: return property
    }
  }
}
