import SQLiteDatabase

/// Why a database can't be read: what SQLite said, or what the reader found.
struct DatabaseError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ error: SQLiteError) {
    description = error.description
  }
}
