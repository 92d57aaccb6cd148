import RegionsSource
import TypedNumbers

/// Compares the readings, one of each structure at most, and takes the best, if it is good enough, leaves nothing
/// unexplained and none of another structure that gives another tree comes close.
struct Chooser {
  let evidence: Evidence
  let options: ImportOptions
  /// The columns' parts, before a structure gives them others.
  private let roles: [Roles]
  /// What holds what in the source, before anything else is connected.
  private let skeleton: Nesting

  init(evidence: Evidence, options: ImportOptions) {
    self.evidence = evidence
    self.options = options
    roles = evidence.chooseRoles(options)
    skeleton = Nesting(evidence, options, roles: roles)
  }

  struct Choice {
    let hypothesis: Hypothesis
    let tree: ImportedTree
    let confidence: ImportReport.Confidence
    /// What was weighed, best first.
    let readings: [ImportReport.Reading]
  }

  /// The best reading; `nil` if nothing looks like regions.
  ///
  /// - Throws: two readings between which somebody has to choose, or one that leaves a column
  ///   unexplained.
  func choose() throws(ImportError) -> Choice? {
    var ranked = rank(isComplete: options.explains)
    guard var best = ranked.first(where: { $0.disqualified == nil }) else { return nil }
    var tree = best.tree()
    guard tree.count > 0 else { return nil }
    let coarser = takeFiner(than: &best, &tree)
    let proven = ProvenCodes(best, tree, evidence, options)
    if let reading = proven.reading { (best, tree) = (reading, reading.tree()) }
    if let told = proven.told {
      tree.notes.append(Diagnostic(.note, at: evidence.firstSource, told))
    }
    if coarser != nil || proven.reading != nil {
      ranked.removeAll { $0.structure == best.structure }
      ranked.insert(best, at: 0)
    }
    if NameText(tree, evidence, isHeaded: best.isHeaded(evidence)).isNoName, options.nameKey == nil,
      options.structure == nil
    {
      throw ImportError([NameText.refusal(tree, evidence)])
    }
    // What somebody chose is theirs to be sure of.
    var (confidence, notes) = (ImportReport.Confidence.doubtful, [Diagnostic]())
    if options.structure == nil {
      (confidence, notes) = try judge(
        best, tree, of: ranked, coarser: coarser, isProven: proven.reading != nil)
    }
    tree.notes.insert(contentsOf: evidence.notes + notes, at: 0)
    return Choice(
      hypothesis: best, tree: tree, confidence: confidence, readings: readings(ranked))
  }

  /// How sure the best reading is, and what is told of it.
  ///
  /// - Parameters:
  ///   - coarser: What it was taken in place of, without looking at another.
  ///   - isProven: Whether codes say once more what is above each.
  /// - Throws: What it leaves unexplained, or another reading that is as good.
  private func judge(
    _ best: Hypothesis, _ tree: ImportedTree, of ranked: [Hypothesis],
    coarser: Diagnostic.Outcome?, isProven: Bool
  ) throws(ImportError) -> (ImportReport.Confidence, [Diagnostic]) {
    let doubts = Doubts(best, tree: tree, of: evidence, options: options, roles: roles).found
      .filter { !(isProven && $0.kind == .chanceParent) }
    let missing = missingWord(best, tree)
    // Any program has objects whose fields it assigns.
    if let missing, evidence.texts.documents.contains(where: \.isOfObjects) {
      throw ImportError([Diagnostic(.error, at: evidence.firstSource, missing)])
    }
    // Where nothing says that they are regions, and the names are in another list, they are hardly any.
    let isElsewhere = missing != nil && tree.count > 1
    if let doubt = doubts.first(where: { $0.isStrong || isElsewhere && $0.kind == .unusedList }) {
      let all = rank(isComplete: true)
      let rival = all.first { $0.disqualified == nil && $0.structure != best.structure }
      throw refusal(all, best: best, tree: tree, rival: rival, doubt: doubt)
    }
    // Each with how sure the reading is at most beside it.
    var notes: [(kind: Diagnostic.Kind, atMost: ImportReport.Confidence)] = []
    if let coarser {
      notes.append((.otherReading(coarser), .likely))
    } else {
      let rivals = ranked.filter { $0.disqualified == nil && $0.structure != best.structure }
      notes += try near(best, tree, among: rivals, of: ranked).map { (.otherReading($0), .likely) }
    }
    let opinion = SecondOpinion(best, evidence, options)
    if doubts.isEmpty, !opinion.levels.isEmpty {
      notes.append((.possibleLevels(opinion.levels), opinion.haveNames ? .doubtful : .likely))
    }
    if let names = OtherNames(best, evidence, options).found { notes.append((names, .likely)) }
    if let missing { notes.append((missing, .likely)) }
    var limits = notes.map(\.atMost)
    if tree.notes.contains(where: \.isLeftOut) { limits.append(.likely) }
    let lacksValues = evidence.texts.documents.contains(where: \.lacksValues)
    if !doubts.isEmpty || lacksValues || tree.notes.contains(where: \.isGuess) {
      limits.append(.doubtful)
    }
    return (
      limits.contains(.doubtful) ? .doubtful : limits.isEmpty ? .certain : .likely,
      doubts.map { Diagnostic(.warning, at: evidence.firstSource, .doubt($0)) }
        + notes.map { Diagnostic(.note, at: evidence.firstSource, $0.kind) }
    )
  }

