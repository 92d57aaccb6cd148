import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// Attributes that follow from the names, as readings do, cost next to nothing and read back as they
/// were.
struct SpelledColumnTests {
  private static let syllables: [(Character, String)] = [
    ("东", "dong"), ("西", "xi"), ("南", "nan"), ("北", "bei"), ("京", "jing"), ("海", "hai"),
    ("江", "jiang"), ("山", "shan"), ("安", "an"), ("重", "chong"), ("市", "shi"), ("区", "qu"),
  ]

  /// A tree of random names, each with its reading, some with another one, some with none.
  private static func tree(
    seed: UInt64, count: Int, others: Double, without: Double
  ) throws -> (bytes: [UInt8], values: [String: String]) {
    var random = SeededRandom(seed: seed)
    var builder = RegionTreeBuilder()
    var values: [String: String] = [:]
    for number in 0..<count {
      let name = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        syllables.randomElement(using: &random) ?? syllables[0]
      }
      let id = "\(100_000 + number)"
      let handle = try builder.add(id: id, name: String(name.map(\.0)))
      if Double.random(in: 0..<1, using: &random) < without { continue }
      var reading = name.map(\.1).joined(separator: " ")
      if Double.random(in: 0..<1, using: &random) < others {
        reading =
          ["zhong qing", "", " ", "a  b", reading + " x"].randomElement(using: &random) ?? ""
      }
      builder.set("pinyin", to: .text(reading), for: handle)
      values[id] = reading
    }
    return (try builder.build(), values)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.05, 0.0), (0.05, 0.3), (0.24, 0.5), (0.6, 0.1), (1.0, 0.0), (0.0, 1.0),
  ])
  func `values read back as they were`(others: Double, without: Double) throws {
    let seed = UInt64.random(in: .min ... .max)
    for count in [1, 63, 64, 500] {
      let (bytes, values) = try Self.tree(
        seed: seed, count: count, others: others, without: without)
      let tree = try RegionTree(bytes: bytes)
      try tree.verify()
      for region in tree.roots {
        #expect(
          region[attribute: "pinyin"] == values[region.id].map { .text($0) },
          "seed \(seed), \(count) regions, \(region.id) \(region.name)")
      }
    }
  }

  @Test func `spellings that are equal by normalization alone are two`() throws {
    // One character, and a letter with a mark behind it.
    let spellings: [(name: String, reading: String)] = [
      ("北京", "b\u{11B}i j\u{12B}ng"), ("背京", "be\u{30C}i j\u{12B}ng"),
    ]
    var builder = RegionTreeBuilder()
    for number in 0..<80 {
      let (name, reading) = spellings[number % 2]
      let handle = try builder.add(id: "\(100 + number)", name: name)
      builder.set("pinyin", to: .text(reading), for: handle)
    }
    let tree = try RegionTree(bytes: builder.build())
    #expect(tree.sections.contains { $0.name == "ATTR" })
    for region in tree.roots {
      guard case .text(let reading) = region[attribute: "pinyin"] else {
        Issue.record("\(region.id) has none")
        continue
      }
      let known = spellings.first { $0.name == region.name }?.reading ?? ""
      #expect(Array(reading.utf8) == Array(known.utf8))
    }
  }

  @Test func `pinyin costs little more than the names`() throws {
    let (plain, _) = try Self.tree(seed: 1, count: 2_000, others: 0, without: 1)
    let (spelled, _) = try Self.tree(seed: 1, count: 2_000, others: 0, without: 0)
    #expect(spelled.count < plain.count + 400)
  }

  @Test func `the bundled pinyin stays below its share`() throws {
    let tree = RegionTree.china
    let attributes = tree.sections.first { $0.name == "ATTR" }?.bytes ?? 0
    #expect(attributes > 0)
    // At most 1.6 times the file without them.
    #expect(Double(tree.byteCount) < 1.6 * Double(tree.byteCount - attributes))
  }

  @Test func `damage inside a column never traps`() throws {
    let (bytes, _) = try Self.tree(seed: 7, count: 200, others: 0.1, without: 0.2)
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<2_000 {
      var damaged = bytes
      // Section checksums are compared by verify only, so what is damaged here is read.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: (bytes.count * 2 / 3)..<bytes.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      guard let tree = try? RegionTree(bytes: damaged) else { continue }
      for region in tree.roots { _ = region[attribute: "pinyin"] }
      if damaged != bytes {
        #expect(throws: RegionFileError.self, "seed \(seed)") { try tree.verify() }
      }
    }
  }
}
