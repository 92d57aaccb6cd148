import RegionsSource
import TypedNumbers

/// Compares the readings and takes the best, if it is good enough, leaves nothing unexplained and no
/// other that gives another tree comes close.
struct Chooser {
  let evidence: Evidence
  let options: ImportOptions

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
    if coarser != nil {
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
      (confidence, notes) = try judge(best, tree, of: ranked, coarser: coarser)
    }
    tree.notes.insert(contentsOf: evidence.notes + notes, at: 0)
    return Choice(
      hypothesis: best, tree: tree, confidence: confidence, readings: readings(ranked))
  }

  /// How sure the best reading is, and what is told of it.
  ///
  /// - Parameter coarser: What it was taken in place of, without looking at another.
  /// - Throws: What it leaves unexplained, or another reading that is as good.
  private func judge(
    _ best: Hypothesis, _ tree: ImportedTree, of ranked: [Hypothesis],
    coarser: Diagnostic.Outcome?
  ) throws(ImportError) -> (ImportReport.Confidence, [Diagnostic]) {
    let doubts = Doubts(best, tree: tree, of: evidence, options: options).found
    let missing = missingWord(best, tree)
    // Where nothing says that they are regions, and the names are in another list, they are hardly any.
    let isElsewhere = missing != nil && tree.count > 1
    if let doubt = doubts.first(where: { $0.isStrong || isElsewhere && $0.kind == .unusedList }) {
      let all = rank(isComplete: true)
      let rival = all.first { $0.disqualified == nil && $0.structure != best.structure }
      throw refusal(all, best: best, tree: tree, rival: rival, doubt: doubt)
    }
    var notes: [Diagnostic]
    if let coarser {
      notes = [Diagnostic(.note, at: evidence.firstSource, .otherReading(coarser))]
    } else {
      let rivals = ranked.filter { $0.disqualified == nil && $0.structure != best.structure }
      notes = try near(best, tree, among: rivals, of: ranked)
    }
    var confidence: ImportReport.Confidence = notes.isEmpty ? .certain : .likely
    let opinion = SecondOpinion(best, evidence, options)
    if doubts.isEmpty, !opinion.levels.isEmpty {
      confidence = opinion.haveNames ? .doubtful : .likely
      notes.append(Diagnostic(.note, at: evidence.firstSource, .possibleLevels(opinion.levels)))
    }
    if let names = OtherNames(best, evidence, options).found {
      if confidence == .certain { confidence = .likely }
      notes.append(Diagnostic(.note, at: evidence.firstSource, names))
    }
    if let missing {
      if confidence == .certain { confidence = .likely }
      notes.append(missing)
    }
    if confidence == .certain, tree.notes.contains(where: \.isLeftOut) { confidence = .likely }
    let lacksValues = evidence.texts.documents.contains(where: \.lacksValues)
    if !doubts.isEmpty || lacksValues || tree.notes.contains(where: \.isGuess) {
      confidence = .doubtful
    }
    return (
      confidence,
      doubts.map { Diagnostic(.warning, at: evidence.firstSource, .doubt($0)) } + notes
    )
  }

  /// What tells of the readings that come near the best and give another tree.
  ///
  /// - Throws: One of them, if it is as good.
  private func near(
    _ best: Hypothesis, _ tree: ImportedTree, among rivals: [Hypothesis], of ranked: [Hypothesis]
  ) throws(ImportError) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for rival in rivals where best.score - rival.score < Weight.nearness && best.score > 0 {
      let other = rival.tree()
      guard other.count > 0, !TreeShape(other, evidence).isSame(as: TreeShape(tree, evidence))
      else { continue }
      if best.score - rival.score < Weight.margin {
        throw refusal(ranked, best: best, tree: tree, rival: rival, doubt: nil)
      }
      notes.append(
        Diagnostic(.note, at: evidence.firstSource, .otherReading(outcome(rival, other))))
    }
    return notes
  }

  /// Takes the reading that has the same regions above each as the best and more between them, if there is one.
  ///
  /// - Returns: What comes of the other.
  private func takeFiner(
    than best: inout Hypothesis, _ tree: inout ImportedTree
  ) -> Diagnostic.Outcome? {
    guard options.structure == nil, options.parentKey == nil else { return nil }
    let finer = FinerReading(than: best, tree, evidence) {
      Structure.codePrefix.find(
        Nesting(evidence, options, roles: evidence.chooseRoles(options)))
    }
    guard let reading = finer.reading else { return nil }
    let coarser = outcome(best, tree)
    (best, tree) = (reading, reading.tree())
    return coarser
  }

  /// That nothing says that these are regions.
  private func missingWord(_ best: Hypothesis, _ tree: ImportedTree) -> Diagnostic? {
    guard options.nameKey == nil else { return nil }
    let words = RegionWords(best, tree, evidence)
    return words.areThere
      ? nil : Diagnostic(.note, at: evidence.firstSource, .noWordForRegions(words.name))
  }

  /// The readings, best first; those of equal score by the name of their structure, so that the order
  /// in which they were found means nothing.
  ///
  /// - Parameter isComplete: Whether those are wanted too that can't come near the best.
  func rank(isComplete: Bool) -> [Hypothesis] {
    let skeleton = Nesting(evidence, options, roles: evidence.chooseRoles(options))
    var found: [Hypothesis] = []
    var best = 0.0
    for structure in Structure.all.sorted(by: { ($1.most, $0.name) < ($0.most, $1.name) })
    where options.structure == nil || structure.name == options.structure {
      if !isComplete, best - structure.most >= Weight.nearness { break }
      let readings = structure.find(skeleton)
      for reading in readings where reading.disqualified == nil { best = max(best, reading.score) }
      found += readings
    }
    return found.sorted {
      ($1.score, $0.structure) < ($0.score, $1.structure)
    }
  }

  private func outcome(_ reading: Hypothesis, _ tree: ImportedTree) -> Diagnostic.Outcome {
    Diagnostic.Outcome(
      structure: reading.structure, shape: tree.shape, levels: TreeShape(tree, evidence).levels)
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

/// What two readings have to have in common to be the same tree: how many regions each level has, and
/// the names from the root to each.
struct TreeShape: Equatable {
  private(set) var levels: [Int] = []
  private var paths: UInt64 = 0

  /// - Complexity: O(nodes).
  init(_ tree: ImportedTree, _ evidence: Evidence) {
    var depths = ImportedTree.Nodes(repeating: 0, count: tree.count)
    var hashes = ImportedTree.Nodes<UInt64>(repeating: 0, count: tree.count)
    for start in tree.nodes where depths[start] == 0 {
      var way: [ImportedTree.Node] = []
      var current: ImportedTree.Node? = start
      while let node = current, depths[node] == 0, way.count < 64 {
        way.append(node)
        current = tree.parents[node].number
      }
      let above = way.count < 64 ? current : nil
      var depth = above.map { depths[$0] } ?? 0
      var hash = above.map { hashes[$0] } ?? 17
      for node in way.reversed() {
        depth += 1
        for byte in evidence.texts.bytes(evidence.texts.trimmed(tree.names[node])) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        hash = (hash ^ 0xFF) &* 0x9E37_79B9_7F4A_7C15
        depths[node] = depth
        hashes[node] = hash
      }
    }
    for node in tree.nodes {
      let level = max(1, depths[node])
      while levels.count < level { levels.append(0) }
      levels[level - 1] += 1
      paths = paths &+ (hashes[node] ^ (hashes[node] >> 29))
    }
  }

  func isSame(as other: TreeShape) -> Bool { self == other }
}
