import RegionsSource
import SQLiteDatabase

extension SourceProblem {
  /// Why SQLite can't read a database.
  init(_ error: SQLiteError) {
    self =
      switch error {
      case .notInstalled: .notInstalled(.sqlite)
      case .refused(let message): .reported(.sqlite, message)
      case .textTooLong: .reported(.sqlite, "text too long")
      }
  }
}
