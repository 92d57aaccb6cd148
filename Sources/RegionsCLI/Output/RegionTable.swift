import JSONDocument
import Regions
import RegionsChina
import RegionsExport

/// A table of regions with the columns somebody chose, as CSV or as JSON: `export --columns`.
struct RegionTable {
  let columns: [RegionColumn]
  let tree: RegionTree
  /// The region that is written with what lies below it; `nil` for all.
  let top: Region?
  let depth: Int?
  let until: RegionRank?

  /// - Parameter format: `csv` or `json-flat`.
  func write(as format: ExportFormat, to output: ByteOutput) throws {
    var rows = TableRows(columns.map(\.heading), as: format)
    try rows.begin(output)
    func visit(_ region: Region, level: Int) throws {
      if let until, let rank = region.rank, rank > until { return }
      try rows.write(columns.map { cell($0, of: region) }, to: output)
      guard level < depth ?? .max else { return }
      for child in region.children { try visit(child, level: level + 1) }
    }
    if let top {
      try visit(top, level: 1)
    } else {
      for root in tree.roots { try visit(root, level: 1) }
    }
    try rows.end(output)
  }

  /// The parent of the first region of a part is no part of it.
  private func cell(_ column: RegionColumn, of region: Region) -> TableRows.Cell {
    switch column {
    case .parent where region == top: return .nothing
    case .level, .rank: return Int(column.text(region)).map { .number($0) } ?? .nothing
    case .attribute(let name):
      guard case .integer(let number) = region[attribute: name] else { break }
      return .number(Int(number))
    default: break
    }
    let text = column.text(region)
    return text.isEmpty ? .nothing : .text(text)
  }
}

/// The regions that are no more, with the years until which they were in force and their successors.
struct FormerTable {
  private let regions: FormerRegions

  init(_ regions: FormerRegions) { self.regions = regions }

  /// - Parameter format: `csv` or `json-flat`.
  func write(as format: ExportFormat, to output: ByteOutput) throws {
    var rows = TableRows(["id", "name", "path", "until", "successors"], as: format)
    try rows.begin(output)
    for number in 0..<regions.former.count {
      guard let former = regions[regions.former[number: number].id] else { continue }
      let successors = former.successors.map(\.id)
      try rows.write(
        [
          .text(former.region.id), .text(former.name), .text(former.path.joined(separator: "/")),
          .number(former.until), .list(successors),
        ], to: output)
    }
    try rows.end(output)
  }
}

/// Rows with cells, written as CSV with a first row of headings or as an array of JSON objects.
struct TableRows {
  /// What a cell holds.
  enum Cell {
    case nothing
    case text(String)
    case number(Int)
    /// In CSV one text, separated by blanks.
    case list([String])
  }

  private let headings: [String]
  private let isJSON: Bool
  private var isFirst = true
  private let layout = DelimitedRecord(delimiter: UInt8(ascii: ","))

  init(_ headings: [String], as format: ExportFormat) {
    self.headings = headings
    isJSON = format == .jsonFlat
  }

  func begin(_ output: ByteOutput) throws {
    if isJSON { return try output.write("[\n") }
    try write(headings.map { .text($0) }, asCSV: output)
  }

  mutating func write(_ cells: [Cell], to output: ByteOutput) throws {
    guard isJSON else { return try write(cells, asCSV: output) }
    var json = JSONWriter()
    if !isFirst { json.raw(",\n") }
    isFirst = false
    json.raw("{")
    for (index, (heading, cell)) in zip(headings, cells).enumerated() {
      if index > 0 { json.raw(",") }
      json.string(heading)
      json.raw(":")
      switch cell {
      case .nothing: json.raw("null")
      case .text(let text): json.string(text)
      case .number(let number): json.number(number)
      case .list(let texts): json.list(texts) { $0.string($1) }
      }
    }
    json.raw("}")
    try output.write(json.bytes)
  }

  func end(_ output: ByteOutput) throws {
    if isJSON { try output.write(isFirst ? "]\n" : "\n]\n") }
  }

  private func write(_ cells: [Cell], asCSV output: ByteOutput) throws {
    var row: [UInt8] = []
    for cell in cells {
      let text =
        switch cell {
        case .nothing: ""
        case .text(let text): text
        case .number(let number): String(number)
        case .list(let texts): texts.joined(separator: " ")
        }
      layout.append(text.utf8, to: &row)
    }
    row.append(10)
    try output.write(row.dropFirst())
  }
}
