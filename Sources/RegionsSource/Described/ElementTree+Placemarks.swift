extension ElementTree {
  /// Maps in KML: a list of the placemarks with the data that each carries, or its name if it carries none,
  /// without their shapes; `false` if there is no placemark.
  mutating func readPlacemarks() -> Bool {
    let places = descendants(of: 0, named: ["Placemark"])
    guard !places.isEmpty else { return false }
    setFormat("kml")
    let list = open(.array, at: 0)
    for place in places {
      let row = open(.object, at: place)
      var keys: Set<String> = []
      for field in descendants(of: place, named: ["SimpleData", "Data"]) {
        guard let name = attribute("name", of: field), keys.insert(name).inserted else { continue }
        append(.string, key: key(name), text: text(in: field), at: field)
      }
      if keys.isEmpty, let name = elements(of: place).first(where: { self.name($0) == "name" }) {
        append(.string, key: key("name"), text: text(in: name), at: name)
      }
      close(row)
    }
    close(list)
    return true
  }

  /// The elements of these tags within an element, those within one of them left out.
  func descendants(of value: Value, named tags: Set<String>) -> [Value] {
    var found: [Value] = []
    var next = value + 1
    let end = Int(source.entries[value].end)
    while next < end {
      let isFound = source.entries[next].kind == .element && tags.contains(name(next))
      if isFound { found.append(next) }
      next = isFound ? Int(source.entries[next].end) : next + 1
    }
    return found
  }
}
