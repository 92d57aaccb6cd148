import RegionsSource
import TypedNumbers

/// What a reading leaves unexplained.
struct Doubts {
  private(set) var found: [Doubt] = []
  let evidence: Evidence
  let options: ImportOptions

  /// Rows that are too few to say that a column groups them.
  static var fewRows: Int { Count.few }
  /// Regions above that have one region each, before it is too many for chance.
  static var fewSingles: Int { Count.few }

  /// - Parameter roles: The columns' parts before a structure gave them others.
  /// - Complexity: O(columns × records).
  init(
    _ hypothesis: Hypothesis, tree: ImportedTree, of evidence: Evidence, options: ImportOptions,
    roles: [Roles]
  ) {
    self.evidence = evidence
    self.options = options
    switch hypothesis.reading {
    case .records(let nesting):
      for list in nesting.rootLists where !nesting.isReferring(list) {
        findUnusedParents(list, nesting.roles, among: nesting.rootLists)
      }
      if nesting.isFlat {
        findInFlat(nesting)
      } else {
        findUnattached(nesting)
        findLostKeys(nesting)
        findWrittenKeys(nesting)
        findNamelessHolders(nesting)
      }
      for list in evidence.lists.indices where nesting.isNamed(list) {
        findJoined(list, [nesting.roles[list].name].compactMap { $0 })
      }
      findNamedBelow(nesting)
      findAmbiguous(nesting)
      findUntoldLevels(nesting)
      for list in nesting.rootLists { findShortenedCodes(list, nesting.roles[list].id) }
      for finding in hypothesis.evidence {
        switch finding.kind {
        case .fewCodes: add(.chanceCodes, finding.columns, isStrong: true)
        case .orderTells where hypothesis.structure == Structure.depthFirst.name:
          findOrder(nesting, finding.columns)
        default: break
        }
      }
    case .paths(let paths):
      findUnusedParents(paths.list, roles, among: [paths.list], besides: paths.levels)
      findParentWords(paths.list, roles[paths.list], besides: paths.levels)
      if case .columns(let columns) = paths.source {
        findSingles(paths, columns)
        findCrossing(paths, columns)
        findConstantLevel(paths, columns)
        findPlaceholder(tree)
        findUnworded(paths, columns)
        findUnusedWords(paths, columns)
        findJoined(paths.list, columns)
      }
    }
    findInTree(tree, of: hypothesis)
    findRemainder(of: hypothesis)
  }

  /// A column called an ID in which a spreadsheet wrote long codes as 1.1E+05, where no other is the ID.
  private mutating func findShortenedCodes(_ list: Int, _ id: Int?) {
    guard options.idKey == nil, options.ids == nil, evidence.lists[list].hasHeader else { return }
    for column in evidence.lists[list].columns.indices where !isWanted(list, column) {
      let meaning = evidence.profile(list, column).meaning
      guard column == id || id == nil && meaning.contains(.id),
        meaning.isDisjoint(with: [.measure])
      else { continue }
      let isShortened = evidence.textNumbers(list, column).contains { number in
        number.number.map { Scientific(evidence.bytes($0)) != nil } ?? false
      }
      if isShortened {
        add(.shortenedCodes, [evidence.lists[list].columns[column].name], isStrong: true)
      }
    }
  }

  // MARK: Adding

  /// Whether somebody said that a column is to be an attribute.
  func isWanted(_ list: Int, _ column: Int) -> Bool {
    options.attributeKeys?.contains(evidence.lists[list].columns[column].name) ?? false
  }

  mutating func add(
    _ kind: Doubt.Kind, _ subjects: [String], others: [String] = [], isStrong: Bool
  ) {
    let doubt = Doubt(kind: kind, subjects: subjects, others: others, isStrong: isStrong)
    if !found.contains(doubt) { found.append(doubt) }
  }
}
