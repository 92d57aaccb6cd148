import RegionsSource
import TypedNumbers

/// The code of a region begins with the code of the region above it.
///
///     110000 北京市        US Alabama
///     110101 东城区        US-AL-001 Autauga
extension Structure {
  static let codePrefix = Structure("code-prefix", most: Weight.codePrefix + 1) { skeleton in
    var skeleton = skeleton
    // A sheet of remarks beside the codes is left out, with a warning.
    if skeleton.rootLists.contains(where: { skeleton.roles[$0].id == nil }) {
      skeleton.settleRootLists()
    }
    let lists = skeleton.rootLists.filter { skeleton.roles[$0].id != nil }
    let total = lists.reduce(0) { $0 + skeleton.evidence.lists[$1].count }
    // What is above nested records says what holds them.
    guard lists.count == skeleton.rootLists.count, total >= 3, skeleton.options.parentKey == nil,
      lists.allSatisfy({ skeleton.children(of: $0).isEmpty }), skeleton.aliased.isEmpty
    else { return [] }
    var codes = TextTable()
    for list in lists {
      guard let id = skeleton.roles[list].id else { continue }
      for number in skeleton.evidence.textNumbers(list, id).lazy.compactMap({ $0.number }) {
        _ = codes.number(of: skeleton.evidence.bytes(number))
      }
    }
    guard let found = PrefixScheme.find(codes, codes.numbers), found.share.isHalf
    else { return [] }
    var nesting = skeleton
    nesting.scheme = found.scheme
    for list in lists { nesting.rules[list] = .prefix }
    var hypothesis = Hypothesis(
      "code-prefix", .records(nesting),
      evidence: [
        Finding(.linksRecords, weight: Weight.codePrefix),
        Finding(
          .beginsWithCode,
          lists.compactMap { list in
            skeleton.roles[list].id.map { skeleton.evidence.lists[list].columns[$0].name }
          }, share: found.share, weight: found.share),
      ])
    let chance = PrefixChance(found.scheme, of: codes, codes.numbers)
    if chance.isSerial {
      hypothesis.disqualified = Finding(.serialNumbers)
    } else if chance.bits < Surprise.little {
      hypothesis.disqualified = Finding(.chanceCodes)
    } else if chance.countsOnWidely {
      hypothesis.evidence.append(
        Finding(.fewCodes, hypothesis.evidence[1].columns))
    }
    return [hypothesis]
  }
}
