import JSONDocument
import Regions
import RegionsNames

/// One region as `lookup`, `pick` and `search` print it.
///
/// Lines are made of bytes: a table of millions of rows has thousands of regions to make them for.
enum RegionLine {
  /// `ID<TAB>NAME<TAB>PATH`.
  static func text(_ region: Region) -> String {
    String(decoding: textBytes(region), as: UTF8.self)
  }

  static func textBytes(_ region: Region) -> [UInt8] {
    var path: [UInt8] = []
    let step = append(pathTo: region, separator: slash, to: &path) { number, path in
      appendName(of: number, in: region.tree.storage, to: &path)
    }
    var line: [UInt8] = []
    append(region, path: path, step: step, to: &line)
    return line
  }

  /// Appends a line with a path that is known.
  ///
  /// - Parameter step: where the region's own name stands in it.
  static func append(
    _ region: Region, path: [UInt8], step: Range<Int>, to line: inout [UInt8]
  ) {
    region.tree.storage.appendID(of: region.number, to: &line)
    line.append(tab)
    line += path[step]
    line.append(tab)
    line += path
    line.append(lineEnd)
  }

  /// The names from the root, joined by "/".
  static func appendPath(of region: Region, to line: inout [UInt8]) {
    _ = append(pathTo: region, separator: slash, to: &line) { number, line in
      appendName(of: number, in: region.tree.storage, to: &line)
    }
  }

  /// Appends the steps of a path.
  ///
  /// - Returns: where the last one lies.
  private static func append(
    pathTo region: Region, separator: UInt8, to line: inout [UInt8],
    step: (Int, inout [UInt8]) -> Void
  ) -> Range<Int> {
    var start = line.count
    for (index, above) in region.path.enumerated() {
      if index > 0 { line.append(separator) }
      start = line.count
      step(above.number, &line)
    }
    return start..<line.count
  }

  /// The line of an ID that is not there.
  static func text(missing id: String) -> String {
    "\(clean(id))\t\t\n"
  }

  /// A line is one line and its fields are three, whatever a name holds.
  static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  static func appendName(of number: Int, in storage: TreeStorage, to line: inout [UInt8]) {
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

// MARK: JSON

extension JSONWriter {
  /// The regions from the root down to one: `[{"id":…,"name":…},…]`.
  mutating func path(to region: Region) {
    list(region.path) { $0.step($1.number, in: $1.tree.storage) }
  }

  /// `{"id":…,"name":…}`.
  fileprivate mutating func step(_ number: Int, in storage: TreeStorage) {
    raw("{\"id\":")
    string { storage.appendID(of: number, to: &$0) }
    raw(",\"name\":")
    string { storage.appendName(of: number, to: &$0) }
    raw("}")
  }
}

extension RegionLine {
  static func json(missing id: String) -> String {
    var json = JSONWriter()
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
    var path: [UInt8] = []
    let step = append(pathTo: region, separator: UInt8(ascii: ","), to: &path) { number, path in
      appendStep(of: number, in: region.tree.storage, to: &path)
    }
    var line: [UInt8] = []
    appendObject(region, path: path, step: step, matched: matched, asked: asked, to: &line)
    return line
  }

  /// Appends `{"id":…,"name":…}`.
  static func appendStep(of number: Int, in storage: TreeStorage, to line: inout [UInt8]) {
    var json = JSONWriter(bytes: line)
    line = []
    json.step(number, in: storage)
    line = json.bytes
  }

  /// Appends an object with a path that is known.
  ///
  /// - Parameter step: where the region itself stands in it, `{"id":…,"name":…}`.
  static func appendObject(
    _ region: Region, path: [UInt8], step: Range<Int>, matched: String? = nil,
    asked: String? = nil, to line: inout [UInt8]
  ) {
    var json = JSONWriter(bytes: line)
    line = []
    if let asked {
      json.raw("{\"id\":")
      json.string { region.tree.storage.appendID(of: region.number, to: &$0) }
      json.raw(",\"asked\":")
      json.string(asked)
      json.raw(",\"name\":")
      json.string { region.tree.storage.appendName(of: region.number, to: &$0) }
    } else {
      json.raw(path[step.dropLast()])
    }
    json.raw(",\"level\":")
    json.number(region.level)
    if let rank = region.rank {
      json.raw(",\"rank\":")
      json.number(rank.rawValue)
    }
    json.raw(",\"path\":[")
    json.raw(path[...])
    json.raw("]")
    var isFirst = true
    for name in region.tree.attributeNames {
      guard let value = region[attribute: name] ?? shared(name, by: region) else { continue }
      json.raw(isFirst ? ",\"attributes\":{" : ",")
      isFirst = false
      json.string(name)
      json.raw(":")
      switch value {
      case .text(let text): json.string(text)
      case .integer(let number): json.number(number)
      }
    }
    if !isFirst { json.raw("}") }
    if let matched {
      json.raw(",\"matched\":")
      json.string(matched)
    }
    json.raw("}\n")
    line = json.bytes
  }

  /// What a region has of an attribute that holds for all below a region, from the one above.
  private static func shared(_ name: String, by region: Region) -> AttributeValue? {
    let storage = region.tree.storage
    guard let codes = PlaceCodes(rawValue: name), codes.isShared(by: region.number, in: storage)
    else { return nil }
    return codes.code(of: region.number, in: storage).map { .text($0) }
  }
}
