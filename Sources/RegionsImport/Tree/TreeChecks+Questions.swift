import RegionsSource
import TypedNumbers

/// What a picker shows before anybody has chosen.
extension TreeChecks {
  /// Takes a question away that is the only one on top: those below it are the list that is asked for.
  ///
  /// - Returns: the question, if there is one.
  mutating func liftFromQuestion() -> [Node] {
    func isTop(_ node: Node) -> Bool { !removed[node] && draft.parents[node].isNone }
    guard let top = draft.nodes.first(where: isTop),
      PlaceholderName.known.isQuestion(bytes(of: top)),
      !draft.nodes.contains(where: { $0 != top && isTop($0) })
    else { return [] }
    var holds = false
    for node in draft.nodes where draft.parents[node].number == top {
      draft.parents[node] = Node.OrNone(nil)
      holds = true
    }
    // Alone it is all that there is.
    guard holds else { return [] }
    removed[top] = true
    skipped += 1
    return [top]
  }

  /// What stands first in a list and is called so, without an ID where all others have one, or with zero for one: the
  /// option that chooses none, "全部". And hyphens that have no ID.
  func optionsOfNone() -> [Node] {
    let named = placeholders.filter {
      hasNoNumber($0) && PlaceholderName.isOptionOfNone(bytes(of: $0))
    }
    let members = siblings(of: named)
    let found = named.filter { node in
      let siblings = members[draft.parents[node]] ?? []
      return siblings.count > 1 && siblings.first == node
        && siblings.dropFirst().allSatisfy { !hasNoNumber($0) }
    }
    // The country has a code as well, where no lists below have options.
    let isCountry = found.allSatisfy { bytes(of: $0).elementsEqual("全国".utf8) }
    let dashes = placeholders.filter {
      draft.ids[$0].isEmpty && PlaceholderName.isDashes(bytes(of: $0))
    }
    return optionOfAll() + dashes + firstOfSeveral()
      + found.filter { !isCountry || draft.ids[$0].isEmpty }
  }

  /// What is called the option of none and stands first, with nothing below it, in several lists of more than it.
  private func firstOfSeveral() -> [Node] {
    let named = placeholders.filter {
      PlaceholderName.isOptionOfNone(bytes(of: $0)) && !bytes(of: $0).elementsEqual("全国".utf8)
    }
    guard named.count > Count.twice else { return [] }
    let members = siblings(of: named)
    let holders = Set(draft.nodes.compactMap { draft.parents[$0].number })
    let first = named.filter { node in
      let siblings = members[draft.parents[node]] ?? []
      return siblings.count > 1 && siblings.first == node && !holders.contains(node)
    }
    return first.count > Count.twice ? first : []
  }

  /// Whether a node has no ID, or one that numbers nothing: 0, 00, -1.
  private func hasNoNumber(_ node: Node) -> Bool {
    let id = evidence.texts.bytes(draft.ids[node])
    return id.allSatisfy { $0 == UInt8(ascii: "0") }
      || id.first == UInt8(ascii: "-") && id.dropFirst().allSatisfy { 48...57 ~= $0 }
  }

  /// The first on top, if its ID says that it is all of them and nothing is below it: "ALL", "All Regions".
  private func optionOfAll() -> [Node] {
    guard let first = draft.nodes.first(where: { draft.parents[$0].isNone }),
      PlaceholderName.isOptionOfNone(evidence.texts.bytes(draft.ids[first])),
      draft.nodes.contains(where: { $0 != first && draft.parents[$0].isNone }),
      !draft.nodes.contains(where: { draft.parents[$0].number == first })
    else { return [] }
    return [first]
  }

