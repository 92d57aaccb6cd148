import RegionsSource
import TypedNumbers

/// The code of a region begins with the code of the region above it.
///
///     110000 北京市        US Alabama
///     110101 东城区        US-AL-001 Autauga
extension Structure {
  static let codePrefix: Structure = .init("code-prefix", most: Weight.codePrefix + 1) { skeleton in
    var skeleton = skeleton
    // A sheet of remarks beside the codes is left out, with a warning.
    if skeleton.rootLists.contains(where: { skeleton.roles[$0].id == nil }) {
      skeleton.settleRootLists()
    }
    let lists = skeleton.rootLists.filter { skeleton.roles[$0].id != nil }
    let total = lists.reduce(0) { $0 + skeleton.evidence.lists[$1].count }
    // What is above nested records says what holds them.
    guard lists.count == skeleton.rootLists.count, total >= 3, skeleton.options.parentKey == nil,
      lists.allSatisfy({ skeleton.namedBelow($0).isEmpty }), skeleton.aliased.isEmpty
    else { return nil }
    let ofRoles = lists.compactMap { skeleton.roles[$0].id }
    let readings = skeleton.choicesOfIDs(lists).lazy.compactMap { ids in
      var nesting = skeleton
      for (list, id) in zip(lists, ids) { nesting.roles[list].id = id }
      return codePrefix(nesting, lists, isFound: ids != ofRoles)
    }
    return readings.first { $0.disqualified == nil } ?? readings.first
  }

  /// Where codes count on below round ones, each series below its own: 810001 to 810018 below 810000, 820001 to 820008
  /// below 820000.
  private static func seriesBelowRoundCodes(
    _ codes: TextTable
  ) -> (found: (scheme: PrefixScheme, share: Double), chance: PrefixChance)? {
    let shared = PrefixScheme.sharedZeros(codes, codes.numbers)
    guard let found = PrefixScheme.find(codes, codes.numbers, leastZeros: shared + Count.twice),
      found.share.isHalf, found.scheme.hasOneLength
    else { return nil }
    // How likely it is that just what nothing is above ends with its zeros.
    let roots = codes.numbers.filter { number in
      !found.scheme.ancestors(of: codes.bytes(number)).contains { codes.existing($0[...]) != nil }
    }
    let zeros = roots.map { PrefixScheme.zeros(codes.bytes($0)) - shared }.min() ?? 0
    // Those of an only county count on, but none below the province alone, as numbers of rows do behind a round one.
    let isOnlyCounty = roots.count == 1 && areApart(found.scheme, codes, from: roots[0])
    guard roots.count > 1 || isOnlyCounty, zeros >= Count.twice else { return nil }
    var chance = PrefixChance(found.scheme, of: codes, codes.numbers)
    chance.bits = max(chance.bits, Double(roots.count * zeros) * Surprise.log2(10))
    if isOnlyCounty { chance.isSerial = false }
    return chance.isSerial || chance.bits < Surprise.enough ? nil : (found, chance)
  }

  /// Whether a scheme has two borders and only codes that end with zeros lie right below the one above all.
  private static func areApart(
    _ scheme: PrefixScheme, _ codes: TextTable, from root: TextNumber
  ) -> Bool {
    guard case .padded(let ends, _) = scheme, ends.count > 1 else { return false }
    return codes.numbers.allSatisfy { number in
      let code = codes.bytes(number)
      let above = scheme.ancestors(of: code).lazy.compactMap { codes.existing($0[...]) }.first
      return above != root || PrefixScheme.zeros(code) >= Count.twice
    }
  }

  /// The share of codes that have another above them, where all of the lower ones of lists of a level each have one of the
  /// list above by a scheme that the lists' zeros tell: the villages of one town, which are too few for anything else to tell.
  private static func shareBelow(
    _ levels: [[ArraySlice<UInt8>]], by scheme: PrefixScheme
  ) -> Double? {
    let upperFirst = levels.sorted { one, other in
      (one.map(PrefixScheme.zeros).min() ?? 0) > (other.map(PrefixScheme.zeros).min() ?? 0)
    }
    let areBelow = zip(upperFirst, upperFirst.dropFirst()).allSatisfy { upper, lower in
      let known = Set(upper.map(Array.init))
      return lower.allSatisfy { code in scheme.ancestors(of: code).contains(where: known.contains) }
    }
    let total = levels.reduce(0) { $0 + $1.count }
    return areBelow ? Double(total - (upperFirst.first?.count ?? 0)) / Double(total) : nil
  }

  /// Whether all that others have of the only one above them is its first digit: of the cities of southwestern China
  /// 500000 is a municipality like 510100, 520100 and 530100.
  private static func isFirstDigit(_ scheme: PrefixScheme, _ codes: TextTable) -> Bool {
    guard case .padded(let ends, let lengths) = scheme, ends == [1], lengths.count == 1,
      lengths[0] > Length.ofCode
    else { return false }
    let roots = codes.numbers.filter { PrefixScheme.zeros(codes.bytes($0)) + 1 >= lengths[0] }
    return roots.count == 1
  }

