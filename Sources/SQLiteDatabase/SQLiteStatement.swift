import CSQLite

/// A statement: a query whose rows are read, or a change that is run with one set of values after the
/// other. The one owner of its handle; keeps its database open.
@safe
package final class SQLiteStatement {
  /// What a cell holds.
  package enum Kind {
    case text, number, null, blob
  }

  private let handle: OpaquePointer
  private let connection: SQLiteConnection
  /// How many columns its rows have; 0 if it has none.
  package let columnCount: Int

  init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    unsafe self.handle = handle
    self.connection = connection
    columnCount = unsafe Int(csqlite_column_count(handle))
  }

  deinit {
    unsafe csqlite_finalize(handle)
  }

  // MARK: Parameters

  /// Gives a parameter, from 1, a text in UTF-8.
  package func bind(_ parameter: Int, _ text: ArraySlice<UInt8>) throws(SQLiteError) {
    guard let count = Int32(exactly: text.count) else { throw .textTooLong }
    let status = unsafe text.withUnsafeBytes {
      unsafe csqlite_bind_text(handle, Int32(parameter), $0.baseAddress, count)
    }
    try connection.check(status)
  }

  package func bind(_ parameter: Int, _ number: Int64) throws(SQLiteError) {
    try unsafe connection.check(csqlite_bind_int64(handle, Int32(parameter), number))
  }

  package func bindNull(_ parameter: Int) throws(SQLiteError) {
    try unsafe connection.check(csqlite_bind_null(handle, Int32(parameter)))
  }

  /// Runs the statement, which has no rows, with the values it was given.
  package func run() throws(SQLiteError) {
    let status = unsafe csqlite_step(handle)
    let again = unsafe csqlite_reset(handle)
    guard status == SQLITE_DONE else {
      return try connection.check(again == SQLITE_OK ? status : again)
    }
  }

  // MARK: Rows

  /// Goes to the next row; `false` if there is none.
  package func next() throws(SQLiteError) -> Bool {
    let status = unsafe csqlite_step(handle)
    if status == SQLITE_ROW { return true }
    if status != SQLITE_DONE { try connection.check(status) }
    return false
  }

  package func columnName(_ column: Int) -> String {
    unsafe csqlite_column_name(handle, Int32(column)).map { unsafe String(cString: $0) } ?? ""
  }

  /// What a cell of the present row holds.
  package func kind(of column: Int) -> Kind {
    switch unsafe csqlite_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER, SQLITE_FLOAT: .number
    case SQLITE_TEXT: .text
    case SQLITE_NULL: .null
    default: .blob
    }
  }

  /// Calls `body` with a cell as UTF-8, numbers as digits.
  package func withText(of column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let text = unsafe csqlite_column_text(handle, Int32(column))
    let count = unsafe text == nil ? 0 : Int(csqlite_column_bytes(handle, Int32(column)))
    unsafe body(UnsafeBufferPointer(start: text, count: count))
  }
}
