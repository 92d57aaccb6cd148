public import Regions
public import RegionsFiles
import SQLiteDatabase

/// Why a data set can't be written in a form.
public enum ExportError: Error, Sendable, Equatable {
  /// The form has no way to write a character of a region's ID, name or attribute, or of the
  /// metadata: then the ID is empty.
  case character(code: UInt32, id: String, format: ExportFormat)
  /// Vant's Area takes six-digit codes only, and its provinces end in 0000.
  case noProvinceCode(id: String)
  /// The SQLite library is not installed.
  case noSQLite
  /// SQLite could not write the database; what it said.
  case database(message: String)
  /// The file in which a database is put together can't be created or read.
  case temporaryFile(FileError)
  /// What was written was not taken.
  case output(FileError)
  /// What is left of the data set makes no file of its own.
  case file(RegionBuildError)

  init(_ error: any Error) {
    self =
      switch error {
      case let error as ExportError: error
      case let error as FileError: .output(error)
      case let error as RegionBuildError: .file(error)
      case SQLiteError.notInstalled: .noSQLite
      case SQLiteError.refused(let message): .database(message: message)
      case SQLiteError.textTooLong: .database(message: "text too long")
      default: .database(message: "\(error)")
      }
  }

  /// As in "U+0001".
  package static func codePoint(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension ExportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .character(let code, let id, let format):
      let owner = id.isEmpty ? "the metadata" : "region “\(id)”"
      return "\(owner) has the character \(Self.codePoint(code)), which \(format.name) can't hold"
    case .noProvinceCode(let id):
      return "“\(id)” is no province for Vant's Area, whose codes have six digits, 0000 last"
    case .noSQLite:
      return
        "the SQLite library is not installed; it is libsqlite3-0 in Debian and Ubuntu, sqlite-libs in Fedora and Alpine, sqlite in Homebrew"
    case .database(let message):
      return "the database can't be written: \(message)"
    case .temporaryFile(let error):
      return "no temporary file: \(error.reason)"
    case .output(let error):
      return error.description
    case .file(let error):
      return error.description
    }
  }
}
