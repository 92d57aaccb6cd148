import Foundation
import Regions
import RegionsTestSupport
import Testing

/// The files in Data/Golden stay readable, whatever becomes of the reader.
struct GoldenFileTests {
  static let folder = Tool.root.appending(path: "Data/Golden")
  static let names = ["codes", "deep", "later", "ranks", "shuffled", "text", "tool", "zeros"]

  @Test(arguments: names)
  func `a kept file reads as the table beside it`(name: String) throws {
    let tree = try RegionTree(contentsOf: Self.folder.appending(path: name + ".regions").path)
    try tree.verify()
    let table = try Data(contentsOf: Self.folder.appending(path: name + ".csv"))
    // Bytes, because texts that are only canonically equivalent are not the same.
    #expect(Data(tree.dump.utf8) == table)
    for number in 0..<tree.count {
      #expect(tree[tree[number: number].id]?.number == number)
    }
  }

  @Test func `every kept file is tested`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      files.filter { $0.hasSuffix(".regions") }.sorted() == Self.names.map { $0 + ".regions" })
  }

  @Test func `a kept file has its metadata`() throws {
    let tree = try RegionTree(contentsOf: Self.folder.appending(path: "codes.regions").path)
    #expect(
      tree.metadata
        == RegionMetadata(
          title: "海南", asOf: "2025-12-31", origin: "china.xml", license: "MIT",
          levelLabels: ["省级", "地级", "县级", "乡级"]))
    #expect(tree.levelCounts == [1, 15, 58, 16])
  }

  @Test func `what a later minor version adds is stepped over`() throws {
    let tree = try RegionTree(contentsOf: Self.folder.appending(path: "later.regions").path)
    #expect(tree.formatVersion == "1.7")
    #expect(tree.sections.map(\.name) == ["META", "TREE", "FUTR", "IDS", "NAME", "ATTR"])
    #expect(tree.attributeNames == ["note", "population", "elevation"])
  }
}
