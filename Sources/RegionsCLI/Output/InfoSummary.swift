import Regions
import RegionsTerminal
import TranslatedText

/// What a data set holds, for people: one fact a line, the values below each other, counts by their
/// last digit.
struct InfoSummary {
  private enum Value {
    case text(String)
    /// A count, and what else there is to say.
    case count(Int, String)
  }

  private var rows: [(label: String, value: Value)] = []
  private let translation: Translation

  init(_ tree: RegionTree, _ translation: Translation) {
    self.translation = translation
    let metadata = tree.metadata
    row("title", metadata.title)
    row("as of", metadata.asOf)
    row("origin", metadata.origin)
    row("license", metadata.license)
    row("regions", tree.count)
    for (index, count) in tree.levelCounts.enumerated() {
      let labels = metadata.levelLabels
      row("  level \(index + 1)", count, note: labels.indices.contains(index) ? labels[index] : "")
    }
    for (index, count) in tree.rankCounts.enumerated() where count > 0 {
      guard let rank = RegionRank(rawValue: index + 1) else { continue }
      row("  rank \(index + 1)", count, note: tree.name(of: rank))
    }
    row("IDs", tree.idKind.rawValue)
    row("attributes", tree.attributeNames.joined(separator: ", "))
    row("format", tree.formatVersion)
    row("bytes", tree.byteCount)
    for section in tree.sections { row(Message(verbatim: "  " + section.name), section.bytes) }
  }

  private mutating func row(_ label: Message, _ text: String) {
    let text = RegionLine.clean(text)
    if !text.isEmpty { rows.append((label.text(in: translation), .text(text))) }
  }

  private mutating func row(_ label: Message, _ count: Int, note: String = "") {
    rows.append((label.text(in: translation), .count(count, RegionLine.clean(note))))
  }

  /// - Parameter columns: the width of the terminal, on which long values are broken; `nil` if it is
  ///   none.
  func text(columns: Int?) -> String {
    let labels = rows.map { Self.width($0.label) }
    let gap = 2
    var indent = (labels.max() ?? 0) + gap
    // On a narrow terminal values stand below their labels.
    let isNarrow = columns.map { $0 < indent + 12 } ?? false
    if isNarrow { indent = 4 }
    let digits =
      rows.map { row in
        if case .count(let count, _) = row.value { Thousands.text(count).utf8.count } else { 0 }
      }.max() ?? 0
    var text = ""
    for row in rows {
      let value: String
      switch row.value {
      case .text(let text): value = text
      case .count(let count, let note):
        let number = Thousands.text(count)
        let space = isNarrow ? 0 : digits - number.utf8.count
        value =
          String(repeating: " ", count: space) + number
          + (note.isEmpty ? "" : String(repeating: " ", count: gap) + note)
      }
      let space =
        isNarrow ? "\n" + Self.blanks(indent) : Self.blanks(indent - Self.width(row.label))
      let lines = columns.map { WrappedText.lines(of: value, columns: $0 - indent) } ?? [value]
      text += row.label + space + lines.joined(separator: "\n" + Self.blanks(indent)) + "\n"
    }
    return text
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }

  /// Labels hold nothing but letters and Han characters, for which no locale is needed.
  private static func width(_ label: String) -> Int {
    label.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
