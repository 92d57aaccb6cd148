/// What a reading leaves unexplained.
struct Doubts {
  private(set) var found: [Doubt] = []
  private let evidence: Evidence
  private let options: ImportOptions

  /// Rows that are too few to say that a column groups them.
  private static let fewRows = 6
  /// A column of names groups rows if it has at most this share of different ones: a third.
  private static let groupShare = 3
  /// What share of a column's texts have to be IDs of rows for it to hold references: a table of which
  /// a slice was taken has lost some parents.
  private static let referenceShare = 0.8
  /// Regions above that have one region each, before it is too many for chance.
  private static let fewSingles = 5

  /// - Complexity: O(columns × records).
  init(
    _ hypothesis: Hypothesis, _ tree: ImportedTree, _ evidence: Evidence, _ options: ImportOptions
  ) {
    self.evidence = evidence
    self.options = options
    switch hypothesis.reading {
    case .records(let nesting):
      if hypothesis.structure != .parentColumn, hypothesis.structure != .parentName {
        for list in nesting.tops { findUnusedParents(list, nesting.roles, among: nesting.tops) }
      }
      if hypothesis.structure == .flatList { findInFlat(nesting) }
    case .paths(let paths):
      let roles = evidence.chooseRoles(options)
      findUnusedParents(paths.list, roles, among: [paths.list])
      if case .columns(let columns) = paths.source {
        findSingles(paths, columns)
        findPlaceholder(tree)
      }
    }
  }

  // MARK: Parents

