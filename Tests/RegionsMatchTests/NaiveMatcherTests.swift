import Regions
import RegionsMatch
import RegionsTestSupport
import Testing

/// The matcher beside one that tries every path literally: whole names from a region of any level down,
/// from the beginning of the text, the longest wins.
struct NaiveMatcherTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `on whole names in a row, the matcher says what trying every path says`(seed: UInt64) throws
  {
    var random = SeededRandom(seed: seed)
    let tree = try randomTree(&random)
    let matcher = AddressMatcher(tree)
    for _ in 0..<200 {
      let region = tree[number: Int.random(in: 0..<tree.count, using: &random)]
      let path = region.path.map { $0.name }
      // Some levels above are left out.
      let kept = path.indices.filter { $0 == path.count - 1 || Bool.random(using: &random) }
      let text = kept.map { path[$0] }.joined() + "99号"
      let expected = longest(text, tree)
      let match = matcher.match(text)
      if expected.count == 1 {
        #expect(match.region == expected.first, "seed \(seed): \(text)")
        #expect(match.rest == "99号", "seed \(seed): \(text)")
      } else {
        #expect(match.region.map(expected.contains) == true, "seed \(seed): \(text)")
        #expect(match.confidence != .certain, "seed \(seed): \(text)")
      }
    }
  }

  /// The regions that a row of whole names of a path leads to which takes most of the text.
  private func longest(_ text: String, _ tree: RegionTree) -> Set<Region> {
    var best: (length: Int, regions: Set<Region>) = (0, [])
    func goOn(_ rest: Substring, _ length: Int, below regions: [Region]) {
      for region in regions {
        if rest.hasPrefix(region.name) {
          let total = length + region.name.count
          if total > best.length { best = (total, []) }
          if total == best.length { best.regions.insert(region) }
          goOn(rest.dropFirst(region.name.count), total, below: Array(region.children))
        }
        goOn(rest, length, below: Array(region.children))
      }
    }
    goOn(text[...], 0, below: Array(tree.roots))
    return best.regions
  }

  private func randomTree(_ random: inout SeededRandom) throws -> RegionTree {
    let syllables = ["东", "临", "安", "平", "阳", "山", "江", "宁"]
    func name(_ end: String) -> String {
      (0..<2).map { _ in syllables[Int.random(in: 0..<syllables.count, using: &random)] }.joined()
        + end
    }
    var builder = RegionTreeBuilder()
    var number = 0
    func add(_ name: String, _ rank: RegionRank, _ parent: Int?) throws -> Int {
      number += 1
      let region = try builder.add(id: "\(number)", name: name, under: parent)
      builder.setRank(rank, for: region)
      return region
    }
    for _ in 0..<4 {
      let province = try add(name("省"), .province, nil)
      for _ in 0..<4 {
        let city = try add(name("市"), .prefecture, province)
        for _ in 0..<4 {
          let county = try add(name("区"), .county, city)
          for _ in 0..<2 { _ = try add(name("镇"), .town, county) }
        }
      }
    }
    return try RegionTree(bytes: builder.build())
  }
}