  /// What stands first in nearly each of several lists, without an ID, and says no more than what they are: "İlçe" in
  /// front of each city's.
  func headingsOfBoxes() -> [Node] {
    guard draft.ids.elements.contains(where: \.isEmpty) else { return [] }
    var members = Nodes(repeating: 0, count: draft.count)
    var lists = [Int](repeating: 0, count: Count.dozen + 1)
    var found: [Int: [String: [Node]]] = [:]
    for node in draft.nodes where !removed[node] {
      guard let parent = draft.parents[node].number else { continue }
      let place = members[parent]
      members[parent] = place + 1
      // A list of one has no heading.
      if place == 1 { lists[depth(of: node)] += 1 }
      guard place == 0 else { continue }
      guard draft.ids[node].isEmpty, bytes(of: node).count < Bound.bytes else { continue }
      // A Turkish İ is a small i with a dot of its own.
      let word = name(node).lowercased().replacing("i\u{307}", with: "i")
      if LevelWords.all.contains(word) || areLevels(word) {
        found[depth(of: node), default: [:]][word, default: []].append(node)
      }
    }
    return found.flatMap { depth, words in
      words.values.filter { nodes in
        (nodes.count > Count.twice && nodes.count.isNearlyAll(of: lists[depth])
          || areLevels(nodes.first.map { name($0) } ?? ""))
          && nodes.allSatisfy { node in draft.parents[node].number.map { members[$0] > 1 } ?? false
          }
      }.flatMap(\.self)
    }.sorted()
  }

  /// Whether a name is several words for levels, which no region is called: "地级市、县".
  private func areLevels(_ name: String) -> Bool {
    let words = name.split(separator: "、")
    return words.count > 1 && words.allSatisfy { LevelWords.joined.contains(String($0)) }
  }

  /// What stands first in nearly each of several lists under one name, in whatever language, without what all others have
  /// under a key: `{"name": "…", "value": ""}`. And what stands first on top, lacks it as well and has just that below.
  func firstWithoutValue() -> [Node] {
    guard draft.ids.elements.contains(where: \.isEmpty) else { return [] }
    var members = Nodes(repeating: 0, count: draft.count)
    var firsts: [Node] = []
    for node in draft.nodes where !removed[node] {
      guard let parent = draft.parents[node].number else { continue }
      members[parent] += 1
      if members[parent] == 1 { firsts.append(node) }
    }
    let (single, several) = firsts.reduce(into: ([Node](), [Node]())) { lists, node in
      let isAlone = draft.parents[node].number.map { members[$0] == 1 } ?? true
      if isAlone { lists.0.append(node) } else { lists.1.append(node) }
    }
    guard several.count > Count.twice else { return [] }
    let asked = bytes(of: several[1])
    let same = several.filter {
      members[$0] == 0 && draft.ids[$0].isEmpty && bytes(of: $0) == asked
    }
    guard same.count > Count.twice, same.count.isNearlyAll(of: several.count),
      let key = keyWithout(asked)
    else { return [] }
    guard let top = draft.nodes.first(where: { draft.parents[$0].isNone }), lacks(top, key),
      draft.ids[top].isEmpty, let below = single.first(where: { draft.parents[$0].number == top }),
      bytes(of: below) == asked
    else { return same }
    return same + [top, below]
  }

  /// The key of a text that all regions have but those of a name, and what has one of these below.
  private func keyWithout(_ name: ArraySlice<UInt8>) -> String? {
    let named = draft.nodes.filter { bytes(of: $0) == name }
    let left = Set(named + named.compactMap { draft.parents[$0].number })
    let lists = Set(draft.nodes.map { draft.records[$0].list })
    let keys = named.first.map { evidence.lists[draft.records[$0].list].columns.map(\.name) } ?? []
    return keys.first { key in
      KeyMeaning(key).contains(.id) && named.allSatisfy { lacks($0, key) }
        && lists.allSatisfy { evidence.lists[$0].column(named: key) != nil }
        && draft.nodes.allSatisfy { left.contains($0) || !lacks($0, key) }
    }
  }

  /// Whether the record of a node has no text under a key.
  private func lacks(_ node: Node, _ key: String) -> Bool {
    let place = draft.records[node]
    let records = evidence.lists[place.list]
    guard let column = records.column(named: key) else { return false }
    return evidence.texts.ref(
      records.columns[column].cells[place.record], in: records.document
    ).isEmpty
  }

  /// How many are above a node, as far as they are counted.
  private func depth(of node: Node) -> Int {
    var (above, depth) = (draft.parents[node].number, 0)
    while let parent = above, depth < Count.dozen {
      depth += 1
      above = draft.parents[parent].number
    }
    return depth
  }
}
