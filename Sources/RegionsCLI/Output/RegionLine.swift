import Regions

/// One region as `lookup`, `pick` and `search` print it.
///
/// Lines are made of bytes: a table of millions of rows has thousands of regions to make them for.
enum RegionLine {
  /// `ID<TAB>NAME<TAB>PATH`.
  static func text(_ region: Region) -> String {
    String(decoding: textBytes(region), as: UTF8.self)
  }

  static func textBytes(_ region: Region) -> [UInt8] {
    let storage = region.tree.storage
    var line: [UInt8] = []
    storage.appendID(of: region.number, to: &line)
    line.append(tab)
    appendName(of: region.number, in: storage, to: &line)
    line.append(tab)
    appendPath(of: region, to: &line)
    line.append(lineEnd)
    return line
  }

  /// The names from the root, joined by "/".
  static func appendPath(of region: Region, to line: inout [UInt8]) {
    var isFirst = true
    for step in region.path {
      if !isFirst { line.append(slash) }
      isFirst = false
      appendName(of: step.number, in: region.tree.storage, to: &line)
    }
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
    String(decoding: jsonBytes(region, matched: matched), as: UTF8.self)
  }

  /// - Parameter asked: the ID that was asked for, where it isn't the region's.
  static func jsonBytes(_ region: Region, matched: String? = nil, asked: String? = nil) -> [UInt8] {
    var json = JSONText()
    json.raw("{\"id\":")
    json.id(of: region)
    if let asked {
      json.raw(",\"asked\":")
      json.string(asked)
    }
    json.raw(",\"name\":")
    json.name(of: region)
    json.raw(",\"level\":")
    json.number(region.level)
    if let rank = region.rank {
      json.raw(",\"rank\":")
      json.number(rank.rawValue)
    }
    json.raw(",\"path\":")
    json.list(region.path) { json, step in
      json.raw("{\"id\":")
      json.id(of: step)
      json.raw(",\"name\":")
      json.name(of: step)
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
    return json.bytes
  }

  /// A line is one line and its fields are three, whatever a name holds.
  static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private static func appendName(
    of number: Int, in storage: TreeStorage, to line: inout [UInt8]
  ) {
    let start = line.count
    storage.appendName(of: number, to: &line)
    guard line[start...].contains(where: { $0 < 32 }) else { return }
    let name = clean(String(decoding: line[start...], as: UTF8.self))
    line.replaceSubrange(start..., with: name.utf8)
  }

  private static let tab: UInt8 = 9
  private static let lineEnd: UInt8 = 10
  private static let slash: UInt8 = 47
}

extension JSONText {
  /// A region's ID as a string.
  mutating func id(of region: Region) {
    string { region.tree.storage.appendID(of: region.number, to: &$0) }
  }

  /// A region's name as a string.
  mutating func name(of region: Region) {
    string { region.tree.storage.appendName(of: region.number, to: &$0) }
  }
}
