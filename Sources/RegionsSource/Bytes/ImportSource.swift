/// Where a source's bytes come from.
public enum ImportSource: Sendable, Equatable {
  /// A file, a FIFO or a device. The path "-" is a file of that name.
  case file(String)
  /// Standard input, called "-" in diagnostics.
  case standardInput
  /// Bytes at hand, and what to call them in diagnostics.
  case bytes([UInt8], name: String)

  /// What the source is called in diagnostics.
  public var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "-"
    case .bytes(_, let name): name
    }
  }
}
