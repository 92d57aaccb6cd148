import RegionsSource
import TypedNumbers

/// A column that holds the names of the records above: of another list, or of the same one.
///
///     name,parent
///     北京市,
///     东城区,北京市
extension Structure {
  static let parentName: Structure = .init(
    "parent-name", most: Weight.parentName + Weight.mostOfName
  ) {
    skeleton in
    var nesting = skeleton
    guard skeleton.aliased.isEmpty || skeleton.rootLists.count > 1 else { return nil }
    var evidence: [Finding] = []
    /// A table belongs to the one with a column of its name, if either is called by a level, `Stat` to `Mesto` with
    /// "stat", or to that with a column that is: `cites` to `locations` with "city".
    var reached: Set<Int> = []
    for list in skeleton.rootLists {
      guard let best = nesting.nameReference(of: list) else { continue }
      nesting.rules[list] = .reference(best)
      let isLevel = !skeleton.evidence.profile(list, best.column).meaning.isDisjoint(with: [
        .level, .parent,
      ])
      let isCalled = best.targets.allSatisfy {
        isLevel
          || skeleton.evidence.isCalled(best.column, of: list, as: $0.list)
            && skeleton.evidence.isLevel(list, or: $0.list)
      }
      if isCalled { reached.formUnion(best.targets.map(\.list) + [list]) }
      evidence.append(
        Finding(
          .holdsNames, [skeleton.evidence.lists[list].columns[best.column].name],
          share: best.share, weight: best.score))
    }
    guard !evidence.isEmpty else { return nil }
    let count = Double(evidence.count)
    evidence = evidence.map {
      var finding = $0
      finding.weight /= count
      return finding
    }
    nesting.settleRootLists(reached: reached)
    return Hypothesis(
      parentName, .records(nesting),
      evidence: [Finding(.linksRecords, weight: Weight.parentName)] + evidence)
  }
}

extension Nesting {
  /// The column of a list that names the regions above best, or `nil`.
  func nameReference(of list: Int) -> Reference? {
    let records = evidence.lists[list]
    let forced = options.parentKey.flatMap { records.column(named: $0) }
    var best: Reference?
    for column in records.columns.indices where column != roles[list].name {
      let profile = evidence.profile(list, column)
      if options.parentKey != nil, column != forced { continue }
      guard profile.isName || column == forced,
        !profile.filled.isSmallPart || column == forced
      else {
        continue
      }
      let numbers = evidence.textNumbers(list, column)
      for target in rootLists {
        guard let name = roles[target].name else { continue }
        guard target != list || column == forced || profile.meaning.contains(.parent) else {
          continue
        }
        let filled = numbers.filter { !evidence.isRootMark($0) }
        for key in [name] + (target == list ? [] : otherNames(of: target)) {
          let known = evidence.members(.init(list: target, column: key))
          let matched = filled.filter { known.contains($0) }
          guard !filled.isEmpty, matched.count.isLargePart(of: filled.count) else { continue }
          let distinct = Evidence.distinct(matched)
          let share = Double(matched.count) / Double(filled.count)
          let score =
            share + ReferenceWeight.coverage * Double(distinct)
            / Double(evidence.lists[target].count)
          if score > (best?.score ?? 0) {
            best = Reference(
              column: column, targets: [.init(list: target, column: key)], byName: true,
              score: score, distinct: distinct, share: share)
          }
        }
      }
    }
    return best
  }

  /// What a list calls each of its records besides: “Region I” beside “Ilocos Region”, not their capitals.
  private func otherNames(of list: Int) -> [Int] {
    let records = evidence.lists[list]
    return records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return column != roles[list].name && column != roles[list].id && profile.isName
        && profile.isFull && profile.meaning.isDisjoint(with: [.measure, .parent])
        && !evidence.words(list, column).isClass
        && records.count > 1 && evidence.distinctCount(list, column) == records.count
    }
  }
}

extension Evidence {
  /// Whether a word for a level calls one of two lists: players of teams have none.
  fileprivate func isLevel(_ one: Int, or other: Int) -> Bool {
    [one, other].contains { KeyMeaning(lists[$0].key).contains(.level) }
  }

  /// Whether a column has the name of another list, number and case aside, and a word for an ID behind it where the
  /// source asks for one by the name: `(SELECT id FROM pays WHERE nom = 'France')` in "pays_id".
  func isCalled(_ column: Int, of list: Int, as other: Int) -> Bool {
    func words(_ name: String) -> [String] { KeyMeaning.words(of: name).map(HeadingWords.stem) }
    let (own, called) = (words(lists[list].columns[column].name), words(lists[other].key))
    let rest = own.dropFirst(called.count)
    return lists[list].hasHeader && !called.isEmpty && own.starts(with: called)
      && (rest.isEmpty || rest.count == 1 && rest.allSatisfy { KeyMeaning($0).contains(.id) })
  }
}
