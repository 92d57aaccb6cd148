import Foundation
import RegionsTestSupport
import Testing

/// No command writes over a file it reads, by whatever name or link, and none reads one thing twice.
struct SafeInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Tool.root.appending(path: "Data/china.regions"),
      to: folder.url.appending(path: "c.regions"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"),
      withDestinationURL: folder.url.appending(path: "c.regions"))
    try FileManager.default.linkItem(
      at: folder.url.appending(path: "c.regions"), to: folder.url.appending(path: "hard"))
    _ = try folder.write("x.csv", "id,parent,name\n1,,A\n2,1,B\n".utf8)
    _ = try folder.write(
      "form.json", #"{"sections":[{"fields":[{"key":"a","kind":"text","title":"A"}]}]}"#.utf8)
    _ = try folder.write("ids", "110000\n".utf8)
  }

  private func shell(_ line: String) throws -> Tool.Result {
    try Tool.shell(line, in: folder.url)
  }

  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      contents[name] = try Data(contentsOf: folder.url.appending(path: name))
    }
    return contents
  }

  @Test(arguments: [
    "export --to csv c.regions -o c.regions", "export --to csv c.regions -o ./link",
    "export --to csv -d c.regions -o hard", "export --to sqlite link -o c.regions",
    "export --to csv c.regions >>c.regions", "export --to csv --former -d c.regions -o hard",
    "export --to csv --columns id -d c.regions -o hard",
    "export --to csv - -o c.regions <c.regions",
    "import x.csv -o x.csv", "import - -o x.csv <x.csv", "import x.csv -o - >>x.csv",
    "import x.csv --merge c.regions -o hard", "diff c.regions hard >>link",
    "tree -d c.regions >>c.regions", "lookup <ids >>ids", "lookup -d c.regions 110000 >>hard",
    "form form.json --draft form.json", "form form.json --answers x.csv --draft x.csv",
    "form form.json -d c.regions --draft link",
  ])
  func `nothing is written over what is read`(command: String) throws {
    let before = try contents()
    let result = try shell("$REGIONS \(command)")
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains("which is read"))
    #expect(try contents() == before)
  }

  @Test func `the file that the environment names is an input too`() throws {
    let before = try contents()
    let result = try shell("REGIONS_DATA=c.regions $REGIONS export --to csv -o link")
    #expect(result.status == 64)
    #expect(try contents() == before)
  }

  @Test func `what to do about it depends on who named the output`() throws {
    #expect(
      try shell("$REGIONS import x.csv -o x.csv").errors.hasPrefix(
        "regions: error: the output “x.csv” is “x.csv”, which is read: choose another name for it\n"
      ))
    #expect(
      try shell("cp x.csv y.regions; $REGIONS import y.regions").errors.hasPrefix(
        "regions: error: the output “y.regions” is “y.regions”, which is read: add --output <file>\n"
      ))
  }

  @Test func `a draft that can't be written is refused before anything is typed`() throws {
    let result = try shell("$REGIONS form form.json --draft missing/draft.json")
    #expect(result.status == 73)
    #expect(
      result.errors
        == "missing/draft.json: error: the draft can't be kept: No such file or directory\n")
  }

  @Test(arguments: [
    ("import x.csv x.csv", "the source “x.csv” is named twice"),
    ("import x.csv ./x.csv", "the sources “x.csv” and “./x.csv” are one file"),
    ("info -d c.regions hard", "two data sets: “hard” and, by --data, “c.regions”"),
    ("export --to csv -d c.regions hard", "two data sets: "),
    ("lookup -d - - <c.regions", "standard input can be read once, for one thing"),
    ("diff - - <c.regions", "standard input can be read once, for one thing"),
    ("lookup -d - <c.regions", "standard input can be read once, for one thing"),
  ])
  func `one thing is not read twice`(command: String, message: String) throws {
    let result = try shell("$REGIONS \(command)")
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  // MARK: Data sets from pipes

  @Test(arguments: [
    (
      "$REGIONS import x.csv -o - 2>/dev/null | $REGIONS export --to csv -",
      "id,parent,name\n1,,A\n2,1,B\n"
    ),
    ("$REGIONS import x.csv -o - 2>/dev/null | $REGIONS lookup -d - 2", "2\tB\tA/B\n"),
    ("$REGIONS tree -d <(cat c.regions) 820000 --depth 1", "820000\t澳门特别行政区\n"),
    ("$REGIONS diff <(cat c.regions) c.regions && echo same", "same\n"),
    ("cat c.regions | $REGIONS verify - | cut -d: -f2 | cut -d, -f1", " ok\n"),
    ("cat c.regions | $REGIONS verify /dev/stdin | cut -c1-14", "/dev/stdin: ok\n"),
    ("cat c.regions | REGIONS_DATA=- $REGIONS children 110000 | head -n 1", "110101\t东城区\n"),
    ("mkfifo f; cat c.regions >f & $REGIONS info --json f | cut -c1-14", "{\"nodes\":41981\n"),
  ])
  func `a data set may come from a pipe`(line: String, output: String) throws {
    #expect(try shell(line).output == output)
  }

  @Test func `a pipe without end is not read for ever`() throws {
    let result = try shell("(cat c.regions; cat /dev/zero) 2>/dev/null | $REGIONS info -")
    #expect(result.status == 65)
    #expect(
      result.errors
        == "standard input: error: a pipe is read up to 256 MB and this is longer: put it into a file\n"
    )
  }

  @Test func `what comes from a pipe has no name for its file`() throws {
    let names = try contents().keys.sorted()
    let result = try shell("$REGIONS import /dev/stdin <x.csv 2>/dev/null | head -c 8 | tail -c 7")
    #expect(result.output == "Region\n", "\(result.errors)")
    #expect(try contents().keys.sorted() == names)
    #expect(!FileManager.default.fileExists(atPath: "/dev/stdin.regions"))
  }

  // MARK: Lists of IDs

  @Test(arguments: [
    ("children -", "820001\t花王堂区\n110101\t东城区\n"), ("children 820000 -", "820001\t花王堂区\n"),
    ("lookup -", "820000\t澳门特别行政区\t澳门特别行政区\n110000\t北京市\t北京市\n"),
    ("tree --depth 1 -", "820000\t澳门特别行政区\n110000\t北京市\n"), ("match -", "\t\t820000\n"),
  ])
  func `a dash is the list on standard input`(command: String, output: String) throws {
    let result = try Tool.run(
      command.split(separator: " ").map(String.init), input: Data("820000\n110000\n".utf8))
    for line in output.split(separator: "\n") { #expect(result.output.contains(line + "\n")) }
  }

  @Test func `without an ID, children and tree show the top, whatever standard input is`() throws {
    #expect(try Tool.run("children", input: "820000\n").output.hasPrefix("110000\t北京市\n120000"))
    #expect(try Tool.run("tree", "--depth", "1", input: "8\n").output.hasPrefix("110000\t北京市\n12"))
  }

  @Test func `one of several IDs that is missing is told, and the others are answered`() throws {
    let result = try Tool.run("children", "820000", "999999", "710000")
    #expect(result.output.contains("820001\t") && result.output.contains("710001\t"))
    #expect(result.errors == "regions: warning: no region has the ID “999999”\n")
    #expect(result.status == 1)
  }
}
