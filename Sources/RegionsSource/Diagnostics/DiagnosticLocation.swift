/// Where in a source something is, as far as it is known.
public struct DiagnosticLocation: Sendable, Equatable {
  /// The source's name as it was given.
  public var source: String
  /// From 1; 0 if unknown.
  public var line: Int
  /// In characters, from 1; 0 if unknown.
  public var column: Int
  /// As in "$[3].children[0].code", where that helps; else empty.
  public var path: String

  /// A location; the whole source if nothing more is known.
  public init(_ source: String, line: Int = 0, column: Int = 0, path: String = "") {
    self.source = source
    self.line = line
    self.column = column
    self.path = path
  }
}

extension DiagnosticLocation: CustomStringConvertible {
  /// As in "china.xml:12:7", without the path.
  public var description: String {
    guard line > 0 else { return source }
    return column > 0 ? "\(source):\(line):\(column)" : "\(source):\(line)"
  }
}
