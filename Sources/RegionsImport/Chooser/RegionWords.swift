import RegionsSource
import TypedNumbers

/// Whether anything in the sources says that what they list are regions.
///
/// Products, accounts and employees have names, codes and parents as regions have. What is called a district, has
/// a column of official codes, or names that end in a word for a level, is none of these.
struct RegionWords {
  private(set) var areThere = false
  /// The column that has the names; empty where no heading calls it so.
  private(set) var name = ""

  private let evidence: Evidence

  /// - Complexity: O(columns), for some of the names.
  init(_ hypothesis: Hypothesis, _ tree: ImportedTree, _ evidence: Evidence) {
    self.evidence = evidence
    var lists: [Int] = []
    switch hypothesis.reading {
    case .records(let nesting):
      lists = evidence.lists.indices.filter { nesting.isNamed($0) }
      for list in lists.reversed() {
        if let column = nesting.roles[list].name {
          name = evidence.lists[list].columns[column].name
        }
      }
    case .paths(let paths):
      lists = [paths.list]
      if let column = paths.levels.last { name = evidence.lists[paths.list].columns[column].name }
    }
    if [RecordList.Column.keyName, RecordList.Column.textName].contains(name) { name = "" }
    areThere =
      !lists.contains(where: hasAddresses)
      && (lists.contains(where: isCalledOtherwise)
        ? areInLastNames(tree)
        : lists.contains { isCalledSo($0) || hasWords($0) } || areInNames(tree)
          || lists.contains(where: areInOtherNames))
  }

  /// Whether a list, what holds it, or its source is called by a word for a level.
  private func isCalledSo(_ list: Int) -> Bool {
    let keys = ([list] + evidence.owners(of: list)).map { evidence.lists[$0].key }
    return (keys + [fileName(list)]).contains(where: Self.isWord)
  }

  /// Whether a list, or its source, is called by what is no region, "faculties", which may be in a state: only names can
  /// say more.
  private func isCalledOtherwise(_ list: Int) -> Bool {
    let key = evidence.lists[list].key
    return KeyMeaning.words(of: key.isEmpty ? fileName(list) : key).last
      .map(KeyMeaning.things.contains) ?? false
  }

  private func fileName(_ list: Int) -> String {
    let file = evidence.texts.documents[evidence.lists[list].document].name
    return String((file.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// Whether each record has an address for mail of its own, as people and shops have whatever city is beside it.
  private func hasAddresses(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    return records.columns.indices.contains { column in
      guard evidence.profile(list, column).distinct.isNearlyAll else { return false }
      let cells = records.columns[column].cells.prefix(Self.sample)
      return cells.count { cell in
        evidence.texts.bytes(evidence.texts.ref(cell, in: records.document))
          .contains(UInt8(ascii: "@"))
      }.isNearlyAll(of: cells.count)
    }
  }

  /// Whether a heading is a word for a level or for official codes, or a column has words for kinds.
  private func hasWords(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    return records.columns.indices.contains { column in
      let heading = records.columns[column].name
      if records.hasHeader, Self.isWord(heading) { return true }
      return 1...Self.mostKinds ~= evidence.distinctCount(list, column)
        && evidence.areLevelWords(list, column)
    }
  }

  /// Whether some of the names have a word for a level: "Aro District", 阿罗县.
  private func areInNames(_ tree: ImportedTree) -> Bool {
    haveWords(tree.count) { tree.names[tree.nodes[$0]] }
  }

  /// The same of those that have nothing below them: hospitals may lie in a district that says so.
  private func areInLastNames(_ tree: ImportedTree) -> Bool {
    let holds = tree.holders
    let last = Array(tree.nodes.filter { !holds[$0] })
    return haveWords(last.count) { tree.names[last[$0]] }
  }

  /// Whether some texts of another column have one, beside names without: 北京市 beside 北京. In an address, with the
  /// number of its house, it says nothing of what stands there.
  private func areInOtherNames(_ list: Int) -> Bool {
    let records = evidence.lists[list]
    return records.columns.indices.contains { column in
      evidence.profile(list, column).isName
        && haveWords(records.count) { record in
          let text = evidence.texts.ref(records.columns[column].cells[record], in: records.document)
          let isAddress = evidence.texts.bytes(text).contains { 48...57 ~= $0 }
          return isAddress ? .none : text
        }
    }
  }

  private func haveWords(_ count: Int, _ name: (Int) -> TextRef) -> Bool {
    var found = 0
    var looked = 0
    for place in stride(from: 0, to: count, by: max(1, count / Self.sample)) {
      let text = evidence.texts.string(evidence.texts.trimmed(name(place))).lowercased()
      looked += 1
      let words = text.split { $0 == " " || $0 == "-" }.map(String.init)
      // A word for a level alone is none in a name: "Bo", "La", "Lan".
      let isNamed =
        2...Self.mostWords ~= words.count
        && words.contains { $0.count >= Self.shortest && LevelWords.all.contains($0) }
        || text.utf8.first ?? 0 >= 0x80 && text.count > 1
          && (LevelWords.joined.contains(String(text.suffix(1)))
            || LevelWords.joined.contains(String(text.suffix(2))))
      if isNamed { found += 1 }
    }
    return !found.isFew(of: looked)
  }

  private static func isWord(_ key: String) -> Bool {
    let meaning = KeyMeaning(key)
    return meaning.contains(.level)
      || KeyMeaning.words(of: key).contains { official.contains($0) || LevelWords.all.contains($0) }
  }

  private static let official = Words.set(.official)
  /// More different words are no kinds.
  private static var mostKinds: Int { Count.dozen }
  /// How many names are looked at.
  private static var sample: Int { Bound.texts }
  /// Longer texts are sentences, which may speak of regions: "Click the region with the highest share of children".
  private static var mostWords: Int { Count.few }
  /// Shorter words for levels are parts of names: "la", "ad".
  private static var shortest: Int { Length.ofCode }
}
