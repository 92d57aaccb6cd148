public import RegionsSource

/// Reads a SQLite database: each table with its name, the names of its columns, and its rows in the
/// order in which they were added. Views and SQLite's own tables are left out.
struct DatabaseReader {
  /// SQLite loads a row before its size is known; more than this in one cell is no name and no ID.
  private static let cellLimit = 16 << 20

  private let connection: DatabaseConnection

  static func read(
    _ path: String, _ document: inout SourceDocument
  ) throws(SourceError) {
    do throws(DatabaseError) {
      let reader = DatabaseReader(connection: try DatabaseConnection(path: path))
      try reader.readTables(&document)
    } catch {
      throw .content(Diagnostic(.error, source: document.name, "\(error)"))
    }
  }

  private func readTables(_ document: inout SourceDocument) throws(DatabaseError) {
    let names = try connection.tableNames()
    guard !names.isEmpty else { throw DatabaseError("the database has no table") }
    for name in names { try readTable(name, &document) }
  }

  private func readTable(
    _ name: String, _ document: inout SourceDocument
  ) throws(DatabaseError) {
    let table = document.open(.table, key: document.key(name))
    let rows = try connection.rows(ofTable: name)
    let header = document.open(.header)
    for column in 0..<rows.columnCount {
      document.append(.string, text: rows.columnName(column).utf8)
    }
    document.close(header)
    while try rows.next() {
      let row = document.open(.row)
      for column in 0..<rows.columnCount {
        switch rows.kind(of: column) {
        case .null: document.append(.null, text: [])
        case .number: try append(.number, column, rows, &document)
        case .text: try append(.string, column, rows, &document)
        case .blob:
          throw DatabaseError(
            "column “\(rows.columnName(column))” of table “\(name)” holds bytes, not text")
        }
      }
      document.close(row)
      guard !document.isFull else { throw DatabaseError("more than 2 billion values") }
    }
    document.close(table)
  }

  private func append(
    _ kind: SourceDocument.Kind, _ column: Int, _ rows: DatabaseRows,
    _ document: inout SourceDocument
  ) throws(DatabaseError) {
    var fault: String?
    unsafe rows.withText(of: column) { bytes in
      if bytes.count > Self.cellLimit {
        fault = "a value of more than 16 MiB"
      } else if unsafe String(validating: bytes, as: UTF8.self) == nil {
        fault = "a value that is not UTF-8"
      } else {
        unsafe document.append(kind, bytes: bytes)
      }
    }
    if let fault {
      throw DatabaseError("\(fault) in column “\(rows.columnName(column))”")
    }
  }
}

extension FormatReader {
  /// SQLite databases, through the SQLite library, which is loaded when the first one is read.
  public static let sqlite = FormatReader(.sqlite) { (path, document) throws(SourceError) in
    try DatabaseReader.read(path, &document)
  }
}
