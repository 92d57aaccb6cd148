import Regions
import RegionsTestSupport

/// A tree as plain arrays: the oracle that files are compared with.
struct TreeModel {
  struct Node {
    var id: String
    var name: String
    var parent: Int?
    var rank: Int?
    var attributes: [String: AttributeValue] = [:]
  }

  var nodes: [Node] = []
  var metadata = RegionMetadata()

  /// The file the builder makes of it.
  func file(order: [Int]? = nil) throws -> [UInt8] {
    var builder = RegionTreeBuilder()
    builder.metadata = metadata
    var handles: [Int: Int] = [:]
    for index in order ?? Array(nodes.indices) {
      let node = nodes[index]
      let handle = try builder.add(
        id: node.id, name: node.name, under: node.parent.flatMap { handles[$0] },
        rank: node.rank.flatMap { RegionRank(rawValue: $0) })
      handles[index] = handle
    }
    for name in attributeNames { builder.declareAttribute(name) }
    for (index, node) in nodes.enumerated() {
      for (name, value) in node.attributes {
        builder.set(name, to: value, for: handles[index] ?? 0)
      }
    }
    return try builder.build()
  }

  var attributeNames: [String] { Set(nodes.flatMap(\.attributes.keys)).sorted() }

  /// What differs between this and a tree, or `nil`.
  func difference(from tree: RegionTree) -> String? {
    guard tree.count == nodes.count else { return "\(tree.count) regions of \(nodes.count)" }
    var children = [[Int]](repeating: [], count: nodes.count)
    var roots: [Int] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) } else { roots.append(index) }
    }
    guard tree.roots.map(\.id) == roots.map({ nodes[$0].id }) else { return "roots" }
    for (index, node) in nodes.enumerated() {
      guard let region = tree[node.id] else { return "\(node.id) is not found" }
      guard region.id == node.id, Array(region.name.utf8) == Array(node.name.utf8) else {
        return "\(node.id) \(node.name): \(region.id) \(region.name)"
      }
      guard region.parent?.id == node.parent.map({ nodes[$0].id }) else {
        return "parent of \(node.id): \(region.parent?.id ?? "none")"
      }
      guard region.children.map(\.id) == children[index].map({ nodes[$0].id }) else {
        return "children of \(node.id)"
      }
      guard region.path.map(\.id) == path(to: index), region.level == path(to: index).count else {
        return "path of \(node.id)"
      }
      guard region.rank?.rawValue == node.rank else {
        return "rank of \(node.id): \(region.rank?.description ?? "none")"
      }
      for name in attributeNames where region[attribute: name] != node.attributes[name] {
        return "\(name) of \(node.id): \(region[attribute: name]?.description ?? "none")"
      }
    }
    return nil
  }

  private func path(to index: Int) -> [String] {
    (nodes[index].parent.map(path) ?? []) + [nodes[index].id]
  }

  /// How IDs look.
  enum IDStyle: CaseIterable {
    case hierarchical, sequence, shuffled, leadingZeros, mixedLengths, huge, text
  }

  /// A tree that a seed repeats.
  static func random(_ style: IDStyle, count: Int, seed: UInt64) -> TreeModel {
    var random = SeededRandom(seed: seed)
    var model = TreeModel()
    let syllables = Array("北京市东城区西山河南湖镇乡街道 abc·é😀𠮷").map(String.init)
    let fanOut = Int.random(in: 1...30, using: &random)
    var used: Set<String> = []
    var childCounts = [Int](repeating: 0, count: count)
    var depths: [Int] = []
    for index in 0..<count {
      var parent: Int?
      if index > 0, Int.random(in: 0..<20, using: &random) > 0 {
        let candidate = Int.random(in: max(0, index - fanOut)..<index, using: &random)
        if depths[candidate] < 32 { parent = candidate }
      }
      depths.append((parent.map { depths[$0] } ?? 0) + 1)
      let rank = parent.map { childCounts[$0] } ?? index
      if let parent { childCounts[parent] += 1 }
      var id =
        switch style {
        case .hierarchical:
          (parent.map { model.nodes[$0].id } ?? "") + String(rank + 101).suffix(3)
        case .sequence: String(index + 1)
        case .shuffled: String(UInt32.random(in: 0...999_999, using: &random))
        case .leadingZeros: String(String(1_000_000 + index * 3).dropFirst())
        case .mixedLengths:
          String(repeating: "0", count: Int.random(in: 0...2, using: &random)) + String(index * 7)
        case .huge: String(UInt64.random(in: 0...999_999_999_999_999_999, using: &random))
        case .text: "CN-" + String(index, radix: 36) + syllables.randomElement(using: &random)!
        }
      while !used.insert(id).inserted || id.utf8.count > 255 {
        id = String(UInt64.random(in: 0...999_999_999, using: &random))
        if style == .text { id = "x" + id }
      }
      var name = ""
      for _ in 0...Int.random(in: 0...6, using: &random) {
        name += syllables.randomElement(using: &random)!
      }
      var node = Node(id: id, name: name, parent: parent)
      if style == .hierarchical || style == .text, index % 7 != 3 { node.rank = depths[index] }
      node.attributes["number"] = .integer(.random(in: -9_000...9_000, using: &random))
      if Int.random(in: 0..<5, using: &random) == 0 {
        node.attributes["note"] = .text(String(name.reversed()))
        node.attributes["mixed"] =
          Bool.random(using: &random) ? .text("") : .text(String(index))
      }
      if Int.random(in: 0..<50, using: &random) == 0 {
        node.attributes["rare"] = .integer(index == 3 ? .min : .max)
      }
      model.nodes.append(node)
    }
    return model
  }
}
