/// A system call on a file that failed.
public struct FileError: Error, Hashable, Sendable {
  /// The call: "open", "read", "write", "rename".
  public var call: String
  /// The file it was about, as the caller named it; "-" is standard input.
  public var path: String
  /// The `errno` it left.
  public var number: Int32

  /// A call that failed, with the `errno` it left.
  public init(_ call: String, path: String, number: Int32) {
    self.call = call
    self.path = path
    self.number = number
  }

  /// What the system says of it: "No space left on device".
  public var reason: String { unsafe String(cString: strerror(number)) }
}

extension FileError: CustomStringConvertible {
  /// As in "china.xml: No such file or directory".
  public var description: String { "\(path): \(reason)" }
}
