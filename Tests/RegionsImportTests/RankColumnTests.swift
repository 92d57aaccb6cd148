import Regions
import RegionsImport
import RegionsSource
import Testing

/// Ranks and other names from a source's own columns.
struct RankColumnTests {
  private func tree(_ csv: String) throws -> RegionTree {
    let source = ImportSource.bytes(Array(csv.utf8), name: "a.csv")
    return try RegionTree(bytes: Importer(readers: []).importTree(from: [source]).bytes)
  }

  @Test func `a column of levels tells ranks where it says more than the depth`() throws {
    let tree = try tree(
      """
      code,pcode,name,level
      A,,Alpha,1
      A1,A,Beta,3
      A2,A,Gamma,2
      A21,A2,Delta,3
      A22,A2,Epsilon,3

      """)
    #expect(tree["A"]?.rank == .province)
    #expect(tree["A1"]?.rank == .county)
    #expect(tree["A21"]?.rank == .county)
    #expect(tree.rankCounts == [1, 1, 3])
  }

  @Test(arguments: [
    ["1", "2", "2", "3", "3"], ["1", "3", "3", "3", "4"], ["0", "1", "2", "3", "3"],
  ])
  func `no ranks: levels that are the depths, that don't rise, or that begin at 0`(levels: [String])
    throws
  {
    let rows = [",,Alpha", "1,,Beta", "2,,Gamma", "21,2,Delta", "22,2,Epsilon"]
    var csv = "code,pcode,name,level\n"
    for (row, level) in zip(rows, levels) {
      let parts = row.split(separator: ",", omittingEmptySubsequences: false)
      let parent = parts[0].isEmpty ? "" : "A" + parts[1]
      csv += "A\(parts[0]),\(parent),\(parts[2]),\(level)\n"
    }
    #expect(try !tree(csv).hasRanks)
  }

  @Test func `columns alias, name_en, former and population become attributes of these names`()
    throws
  {
    let tree = try tree(
      """
      code,pcode,name,alias,name_en,former,population
      A,,甲省,甲|申,Alpha,乙省,5000000
      A1,A,丙市,,Gamma,,70000
      A2,A,丁市,小丁,,丁县,80000

      """)
    #expect(tree["A"]?[attribute: "alias"] == .text("甲|申"))
    #expect(tree["A1"]?[attribute: "name_en"] == .text("Gamma"))
    #expect(tree["A2"]?[attribute: "former"] == .text("丁县"))
    #expect(tree["A2"]?[attribute: "population"] == .integer(80_000))
  }
}
