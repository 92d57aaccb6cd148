/// Something about a source that somebody should know: what is wrong where, or, in a document's notes,
/// what was left out.
public struct SourceDiagnostic: Sendable, Equatable {
  /// Where it is.
  public var location: DiagnosticLocation
  /// What it is.
  public var problem: SourceProblem

  /// A problem at a location.
  public init(_ location: DiagnosticLocation, _ problem: SourceProblem) {
    self.location = location
    self.problem = problem
  }
}

extension SourceDiagnostic: CustomStringConvertible {
  /// For programmers, as in "china.json:12:7: nulByte"; sentences are made by who talks to people.
  public var description: String {
    "\(location): \(problem)" + (location.path.isEmpty ? "" : " (at \(location.path))")
  }
}
