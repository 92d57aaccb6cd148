import Regions
import Testing

@testable import RegionsImport

/// Another source's attributes and deeper levels, put into a data set that is there.
struct MergeTests {
  private func tree(_ text: String) throws -> RegionTree {
    try RegionTree(bytes: ShapeCase("", text, tree: "").imported().bytes)
  }

  @Test func `a merge adds attributes by ID, and deeper levels`() throws {
    let base = try tree("id,pid,name\n11,0,北京市\n1101,11,东城区\n1102,11,西城区\n")
    let more = try tree(
      "id,pid,name,zip\n11,0,北京,\n1101,11,东城,100010\n110101,1101,东华门街道,100006\n")
    let merge = try TreeMerge(base: base, adding: more)
    let merged = try RegionTree(bytes: merge.bytes)
    #expect(merged.outline == "北京市#11(东城区#1101(东华门街道#110101), 西城区#1102)")
    #expect(merged["1101"]?[attribute: "zip"] == .integer(100010))
    #expect(merge.matched == 2 && merge.added == 1 && merge.unmatched.isEmpty)
  }

  @Test func `matches by the path of names and reports the rest`() throws {
    let base = try tree("id,pid,name\n11,0,北京市\n1101,11,东城区\n13,0,河北省\n1301,13,石家庄市\n")
    let more = try tree("省,市,人口\n北京市,东城区,708000\n北京市,无处区,1\n河北省,石家庄市,11235086\n")
    let merge = try TreeMerge(base: base, adding: more)
    let merged = try RegionTree(bytes: merge.bytes)
    #expect(merged.outline == base.outline)
    #expect(merged["1301"]?[attribute: "人口"] == .integer(11_235_086))
    #expect(merge.unmatched == ["0102"])
  }

  @Test func `ranks stay`() throws {
    var builder = RegionTreeBuilder()
    let top = try builder.add(id: "x", name: "Aro", under: nil)
    let town = try builder.add(id: "x1", name: "Beko", under: top)
    builder.setRank(.province, for: top)
    builder.setRank(.county, for: town)
    let base = try RegionTree(bytes: builder.build())
    let more = try tree("id,pid,name,zip\nx,0,Aro,\nx1,x,Beko,100010\n")
    let merged = try RegionTree(bytes: try TreeMerge(base: base, adding: more).bytes)
    #expect(merged["x"]?.rank == .province)
    #expect(merged["x1"]?.rank == .county)
    #expect(merged["x1"]?[attribute: "zip"] == .integer(100010))
  }
}
