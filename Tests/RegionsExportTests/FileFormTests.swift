import Regions
import RegionsExport
import RegionsTestSupport
import Testing

/// `.regions` files of a part of a tree.
struct FileFormTests {
  @Test func `with nothing left out it is the file itself`() throws {
    let (tree, bytes) = try Samples.china()
    #expect(try tree.exported(.regions) == bytes)
    let small = try Samples.small()
    #expect(try Model(RegionTree(bytes: small.exported(.regions))) == Model(small))
  }

  @Test func `the part of a rank is the tree without what lies below it`() throws {
    let (china, bytes) = try Samples.china()
    let part = try china.exported(.regions, until: .county)
    let tree = try RegionTree(bytes: part)
    #expect(part.count < bytes.count / 5)
    #expect(tree.metadata == china.metadata)
    #expect(tree.attributeNames == china.attributeNames)
    let all = (0..<china.count).map { china[number: $0] }
    let kept = all.filter { ($0.rank?.rawValue ?? 0) <= RegionRank.county.rawValue }
    #expect(tree.count == kept.count)
    for region in kept {
      let same = try #require(tree[region.id])
      #expect(same.name == region.name && same.rank == region.rank)
      #expect(same.path.map { $0.id } == region.path.map { $0.id })
    }
    // The same part as by way of another form.
    #expect(try reimported(china.exported(.json, until: .county), .json) == part)
  }

  @Test func `levels that are left out take their labels with them`() throws {
    let tree = try RegionTree(bytes: Samples.small().exported(.regions, depth: 1))
    #expect(tree.count == 1)
    #expect(tree.metadata.levelLabels == ["province"])
    #expect(tree.roots.first?[attribute: "pinyin"] == .text("bei jing"))
  }
}
