import Regions
import RegionsCLI
import RegionsTestSupport
import Testing

/// The comparison finds what a literal one finds.
struct RandomDiffTests {
  @Test func `random edits of random trees are found as a literal comparison finds them`() throws {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let old = Sketch.random(&random)
      let new = old.edited(&random)
      let diff = RegionDiff(from: try old.tree(), to: try new.tree())
      let (before, after) = (Set(old.nodes.keys), Set(new.nodes.keys))
      let both = before.intersection(after)
      #expect(Set(diff.added.map(\.id)) == after.subtracting(before), "seed \(seed)")
      #expect(Set(diff.removed.map(\.id)) == before.subtracting(after), "seed \(seed)")
      let renamed = both.filter { old.nodes[$0]?.name != new.nodes[$0]?.name }
      #expect(Set(diff.renamed.map(\.old.id)) == renamed, "seed \(seed)")
      let moved = both.filter { old.nodes[$0]?.parent != new.nodes[$0]?.parent }
      #expect(Set(diff.moved.map(\.old.id)) == moved, "seed \(seed)")
      let gone = Set(diff.successions.map(\.old))
      let come = Set(diff.successions.map(\.new))
      #expect(gone.count == diff.successions.count, "seed \(seed)")
      #expect(come.count == diff.successions.count, "seed \(seed)")
      #expect(gone.isSubset(of: diff.removed) && come.isSubset(of: diff.added), "seed \(seed)")
    }
  }
}

/// A tree as a dictionary, to be edited at random.
private struct Sketch {
  struct Node {
    var name: String
    var parent: String?
  }

  var nodes: [String: Node] = [:]

  static func random(_ random: inout SeededRandom) -> Sketch {
    var sketch = Sketch()
    for number in 10..<60 {
      let parent = sketch.nodes.keys.sorted().randomElement(using: &random)
      sketch.nodes["\(number)"] = Node(
        name: "名\(Int.random(in: 0..<20, using: &random))",
        parent: Bool.random(using: &random) ? parent : nil)
    }
    return sketch
  }

  /// Takes leaves away, renames leaves, hangs them elsewhere and adds regions below them.
  func edited(_ random: inout SeededRandom) -> Sketch {
    var sketch = self
    for step in 0..<20 {
      let leaves = sketch.nodes.keys.sorted()
        .filter { id in !sketch.nodes.values.contains { $0.parent == id } }
      guard let leaf = leaves.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: sketch.nodes[leaf] = nil
      case 1: sketch.nodes[leaf]?.name = "新名\(step)"
      case 2:
        let others = sketch.nodes.keys.sorted().filter { $0 != leaf }
        sketch.nodes[leaf]?.parent = others.randomElement(using: &random)
      default: sketch.nodes["\(100 + step)"] = Node(name: "名\(step)", parent: leaf)
      }
    }
    return sketch
  }

  func tree() throws -> RegionTree {
    var builder = RegionTreeBuilder()
    func add(below parent: String?, _ handle: Int?) throws {
      for (id, node) in nodes.sorted(by: { $0.key < $1.key }) where node.parent == parent {
        try add(below: id, try builder.add(id: id, name: node.name, under: handle))
      }
    }
    try add(below: nil, nil)
    return try RegionTree(bytes: builder.build())
  }
}
