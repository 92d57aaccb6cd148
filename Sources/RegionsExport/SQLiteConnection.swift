import CSQLite

/// A database that is being written. The one owner of its handle.
final class SQLiteConnection {
  private let handle: OpaquePointer

  /// Opens a database file for writing, a new one if there is none.
  init(path: String) throws {
    guard csqlite_load() == 1 else { throw ExportError.noSQLite }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = csqlite_open_v2(path, &opened, flags)
    guard status == SQLITE_OK, let opened else {
      let message = String(cString: csqlite_errstr(status))
      csqlite_close_v2(opened)
      throw ExportError.database(message: message)
    }
    handle = opened
  }

  deinit {
    // Waits for the statements, should one still be open.
    csqlite_close_v2(handle)
  }

  /// Runs statements without parameters or results.
  func run(_ sql: String) throws {
    try check(csqlite_exec(handle, sql))
  }

  func prepare(_ sql: String) throws -> SQLiteInsert {
    var statement: OpaquePointer?
    try check(csqlite_prepare_v2(handle, sql, &statement))
    guard let statement else { throw ExportError.database(message: "an empty statement") }
    return SQLiteInsert(statement, of: self)
  }

  fileprivate func check(_ status: Int32) throws {
    guard status != SQLITE_OK else { return }
    throw ExportError.database(message: String(cString: csqlite_errmsg(handle)))
  }
}

/// A statement that is run again and again with other values. The one owner of its handle.
final class SQLiteInsert {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  fileprivate init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    csqlite_finalize(handle)
  }

  /// Gives a parameter, from 1, a text in UTF-8.
  func bind(_ parameter: Int32, _ text: ArraySlice<UInt8>) throws {
    // Names have at most 4,096 bytes and attributes less than SQLite's limit of 10⁹.
    guard let count = Int32(exactly: text.count) else {
      throw ExportError.database(message: "text too long")
    }
    let status = text.withUnsafeBytes {
      csqlite_bind_text(handle, parameter, $0.baseAddress, count)
    }
    try connection.check(status)
  }

  func bind(_ parameter: Int32, _ number: Int64) throws {
    try connection.check(csqlite_bind_int64(handle, parameter, number))
  }

  func bindNull(_ parameter: Int32) throws {
    try connection.check(csqlite_bind_null(handle, parameter))
  }

  /// Runs the statement with the values it was given.
  func run() throws {
    let status = csqlite_step(handle)
    let again = csqlite_reset(handle)
    guard status == SQLITE_DONE else {
      return try connection.check(again == SQLITE_OK ? status : again)
    }
  }
}
