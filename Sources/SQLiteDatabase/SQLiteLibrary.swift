import CSQLite

/// Whether SQLite is installed: it is loaded when it is first needed.
package enum SQLiteLibrary {
  package static var isInstalled: Bool { csqlite_load() == 1 }
}
