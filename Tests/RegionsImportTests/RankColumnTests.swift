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

  @Test(arguments: [
    ("级别", "省|市|区|县|镇"), ("行政级别", "省级|地级|县级|县级|乡级"),
    ("level", "province|city|district|county|town"),
    ("Type", "Province|Prefecture|District|County|Township"),
  ])
  func `a column of levels in words tells ranks`(key: String, words: String) throws {
    let kinds = words.split(separator: "|").map(String.init)
    let tree = try tree(
      """
      code,pcode,name,\(key)
      A,,Alpha,\(kinds[0])
      A1,A,Beta,\(kinds[2])
      A2,A,Gamma,\(kinds[1])
      A21,A2,Delta,\(kinds[3])
      A22,A2,Epsilon,\(kinds[2])
      A23,A2,Zeta,\(kinds[4])

      """)
    #expect(
      ["A", "A1", "A2", "A21", "A22", "A23"].map { tree[$0]?.rank?.rawValue } == [1, 3, 2, 3, 3, 4])
  }

  @Test func `a country above provinces has no rank, and words that are none tell none`() throws {
    let rows = """
      code,pcode,name,level
      A,,Alpha,country
      A1,A,Beta,province
      A2,A,Gamma,province
      A21,A2,Delta,city
      A22,A2,Epsilon,city

      """
    let tree = try tree(rows)
    #expect(["A", "A1", "A21"].map { tree[$0]?.rank?.rawValue } == [nil, 1, 2])
    #expect(try !self.tree(rows.replacing("city", with: "hamlet")).hasRanks)
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
