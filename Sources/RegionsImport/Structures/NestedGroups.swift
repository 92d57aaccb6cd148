import RegionsSource
import TypedNumbers

/// Columns of records that hold others which name the levels above: each text once.
///
///     [{"region": "Eastern", "district": "Kailahun", "chiefdoms": ["Dea", "Jawei"]},
///      {"region": "Eastern", "district": "Kenema", "chiefdoms": ["Dama"]}]
extension Nesting {
  /// Puts the records that nothing holds below what such columns name, and those that others refer to.
  ///
  /// - Parameter targets: The lists that others refer to.
  mutating func groupRootLists(targets: Set<Int> = []) {
    for list in rootLists {
      guard case .roots = rules[list] else { continue }
      let columns = levelsAbove(list, isTarget: targets.contains(list)).filter { isAbove($0, list) }
      guard !columns.isEmpty else { continue }
      rules[list] = .groups(columns.sorted { rank($0, in: list) < rank($1, in: list) })
    }
  }

  /// The columns that are called by a level and group records that hold others: districts with their chiefdoms, and with
  /// the name of their region each. Where the records are called just by a name it may be anything: countries with "Asia".
  func levelsAbove(_ list: Int, isTarget: Bool = false) -> [Int] {
    guard options.attributeKeys == nil, isTarget || !namedBelow(list).isEmpty,
      let name = roles[list].name,
      evidence.profile(list, name).meaning.contains(.level)
    else { return [] }
    let records = evidence.lists[list]
    return records.columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      let distinct = evidence.distinctCount(list, column)
      return column != name && profile.isName && profile.isFull && profile.meaning.contains(.level)
        && profile.meaning.isDisjoint(with: [.variant, .measure, .parent, .id])
        && distinct > 1 && distinct * 2 <= records.count && !evidence.words(list, column).isClass
        && !evidence.isKind(list, column)
    }
  }

  /// Whether the word of a column stands above that of the names: both say which level they are.
  private func isAbove(_ column: Int, _ list: Int) -> Bool {
    guard let name = roles[list].name else { return false }
    let ranks = (rank(column, in: list), rank(name, in: list))
    // Of words whose rank is another in each country the one in front is above: "Comunidad", "Provincia".
    if ranks == (LevelRank.unknown, LevelRank.unknown) {
      let columns = evidence.lists[list].columns
      return column < name
        || LevelRank.isRegion(columns[column].name, above: columns[name].name)
    }
    return ranks.0 < ranks.1 && ranks.1 < LevelRank.named
  }

  private func rank(_ column: Int, in list: Int) -> Int {
    LevelRank.of(evidence.lists[list].columns[column].name)
  }

  /// The column that has one code for each text of another.
  func codeOfGroup(_ list: Int, _ column: Int) -> Int? {
    guard let code = evidence.codeColumn(list, column) else { return nil }
    var known: [TextNumber.OrNone: TextNumber.OrNone] = [:]
    let isOne = zip(evidence.textNumbers(list, column), evidence.textNumbers(list, code)).allSatisfy
    { text, code in
      known.updateValue(code, forKey: text).map { $0 == code } ?? true
    }
    return isOne && Set(known.values).count == known.count ? code : nil
  }

  /// Makes a node of each path that columns tell, and puts the records' nodes below these.
  func group(
    _ list: Int, by columns: [Int], in draft: inout ImportedTree, nodes: RecordNodes
  ) {
    let records = evidence.lists[list]
    let codes = columns.map { codeOfGroup(list, $0).map { records.columns[$0].cells } }
    let numbers = columns.map { evidence.textNumbers(list, $0) }
    var known: [ImportedTree.ChildKey: ImportedTree.Node] = [:]
    while draft.ownRows.count < draft.count { draft.ownRows.append(true) }
    for record in 0..<records.count {
      guard let node = nodes[list, record] else { continue }
      var above = ImportedTree.Node.OrNone()
      for level in columns.indices {
        let key = ImportedTree.ChildKey(above, numbers[level][record])
        if known[key] == nil {
          let name = records.columns[columns[level]].cells[record]
          known[key] = draft.add(
            name: evidence.texts.ref(name, in: records.document),
            id: codes[level].map { evidence.texts.ref($0[record], in: records.document) } ?? .none,
            parent: above, from: ListRecord(list: list, record: record))
          draft.ownRows.append(false)
        }
        above = .init(known[key])
      }
      draft.parents[node] = above
    }
  }
}
