import Regions
import RegionsTerminal
import TranslatedText

/// Finds the regions of a table's cells.
protocol CellReader {
  /// What is said of a cell with nothing in it.
  static var emptyCell: Message { get }

  /// - Parameter cell: not empty, without blanks around it.
  mutating func answer(_ cell: UnsafeRawBufferPointer) -> CellAnswer

  /// Why a cell has no region.
  func doubt(_ cell: String) -> Message
}

/// What a cell is answered with.
struct CellAnswer {
  /// The region's number; `nil` if there is none.
  var node: Int?
  /// Where in the cell the rest of an address lies.
  var rest = 0..<0
  var confidence = ""
  var former = ""

  static let none = CellAnswer()
}

/// `--column` of `lookup` and `match`: what is known of a region behind each row of a table, whose rows stay
/// as they are. A row that is too short is filled up to the width of the first one.
final class TableAnswers<Reader: CellReader> {
  private let tree: RegionTree
  private let options: TableOptions
  private let hasHeader: Bool
  private let streams: Streams
  private var reader: Reader

  private var layout: DelimitedRecord?
  private var index = 0
  /// How many cells a row has.
  private var width = 0
  private var pieces: [Piece] = []
  /// Lines of a record whose last quoted field hasn't ended yet.
  private var pending: [UInt8] = []
  /// The line on which that record began.
  private var firstPending = 0
  private var line = 0
  private var isFirst = true
  private var missing: CountedNotes
  private var tooLong: CountedNotes
  private var addition: [UInt8] = []

  /// Columns next to each other that are made in the same way.
  private enum Piece {
    /// Those of a region, made once for each.
    case rows(RegionRows, count: Int)
    case own(RegionColumn)
  }

  /// No record is longer: a quote that opens and never closes would take the rest of the table.
  private static var longestRecord: Int { 1 << 16 }

  init(_ tree: RegionTree, _ options: TableOptions, by reader: Reader, _ streams: Streams) {
    self.tree = tree
    self.options = options
    self.reader = reader
    self.streams = streams
    if case .heading = options.column { hasHeader = true } else { hasHeader = options.hasHeader }
    layout = options.delimiter.map(DelimitedRecord.init)
    missing = CountedNotes(streams)
    tooLong = CountedNotes(streams)
  }

  func run() throws -> ExitStatus {
    try unsafe streams.input.forEachLine(beforeWaiting: streams.flush, take)
    if !pending.isEmpty {
      throw CommandFailure(
        .dataError, "standard input:\(firstPending): error: a quoted field is not closed")
    }
    _ = try tooLong.finish()
    return try missing.finish()
  }

  private func take(_ bytes: UnsafeRawBufferPointer) throws {
    line += 1
    guard !pending.isEmpty else {
      if try unsafe !answer(bytes) {
        pending = unsafe Array(bytes) + [10]
        firstPending = line
      }
      return
    }
    unsafe pending.append(contentsOf: bytes)
    guard pending.count <= Self.longestRecord else {
      throw CommandFailure(
        .dataError,
        "standard input:\(firstPending): error: a quoted field makes a record longer than \(Thousands.text(Self.longestRecord)) bytes"
      )
    }
    let record = pending
    if try unsafe record.withUnsafeBytes({ try unsafe answer($0) }) {
      pending = []
    } else {
      pending.append(10)
    }
  }

  /// - Returns: whether the record was whole.
  private func answer(_ record: UnsafeRawBufferPointer) throws -> Bool {
    let layout = unsafe self.layout ?? DelimitedRecord(guessingFrom: record)
    if isFirst {
      guard let fields = unsafe layout.fields(record) else { return false }
      self.layout = layout
      try unsafe begin(layout, fields: fields, record: record)
      isFirst = false
      if hasHeader { return true }
    }
    guard let (count, field) = unsafe layout.field(index, of: record) else { return false }
    // An empty line is no row.
    guard unsafe !record.isEmpty, unsafe record.first != 13 || record.count > 1 else {
      try unsafe write(record, fill: 0) { _ in }
      return true
    }
    if count > width {
      try tooLong.add {
        "standard input:\(line): warning: the row has \(count) cells, the first one \(width)"
      }
    }
    let fill = max(width - count, 0)
    guard let field else {
      try unsafe write(record, fill: fill) { addition in
        for piece in pieces { try unsafe append(piece, .none, cell: nil, layout, to: &addition) }
      }
      try tellMissing("the row has no such column")
      return true
    }
    try unsafe layout.withText(field, of: record) { text in
      let cell = unsafe AskedID.withoutBlanks(text)
      let answer = unsafe cell.isEmpty ? .none : reader.answer(cell)
      try unsafe write(record, fill: fill) { addition in
        for piece in pieces { try unsafe append(piece, answer, cell: cell, layout, to: &addition) }
      }
      guard answer.node == nil else { return }
      try tellMissing(
        unsafe cell.isEmpty
          ? Reader.emptyCell : reader.doubt(String(decoding: cell, as: UTF8.self)))
    }
    return true
  }

