/// Why a source could not be read.
public enum SourceError: Error, Sendable, Equatable {
  /// It could not be opened or read.
  case file(FileSystemError)
  /// What it holds is wrong.
  case content(Diagnostic)
}

extension SourceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .content(let diagnostic): diagnostic.description
    }
  }
}
