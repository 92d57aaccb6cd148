public import RegionsSource
import SQLiteDatabase

/// Reads a SQLite database: each table with its name, the names of its columns, and its rows in the
/// order in which they were added. Views and SQLite's own tables are left out.
struct DatabaseReader {
  private let connection: SQLiteConnection

  static func read(
    _ path: String, _ document: inout SourceDocument
  ) throws(SourceError) {
    do throws(SourceProblem) {
      try open(path).readTables(&document)
    } catch {
      throw .content(SourceDiagnostic(DiagnosticLocation(document.name), error))
    }
  }

  private static func open(_ path: String) throws(SourceProblem) -> DatabaseReader {
    try DatabaseReader(
      connection: asking { () throws(SQLiteError) in try SQLiteConnection(reading: path) })
  }

  /// What SQLite refuses is why the database can't be read.
  private static func asking<Answer>(
    _ question: () throws(SQLiteError) -> Answer
  ) throws(SourceProblem) -> Answer {
    do throws(SQLiteError) { return try question() } catch { throw SourceProblem(error) }
  }

  private func readTables(_ document: inout SourceDocument) throws(SourceProblem) {
    let names = try tableNames()
    guard !names.isEmpty else { throw .nothingIn(.database) }
    for name in names { try readTable(name, &document) }
  }

  /// The tables in the order in which they were made, without SQLite's own and virtual ones.
  private func tableNames() throws(SourceProblem) -> [String] {
    try Self.asking { () throws(SQLiteError) in
      let rows = try connection.prepare(
        """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          AND sql NOT LIKE 'CREATE VIRTUAL%'
        ORDER BY rowid
        """)
      var names: [String] = []
      while try rows.next() {
        unsafe rows.withText(of: 0) { unsafe names.append(String(decoding: $0, as: UTF8.self)) }
      }
      return names
    }
  }

  /// All rows of a table, in the order in which they were added where SQLite still knows it.
  private func rows(ofTable name: String) throws(SourceProblem) -> SQLiteStatement {
    // A scan goes by the row's number, or by the primary key of a table that has none. NOT INDEXED
    // keeps SQLite from reading an index that happens to hold all columns.
    try Self.asking { () throws(SQLiteError) in
      try connection.prepare("SELECT * FROM \(SQLiteConnection.quoted(name)) NOT INDEXED")
    }
  }

  private func readTable(
    _ name: String, _ document: inout SourceDocument
  ) throws(SourceProblem) {
    let table = document.open(.table, key: document.key(name))
    let rows = try rows(ofTable: name)
    let header = document.open(.header)
    for column in 0..<rows.columnCount {
      document.append(.string, text: rows.columnName(column).utf8)
    }
    document.close(header)
    while try Self.asking({ () throws(SQLiteError) in try rows.next() }) {
      let row = document.open(.row)
      for column in 0..<rows.columnCount {
        switch rows.kind(of: column) {
        case .null: document.append(.null, text: [])
        case .number: try append(.number, column, of: rows, table: name, to: &document)
        case .text: try append(.string, column, of: rows, table: name, to: &document)
        case .blob:
          throw .cell(column: rows.columnName(column), table: name, .bytes)
        }
      }
      document.close(row)
      if let excess = document.excess { throw excess }
    }
    document.close(table)
  }

  private func append(
    _ kind: SourceDocument.Kind, _ column: Int, of rows: SQLiteStatement, table: String,
    to document: inout SourceDocument
  ) throws(SourceProblem) {
    var fault: SourceProblem.CellFault?
    unsafe rows.withText(of: column) { bytes in
      if bytes.count > Bound.text {
        fault = .tooLong(mebibytes: Bound.text >> 20)
      } else if unsafe !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
        fault = .notUTF8
      } else {
        unsafe document.append(kind, bytes: bytes)
      }
    }
    if let fault {
      throw .cell(column: rows.columnName(column), table: table, fault)
    }
  }
}

extension FormatReader {
  /// SQLite databases, through the SQLite library, which is loaded when the first one is read.
  public static let sqlite = FormatReader(.sqlite) { (path, document) throws(SourceError) in
    try DatabaseReader.read(path, &document)
  }
}