  /// The reading of lists by the beginnings of their IDs, or `nil`.
  ///
  /// - Parameter isFound: Whether other columns than those that look most like IDs were taken for them: then what
  ///   connects has to be no chance, or these are called codes.
  private static func codePrefix(_ skeleton: Nesting, _ lists: [Int], isFound: Bool) -> Hypothesis?
  {
    var codes = TextTable()
    var levels: [[ArraySlice<UInt8>]] = []
    for list in lists {
      guard let id = skeleton.roles[list].id else { continue }
      let texts = skeleton.evidence.textNumbers(list, id).compactMap { $0.number }
      for number in texts { _ = codes.number(of: skeleton.evidence.bytes(number)) }
      if lists.count > 1 { levels.append(texts.map(skeleton.evidence.bytes)) }
    }
    let told = PrefixScheme.ofLevels(levels)
    let toldOfAll = told.flatMap { scheme in
      shareBelow(levels, by: scheme).map { (scheme: scheme, share: $0) }
    }
    let likeliest = PrefixScheme.find(codes, codes.numbers, told: told)
    guard var found = toldOfAll ?? likeliest.flatMap({ $0.share.isHalf ? $0 : nil }),
      !PrefixScheme.areRoman(codes, codes.numbers)
    else { return nil }
    var chance = PrefixChance(found.scheme, of: codes, codes.numbers)
    if chance.isSerial, let rounder = seriesBelowRoundCodes(codes) { (found, chance) = rounder }
    var nesting = skeleton
    nesting.scheme = found.scheme
    for list in lists { nesting.rules[list] = .prefix }
    var hypothesis = Hypothesis(
      codePrefix, .records(nesting),
      evidence: [
        Finding(.linksRecords, weight: Weight.codePrefix),
        Finding(
          .beginsWithCode,
          lists.compactMap { list in
            skeleton.roles[list].id.map { skeleton.evidence.lists[list].columns[$0].name }
          }, share: found.share, weight: found.share),
      ])
    let areCalledCodes = lists.allSatisfy { list in
      skeleton.roles[list].id.map {
        skeleton.evidence.profile(list, $0).meaning.contains(.id)
      } ?? false
    }
    if isFound, !areCalledCodes,
      chance.bits < Surprise.enough || chance.isSerial || chance.countsOnWidely
    {
      return nil
    }
    if chance.isSerial {
      hypothesis.disqualified = Finding(.serialNumbers)
    } else if isFirstDigit(found.scheme, codes) {
      hypothesis.disqualified = Finding(.chanceCodes)
    } else if chance.bits < Surprise.little,
      !(areCalledCodes && (skeleton.areLevels(lists, of: levels) || toldOfAll != nil))
    {
      hypothesis.disqualified = Finding(.chanceCodes)
    } else if chance.countsOnWidely {
      hypothesis.evidence.append(
        Finding(.fewCodes, hypothesis.evidence[1].columns))
    }
    return hypothesis
  }
}

extension Nesting {
  /// Whether lists, one of them called by a level, have codes of a length each, and all longer ones begin with one of the
  /// next shorter: departments and the municipalities of two of them, which are too few for anything else to tell.
  fileprivate func areLevels(_ lists: [Int], of codes: [[ArraySlice<UInt8>]]) -> Bool {
    let levels = codes.sorted { ($0.first?.count ?? 0) < ($1.first?.count ?? 0) }
    let lengths = levels.map { Set($0.map(\.count)) }
    guard levels.count > 1, lengths.allSatisfy({ $0.count == 1 }),
      Set(lengths).count == levels.count,
      lists.contains(where: { !evidence.words(ofList: $0).isDisjoint(with: LevelWords.all) })
    else { return false }
    return zip(levels, levels.dropFirst()).allSatisfy { upper, lower in
      let known = Set(upper)
      return lower.allSatisfy { known.contains($0.prefix(upper[0].count)) }
    }
  }

  /// The columns that may be the IDs of some lists: those that look most like it, then each that has codes under one
  /// heading in all of them that no two records share, as where what is called the ID counts each list anew.
  fileprivate func choicesOfIDs(_ lists: [Int]) -> [[Int]] {
    let chosen = lists.compactMap { roles[$0].id }
    guard options.idKey == nil, let first = lists.first,
      lists.allSatisfy({ evidence.lists[$0].hasHeader })
    else { return [chosen] }
    let others = evidence.lists[first].columns.compactMap { column -> [Int]? in
      let columns = lists.compactMap { evidence.lists[$0].column(named: column.name) }
      guard columns.count == lists.count, columns != chosen else { return nil }
      var seen: Set<TextNumber> = []
      let areCodes = zip(lists, columns).allSatisfy { list, column in
        evidence.profile(list, column).isCode && column != roles[list].name
          && evidence.profile(list, column).meaning.isDisjoint(with: [.parent, .measure])
          && evidence.textNumbers(list, column).allSatisfy { text in
            text.number.map { seen.insert($0).inserted } ?? false
          }
      }
      return areCodes ? columns : nil
    }
    // IDs that count each list anew begin with those of other lists.
    var seen: Set<TextNumber> = []
    var count = 0
    for (list, id) in zip(lists, chosen) {
      let texts = evidence.textNumbers(list, id).compactMap { $0.number }
      count += texts.count
      seen.formUnion(texts)
    }
    return seen.count.isLargePart(of: count) ? [chosen] + others : others + [chosen]
  }
}
