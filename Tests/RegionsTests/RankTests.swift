import Foundation
import Regions
import RegionsTestSupport
import Testing

/// What kind of division each region is.
struct RankTests {
  @Test func `ranks come back, whatever order they were built in`() throws {
    for seed in 1...20 {
      var random = SeededRandom(seed: UInt64(seed))
      var model = TreeModel.random(.hierarchical, count: 200, seed: UInt64(seed))
      var lowest: [Int] = []
      for index in model.nodes.indices {
        model.nodes[index].rank = nil
        let above = model.nodes[index].parent.map { lowest[$0] } ?? 0
        let next = above + Int.random(in: 1...3, using: &random)
        if next <= 32, Int.random(in: 0..<4, using: &random) > 0 { model.nodes[index].rank = next }
        lowest.append(model.nodes[index].rank ?? above)
      }
      model.metadata.rankNames = seed % 2 == 0 ? [] : ["省", "", "县"]
      let tree = try RegionTree(bytes: model.file())
      try tree.verify()
      #expect(model.difference(from: tree) == nil, "seed \(seed)")
      #expect(tree.metadata == model.metadata)
      #expect(tree.hasRanks)
      let counts = tree.rankCounts
      for rank in 1...32 {
        let expected = model.nodes.count { $0.rank == rank }
        #expect((rank <= counts.count ? counts[rank - 1] : 0) == expected, "seed \(seed)")
      }
    }
  }

  @Test func `a file without ranks has no section for them, and a region no rank`() throws {
    let tree = try RegionTree(bytes: TreeModel.random(.sequence, count: 20, seed: 1).file())
    #expect(!tree.hasRanks)
    #expect(tree.rankCounts.isEmpty)
    #expect(!tree.sections.contains { $0.name == "RANK" })
    #expect(tree[number: 0].rank == nil)
  }

  @Test func `names alone make no ranks, and empty ones at the end are dropped`() throws {
    var builder = RegionTreeBuilder()
    builder.metadata.rankNames = ["州", "", ""]
    try builder.add(id: "1", name: "a")
    let tree = try RegionTree(bytes: builder.build())
    try tree.verify()
    #expect(!tree.hasRanks)
    #expect(tree.metadata.rankNames == ["州"])
  }

  @Test(arguments: [
    ("3", 3), ("county", 3), ("Province", 1), ("VILLAGE", 5), ("32", 32), ("乡级", 4), ("state", 1),
    ("State", 1),
  ])
  func `a rank is a number, a standard word in any case, or the data set's own`(
    text: String, rank: Int
  ) throws {
    var builder = RegionTreeBuilder()
    builder.metadata.rankNames = ["state", "", "", "乡级"]
    try builder.add(id: "1", name: "a", rank: .province)
    let tree = try RegionTree(bytes: builder.build())
    #expect(tree.rank(text)?.rawValue == rank)
    #expect(tree.name(of: .province) == "state")
    #expect(tree.name(of: .prefecture) == "prefecture")
  }

  @Test(arguments: ["", "0", "33", "-1", "03", "+3", "3 ", "countys", "县"])
  func `a text that is no rank has none`(text: String) { #expect(RegionRank(text) == nil) }

  @Test func `a province comes before a county, and says its name`() {
    #expect(RegionRank.province < .county)
    #expect([RegionRank.village, .province, .town].sorted() == [.province, .town, .village])
    #expect(RegionRank.prefecture.description == "prefecture")
    #expect(RegionRank(rawValue: 9)?.description == "9")
    #expect(RegionRank(rawValue: 0) == nil && RegionRank(rawValue: 33) == nil)
  }

  @Test func `a county below a county is refused, also with a region of no rank between`() throws {
    var builder = RegionTreeBuilder()
    let county = try builder.add(id: "1", name: "a", rank: .county)
    let middle = try builder.add(id: "2", name: "b", under: county)
    let below = try builder.add(id: "3", name: "c", under: middle, rank: .county)
    #expect(throws: RegionBuildError(.rankOrder, id: "3")) { try builder.build() }
    builder.setRank(nil, for: below)
    #expect(try RegionTree(bytes: builder.build())["3"]?.rank == nil)
    builder.setRank(.town, for: below)
    #expect(try RegionTree(bytes: builder.build())["3"]?.rank == .town)
  }

  @Test(arguments: [
    ("110000", RegionRank.province), ("110101", .county), ("110101001", .town),
    ("440100", .prefecture), ("440106", .county), ("419001", .county), ("429021", .county),
    ("469001", .county), ("659012", .county), ("441900", .prefecture), ("441900003", .town),
    ("442000", .prefecture), ("460400", .prefecture), ("620200", .prefecture),
    ("710000", .province), ("710001", .county), ("810000", .province), ("810101", .county),
    ("820001", .county), ("500229", .county),
  ])
  func `the bundled regions have the rank that the Ministry's list has them at, not their depth's`(
    id: String, rank: RegionRank
  ) throws {
    let china = try RegionTree(
      contentsOf: Tool.root.appending(path: "Data/china.regions").path)
    #expect(try #require(china[id]).rank == rank)
  }

  @Test func `the bundled regions count as the list does, besides the supplement`() throws {
    let china = try RegionTree(
      contentsOf: Tool.root.appending(path: "Data/china.regions").path)
    // The list's 33, 333, 2,845 and 38,723; the supplement adds Taiwan, and 46 of rank county.
    #expect(china.rankCounts == [33 + 1, 333, 2_845 + 46, 38_723])
    #expect(try #require(china.sections.first { $0.name == "RANK" }).bytes < 128)
  }
}
