import RegionsFiles

/// A system call on a file that failed.
public struct FormFileError: Error, Hashable, Sendable {
  /// "open", "write", "rename".
  public var call: String
  /// The file it was about.
  public var path: String
  /// The `errno` it left.
  public var number: Int32

  init(_ error: FileError) {
    call = error.call
    path = error.path
    number = error.number
  }
}

extension FormFileError: CustomStringConvertible {
  public var description: String {
    "\(path): \(call): \(FileError(call, path: path, number: number).reason)"
  }
}
