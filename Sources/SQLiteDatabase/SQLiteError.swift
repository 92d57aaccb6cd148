/// Why a database can't be read or written.
package enum SQLiteError: Error, Equatable, CustomStringConvertible {
  /// The SQLite library is not installed.
  case notInstalled
  /// SQLite refused, in its own words, without a file name.
  case refused(String)
  /// A text of more bytes than SQLite counts.
  case textTooLong

  package var description: String {
    switch self {
    case .notInstalled:
      "the SQLite library is not installed; it is libsqlite3-0 in Debian and Ubuntu, sqlite-libs in Fedora and Alpine, sqlite in Homebrew"
    case .refused(let message): "SQLite: \(message)"
    case .textTooLong: "SQLite: text too long"
    }
  }
}
