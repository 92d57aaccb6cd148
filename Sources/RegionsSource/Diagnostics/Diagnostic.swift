/// Something about a source that somebody should know, in the form compilers use.
public struct Diagnostic: Error, Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// A refusal, something doubtful, or a remark.
    case error, warning, note
  }

  /// How bad it is.
  public var severity: Severity
  /// The source's name as it was given.
  public var source: String
  /// From 1; 0 if unknown.
  public var line: Int
  /// In characters, from 1; 0 if unknown.
  public var column: Int
  /// As in "$[3].children[0].code", where that helps; else empty.
  public var path: String
  /// The fact, then the remedy: lower case, no full stop.
  public var message: String

  /// A message about a place, as far as the place is known.
  public init(
    _ severity: Severity, source: String, line: Int = 0, column: Int = 0, path: String = "",
    _ message: String
  ) {
    self.severity = severity
    self.source = source
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// As in "china.xml:12:7: error: region 130199 has no name (at $[3])".
  public var description: String {
    var place = source
    if line > 0 {
      place += ":\(line)"
      if column > 0 { place += ":\(column)" }
    }
    return "\(place): \(severity.rawValue): \(message)" + (path.isEmpty ? "" : " (at \(path))")
  }
}
