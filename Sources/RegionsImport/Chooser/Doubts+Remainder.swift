import RegionsSource
import TypedNumbers

/// What a reading leaves in the sources: records with names of their own that become nothing.
extension Doubts {
  mutating func findRemainder(of hypothesis: Hypothesis) {
    guard options.childrenKey == nil, options.nameKey == nil else { return }
    defer { findUnusedTexts(hypothesis) }
    switch hypothesis.reading {
    case .records(let nesting):
      for list in evidence.lists.indices {
        findCodedTexts(list, nesting)
        findOneEach(list, nesting)
        findLevelAbove(list, nesting)
      }
    case .paths(let paths):
      findKindsOnTop(paths)
    }
  }

  /// More different names in what becomes nothing than in what becomes regions and their attributes. What is below
  /// regions and is left out is told apart.
  ///
  /// - Complexity: O(cells of the lists that are left out).
  private mutating func findUnusedTexts(_ hypothesis: Hypothesis) {
    guard !found.contains(where: { $0.kind == .unusedList }) else { return }
    var used: Set<Int>
    switch hypothesis.reading {
    case .records(let nesting):
      used = Set(
        evidence.lists.indices.filter { list in
          if case .alias = nesting.rules[list] { return true }
          return nesting.isNamed(list)
        })
    case .paths(let paths): used = [paths.list]
    }
    var left: [Int: [Int]] = [:]
    var isBelow = evidence.lists.map { _ in false }
    for (list, records) in evidence.lists.enumerated() {
      isBelow[list] = records.owner >= 0 && (used.contains(records.owner) || isBelow[records.owner])
      guard used.contains(list) || !isBelow[list] else { continue }
      let columns =
        used.contains(list) ? columnsNamedAlike(list) : Array(records.columns.indices)
      // What is told of each region is told of what holds them all as well.
      func isToldBelow(_ column: Int) -> Bool {
        records.count == 1 && !used.contains(list)
          && used.contains { evidence.lists[$0].column(named: records.columns[column].name) != nil }
      }
      left[list] = columns.filter { isOfNames(list, $0) && !isToldBelow($0) }
    }
    guard left.values.contains(where: { !$0.isEmpty }) else { return }
    var known: Set<TextNumber> = []
    for list in used {
      for column in evidence.lists[list].columns.indices
      where !(left[list] ?? []).contains(column) && isOfNames(list, column) {
        known.formUnion(evidence.textNumbers(list, column).lazy.compactMap(\.number))
      }
    }
    var others: Set<TextNumber> = []
    var most = (list: 0, count: 0)
    for (list, columns) in left.sorted(by: { $0.key < $1.key }) {
      var own: Set<TextNumber> = []
      for column in columns {
        own.formUnion(evidence.textNumbers(list, column).lazy.compactMap(\.number))
      }
      own.subtract(known)
      if own.count > most.count { most = (list, own.count) }
      others.formUnion(own)
    }
    guard others.count.isMost(of: others.count + known.count) else { return }
    add(.unusedList, [evidence.label(most.list)], isStrong: false)
  }

  /// The columns of objects under many keys that have the same in each, where there are more of them than records:
  /// `provinces.la_union.name`, `provinces.san_juan.name`.
  private func columnsNamedAlike(_ list: Int) -> [Int] {
    let records = evidence.lists[list]
    let alike = Dictionary(
      grouping: records.columns.indices.filter { records.columns[$0].name.contains(".") }
    ) { records.columns[$0].name.split(separator: ".").last ?? "" }
    return alike.values.filter { $0.count >= Self.fewRows && $0.count > records.count }
      .flatMap { $0 }.sorted()
  }

  private func isOfNames(_ list: Int, _ column: Int) -> Bool {
    let profile = evidence.profile(list, column)
    return profile.isName && !profile.isCoded && profile.longest > Self.longestAbbreviation
      && profile.meaning.isDisjoint(with: [.variant, .measure])
  }

  /// Names below regions that are codes: what they refer to is somewhere else.
  private mutating func findCodedTexts(_ list: Int, _ nesting: Nesting) {
    let records = evidence.lists[list]
    guard nesting.isNamed(list), records.kind == .text, records.owner >= 0,
      nesting.isNamed(records.owner), records.count >= Self.fewRows,
      evidence.profile(list, 0).isCoded, !records.key.isEmpty
    else { return }
    add(.unworded, [records.key], isStrong: false)
  }

  /// Records that hold one record each, whatever that is called: it tells something of them.
  private mutating func findOneEach(_ list: Int, _ nesting: Nesting) {
    let records = evidence.lists[list]
    guard nesting.isNamed(list), records.owner >= 0, nesting.isNamed(records.owner),
      records.kind == .object, records.count >= Self.fewRows,
      records.count == evidence.lists[records.owner].count,
      Set(records.owners).count == records.count,
      KeyMeaning(records.key).isDisjoint(with: [.level, .children])
    else { return }
    add(.singleChildren, [evidence.label(records.owner)], isStrong: false)
  }

  /// Columns that name levels above records that hold others, of which no word says in which order.
  private mutating func findLevelAbove(_ list: Int, _ nesting: Nesting) {
    var taken: [Int] = []
    switch nesting.rules[list] {
    case .groups(let columns): taken = columns
    case .roots: break
    default: return
    }
    for column in nesting.levelsAbove(list) where !taken.contains(column) {
      let heading = evidence.lists[list].columns[column].name
      add(.unusedLevel, [heading], others: [heading], isStrong: false)
    }
  }

  /// Words for kinds of regions on top of wide rows: "Viloyat" is what the rows below it are.
  private mutating func findKindsOnTop(_ paths: RowPaths) {
    guard options.levelKeys == nil, paths.levels.count > 1, let top = paths.levels.first else {
      return
    }
    let kinds = Set(evidence.textNumbers(paths.list, top).compactMap(\.number))
    if kinds.contains(where: { Self.isKind(evidence.bytes($0)) }) {
      add(.unworded, [evidence.lists[paths.list].columns[top].name], isStrong: false)
    }
  }

  /// Whether a name is a word for a level. A single letter of another script may be a name as well.
  static func isKind(_ name: ArraySlice<UInt8>) -> Bool {
    name.count >= shortestKind
      && LevelWords.all.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Shorter words for levels are names of places as well: "Lan", "Bo".
  private static var shortestKind: Int { Length.ofCode }

  /// "AB" beside a number is no name.
  private static var longestAbbreviation: Int { Length.ofAbbreviation }
}
