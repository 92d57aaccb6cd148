/// A way to read the sources, with what speaks for it and against it.
struct Hypothesis {
  /// How the tree is made of the records.
  enum Reading {
    /// A region a record.
    case records(Nesting)
    /// A path of regions a row.
    case paths(RowPaths)
  }

  /// The name of the structure that found it.
  let structure: String
  var reading: Reading
  var evidence: [Finding]
  /// The one fact that makes it impossible.
  var disqualified: Finding?

  init(_ structure: Structure, _ reading: Reading, evidence: [Finding]) {
    self.structure = structure.name
    self.reading = reading
    self.evidence = evidence
  }

  var score: Double { evidence.reduce(0) { $0 + $1.weight } }

  /// - Complexity: O(records).
  func tree() -> ImportedTree {
    switch reading {
    case .records(let nesting): nesting.tree()
    case .paths(let paths): paths.tree()
    }
  }
}
