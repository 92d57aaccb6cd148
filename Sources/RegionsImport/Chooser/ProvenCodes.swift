import RegionsSource
import TypedNumbers

/// A reading with official codes in the place of IDs that only a data set has.
///
/// Where records refer to each other by numbers or UUIDs and have codes besides that begin with the code of the region
/// above, each of them, the tree itself proves that these are codes of regions; others have them as well.
struct ProvenCodes {
  /// The reading, or `nil`.
  let reading: Hypothesis?

  /// - Complexity: O(nodes), where each list has a column of codes besides its ID.
  init(
    _ best: Hypothesis, _ tree: ImportedTree, _ evidence: Evidence, _ options: ImportOptions
  ) {
    guard case .records(var nesting) = best.reading, nesting.scheme == nil,
      options.idKey == nil, options.ids == nil
    else {
      reading = nil
      return
    }
    var codes: [Int: Int] = [:]
    for list in Set(tree.nodes.map { tree.records[$0].list }) {
      codes[list] = Self.code(of: list, besides: nesting.roles[list], evidence)
      guard codes[list] != nil else {
        reading = nil
        return
      }
    }
    let columns = codes.reduce(into: [Int: [TextNumber.OrNone]]()) {
      $0[$1.key] = evidence.textNumbers($1.key, $1.value)
    }
    let texts = tree.nodes.map { node -> ArraySlice<UInt8> in
      let number = columns[tree.records[node].list]?[tree.records[node].record]
      return number?.number.map(evidence.bytes) ?? []
    }
    // "1.13.1.2" is a path of numbers within each level, which nobody else has.
    let arePaths = texts.contains { text in
      text.contains { !(48...57 ~= $0) }
        && text.allSatisfy { 48...57 ~= $0 || ".,/|".utf8.contains($0) }
    }
    let own = tree.nodes.map { evidence.texts.bytes(tree.ids[$0]) }
    guard !arePaths, Set(texts).count == texts.count, Self.areNested(texts, in: tree),
      !Self.areNested(own, in: tree)
    else {
      reading = nil
      return
    }
    for (list, column) in codes { nesting.roles[list].id = column }
    var proven = best
    proven.reading = .records(nesting)
    reading = proven
  }

  /// The column that has another code of each record than its ID, or `nil`.
  private static func code(of list: Int, besides roles: Roles, _ evidence: Evidence) -> Int? {
    guard let id = roles.id else { return nil }
    let found = evidence.lists[list].columns.indices.filter { column in
      let profile = evidence.profile(list, column)
      return column != id && column != roles.name && profile.isCode
        && profile.meaning.contains(.id)
        && profile.meaning.isDisjoint(with: [.parent, .measure, .variant])
        && evidence.isDifferent(list, column)
    }
    return found.first { evidence.profile(list, $0).meaning.contains(.plain) } ?? found.first
  }

  /// Whether there are regions below others and the texts of all begin with those of what is above them, which may be
  /// filled up with zeros: 110000, 110101.
  private static func areNested(
    _ texts: some Collection<ArraySlice<UInt8>>, in tree: ImportedTree
  ) -> Bool {
    let texts = Array(texts)
    var below = 0
    for node in tree.nodes {
      guard let parent = tree.parents[node].number else { continue }
      let (own, above) = (texts[node.index], texts[parent.index])
      guard let last = above.lastIndex(where: { $0 != UInt8(ascii: "0") }), own != above else {
        return false
      }
      let isLonger = own.count > above.count && own.starts(with: above)
      guard isLonger || own.count == above.count && own.starts(with: above[...last]) else {
        return false
      }
      below += 1
    }
    return below >= Count.several
  }
}
