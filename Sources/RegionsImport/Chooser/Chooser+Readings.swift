extension Chooser {
  /// What was weighed, best first; nothing unless the options ask for it.
  ///
  /// - Complexity: O(records) a reading.
  func readings(_ ranked: [Hypothesis]) -> [ImportReport.Reading] {
    guard options.explains else { return [] }
    return ranked.map { hypothesis in
      let tree = hypothesis.tree()
      var found = hypothesis.evidence
      if let reason = hypothesis.disqualified { found.append(reason) }
      return ImportReport.Reading(
        structure: hypothesis.structure,
        shape: tree.shape, isImpossible: hypothesis.disqualified != nil,
        levels: TreeDigest(tree, evidence).levels, score: hypothesis.score,
        columns: hypothesis.parts(tree, evidence).map { .init(name: $0.name, part: $0.part) },
        evidence: found)
    }
  }
}
