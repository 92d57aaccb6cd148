import RegionsSource
import TypedNumbers

/// Gives every region exactly one ID, as close to the source's as possible.
///
/// - unique in the data set: as it is;
/// - a few repeats: the topmost keeps it, the others are qualified by their parent's, `110000/110000`;
/// - IDs that count anew below each parent or in each level: all become paths, `1/11/3`;
/// - none: numbered by place, two digits or more a level: `01`, `0105`; where the source calls another region so, that keeps
///   it, `01~2`.
struct IDAssignment {
  enum Scheme {
    case source, paths, places
  }

  typealias Node = ImportedTree.Node
  typealias Nodes<Element> = ImportedTree.Nodes<Element>

  let evidence: Evidence
  let draft: ImportedTree
  let order: [Node]
  private(set) var scheme: Scheme
  private(set) var warnings: [Diagnostic.Kind] = []
  /// By node, the IDs that are not the source's own, else empty; none if all are the source's.
  private var made = Nodes<String>()

  /// - Parameter checks: what they left of the draft is given IDs.
  init(_ checks: TreeChecks, _ choice: ImportOptions.IDs?) {
    evidence = checks.evidence
    draft = checks.draft
    // Levels are counted up to 255; the tree is refused for less, and IDs of paths grow with each.
    order = Array(checks.order.prefix { checks.levels[$0] < .max })
    let ambiguous = checks.ambiguous
    let filled = order.count { !checks.draft.ids[$0].isEmpty }
    let repeats =
      checks.idsRepeat
      ? filled - Self.distinctCount(order.map { checks.draft.ids[$0] }, evidence.texts) : 0
    switch choice {
    case .path?: scheme = .places
    case .scoped?: scheme = .paths
    case .source?: scheme = .source
    case nil:
      // Few: at most one region in ten repeats an ID that an earlier one has.
      scheme = filled == 0 ? .places : !repeats.isFew(of: filled) && repeats > 4 ? .paths : .source
    }
    let places = SiblingPlaces(checks)
    switch scheme {
    case .places: for node in order { set(above(node) + places.padded(node), for: node) }
    case .paths: assignPaths(places, ambiguous: ambiguous)
    case .source: assignSource(places, ambiguous: ambiguous, repeats: repeats)
    }
  }

  /// A region's ID, as UTF-8.
  subscript(node: Node) -> ArraySlice<UInt8> {
    if made.count > 0, !made[node].isEmpty { return Array(made[node].utf8)[...] }
    return evidence.texts.bytes(draft.ids[node])
  }

  private func string(_ node: Node) -> String { String(decoding: self[node], as: UTF8.self) }

  private mutating func set(_ id: String, for node: Node) {
    if made.count == 0 { made = Nodes(repeating: "", count: draft.count) }
    made[node] = id
  }

  /// How many different IDs there are.
  private static func distinctCount(_ ids: [TextRef], _ texts: SourceTexts) -> Int {
    var table = TextTable()
    texts.forEachText(of: ids) { _, id in _ = table.number(of: id) }
    return table.count
  }

  private func above(_ node: Node) -> String { draft.parents[node].number.map(string) ?? "" }

  private func source(_ node: Node) -> String { evidence.texts.string(draft.ids[node]) }

  private mutating func assignPaths(_ places: SiblingPlaces, ambiguous: Set<Node>) {
    for node in order {
      var own = source(node)
      if own.isEmpty { own = places.padded(node) }
      if ambiguous.contains(node) { own += "~\(places[node])" }
      let parent = above(node)
      set(parent.isEmpty ? own : parent + "/" + own, for: node)
    }
    makeUnique()
  }

  private mutating func assignSource(
    _ places: SiblingPlaces, ambiguous: Set<Node>, repeats: Int
  ) {
    // The topmost keeps its ID: `order` goes down level by level.
    var table = TextTable()
    var qualified = 0
    var numbered = 0
    var isQualified: [Node] = []
    for node in order {
      let ref = draft.ids[node]
      if ref.isEmpty {
        numbered += 1
        isQualified.append(node)
        let parent = above(node)
        set(parent + (parent.isEmpty ? "" : "/") + places.padded(node), for: node)
        continue
      }
      let known = table.count
      let isNew =
        repeats == 0 || table.number(of: evidence.texts.bytes(ref)).index == known
      if isNew && !ambiguous.contains(node) { continue }
      qualified += 1
      isQualified.append(node)
      let parent = above(node)
      set(
        (parent.isEmpty ? "" : parent + "/") + source(node)
          + (ambiguous.contains(node) || parent.isEmpty ? "~\(places[node])" : ""),
        for: node)
    }
    if !isQualified.isEmpty { makeUnique() }
    if qualified > 0 {
      warnings.append(.idsQualified(qualified, example: string(isQualified[0])))
    }
    if numbered > 0 {
      warnings.append(.numberedBelowParent(numbered))
    }
  }

  /// The last resort against two ways to the same ID: a number behind it. Those of the source keep theirs.
  private mutating func makeUnique() {
    var seen: Set<String> = []
    seen.reserveCapacity(order.count)
    for node in order where made[node].isEmpty { seen.insert(string(node)) }
    for node in order where !made[node].isEmpty {
      let id = made[node]
      guard !seen.insert(id).inserted else { continue }
      var number = 2
      while !seen.insert("\(id)~\(number)").inserted { number += 1 }
      set("\(id)~\(number)", for: node)
    }
  }
}
