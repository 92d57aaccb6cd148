import CPseudoTerminal
import Foundation
import RegionsTestSupport
import Testing

/// What `regions import` says of files that hold no regions, and what it leaves alone.
struct ImportCommandTests {
  @Test(arguments: ["garbage", "garbage\n", "\"garbage\"", "{}", "[]", "<a/>", "", "\u{0}\u{1}"])
  func `a file without regions is refused`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("source", Array(text.utf8))
    let result = try Tool.run("import", path)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("\(path)"))
    #expect(result.errors.contains(": error: "))
  }

  @Test func `standard input is called so in every language, and a dash in JSON`() throws {
    let bad = "{\"a\":[1,}"
    let english = try Tool.run("import", "-", "-o", "x.regions", input: bad)
    #expect(english.errors == "standard input:1:9: error: expected a value, found “}”\n")
    let chinese = try Tool.run(
      ["import", "-", "-o", "x.regions"], input: Data(bad.utf8),
      environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(chinese.errors.hasPrefix("标准输入:1:9: 错误: "))
    let json = try Tool.run("import", "-", "-o", "x.regions", "--json", input: bad)
    #expect(json.output.contains("\"source\":\"-\",\"line\":1,\"column\":9"))
    #expect(english.status == 65 && chinese.status == 65 && json.status == 65)
  }

  @Test func `what can't be built is told with its line`() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "南山区", count: 1000)
    let name = try folder.write(
      "name.csv", Array("id,parent,name\n1,,东省\n2,1,\(long)\n3,1,北县\n".utf8))
    let named = try Tool.run("import", name, "--name", "name")
    #expect(
      named.errors
        == "\(name):3:1: error: the name of region “2” must have 1 to 4,096 bytes\n")
    let rows = (1...40).map { "\($0),\($0 == 1 ? "" : String($0 - 1)),N\($0)\n" }.joined()
    let deep = try folder.write("deep.csv", Array("id,parent,name\n\(rows)".utf8))
    let nested = try Tool.run("import", deep)
    #expect(nested.errors == "\(deep):34:1: error: region “33” is below level 32\n")
  }

  @Test func `to explain writes nothing unless an output is named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("x.csv", Self.table.utf8)
    let asked = try Tool.run(["import", "x.csv", "--explain"], in: folder.url)
    #expect(asked.status == 0 && asked.output.contains("confidence: "))
    #expect(!asked.output.contains("x.regions"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("x.regions")))
    let written = try Tool.run(["import", "x.csv", "--explain", "-o", "y.regions"], in: folder.url)
    #expect(written.output.contains("y.regions: "))
    #expect(FileManager.default.fileExists(atPath: folder.path("y.regions")))
  }

  private static let table = "id,name,parent\n1,North,\n11,A,1\n12,B,1\n2,South,\n21,C,2\n"

  @Test(arguments: ["x.csv", "./x.csv", "link.csv", "hard.csv", "folder/../x.csv"])
  func `a source is not overwritten`(output: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.table.utf8)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("link.csv"), withDestinationPath: "x.csv")
    try files.linkItem(atPath: path, toPath: folder.path("hard.csv"))
    try files.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: true)
    let result = try Tool.run(["import", "x.csv", "-o", output], in: folder.url)
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "the output “\(output)” is “x.csv”, which is read: choose another name for it"))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(Self.table.utf8))
    #expect(try files.contentsOfDirectory(atPath: folder.url.path).count == 4)
    // Nothing is written, so nothing is in the way.
    #expect(
      try Tool.run(["import", "x.csv", "-o", output, "--dry-run"], in: folder.url).status == 0)
  }

  @Test(arguments: [
    "yesterday", "", "2025-13", "2025-02-29", "1900-02-29", "2025-1-1", "+025-01-01", "2025-12-31 ",
    "20251231",
  ])
  func `what is no date is refused`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.table.utf8)
    let result = try Tool.run(["import", path, "--as-of", text])
    #expect(result.status == 64)
    #expect(result.errors.contains("“--as-of” takes a date such as 2025-12-31, not “\(text)”"))
  }

  @Test(arguments: ["2025", "2025-12", "2025-12-31", "2024-02-29", "2000-02-29"])
  func `a date is taken`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.table.utf8)
    #expect(try Tool.run(["import", path, "--as-of", text]).status == 0)
    #expect(try Tool.run(["info", folder.path("x.regions")]).output.contains(text))
  }

  @Test(arguments: ["id,name\n1,\"A\n", "\u{FFFF}\u{0}", "{\"a\":", "1,2\n\u{1}"])
  func `a failed run leaves the earlier file and nothing else`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", text.utf8)
    _ = try folder.write("x.regions", "earlier".utf8)
    #expect(try Tool.run("import", path).status == 65)
    #expect(try Data(contentsOf: folder.url.appending(path: "x.regions")) == Data("earlier".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test(arguments: [[], ["-o", "-"], ["-o", "/dev/tty"], ["-o", "/dev/stdout"]])
  func `a terminal gets no binary file`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.table.utf8)
    let command = [
      "/bin/sh", "-c", "\"$0\" import - \"$@\" <\"$SOURCE\"", Tool.path,
    ]
    var strings = (command + arguments).map { strdup($0) } + [nil]
    var environment = [strdup("SOURCE=\(path)"), strdup("LC_ALL=C.UTF-8"), nil]
    defer { for string in strings + environment { free(string) } }
    var master: Int32 = -1
    var slave: Int32 = -1
    let process = pseudo_terminal_spawn(&strings, &environment, 24, 80, &master, &slave)
    try #require(process > 0)
    defer {
      close(master)
      close(slave)
    }
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status >> 8 == 64)
  }

  @Test func `a mark before a large file does no harm`() throws {
    let format = "xml"
    let folder = try TemporaryFolder()
    let plain = folder.path("plain." + format)
    try #require(Tool.run("export", "--to", format, "-o", plain).status == 0)
    let bytes = try Data(contentsOf: URL(filePath: plain))
    // Larger than a block, with characters across each of its ends.
    #expect(bytes.count > 1 << 18)
    let marked = try folder.write("marked." + format, [0xEF, 0xBB, 0xBF] + bytes)
    for path in [plain, marked] { try #require(Tool.run("import", path).status == 0) }
    #expect(
      try Data(contentsOf: folder.url.appending(path: "plain.regions"))
        == Data(contentsOf: folder.url.appending(path: "marked.regions")))
  }

  private struct Diagnostics: Decodable {
    struct One: Decodable, Equatable {
      var severity: String
      var kind: String
      var problem: String?
      var doubt: String?
      var source: String
      var line: Int?
    }
    var warnings: [String]?
    var errors: [String]?
    var diagnostics: [One]
  }

  @Test(
    arguments: [
      ("id,name,parent\n1,Aro,\n2,,1\n3,Beko,1\n", 65, "error", "nameless", nil, nil, 3),
      (
        "id,name,parent\n1,Aro,\n2,市辖区,1\n3,Beko,1\n", 0, "warning", "placeholdersKept", nil, nil,
        nil
      ),
      (
        "{\"provinces\":[\"Aro\",\"Beko\"],\"cities\":[\"Cilo\",\"Dero\"]}", 65, "error",
        "unexplained",
        nil, "unattachedLists", nil
      ),
      (
        "name,level\nAro,1\nBeko,2\nCilo,1\nDero,2\n", 0, "warning", "doubt", nil, "orderAlone", nil
      ),
      ("{\"a\":", 65, "error", "source", "unexpected", nil, 1),
    ] as [(String, Int32, String, String, String?, String?, Int?)])
  func `the report tells programs what kind each diagnostic is of`(
    text: String, status: Int32, severity: String, kind: String, problem: String?, doubt: String?,
    line: Int?
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("x", Array(text.utf8))
    let result = try Tool.run(["import", "x", "--dry-run", "--json"], in: folder.url)
    #expect(result.status == status)
    let found = try JSONDecoder().decode(Diagnostics.self, from: Data(result.output.utf8))
    #expect(found.diagnostics.count == (found.warnings ?? found.errors)?.count)
    #expect(
      found.diagnostics.first
        == .init(
          severity: severity, kind: kind, problem: problem, doubt: doubt, source: "x", line: line))
  }
}
