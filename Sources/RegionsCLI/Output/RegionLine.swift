import Regions

/// One region as `lookup`, `pick` and `search` print it.
enum RegionLine {
  /// `ID<TAB>NAME<TAB>PATH`.
  static func text(_ region: Region) -> String {
    "\(region.id)\t\(clean(region.name))\t\(region.path.map { clean($0.name) }.joined(separator: "/"))\n"
  }

  /// The line of an ID that is not there.
  static func text(missing id: String) -> String {
    "\(clean(id))\t\t\n"
  }

  static func json(missing id: String) -> String {
    var json = JSONText()
    json.raw("{\"id\":")
    json.string(id)
    json.raw(",\"found\":false}\n")
    return json.text
  }

  /// `{"id":…,"name":…,"level":…,"path":[…]}` and the attributes where there are any.
  ///
  /// - Parameter matched: why a search found it.
  static func json(_ region: Region, matched: String? = nil) -> String {
    var json = JSONText()
    json.raw("{\"id\":")
    json.string(region.id)
    json.raw(",\"name\":")
    json.string(region.name)
    json.raw(",\"level\":")
    json.number(region.level)
    if let rank = region.rank {
      json.raw(",\"rank\":")
      json.number(rank.rawValue)
    }
    json.raw(",\"path\":")
    json.list(region.path) { json, step in
      json.raw("{\"id\":")
      json.string(step.id)
      json.raw(",\"name\":")
      json.string(step.name)
      json.raw("}")
    }
    let attributes = region.attributes
    if !attributes.isEmpty {
      json.raw(",\"attributes\":{")
      for (index, attribute) in attributes.enumerated() {
        if index > 0 { json.raw(",") }
        json.string(attribute.name)
        json.raw(":")
        switch attribute.value {
        case .text(let text): json.string(text)
        case .integer(let number): json.number(number)
        }
      }
      json.raw("}")
    }
    if let matched {
      json.raw(",\"matched\":")
      json.string(matched)
    }
    json.raw("}\n")
    return json.text
  }

  /// A line is one line and its fields are three, whatever a name holds.
  static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
