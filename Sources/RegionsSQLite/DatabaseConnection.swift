import CSQLite

/// Why a database can't be read: what SQLite said, or what the reader found.
struct DatabaseError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A database that is only read. The one owner of its handle.
@safe
final class DatabaseConnection {
  private let handle: OpaquePointer

  /// Opens a database as it is: nothing is written, no lock is taken, no journal is looked at.
  init(path: String) throws(DatabaseError) {
    guard csqlite_load() == 1 else {
      throw DatabaseError(
        "the SQLite library is not installed; it is libsqlite3-0 in Debian and Ubuntu")
    }
    var opened: OpaquePointer?
    let status = unsafe csqlite_open_v2(
      Self.uri(path), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    guard status == SQLITE_OK, let opened = unsafe opened else {
      unsafe csqlite_close_v2(opened)
      throw DatabaseError(unsafe "SQLite: \(String(cString: csqlite_errstr(status)))")
    }
    unsafe handle = unsafe opened
    // What a hostile schema could make SQLite do beyond reading: nothing, from here on.
    try unsafe check(
      csqlite_exec(handle, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON"))
  }

  deinit {
    // Waits for the statements, should one still be open.
    unsafe csqlite_close_v2(handle)
  }

  /// The tables in the order in which they were made, without SQLite's own and virtual ones.
  func tableNames() throws(DatabaseError) -> [String] {
    let rows = try query(
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

  /// All rows of a table, in the order in which they were added where SQLite still knows it.
  func rows(ofTable name: String) throws(DatabaseError) -> DatabaseRows {
    let quoted =
      "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
    // A scan goes by the row's number, or by the primary key of a table that has none. NOT INDEXED
    // keeps SQLite from reading an index that happens to hold all columns.
    return try query("SELECT * FROM \(quoted) NOT INDEXED")
  }

  private func query(_ sql: String) throws(DatabaseError) -> DatabaseRows {
    var statement: OpaquePointer?
    try unsafe check(csqlite_prepare_v2(handle, sql, &statement))
    guard let statement = unsafe statement else {
      throw DatabaseError("SQLite: an empty statement")
    }
    return unsafe DatabaseRows(statement, of: self)
  }

  fileprivate func check(_ status: Int32) throws(DatabaseError) {
    guard status != SQLITE_OK else { return }
    throw DatabaseError(unsafe "SQLite: \(String(cString: csqlite_errmsg(handle)))")
  }

  /// A path as the URI that asks for a file that doesn't change.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file:".utf8)
    // A relative path must not be taken for the name of a host.
    if path.hasPrefix("//") { uri += "//".utf8 }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: uri.append(byte)
      }
    }
    return String(decoding: uri, as: UTF8.self) + "?immutable=1"
  }
}

/// The rows of a query, one after the other. The one owner of its statement.
@safe
final class DatabaseRows {
  enum Kind {
    case text, number, null, blob
  }

  private let handle: OpaquePointer
  private let connection: DatabaseConnection
  let columnCount: Int

  fileprivate init(_ handle: OpaquePointer, of connection: DatabaseConnection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
    columnCount = unsafe Int(csqlite_column_count(handle))
  }

  deinit {
    unsafe csqlite_finalize(handle)
  }

  func columnName(_ column: Int) -> String {
    unsafe csqlite_column_name(handle, Int32(column)).map { unsafe String(cString: $0) } ?? ""
  }

  /// Goes to the next row; `false` if there is none.
  func next() throws(DatabaseError) -> Bool {
    let status = unsafe csqlite_step(handle)
    if status == SQLITE_ROW { return true }
    guard status == SQLITE_DONE else {
      try connection.check(status)
      return false
    }
    return false
  }

  /// What a cell of the present row holds.
  func kind(of column: Int) -> Kind {
    switch unsafe csqlite_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER, SQLITE_FLOAT: .number
    case SQLITE_TEXT: .text
    case SQLITE_NULL: .null
    default: .blob
    }
  }

  /// Calls `body` with a cell as UTF-8, numbers as digits.
  func withText(of column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let text = unsafe csqlite_column_text(handle, Int32(column))
    let count = unsafe text == nil ? 0 : Int(csqlite_column_bytes(handle, Int32(column)))
    unsafe body(UnsafeBufferPointer(start: text, count: count))
  }
}
