import Regions
import RegionsSearch
import RegionsTerminal

/// What a search found, as a terminal shows it: ID, name and path in columns, each region on one line,
/// what matched marked. A path that doesn't fit is cut from the left; names and IDs stay whole as long
/// as fit.
struct SearchTable {
  /// The width of the terminal.
  let columns: Int
  private let idWidth: Int
  private let nameWidth: Int
  private let matches: [RegionMatch]

  private static let gap = 2
  /// A path in fewer columns says nothing.
  private static let leastPath = 10
  /// A name in fewer columns stands below its ID.
  private static let leastName = 6

  init(_ matches: [RegionMatch], columns: Int) {
    self.matches = matches
    self.columns = max(columns, 1)
    idWidth = matches.map { Self.width($0.region.id) }.max() ?? 0
    // One long name moves its own path, not everybody's.
    let names = matches.map { Self.width($0.region.name) }
    let roomy = (columns - idWidth - 2 * Self.gap) / 2
    nameWidth = names.filter { $0 <= roomy }.max() ?? 0
  }

  var lines: [StyledLine] { matches.flatMap(lines) }

  private func lines(_ match: RegionMatch) -> [StyledLine] {
    let region = match.region
    let highlights = match.characterHighlights
    let parts = zip(region.path, highlights).map { region, matches in
      PathLine.Part(name: RegionLine.clean(region.name), matches: matches)
    }
    guard let name = parts.last else { return [] }
    let id = RegionLine.clean(region.id)
    guard columns - idWidth - Self.gap >= Self.leastName else {
      var line = StyledLine(String(repeating: " ", count: min(Self.gap, columns / 4)))
      PathLine.append(cut: name, to: &line, [], limit: columns)
      return [StyledLine(id), line]
    }
    var line = StyledLine(id)
    line.pad(to: idWidth + Self.gap)
    PathLine.append(cut: name, to: &line, [], limit: columns)
    let start = max(line.width, idWidth + Self.gap + nameWidth) + Self.gap
    var end = columns
    let note = match.otherName.map { "  ← \(RegionLine.clean($0))" }
    let noteWidth = note.map { Self.width($0) } ?? 0
    // By which name it was found says more than the beginning of the path.
    let showsNote = noteWidth > 0 && max(line.width, start - Self.gap) + noteWidth <= columns
    if showsNote { end -= noteWidth }
    if end - start
      >= min(Self.leastPath, Self.width(region.path.map(\.name).joined(separator: "/")))
    {
      line.pad(to: start)
      PathLine(parts, separator: "/").append(to: &line, limit: end)
    }
    if showsNote, let note { line.append(note, .dim) }
    return [line]
  }

  private static func width(_ text: String) -> Int {
    TextWidth.columns(of: TextWidth.printable(text))
  }
}