  private func tellMissing(_ doubt: @autoclosure () -> Message) throws {
    try missing.add { "standard input:\(line): warning: \(doubt())" }
  }

  private func append(
    _ piece: Piece, _ answer: CellAnswer, cell: UnsafeRawBufferPointer?, _ layout: DelimitedRecord,
    to addition: inout [UInt8]
  ) throws {
    switch piece {
    case .rows(let rows, let count):
      guard let node = answer.node else {
        return addition.append(contentsOf: repeatElement(layout.delimiter, count: count))
      }
      unsafe addition.append(contentsOf: rows.row(node))
    case .own(.rest):
      guard let cell = unsafe cell else { return layout.append(EmptyCollection(), to: &addition) }
      // What names no region is its own rest.
      unsafe layout.append(answer.node == nil ? cell[...] : cell[answer.rest], to: &addition)
    case .own(.confidence): layout.append(answer.confidence.utf8, to: &addition)
    case .own: layout.append(answer.former.utf8, to: &addition)
    }
  }

  /// A record, the cells that it lacks, what is put behind it, and its line end.
  private func write(
    _ record: UnsafeRawBufferPointer, fill: Int, _ append: (inout [UInt8]) throws -> Void
  ) throws {
    let hasReturn = unsafe record.last == 13
    try unsafe streams.write(
      UnsafeRawBufferPointer(rebasing: record[..<(record.count - (hasReturn ? 1 : 0))]))
    addition.removeAll(keepingCapacity: true)
    if let layout { addition.append(contentsOf: repeatElement(layout.delimiter, count: fill)) }
    try append(&addition)
    if hasReturn { addition.append(13) }
    if streams.input.lastLineHadEnd { addition.append(10) }
    try streams.write(addition)
  }

  /// Finds the column in the first record.
  private func begin(
    _ layout: DelimitedRecord, fields: [DelimitedRecord.Field], record: UnsafeRawBufferPointer
  ) throws {
    let texts = fields.map { unsafe layout.text($0, of: record) }
    width = texts.count
    switch options.column {
    case .number(let number):
      guard number <= texts.count else {
        let known: Message =
          texts.count == 1 ? "there is only one" : "there are only \(texts.count)"
        throw CommandFailure(
          .dataError, "standard input:1: error: no column \(number); \(known)")
      }
      index = number - 1
    case .heading(let heading):
      guard let position = texts.firstIndex(of: heading) else {
        throw CommandFailure(
          .dataError,
          "standard input:1: error: no column “\(heading)”; there are \(texts.joined(separator: ", "))"
        )
      }
      index = position
    }
    makePieces(layout)
    guard hasHeader else { return }
    try unsafe write(record, fill: 0) { addition in
      for column in options.added {
        layout.append("region_\(column.heading)".utf8, to: &addition)
      }
    }
  }

  private func makePieces(_ layout: DelimitedRecord) {
    var run: [RegionColumn] = []
    func end() {
      guard !run.isEmpty else { return }
      let columns = run
      let format = RegionRows.Format.addition { region, name, path, row in
        for column in columns {
          switch column {
          case .name: layout.append(name, to: &row)
          case .path: layout.append(path, to: &row)
          default: layout.append(column.text(region).utf8, to: &row)
          }
        }
      }
      pieces.append(.rows(RegionRows(of: tree, format), count: columns.count))
      run = []
    }
    for column in options.added {
      if column.isOfRegion {
        run.append(column)
      } else {
        end()
        pieces.append(.own(column))
      }
    }
    end()
  }
}
