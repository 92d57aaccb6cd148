import RegionsTestSupport
import Testing

/// What `import --explain` shows on terminals of several widths, and plain.
struct ExplanationOnTerminalTests {
  private static let wide =
    "province_name,city_name,district_name,postal code of it,remark\n"
    + (0..<12).map { "Aro \($0 / 6),Beko \($0 / 3),Cilo \($0),\(4000 + $0),none\n" }.joined()

  @Test(arguments: [40, 80], ["C.UTF-8", "zh_CN.UTF-8"])
  func `readings are wrapped below their beginnings`(columns: Int, locale: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.wide.utf8)
    let session = try TerminalSession(
      [Tool.path, "import", path, "--dry-run", "--explain"], rows: 100, columns: columns,
      environment: ["LC_ALL": locale])
    #expect(try session.exit() == .status(0))
    let lines = session.screen.lines.filter { !$0.isEmpty }
    let end = try #require(lines.firstIndex { $0.hasPrefix("confidence") || $0.hasPrefix("把握") })
    #expect(end > (columns < 80 ? 12 : 8))
    for line in lines[..<end] {
      #expect(line.hasPrefix("   ") || line.wholeMatch(of: #/\d\. .*/#) != nil, "\(line)")
      #expect(line.drop { $0 == " " }.first != ";", "\(line)")
    }
    #expect(lines[end + 1].hasPrefix("regions import "))
  }

  @Test func `a pipe gets lines as long as they are`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", Self.wide.utf8)
    let lines = try Tool.run("import", path, "--dry-run", "--explain").output
      .split(separator: "\n")
    #expect(lines[2].hasPrefix("   province_name: level 1; city_name: level 2; district_name: "))
    #expect(lines[2].hasSuffix("; remark: constant"))
  }

  @Test(arguments: [
    ("id,pid,district\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n", "confidence: certain"),
    ("id,pid,name\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n", "confidence: likely"),
    ("name,level\nAro,1\nBeko,2\nCilo,1\nDero,2\n", "confidence: doubtful"),
  ])
  func `it says how sure it is, before the command`(text: String, line: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", text.utf8)
    let output = try Tool.run("import", path, "--dry-run", "--explain").output
    #expect(output.contains("\n\(line)\nregions import "), "\(output)")
  }

  @Test func `what is refused is not sure at all`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.json", #"{"a":["Aro","Beko"],"b":["Cilo","Dero","Enno"]}"#.utf8)
    let result = try Tool.run("import", path, "--dry-run", "--explain")
    #expect(result.status == 65)
    #expect(result.output.hasPrefix("1. "))
    #expect(!result.output.contains("confidence"))
  }
}
