extension ElementTree {
  /// Maps in KML: a list of the placemarks with the data that each carries, or, if they carry none, of their names
  /// in the folders that they lie in, without their shapes; `false` if there is no placemark.
  mutating func readPlacemarks() -> Bool {
    let places = descendants(of: 0, named: ["Placemark"])
    guard !places.isEmpty else { return false }
    setFormat("kml")
    let list = open(.array, at: 0)
    let haveData = places.contains { !descendants(of: $0, named: Self.dataTags).isEmpty }
    if haveData { for place in places { readPlacemark(place) } } else { readFolder(0) }
    close(list)
    return true
  }

  private static let folderTags: Set<String> = ["Folder", "Document"]
  private static let dataTags: Set<String> = ["SimpleData", "Data"]

  /// What lies in a folder: of several folders each by its name, with what lies in it; one alone only wraps.
  private mutating func readFolder(_ folder: Value) {
    let inside = elements(of: folder)
    let isOneOfSeveral = inside.count { Self.folderTags.contains(name($0)) } > 1
    for child in inside {
      if name(child) == "Placemark" {
        readPlacemark(child)
      } else if Self.folderTags.contains(name(child)) {
        guard isOneOfSeveral, let title = elements(of: child).first(where: { name($0) == "name" })
        else {
          readFolder(child)
          continue
        }
        let row = open(.object, at: child)
        append(.string, key: key("name"), text: text(in: title), at: title)
        let list = open(.array, key: key("children"), at: child)
        readFolder(child)
        close(list)
        close(row)
      }
    }
  }

  private mutating func readPlacemark(_ place: Value) {
    let row = open(.object, at: place)
    var keys: Set<String> = []
    for field in descendants(of: place, named: Self.dataTags) {
      guard let name = attribute("name", of: field), keys.insert(name).inserted else { continue }
      append(.string, key: key(name), text: text(in: field), at: field)
    }
    if keys.isEmpty, let name = elements(of: place).first(where: { self.name($0) == "name" }) {
      append(.string, key: key("name"), text: text(in: name), at: name)
    }
    close(row)
  }

  /// The elements of these tags within an element, those within one of them left out.
  func descendants(of value: Value, named tags: Set<String>) -> [Value] {
    descendants(of: value, where: tags.contains)
  }

  func descendants(of value: Value, where isFound: (_ name: String) -> Bool) -> [Value] {
    var found: [Value] = []
    var next = value + 1
    let end = Int(source.entries[value].end)
    while next < end {
      let isOne = source.entries[next].kind == .element && isFound(name(next))
      if isOne { found.append(next) }
      next = isOne ? Int(source.entries[next].end) : next + 1
    }
    return found
  }
}
