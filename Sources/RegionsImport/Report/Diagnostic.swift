public import RegionsSource

/// Something about the sources, or about the tree that was made of them, that somebody should know.
///
/// A value and no sentence: who talks to people puts it into words, in their language and with the
/// options that their program has.
public struct Diagnostic: Error, Sendable, Equatable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// A refusal, something doubtful, or a remark beside one of them.
    case error, warning, note
  }

  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var location: DiagnosticLocation
  /// What it is.
  public var kind: Kind

  /// Something at a location.
  public init(_ severity: Severity, at location: DiagnosticLocation, _ kind: Kind) {
    self.severity = severity
    self.location = location
    self.kind = kind
  }
}

extension Diagnostic: CustomStringConvertible {
  /// For programmers, as in "china.xml:12:7: error: nameless(id: "130199")"; sentences are made by
  /// who talks to people.
  public var description: String {
    "\(location): \(severity): \(kind)" + (location.path.isEmpty ? "" : " (at \(location.path))")
  }
}
