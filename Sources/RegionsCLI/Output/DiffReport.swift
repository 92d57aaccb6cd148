import Regions
import RegionsDiff

/// The differences between two data sets as text for people: one line a change, under the name of
/// the province it belongs to.
struct DiffReport {
  private let diff: RegionDiff
  private let colours: Bool

  init(_ diff: RegionDiff, colours: Bool) {
    self.diff = diff
    self.colours = colours
  }

  /// One line of the report and the province it stands under.
  private struct Line {
    let province: Region
    let text: String
  }

  /// Writes the report, and nothing if nothing changed.
  func write(_ write: (String) throws -> Void) throws {
    guard !diff.isEmpty else { return }
    var groups: [String: [Line]] = [:]
    var order: [String] = []
    for line in lines() {
      if groups[line.province.id] == nil { order.append(line.province.id) }
      groups[line.province.id, default: []].append(line)
    }
    for id in order.sorted() {
      guard let group = groups[id], let first = group.first else { continue }
      try write("\(bold(RegionLine.clean(first.province.name)))\n")
      for line in group { try write("  \(line.text)\n") }
    }
    try write(
      "\(diff.added.count) added, \(diff.removed.count) removed, \(diff.renamed.count) renamed, "
        + "\(diff.moved.count) moved, \(diff.successions.count) probably the same under another ID\n"
    )
  }

  private func lines() -> [Line] {
    var lines: [Line] = []
    for pair in diff.successions {
      lines.append(line("=", "36", pair.new, "\(name(pair.old)) → \(name(pair.new))"))
    }
    let succeeded = Set(diff.successions.map(\.old))
    let successors = Set(diff.successions.map(\.new))
    for region in diff.removed where !succeeded.contains(region) {
      lines.append(line("-", "31", region, name(region)))
    }
    for region in diff.added where !successors.contains(region) {
      lines.append(line("+", "32", region, name(region)))
    }
    for pair in diff.renamed {
      let text = "\(name(pair.old)) → \(RegionLine.clean(pair.new.name))"
      lines.append(line("~", "33", pair.new, text))
    }
    for pair in diff.moved {
      lines.append(
        line(">", "35", pair.new, "\(name(pair.new)): \(way(pair.old)) → \(way(pair.new))"))
    }
    return lines
  }

  private func line(_ sign: String, _ colour: String, _ region: Region, _ text: String) -> Line {
    let text = colours ? "\u{1b}[\(colour)m\(sign) \(text)\u{1b}[0m" : "\(sign) \(text)"
    return Line(province: region.path.first ?? region, text: text)
  }

  /// `110103 崇文区`, with the names between it and its province.
  private func name(_ region: Region) -> String {
    let between = region.path.dropFirst().map { RegionLine.clean($0.name) }
    return "\(RegionLine.clean(region.id)) "
      + (between.isEmpty ? RegionLine.clean(region.name) : between.joined(separator: "/"))
  }

  /// The names from the root to the parent.
  private func way(_ region: Region) -> String {
    region.parent == nil
      ? "the top" : region.ancestors.map { RegionLine.clean($0.name) }.joined(separator: "/")
  }

  private func bold(_ text: String) -> String { colours ? "\u{1b}[1m\(text)\u{1b}[0m" : text }
}

extension DiffReport {
  /// One object a line: `{"change":"removed","old":{…}}`, `{"change":"added","new":{…}}`, and
  /// `renamed`, `moved` and `succession` with both; a succession says why. A region has `id`,
  /// `name`, `level` and `path`.
  static func json(_ diff: RegionDiff, _ write: (String) throws -> Void) throws {
    for region in diff.removed { try write(line("removed", old: region, new: nil)) }
    for region in diff.added { try write(line("added", old: nil, new: region)) }
    for pair in diff.renamed { try write(line("renamed", old: pair.old, new: pair.new)) }
    for pair in diff.moved { try write(line("moved", old: pair.old, new: pair.new)) }
    for pair in diff.successions {
      try write(line("succession", old: pair.old, new: pair.new, reason: pair.reason.rawValue))
    }
  }

  private static func line(
    _ change: StaticString, old: Region?, new: Region?, reason: String? = nil
  ) -> String {
    var json = JSONText()
    json.raw("{\"change\":\"")
    json.raw(change)
    json.raw("\"")
    if let reason {
      json.raw(",\"reason\":")
      json.string(reason)
    }
    if let old {
      json.raw(",\"old\":")
      write(old, &json)
    }
    if let new {
      json.raw(",\"new\":")
      write(new, &json)
    }
    json.raw("}\n")
    return json.text
  }

  private static func write(_ region: Region, _ json: inout JSONText) {
    let path = region.path
    json.raw("{\"id\":")
    json.string(region.id)
    json.raw(",\"name\":")
    json.string(region.name)
    json.raw(",\"level\":")
    json.number(path.count)
    json.raw(",\"path\":")
    json.list(path) { json, region in
      json.raw("{\"id\":")
      json.string(region.id)
      json.raw(",\"name\":")
      json.string(region.name)
      json.raw("}")
    }
    json.raw("}")
  }
}
