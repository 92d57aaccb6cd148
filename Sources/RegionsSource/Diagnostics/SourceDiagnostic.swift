/// Something about a source that somebody should know: what is wrong where, or, in a document's notes,
/// what was left out.
public struct SourceDiagnostic: Sendable, Equatable {
  /// Where it is.
  public var place: SourcePlace
  /// What it is.
  public var problem: SourceProblem

  /// A problem at a place.
  public init(_ place: SourcePlace, _ problem: SourceProblem) {
    self.place = place
    self.problem = problem
  }
}

extension SourceDiagnostic: CustomStringConvertible {
  /// For programmers, as in "china.json:12:7: nulByte"; sentences are made by who talks to people.
  public var description: String {
    "\(place): \(problem)" + (place.path.isEmpty ? "" : " (at \(place.path))")
  }
}
