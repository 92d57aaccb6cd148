import Regions
import RegionsCLI
import Testing

/// Builds a tree from lines `ID NAME`, indented by two spaces a level.
private func tree(_ text: String) throws -> RegionTree {
  var builder = RegionTreeBuilder()
  var parents: [Int] = []
  for line in text.split(separator: "\n") {
    let level = line.prefix { $0 == " " }.count / 2
    let fields = line.split(separator: " ").map(String.init)
    let id = try #require(fields.first)
    let name = try #require(fields.last)
    parents.removeSubrange(level...)
    parents.append(try builder.add(id: id, name: name, under: parents.last))
  }
  return try RegionTree(bytes: builder.build())
}

/// What was added, removed, renamed and moved between two data sets, and what became of it.
struct RegionDiffTests {
  @Test func `the same data set has no differences`() throws {
    let list = try tree("110000 北京市\n  110101 东城区")
    let diff = RegionDiff(from: list, to: list)
    #expect(diff.isEmpty)
    #expect(diff.successions.isEmpty)
  }

  @Test func `a region merged into another is removed and has no successor`() throws {
    let diff = RegionDiff(
      from: try tree("110000 北京市\n  110101 东城区\n  110103 崇文区"),
      to: try tree("110000 北京市\n  110101 东城区"))
    #expect(diff.removed.map(\.id) == ["110103"])
    #expect(diff.added.isEmpty && diff.renamed.isEmpty && diff.moved.isEmpty)
    #expect(diff.successions.isEmpty)
  }

  @Test func `a renamed region keeps its ID`() throws {
    let diff = RegionDiff(
      from: try tree("420000 湖北省\n  421000 荆沙市"), to: try tree("420000 湖北省\n  421000 荆州市"))
    #expect(diff.renamed.map(\.old.name) == ["荆沙市"])
    #expect(diff.renamed.map(\.new.name) == ["荆州市"])
    #expect(diff.added.isEmpty && diff.removed.isEmpty && diff.moved.isEmpty)
  }

  @Test
  func `a region below another parent has moved; one that is renamed as well is in both lists`()
    throws
  {
    let diff = RegionDiff(
      from: try tree("1 甲\n  11 乙县\n  12 丙县\n2 丁"),
      to: try tree("1 甲\n  12 丙县\n2 丁\n  11 乙市"))
    #expect(diff.moved.map(\.old.id) == ["11"])
    #expect(diff.moved.map { $0.new.parent?.id } == ["2"])
    #expect(diff.renamed.map(\.new.name) == ["乙市"])
  }

  @Test func `a region that comes to the top of the tree has moved`() throws {
    let diff = RegionDiff(
      from: try tree("5 四川省\n  51 重庆市"), to: try tree("5 四川省\n51 重庆市"))
    #expect(diff.moved.map(\.old.id) == ["51"])
  }

  @Test func `the same name below the same parent under another ID is a likely succession`() throws
  {
    let diff = RegionDiff(
      from: try tree("11 北京市\n  110228 密云县\n  110229 延庆县"),
      to: try tree("11 北京市\n  110118 密云县\n  110119 延庆区"))
    #expect(diff.successions.map(\.old.id) == ["110228"])
    #expect(diff.successions.map(\.new.id) == ["110118"])
    #expect(diff.successions.map(\.reason) == [.name])
    #expect(diff.removed.map(\.id) == ["110228", "110229"])
    #expect(diff.added.map(\.id) == ["110118", "110119"])
  }

  @Test func `a name that two regions have is not taken for a succession`() throws {
    let diff = RegionDiff(
      from: try tree("1 省\n  11 郊区"), to: try tree("1 省\n  12 郊区\n  13 郊区"))
    #expect(diff.successions.isEmpty)
  }

  @Test func `the same children by ID make a succession, whatever the name and the parent`() throws
  {
    let diff = RegionDiff(
      from: try tree("1 省\n  10 老地区\n    101 甲\n    102 乙\n    103 丙"),
      to: try tree("1 省\n2 市\n  19 新区\n    101 甲\n    102 乙\n    103 丙\n    104 丁"))
    #expect(diff.successions.map(\.old.id) == ["10"])
    #expect(diff.successions.map(\.new.id) == ["19"])
    #expect(diff.successions.map(\.reason) == [.children])
  }

  @Test func `children of the same names make a succession, and then succeed themselves`() throws {
    let diff = RegionDiff(
      from: try tree("1 省\n  10 老地区\n    101 甲县\n    102 乙县\n    103 丙县"),
      to: try tree("1 省\n  19 新市\n    191 甲县\n    192 乙县\n    193 丁县"))
    #expect(diff.successions.map(\.old.id) == ["10", "101", "102"])
    #expect(diff.successions.map(\.new.id) == ["19", "191", "192"])
    #expect(diff.successions.map(\.reason) == [.children, .name, .name])
  }

  @Test func `half of the children are not enough`() throws {
    let diff = RegionDiff(
      from: try tree("1 省\n  10 老地区\n    101 甲\n    102 乙"),
      to: try tree("1 省\n  19 新市\n    101 甲\n  20 别市\n    102 乙"))
    #expect(diff.successions.isEmpty)
  }

  @Test func `data sets without a common region: everything went, everything came`() throws {
    let diff = RegionDiff(from: try tree("1 甲\n  11 乙"), to: try tree("2 丙"))
    #expect(diff.removed.map(\.id) == ["1", "11"])
    #expect(diff.added.map(\.id) == ["2"])
    #expect(diff.successions.isEmpty)
  }
}
