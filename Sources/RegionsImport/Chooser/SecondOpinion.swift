import RegionsSource
import TypedNumbers

/// A second opinion on a reading, by the dependencies between columns alone: it asks no word and no weight.
///
/// Columns of which each text comes with one text of another put the records into groups within groups, as
/// levels do. Where a reading takes such columns for attributes, it may be right, but it is not certain.
struct SecondOpinion {
  /// The columns that could be levels, the topmost first: those that lie in each other, else one that puts a list
  /// without levels into groups, for absence of evidence for a level is none against it.
  private(set) var levels: [String] = []
  /// Whether the levels would have names. Codes alone are nobody's names: a list that has them and no levels
  /// lacks the file that names them, and is read as it stands.
  private(set) var haveNames = false

  private let evidence: Evidence
  private let list: Int
  /// The records that are looked at.
  private let records: Int

  /// - Complexity: O(columns²), for some of the records.
  init(_ hypothesis: Hypothesis, _ evidence: Evidence, _ options: ImportOptions) {
    self.evidence = evidence
    var used: [Int]
    var chain: [Int] = []
    switch hypothesis.reading {
    case .records(let nesting):
      list = nesting.soleRootList ?? -1
      used = list < 0 ? [] : [nesting.roles[list].id, nesting.roles[list].name].compactMap { $0 }
      if !nesting.isFlat { used = [] }
    case .paths(let paths):
      list = paths.list
      if case .columns(let columns) = paths.source { chain = columns }
      used = chain
    }
    records = list < 0 ? 0 : min(evidence.lists[list].count, Evidence.sample)
    guard !used.isEmpty, options.levelKeys == nil, options.attributeKeys == nil,
      evidence.lists[list].kind != .text
    else { return }
    let columns = evidence.lists[list].columns
    let others = columns.indices.filter { !used.contains($0) }
    let group = chain.isEmpty ? others.first(where: mayGroup) : nil
    var found: [Int] = []
    if records >= Self.fewRecords, group == nil || isHeaded {
      let groups = others.filter(isGroup)
        .sorted { evidence.distinctCount(list, $0) < evidence.distinctCount(list, $1) }
      found = chain.isEmpty ? within(groups) : groups.filter { isBetween($0, chain) }
    }
    // One alone is an attribute if its heading says what it is.
    let isTold = found.isEmpty && isHeaded
    if found.isEmpty, let group { found = [group] }
    haveNames =
      !chain.isEmpty || !isTold && found.contains { isOfNames($0) }
    levels = found.map { columns[$0].name }
  }

  private func isOfNames(_ column: Int) -> Bool {
    let profile = evidence.profile(list, column)
    return profile.isName && !profile.isCoded
  }

  /// Whether headings say what columns are: two names in a row may be a region and what it lies in.
  private var isHeaded: Bool {
    let records = evidence.lists[list]
    return records.hasHeader
      && !(records.kind == .entry && records.column(named: RecordList.Column.textName) != nil)
  }

  /// Some columns of which one decides another.
  private func within(_ groups: [Int]) -> [Int] {
    for (place, upper) in groups.enumerated() {
      for lower in groups[(place + 1)...] where decides(lower, upper) { return [upper, lower] }
    }
    return []
  }

  /// Whether a column lies between two levels, or above the topmost: with as many texts as only a level has.
  private func isBetween(_ column: Int, _ chain: [Int]) -> Bool {
    let count = evidence.distinctCount(list, column)
    for (place, lower) in chain.enumerated() {
      let below = evidence.distinctCount(list, lower)
      guard below.isHalfMore(than: count), decides(lower, column) else { continue }
      return place == 0
        || count.isHalfMore(than: evidence.distinctCount(list, chain[place - 1]))
          && decides(column, chain[place - 1])
    }
    return false
  }

  /// Whether a column has texts that come back, and no dates: words for kinds of regions are levels as well.
  private func mayGroup(_ column: Int) -> Bool {
    let distinct = evidence.distinctCount(list, column)
    return distinct > 1 && !distinct.isNearlyAll(of: evidence.lists[list].count)
      && !evidence.profile(list, column).odd.isMost
      && (evidence.profile(list, column).meaning.isDisjoint(with: [.measure, .variant])
        || evidence.isKind(list, column))
      && !evidence.isFlag(list, column)
  }

  /// Whether a column puts the records into groups, and each of several.
  private func isGroup(_ column: Int) -> Bool {
    let profile = evidence.profile(list, column)
    let distinct = evidence.distinctCount(list, column)
    return distinct >= Evidence.fewGroups
      && !distinct.isMost(of: evidence.lists[list].count)
      && profile.isFull && (profile.isName || profile.isCode)
      && profile.meaning.isDisjoint(with: [.measure, .variant])
      && !evidence.isFlag(list, column) && !evidence.isKind(list, column)
  }

  /// Whether each text of one column comes with one text of another.
  private func decides(_ lower: Int, _ upper: Int) -> Bool {
    let (lowers, uppers) = (evidence.textNumbers(list, lower), evidence.textNumbers(list, upper))
    var above: [TextNumber: TextNumber] = [:]
    return (0..<records).allSatisfy { record in
      guard let lower = lowers[record].number, let upper = uppers[record].number else {
        return true
      }
      return above.updateValue(upper, forKey: lower).map { $0 == upper } ?? true
    }
  }

  /// Of fewer records dependencies may be chance.
  private static var fewRecords: Int { Count.dozen }
}