  private mutating func findUnusedParents(_ list: Int, _ roles: [Roles], among lists: [Int]) {
    guard options.parentKey == nil else { return }
    let records = evidence.lists[list]
    for column in records.columns.indices
    where column != roles[list].id && column != roles[list].name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let isWorded = profile.meaning.contains(.parent)
      // Small numbers are among any row numbers.
      guard isWorded || profile.isCode && profile.longest >= 4 && profile.digits > 0.5 else {
        continue
      }
      let numbers = evidence.textNumbers(list, column).filter { !evidence.isRootMark($0) }
      guard !numbers.isEmpty, isWorded || Evidence.distinct(numbers) * 3 <= numbers.count else {
        continue
      }
      for target in lists {
        guard let id = roles[target].id, !(target == list && id == column) else { continue }
        let flags = evidence.members(.init(list: target, column: id))
        let matched = numbers.reduce(0) {
          Int($1) < flags.count && flags[Int($1)] ? $0 + 1 : $0
        }
        // What holds the row's own ID once more is no reference.
        let own = zip(evidence.textNumbers(list, column), evidence.textNumbers(target, id))
          .reduce(0) { $1.0 >= 0 && $1.0 == $1.1 ? $0 + 1 : $0 }
        guard Double(matched) >= Self.referenceShare * Double(numbers.count),
          target != list || own * 2 < numbers.count
        else { continue }
        add(.unusedParent, [records.columns[column].name], isStrong: isWorded || target == list)
      }
    }
  }

  // MARK: Lists without levels

  private mutating func findInFlat(_ nesting: Nesting) {
    for list in nesting.tops {
      findUnusedCodes(list, nesting.roles[list])
      findUnusedLevels(list, nesting.roles[list])
      for owner in evidence.owners(of: list) where evidence.lists[owner].count > 1 {
        let texts = evidence.lists[owner].columns.indices.contains {
          evidence.distinctCount(owner, $0) * 2 > evidence.lists[owner].count
        }
        guard texts else { continue }
        let key = evidence.lists[owner].columns.first?.name ?? ""
        add(.unusedHolders, [evidence.label(owner), key].filter { !$0.isEmpty }, isStrong: true)
      }
    }
    let sameSource = Dictionary(grouping: nesting.tops) { evidence.lists[$0].document }
    for (_, lists) in sameSource.sorted(by: { $0.key < $1.key }) where lists.count > 1 {
      // Told alike, they are parts of one list: cities under their first letters.
      let areAlike = lists.allSatisfy {
        evidence.lists[$0].kind != .text && nesting.isSimilar($0, lists[0])
      }
      if areAlike { continue }
      let labels = lists.map { evidence.label($0) }
      add(.looseLists, Array(labels.prefix(3)), isStrong: true)
    }
  }

  private mutating func findUnusedCodes(_ list: Int, _ roles: Roles) {
    guard roles.id == nil, options.idKey == nil, options.ids == nil else { return }
    let records = evidence.lists[list]
    guard records.hasHeader else { return }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      guard profile.isCode, profile.filled > 0.9, profile.meaning.contains(.id),
        profile.meaning.isDisjoint(with: [.measure, .parent, .variant]),
        distinct > 1,
        profile.meaning.contains(.plain)
          || profile.meaning.contains(.level) && distinct * 2 > records.count
      else { continue }
      add(.unusedCodes, [records.columns[column].name], isStrong: true)
    }
  }

  private mutating func findUnusedLevels(_ list: Int, _ roles: Roles) {
    guard options.levelKeys == nil else { return }
    let records = evidence.lists[list]
    guard records.count >= Self.fewRows, records.kind == .row || records.kind == .object else {
      return
    }
    for column in records.columns.indices where column != roles.name && !isWanted(list, column) {
      let profile = evidence.profile(list, column)
      let meaning = profile.meaning
      let distinct = evidence.distinctCount(list, column)
      guard profile.isName, profile.filled > 0.5, distinct >= 2,
        distinct * Self.groupShare <= records.count, !evidence.isFlag(list, column)
      else { continue }
      if records.hasHeader {
        let isLevel =
          meaning.contains(.level) && meaning.isDisjoint(with: [.variant, .measure])
          && (!meaning.contains(.id) || meaning.contains(.name))
        guard isLevel || meaning.isEmpty && !profile.isCode else { continue }
        add(.unusedLevel, [records.columns[column].name], isStrong: isLevel)
      } else if !profile.isCode || profile.longest > 3 {
        add(.unusedLevel, [records.columns[column].name], isStrong: true)
      }
    }
  }

  // MARK: Paths

  private mutating func findSingles(_ paths: RowPaths, _ columns: [Int]) {
    guard options.levelKeys == nil else { return }
    for (upper, lower) in zip(columns, columns.dropFirst()) where lower != columns.last {
      let count = evidence.distinctCount(paths.list, upper)
      guard count >= Self.fewSingles, count == evidence.distinctCount(paths.list, lower),
        evidence.decides(paths.list, lower, upper), evidence.decides(paths.list, upper, lower)
      else { continue }
      let name = evidence.lists[paths.list].columns[upper].name
      add(.singleChildren, [name], isStrong: true)
    }
  }

  private mutating func findPlaceholder(_ tree: ImportedTree) {
    let names = PlaceholderName()
    var held = [Bool](repeating: false, count: tree.count)
    for parent in tree.parents where parent >= 0 { held[Int(parent)] = true }
    for node in 0..<tree.count where tree.parents[node] < 0 && held[node] {
      let name = evidence.texts.bytes(evidence.texts.trimmed(tree.names[node]))
      guard names.matches(name) else { continue }
      add(.placeholderOnTop, [String(decoding: name, as: UTF8.self)], isStrong: true)
      return
    }
  }

  // MARK: Adding

  /// Whether somebody said that a column is to be an attribute.
  private func isWanted(_ list: Int, _ column: Int) -> Bool {
    options.attributeKeys?.contains(evidence.lists[list].columns[column].name) ?? false
  }

  private mutating func add(_ kind: Doubt.Kind, _ subjects: [String], isStrong: Bool) {
    let doubt = Doubt(kind: kind, subjects: subjects, isStrong: isStrong)
    if !found.contains(doubt) { found.append(doubt) }
  }
}
