import Regions
import RegionsFiles
import RegionsSource

/// The tables that `regions export` writes: a CSV file or a database's table `regions`. Where there is
/// something to say beyond the regions, the CSV file has a last column `$regions`, and the database a
/// table `metadata`.
struct ExportedRows {
  private typealias Mismatch = ExportedTree.Mismatch
  private typealias Value = SourceDocument.Value

  private let document: SourceDocument
  /// Key and value of each part of the description, in order.
  private var description: [(String, String)]
  /// The rows that hold regions.
  private let rows: [Value]
  private let isDatabase: Bool

  /// - Returns: `nil` if it is neither.
  init?(_ document: SourceDocument) {
    if document.format == SourceFormat.csv.name {
      self.init(csv: document)
    } else if document.format == SourceFormat.sqlite.name {
      self.init(database: document)
    } else {
      return nil
    }
  }

  private init?(csv document: SourceDocument) {
    var rows = document.children(of: 0)
    guard rows.count >= 2 else { return nil }
    let header = document.children(of: rows.removeFirst()).map { document.text(of: $0) }
    guard header.starts(with: ExchangeKey.firstColumns) else { return nil }
    if header.last == ExchangeKey.description {
      guard let cell = document.children(of: rows[0]).last,
        let description = Self.pairs(ofLine: document.text(of: cell))
      else { return nil }
      self.description = description
    } else {
      description = []
    }
    self.document = document
    self.rows = rows
    isDatabase = false
  }

  private init?(database document: SourceDocument) {
    var table = 0
    description = []
    if document.key(of: table) == ExchangeKey.metadata {
      let pairs = document.children(of: table).map { row in
        document.children(of: row).map { document.text(of: $0) }
      }
      guard pairs.first == ExchangeKey.metadataColumns, pairs.allSatisfy({ $0.count == 2 }) else {
        return nil
      }
      description = pairs.dropFirst().map { ($0[0], $0[1]) }
      table = Int(document.entries[table].end)
    }
    guard table < document.entries.count, document.key(of: table) == ExchangeKey.regions,
      Int(document.entries[table].end) == document.entries.count
    else { return nil }
    let rows = document.children(of: table)
    guard let header = rows.first,
      document.children(of: header).map({ document.text(of: $0) }).starts(
        with: ExchangeKey.firstColumns)
    else { return nil }
    self.document = document
    self.rows = Array(rows.dropFirst())
    isDatabase = true
  }

  func read(_ options: ImportOptions) throws(ExportedTree.Mismatch) -> ReadTree {
    var metadata = RegionMetadata()
    var columns: [ExportedTree.Column] = []
    var ranks = ExchangeRanks.implied
    for (key, value) in description {
      switch key {
      case ExchangeKey.level: metadata.levelLabels.append(value)
      case ExchangeKey.rank: metadata.rankNames.append(value)
      case ExchangeKey.ranks:
        guard let found = ExchangeRanks(word: value) else { throw Mismatch() }
        ranks = found
      case let key:
        if let kind = AttributeValue.Kind(rawValue: key) {
          columns.append(ExportedTree.Column(name: value, kind: kind))
        } else if !metadata.set(key, to: value) {
          throw Mismatch()
        }
      }
    }
    var tree = ExportedTree(
      document, options, metadata: metadata, columns: columns, ranks: ranks,
      isDescribed: !description.isEmpty)
    let first = ranks == .given ? 4 : 3
    let width = first + columns.count + (isDatabase || description.isEmpty ? 0 : 1)
    var cells: [Value] = []
    for row in rows {
      cells.removeAll(keepingCapacity: true)
      document.forEachChild(of: row) { cells.append($0) }
      guard cells.count == width, let id = bytes(of: cells[0]), let name = bytes(of: cells[2])
      else { throw Mismatch() }
      let region = try tree.add(id: id, name: name, underID: bytes(of: cells[1]))
      if ranks == .given, let rank = bytes(of: cells[3]) {
        try tree.setRank(to: String(decoding: rank, as: UTF8.self), for: region)
      }
      for column in columns.indices {
        guard
          var text = bytes(of: cells[first + column]).map({ String(decoding: $0, as: UTF8.self) })
        else { continue }
        // CSV has no empty text besides the missing one: see CSVExport.
        if !isDatabase, columns[column].kind == .text, text.hasPrefix("\\") { text.removeFirst() }
        try tree.set(column, to: text, for: region)
      }
    }
    return try tree.finished(
      document, shape: .parentColumns([ExchangeKey.parent], lists: 1))
  }

  /// The text of a cell; `nil` if there is none.
  private func bytes(of cell: Value) -> ArraySlice<UInt8>? {
    let entry = document.entries[cell]
    if entry.kind == .null || !isDatabase && entry.textCount == 0 { return nil }
    return document.bytes(of: cell)
  }

  /// "title=…&level=…" as pairs; `nil` if it is something else.
  private static func pairs(ofLine line: String) -> [(String, String)]? {
    var pairs: [(String, String)] = []
    for part in line.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")),
        let value = unescaped(part[part.index(after: equals)...])
      else { return nil }
      pairs.append((String(decoding: part[..<equals], as: UTF8.self), value))
    }
    return pairs
  }

  /// A text whose % and two hexadecimal digits stand for bytes.
  private static func unescaped(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst(), let low = rest.popFirst(),
        let code = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(code)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