  /// What comes of the readings that come near the best and give another tree.
  ///
  /// - Throws: One of them, if it is as good.
  private func near(
    _ best: Hypothesis, _ tree: ImportedTree, among rivals: [Hypothesis], of ranked: [Hypothesis]
  ) throws(ImportError) -> [Diagnostic.Outcome] {
    var outcomes: [Diagnostic.Outcome] = []
    for rival in rivals where best.score - rival.score < Weight.nearness && best.score > 0 {
      let other = rival.tree()
      guard other.count > 0, !TreeDigest(other, evidence).isSame(as: TreeDigest(tree, evidence))
      else { continue }
      if best.score - rival.score < Weight.margin {
        throw refusal(ranked, best: best, tree: tree, rival: rival, doubt: nil)
      }
      outcomes.append(outcome(rival, other))
    }
    return outcomes
  }

  /// Takes the reading that has the same regions above each as the best and more between them, if there is one.
  ///
  /// - Returns: What comes of the other.
  private func takeFiner(
    than best: inout Hypothesis, _ tree: inout ImportedTree
  ) -> Diagnostic.Outcome? {
    guard options.structure == nil, options.parentKey == nil else { return nil }
    guard let reading = FinerReading(than: best, tree, evidence, of: skeleton).reading else {
      return nil
    }
    let coarser = outcome(best, tree)
    (best, tree) = (reading, reading.tree())
    return coarser
  }

  /// That nothing says that these are regions.
  private func missingWord(_ best: Hypothesis, _ tree: ImportedTree) -> Diagnostic.Kind? {
    guard options.nameKey == nil else { return nil }
    let words = RegionWords(best, tree, evidence)
    return words.areThere ? nil : .noWordForRegions(words.name)
  }

  /// The readings, best first; those of equal score by the name of their structure, so that the order
  /// in which they were found means nothing.
  ///
  /// - Parameter isComplete: Whether those are wanted too that can't come near the best.
  func rank(isComplete: Bool) -> [Hypothesis] {
    var found: [Hypothesis] = []
    var best = 0.0
    for structure in Structure.all.sorted(by: { ($1.most, $0.name) < ($0.most, $1.name) })
    where options.structure == nil || structure.name == options.structure {
      if !isComplete, best - structure.most >= Weight.nearness { break }
      guard let reading = structure.find(skeleton) else { continue }
      if reading.disqualified == nil { best = max(best, reading.score) }
      found.append(reading)
    }
    return found.sorted {
      ($1.score, $0.structure) < ($0.score, $1.structure)
    }
  }

  private func outcome(_ reading: Hypothesis, _ tree: ImportedTree) -> Diagnostic.Outcome {
    Diagnostic.Outcome(
      structure: reading.structure, shape: tree.shape, levels: TreeDigest(tree, evidence).levels)
  }

  private func refusal(
    _ ranked: [Hypothesis], best: Hypothesis, tree: ImportedTree, rival: Hypothesis?, doubt: Doubt?
  ) -> ImportError {
    var diagnostics: [Diagnostic] = []
    func add(_ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind) {
      diagnostics.append(Diagnostic(severity, at: evidence.firstSource, kind))
    }
    if let doubt {
      add(.error, .unexplained(doubt, outcome(best, tree)))
    } else if rival != nil {
      add(.error, .rivalReadings(outcome(best, tree)))
    }
    if let rival {
      add(doubt == nil ? .error : .note, .otherReading(outcome(rival, rival.tree())))
    }
    var error = ImportError(diagnostics)
    error.readings = readings(ranked)
    return error
  }
}

extension Diagnostic {
  /// Whether it tells of a tree that another source would decide: regions on top whose parents it doesn't have.
  fileprivate var isGuess: Bool {
    if case .onlyRoots = kind { true } else { false }
  }

  /// Whether it warns of a list that may hold regions and was left out.
  fileprivate var isLeftOut: Bool {
    if case .leftOut = kind { severity == .warning } else { false }
  }
}
