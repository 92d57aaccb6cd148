import Foundation
import Regions
import RegionsTestSupport
import Testing

/// The format document is enough to write a reader, and says what the builder does.
struct FormatDocumentTests {
  @Test func `the reader written from the document prints what the library reads`() throws {
    guard let python = Tool.python else {
      print("skipped: python3 is in none of the usual places")
      return
    }
    let folder = try TemporaryFolder()
    for style in TreeModel.IDStyle.allCases {
      let file = folder.url.appending(path: "data.regions")
      let bytes = try TreeModel.random(style, count: 300, seed: 31).file()
      try Data(bytes).write(to: file)
      #expect(
        try Tool.independentDump(of: file.path, python: python) == RegionTree(bytes: bytes).dump,
        "\(style)")
    }
    let bundled = Tool.root.appending(path: "Data/china.regions")
    #expect(
      try Tool.independentDump(of: bundled.path, python: python)
        == RegionTree(contentsOf: bundled.path).dump)
  }

  @Test func `the file written out in the document is the one the builder makes`() throws {
    var builder = RegionTreeBuilder()
    builder.metadata = RegionMetadata(title: "T")
    let beijing = try builder.add(id: "11", name: "北京")
    try builder.add(id: "1101", name: "东城", under: beijing)
    try builder.add(id: "1102", name: "西城", under: beijing)
    let document = try String(
      contentsOf: Tool.root.appending(path: "Sources/Regions/Regions.docc/FileFormat.md"),
      encoding: .utf8)
    let example = try #require(document.components(separatedBy: "```hex\n").last)
      .components(separatedBy: "```")[0]
    let bytes = example.split(separator: "\n").flatMap { line in
      line.prefix(while: { $0 != "|" }).split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
    #expect(try builder.build() == bytes)
  }
}
