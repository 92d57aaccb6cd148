public import RegionsFiles

/// Why a source could not be read.
public enum SourceError: Error, Sendable, Equatable {
  /// It could not be opened or read.
  case file(FileError)
  /// What it holds is wrong.
  case content(SourceDiagnostic)
}

extension SourceError: CustomStringConvertible {
  /// For programmers, as in "china.json:12:7: nulByte".
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .content(let diagnostic): diagnostic.description
    }
  }
}
