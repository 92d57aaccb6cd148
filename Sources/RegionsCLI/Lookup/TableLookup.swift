import ArgumentParsing
import Regions
import RegionsTerminal

/// `regions lookup --column`: name and path behind each row of a table, whose rows stay as they are.
final class TableLookup {
  private let tree: RegionTree
  private let column: Column
  private let hasHeader: Bool
  private let current: Bool
  private let streams: Streams
  private var layout: DelimitedRecord?
  private var index = 0
  private var rows: RegionRows?
  /// Lines of a record whose last quoted field hasn't ended yet.
  private var pending: [UInt8] = []
  /// The line on which that record began.
  private var firstPending = 0
  private var line = 0
  private var isFirst = true
  private var doubts: RowDoubts

  /// Which column: the n-th from 1, or the one with a heading.
  enum Column {
    case number(Int)
    case heading(String)
  }

  /// No record is longer: a quote that opens and never closes would take the rest of the table.
  private static let longestRecord = 1 << 16

  init(
    _ tree: RegionTree, column: Column, hasHeader: Bool, delimiter: UInt8?, current: Bool,
    _ streams: Streams
  ) {
    self.tree = tree
    self.current = current
    self.column = column
    self.streams = streams
    if case .heading = column { self.hasHeader = true } else { self.hasHeader = hasHeader }
    layout = delimiter.map(DelimitedRecord.init)
    doubts = RowDoubts(streams, missing: "the row has no such column")
  }

  func run() throws -> ExitStatus {
    try unsafe streams.input.forEachLine(beforeWaiting: streams.flush, take)
    if !pending.isEmpty {
      throw CommandFailure(
        .dataError, "standard input:\(firstPending): error: a quoted field is not closed")
    }
    return try doubts.finish()
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
    let (isWhole, field) = unsafe layout.field(index, of: record)
    guard isWhole else { return false }
    // An empty line is no row.
    guard unsafe !record.isEmpty, unsafe record.first != 13 || record.count > 1 else {
      try unsafe write(record) { try streams.output.write("") }
      return true
    }
    let id = unsafe field.map { field in
      unsafe AskedID.trimmed(UnsafeRawBufferPointer(rebasing: record[field.range]))
    }
    let node = unsafe id.flatMap { id in
      unsafe AskedID.node(id, in: tree)
        ?? (current ? FormerAnswer.successor(of: id, in: tree) : nil)
    }
    try unsafe write(record) {
      if let node {
        if let rows { try unsafe streams.output.write(rows.row(node)) }
      } else {
        try streams.output.write([layout.delimiter, layout.delimiter])
      }
    }
    if node == nil {
      try unsafe doubts.add(
        line: line, id: id.map { unsafe String(decoding: $0, as: UTF8.self) }, in: tree)
    }
    return true
  }

  /// A record, what is put behind it, and its line end.
  private func write(_ record: UnsafeRawBufferPointer, _ addition: () throws -> Void) throws {
    let hasReturn = unsafe record.last == 13
    try unsafe streams.output.write(
      UnsafeRawBufferPointer(rebasing: record[..<(record.count - (hasReturn ? 1 : 0))]))
    try addition()
    if hasReturn { try streams.output.write([13]) }
    if streams.input.lastLineHadEnd { try streams.output.write([10]) }
  }

  /// Finds the column in the first record.
  private func begin(
    _ layout: DelimitedRecord, fields: [DelimitedRecord.Field], record: UnsafeRawBufferPointer
  ) throws {
    let texts = fields.map { unsafe layout.text($0, of: record) }
    switch column {
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
    rows = RegionRows(
      of: tree,
      .addition { name, path, row in
        layout.append(name, to: &row)
        layout.append(path, to: &row)
      })
    guard hasHeader else { return }
    try unsafe write(record) {
      var row: [UInt8] = []
      layout.append("region_name".utf8, to: &row)
      layout.append("region_path".utf8, to: &row)
      try streams.output.write(row)
    }
  }
}
