import JSONDocument
import Regions
import RegionsTerminal
import TranslatedText

/// The differences between two data sets as text for people: one line a change, under the name of
/// the province it belongs to.
struct DiffReport {
  private let diff: RegionDiff
  private let layout: Layout

  /// Where the report goes.
  struct Layout {
    var translation = Translation.none
    var colours = false
    /// The width of the terminal: IDs stand in a column, and what is too long goes on below its
    /// beginning. `nil`: no terminal, one line a change whatever its length.
    var columns: Int?
  }

  init(_ diff: RegionDiff, _ layout: Layout) {
    self.diff = diff
    self.layout = layout
  }

  /// One line of the report and the province it stands under.
  private struct Line {
    let province: Region
    let kind: Kind
    let id: String
    let text: String
  }

  /// What happened, by the sign it has.
  private enum Kind: String {
    case succession = "="
    case removed = "-"
    case added = "+"
    case renamed = "~"
    case moved = ">"

    var colour: String {
      switch self {
      case .succession: "36"
      case .removed: "31"
      case .added: "32"
      case .renamed: "33"
      case .moved: "35"
      }
    }
  }

  /// Writes the report, and nothing if nothing changed.
  func write(_ write: (String) throws -> Void) throws {
    guard !diff.isEmpty else { return }
    var groups: [String: [Line]] = [:]
    var order: [String] = []
    let lines = lines()
    for line in lines {
      if groups[line.province.id] == nil { order.append(line.province.id) }
      groups[line.province.id, default: []].append(line)
    }
    let idWidth = layout.columns == nil ? 0 : lines.map { Self.width($0.id) }.max() ?? 0
    for id in order.sorted() {
      guard let group = groups[id], let first = group.first else { continue }
      for line in broken(clean(first.province.name), indent: 0) {
        try write(paint(line, "1") + "\n")
      }
      for line in group { try self.write(line, idWidth: idWidth, write) }
    }
    for line in broken(summary.text(in: layout.translation), indent: 0) { try write(line + "\n") }
  }

  private func write(_ line: Line, idWidth: Int, _ write: (String) throws -> Void) throws {
    let id = line.id + String(repeating: " ", count: max(idWidth - Self.width(line.id), 0))
    var start = "  \(line.kind.rawValue) \(id) "
    var indent = Self.width(start)
    if let columns = layout.columns, columns < indent + 12 {
      start = "  \(line.kind.rawValue) "
      indent = Self.width(start)
      for part in broken(line.id, indent: indent) + broken(line.text, indent: indent) {
        try write("\(paint(start + part, line.kind.colour))\n")
        start = String(repeating: " ", count: indent)
      }
      return
    }
    for part in broken(line.text, indent: indent) {
      try write("\(paint(start + part, line.kind.colour))\n")
      start = String(repeating: " ", count: indent)
    }
  }

  private var summary: Message {
    let (added, removed) = (Thousands.text(diff.added.count), Thousands.text(diff.removed.count))
    let (renamed, moved) = (Thousands.text(diff.renamed.count), Thousands.text(diff.moved.count))
    let same = Thousands.text(diff.successions.count)
    return
      "\(added) added, \(removed) removed, \(renamed) renamed, \(moved) moved, \(same) probably the same under another ID"
  }

  private func lines() -> [Line] {
    var lines: [Line] = []
    func add(_ kind: Kind, of id: Region, below region: Region, text: String) {
      lines.append(
        Line(
          province: region.path.first ?? region, kind: kind, id: clean(id.id), text: text))
    }
    for pair in diff.successions {
      let new = "\(clean(pair.new.id)) \(name(pair.new))"
      add(.succession, of: pair.old, below: pair.new, text: "\(name(pair.old)) → \(new)")
    }
    let succeeded = Set(diff.successions.map(\.old))
    let successors = Set(diff.successions.map(\.new))
    for region in diff.removed where !succeeded.contains(region) {
      add(.removed, of: region, below: region, text: name(region))
    }
    for region in diff.added where !successors.contains(region) {
      add(.added, of: region, below: region, text: name(region))
    }
    for pair in diff.renamed {
      add(
        .renamed, of: pair.old, below: pair.new, text: "\(name(pair.old)) → \(clean(pair.new.name))"
      )
    }
    for pair in diff.moved {
      add(
        .moved, of: pair.new, below: pair.new,
        text: "\(name(pair.new)): \(way(pair.old)) → \(way(pair.new))")
    }
    return lines
  }

  /// `崇文区`, with the names between it and its province.
  private func name(_ region: Region) -> String {
    let between = region.path.dropFirst().map { clean($0.name) }
    return between.isEmpty ? clean(region.name) : between.joined(separator: "/")
  }

  /// The names from the root to the parent.
  private func way(_ region: Region) -> String {
    let top: Message = "the top"
    return region.parent == nil
      ? top.text(in: layout.translation)
      : region.ancestors.map { clean($0.name) }.joined(separator: "/")
  }

  // MARK: Layout

  private func clean(_ text: String) -> String {
    let text = RegionLine.clean(text)
    return layout.columns == nil ? text : TextWidth.printable(text)
  }

  private func broken(_ text: String, indent: Int) -> [String] {
    guard let columns = layout.columns else { return [text] }
    return WrappedText.lines(of: text, columns: columns - indent)
  }

  private func paint(_ text: String, _ code: String) -> String {
    layout.colours ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
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
    var json = JSONWriter()
    json.raw("{\"change\":\"")
    json.raw(change)
    json.raw("\"")
    if let reason {
      json.member("reason", reason)
    }
    if let old {
      json.key("old")
      write(old, &json)
    }
    if let new {
      json.key("new")
      write(new, &json)
    }
    json.raw("}\n")
    return json.text
  }

  private static func write(_ region: Region, _ json: inout JSONWriter) {
    json.raw("{")
    json.member("id", region.id)
    json.member("name", region.name)
    json.member("level", region.level)
    json.key("path")
    json.path(to: region)
    json.raw("}")
  }
}
