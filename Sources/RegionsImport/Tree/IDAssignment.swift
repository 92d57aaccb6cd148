/// Gives every region exactly one ID, as close to the source's as possible.
///
/// - unique in the data set: as it is;
/// - a few repeats: the topmost keeps it, the others are qualified by their parent's, `110000/110000`;
/// - IDs that count anew below each parent or in each level: all become paths, `1/11/3`;
/// - none: numbered by place, two digits or more a level: `01`, `0105`.
struct IDAssignment {
  enum Scheme {
    case source, paths, places
  }

  let evidence: Evidence
  let draft: ImportedTree
  let order: [Int32]
  private(set) var scheme: Scheme
  private(set) var warnings: [Diagnostic.Kind] = []
  /// By node, the IDs that are not the source's own, else empty; none if all are the source's.
  private var made: [String] = []

  /// - Parameter checks: what they left of the draft is given IDs.
  init(_ evidence: Evidence, _ checks: TreeChecks, _ choice: ImportOptions.IDs?) {
    self.evidence = evidence
    draft = checks.draft
    order = checks.order
    let ambiguous = checks.ambiguous
    let filled = order.count { !checks.draft.ids[Int($0)].isEmpty }
    let repeats =
      checks.idsRepeat ? filled - IDAssignment.countDistinct(evidence, draft, order) : 0
    switch choice {
    case .path?: scheme = .places
    case .scoped?: scheme = .paths
    case .source?: scheme = .source
    case nil:
      // Few: at most one region in ten repeats an ID that an earlier one has.
      scheme = filled == 0 ? .places : !repeats.isFew(of: filled) && repeats > 4 ? .paths : .source
    }
    let numbers = places()
    switch scheme {
    case .places:
      for node in order {
        set(above(node) + padded(numbers.place[Int(node)], numbers.width, node), for: node)
      }
    case .paths: assignPaths(numbers, ambiguous)
    case .source: assignSource(numbers, ambiguous, repeats)
    }
  }

  /// A region's ID, as UTF-8.
  subscript(node: Int32) -> ArraySlice<UInt8> {
    if !made.isEmpty, !made[Int(node)].isEmpty { return Array(made[Int(node)].utf8)[...] }
    return evidence.texts.bytes(draft.ids[Int(node)])
  }

  private func string(_ node: Int32) -> String { String(decoding: self[node], as: UTF8.self) }

  private mutating func set(_ id: String, for node: Int32) {
    if made.isEmpty { made = [String](repeating: "", count: draft.count) }
    made[Int(node)] = id
  }

  /// How many different IDs there are.
  private static func countDistinct(_ evidence: Evidence, _ draft: ImportedTree, _ order: [Int32])
    -> Int
  {
    var table = TextTable()
    evidence.texts.forEachText(of: order.map { draft.ids[Int($0)] }) { _, id in
      _ = table.number(of: id)
    }
    return table.count
  }

  private func above(_ node: Int32) -> String {
    let parent = draft.parents[Int(node)]
    return parent < 0 ? "" : string(parent)
  }

  private func source(_ node: Int32) -> String { evidence.texts.string(draft.ids[Int(node)]) }

  /// Each region's place among its siblings, from 1, and the digits each level needs.
  private func places() -> (place: [Int32], width: [Int]) {
    var place = [Int32](repeating: 0, count: draft.count)
    var counts = [Int32](repeating: 0, count: draft.count + 1)
    var levels = [UInt8](repeating: 1, count: draft.count)
    var most: [Int32] = []
    for node in order {
      let parent = draft.parents[Int(node)]
      let slot = parent < 0 ? draft.count : Int(parent)
      if parent >= 0 { levels[Int(node)] = levels[Int(parent)] &+ 1 }
      counts[slot] += 1
      place[Int(node)] = counts[slot]
      let level = Int(levels[Int(node)]) - 1
      while most.count <= level { most.append(0) }
      most[level] = max(most[level], counts[slot])
    }
    return (place, most.map { max(2, String($0).count) })
  }

  private func padded(_ number: Int32, _ width: [Int], _ node: Int32) -> String {
    var level = 0
    var parent = draft.parents[Int(node)]
    while parent >= 0 {
      level += 1
      parent = draft.parents[Int(parent)]
    }
    let text = String(number)
    return String(repeating: "0", count: max(0, width[level] - text.count)) + text
  }

  private mutating func assignPaths(
    _ numbers: (place: [Int32], width: [Int]), _ ambiguous: Set<Int32>
  ) {
    for node in order {
      var own = source(node)
      if own.isEmpty { own = padded(numbers.place[Int(node)], numbers.width, node) }
      if ambiguous.contains(node) { own += "~\(numbers.place[Int(node)])" }
      let parent = above(node)
      set(parent.isEmpty ? own : parent + "/" + own, for: node)
    }
    makeUnique()
  }

  private mutating func assignSource(
    _ numbers: (place: [Int32], width: [Int]), _ ambiguous: Set<Int32>, _ repeats: Int
  ) {
    // The topmost keeps its ID: `order` goes down level by level.
    var table = TextTable()
    var qualified = 0
    var numbered = 0
    var isQualified: [Int32] = []
    for node in order {
      let ref = draft.ids[Int(node)]
      if ref.isEmpty {
        numbered += 1
        isQualified.append(node)
        let parent = above(node)
        let place = padded(numbers.place[Int(node)], numbers.width, node)
        set(parent + (parent.isEmpty ? "" : "/") + place, for: node)
        continue
      }
      let known = table.count
      let isNew =
        repeats == 0 || Int(table.number(of: evidence.texts.bytes(ref))) == known
      if isNew && !ambiguous.contains(node) { continue }
      qualified += 1
      isQualified.append(node)
      let parent = above(node)
      set(
        (parent.isEmpty ? "" : parent + "/") + source(node)
          + (ambiguous.contains(node) || parent.isEmpty ? "~\(numbers.place[Int(node)])" : ""),
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

  /// The last resort against two ways to the same ID: a number behind it.
  private mutating func makeUnique() {
    var seen: Set<String> = []
    seen.reserveCapacity(order.count)
    for node in order {
      let id = string(node)
      guard !seen.insert(id).inserted else { continue }
      var number = 2
      while !seen.insert("\(id)~\(number)").inserted { number += 1 }
      set("\(id)~\(number)", for: node)
    }
  }
}
