import CSQLite

/// A SQLite database that is open, to be read or to be written. The one owner of its handle.
@safe
package final class SQLiteConnection {
  private let handle: OpaquePointer

  /// Opens a database as it is: nothing is written, no lock is taken, no journal is looked at.
  package convenience init(reading path: String) throws(SQLiteError) {
    try self.init(Self.uri(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    // What a hostile schema could make SQLite do beyond reading: nothing, from here on.
    try run("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  /// Opens a database for writing, a new one if there is none.
  package convenience init(writing path: String) throws(SQLiteError) {
    try self.init(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  private init(_ path: String, _ flags: Int32) throws(SQLiteError) {
    guard csqlite_load() == 1 else { throw .notInstalled }
    var opened: OpaquePointer?
    let status = unsafe csqlite_open_v2(path, &opened, flags)
    guard status == SQLITE_OK, let opened = unsafe opened else {
      unsafe csqlite_close_v2(opened)
      throw unsafe .refused(String(cString: csqlite_errstr(status)))
    }
    unsafe handle = opened
  }

  deinit {
    // Waits for the statements, should one still be open.
    unsafe csqlite_close_v2(handle)
  }

  /// Runs statements without parameters or results.
  package func run(_ sql: String) throws(SQLiteError) {
    try unsafe check(csqlite_exec(handle, sql))
  }

  /// A statement to run, once or again and again.
  package func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    try unsafe check(csqlite_prepare_v2(handle, sql, &statement))
    guard let statement = unsafe statement else { throw .refused("an empty statement") }
    return unsafe SQLiteStatement(statement, of: self)
  }

  /// A name of a table or column as SQL has it.
  package static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  func check(_ status: Int32) throws(SQLiteError) {
    guard status != SQLITE_OK else { return }
    throw unsafe .refused(String(cString: csqlite_errmsg(handle)))
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
