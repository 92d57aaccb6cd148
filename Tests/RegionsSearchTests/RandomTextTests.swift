import Foundation
import Regions
import RegionsSearch
import RegionsTestSupport
import Testing

/// What nobody would type, in trees that nobody has: each search ends, and highlights lie within names.
struct RandomTextTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many are tried; `Scripts/fuzz documents` tries more.
  private static let count = environment["REGIONS_DOCUMENTS"].flatMap { Int($0) } ?? 400
  private static let seed = environment["REGIONS_SEED"].flatMap { UInt64($0) } ?? 20_261_122
  /// Searches between one tree and the next.
  private static let each = 40

  static let pieces = [
    "北京市", "朝阳", "阳", "区", "省", "县", "山", "shan", "xi'an", "xian", "X", "ü", "lv", "nü", "Saint-",
    "St. ",
    "Müller", "ß", "ﬁ", "İ", "ı", "e\u{301}", "\u{301}", "\u{0}", "\u{200D}", "👩‍👩‍👧", "𨟠", "１２", "11",
    "110105", "0", " ", "　",
    "/", ">", "-", "·", "'", "\"", "\n", "county", "City of ", "中国", "市辖区", "한국", "ก", "م",
    "\u{202E}", "zhang", "q",
  ]

  static func text(_ random: inout SeededRandom, most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  static func tree(_ random: inout SeededRandom) throws -> RegionTree {
    var builder = RegionTreeBuilder()
    var parents: [Int?] = [nil]
    for number in 0..<Int.random(in: 1...40, using: &random) {
      let name = text(&random, most: 4)
      let parent = parents[Int.random(in: parents.indices, using: &random)]
      parents.append(
        try builder.add(
          id: "\(number)", name: name.isEmpty ? "\(number)" : name, under: parent))
    }
    return try RegionTree(bytes: builder.build())
  }

  @Test func `random queries of random trees are answered`() throws {
    var random = SeededRandom(seed: Self.seed)
    var search = RegionSearch(try Self.tree(&random))
    var tree = try Self.tree(&random)
    for number in 0..<Self.count {
      if number.isMultiple(of: Self.each) {
        tree = try Self.tree(&random)
        let former = Bool.random(using: &random) ? try Self.tree(&random) : nil
        search = RegionSearch(tree, former: former)
      }
      var query = Self.text(&random, most: 6)
      if Bool.random(using: &random) {
        let name = tree[number: Int.random(in: 0..<tree.count, using: &random)].name
        query += name.dropLast(Int.random(in: 0...2, using: &random))
      }
      let found = search.results(
        for: query, limit: Int.random(in: 0...30, using: &random),
        level: Bool.random(using: &random) ? Int.random(in: -1...5, using: &random) : nil)
      for match in found {
        for (region, ranges) in zip(match.region.path, match.pathHighlights) {
          for range in ranges {
            #expect(
              range.lowerBound >= 0 && range.upperBound <= region.name.unicodeScalars.count,
              "seed \(Self.seed), number \(number), “\(query)”")
          }
        }
      }
      _ = search.children(of: Bool.random(using: &random) ? tree.roots.first : nil, matching: query)
    }
  }
}
