/// A code column a level beside one column of names: a row is the region that its last code names.
extension Structure {
  static let levelCodes = Structure("level-codes", most: Weight.levelCodes + 1) { skeleton in
    // A sheet of remarks beside the codes is left out, with a warning.
    let skeleton = skeleton.rootLists.count > 1 ? skeleton.settled : skeleton
    guard skeleton.options.parentKey == nil, let list = skeleton.soleRootList,
      let name = skeleton.roles[list].name,
      let codes = LevelCodes(skeleton.evidence, list: list, name: name)
    else { return [] }
    var nesting = skeleton
    nesting.rules[list] = .codes(codes)
    if let id = nesting.roles[list].id, !codes.areIn(id, of: list, skeleton.evidence) {
      nesting.roles[list].id = nil
    }
    nesting.settleRootLists()
    return [
      Hypothesis(
        "level-codes", .records(nesting),
        evidence: [
          Finding(.linksRecords, weight: Weight.levelCodes),
          Finding(
            .codesOfLevels, codes.columns.map { skeleton.evidence.lists[list].columns[$0].name },
            share: codes.share, weight: codes.share),
        ])
    ]
  }
}
