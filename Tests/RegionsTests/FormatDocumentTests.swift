import Foundation
import Regions
import RegionsTestSupport
import Testing

/// The format document is enough to write a reader, and says what the builder does.
struct FormatDocumentTests {
  @Test("the reader written from the document prints what the library reads")
  func independentReader() throws {
    guard
      let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first(where: FileManager.default.isExecutableFile)
    else {
      print("skipped: python3 is in none of the usual places")
      return
    }
    let folder = try TemporaryFolder()
    for style in TreeModel.IDStyle.allCases {
      let file = folder.url.appending(path: "data.regions")
      let bytes = try TreeModel.random(style, count: 300, seed: 31).file()
      try Data(bytes).write(to: file)
      #expect(try dump(file, python) == csv(RegionTree(bytes: bytes)), "\(style)")
    }
    let bundled = Tool.root.appending(path: "Data/china.regions")
    #expect(try dump(bundled, python) == csv(RegionTree(contentsOf: bundled.path)))
  }

  private func dump(_ file: URL, _ python: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [Tool.root.appending(path: "Scripts/read_regions.py").path, file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private func csv(_ tree: RegionTree) -> String {
    func cell(_ text: String) -> String {
      text.utf8.contains { ",\"\r\n".utf8.contains($0) }
        ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
    var lines = [(["id", "parent", "name"] + tree.attributeNames).joined(separator: ",")]
    func visit(_ regions: RegionCollection, _ parent: String) {
      for region in regions {
        let values = tree.attributeNames.map { region[attribute: $0]?.description ?? "" }
        lines.append(([region.id, parent, region.name] + values).map(cell).joined(separator: ","))
        visit(region.children, region.id)
      }
    }
    visit(tree.roots, "")
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("the file written out in the document is the one the builder makes")
  func workedExample() throws {
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
