import Foundation
import RegionsTestSupport
import Testing

/// `lookup`, `children`, `tree`, `info`, `verify` on the bundled data set, as a user calls them.
struct ReadingCommandTests {
  @Test func `lookup answers each ID in order and says what is not there`() throws {
    let result = try Tool.run("lookup", "110101", "659012", "999999")
    #expect(
      result.output == """
        110101\t东城区\t北京市/东城区
        659012\t白杨市\t新疆维吾尔自治区/白杨市
        999999\t\t\n
        """)
    #expect(result.errors == "regions: warning: no region has the ID “999999”\n")
    #expect(result.status == 1)
  }

  @Test func `lookup reads IDs from standard input`() throws {
    let result = try Tool.run("lookup", input: "110000\r\n\n440000")
    #expect(
      result.output == """
        110000\t北京市\t北京市
        \t\t
        440000\t广东省\t广东省\n
        """)
    #expect(result.status == 1)
  }

  @Test func `lookup as JSON has the path`() throws {
    let result = try Tool.run("lookup", "--json", "110101", "x\"y")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    let first = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(first["id"] as? String == "110101")
    #expect(first["name"] as? String == "东城区")
    #expect(first["level"] as? Int == 2)
    let path = try #require(first["path"] as? [[String: String]])
    #expect(
      path == [["id": "110000", "name": "北京市"], ["id": "110101", "name": "东城区"]])
    #expect(lines[1] == #"{"id":"x\"y","found":false}"#)
  }

  @Test func `children keep the order of the source`() throws {
    let roots = try Tool.run("children").output.split(separator: "\n")
    #expect(roots.first == "110000\t北京市")
    #expect(roots.last == "820000\t澳门特别行政区")
    #expect(roots.count == 34)
    #expect(try Tool.run("children", "nowhere").status == 1)
  }

  @Test func `tree indents by two spaces a level`() throws {
    let result = try Tool.run("tree", "110000", "--depth", "2")
    #expect(result.output.hasPrefix("110000\t北京市\n  110101\t东城区\n  110102\t西城区\n"))
  }

  @Test func `info shows date, origin and counts`() throws {
    let result = try Tool.run("info", "--json")
    let info = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(info["roots"] as? Int == 34)
    #expect((info["metadata"] as? [String: Any])?["asOf"] as? String == "2025-12-31")
    #expect(info["ids"] as? String == "numeric")
    let text = try Tool.run("info").output
    #expect(text.contains("2025-12-31"))
  }

  @Test func `the data set may come from the environment`() throws {
    let result = try Tool.run(["info"], environment: ["REGIONS_DATA": "/nonexistent.regions"])
    #expect(
      result.errors
        == "/nonexistent.regions: error: No such file or directory; $REGIONS_DATA names it\n")
    #expect(result.status == 66)
  }

  @Test(arguments: ["info", "verify"])
  func `a folder is not a data set`(command: String) throws {
    let result = try Tool.run(command, "/tmp")
    #expect(result.errors == "/tmp: error: Is a directory\n")
    #expect(result.status == 66)
  }

  @Test(
    arguments: [
      ([], 64), (["lokup"], 64), (["lookup", "--jsn"], 64), (["verify"], 64), (["--help"], 0),
      (["lookup", "--help"], 0), (["--version"], 0), (["completions", "tcsh"], 64),
      (["tree", "--depth", "0"], 64),
    ] as [([String], Int32)])
  func `usage is checked`(arguments: [String], status: Int32) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == status)
    #expect(result.output.isEmpty == (status != 0))
  }

  @Test func `a closed pipe is a quiet success`() throws {
    let line = "set -o pipefail; \"$REGIONS\" tree | head -n 1; echo ${PIPESTATUS[0]}"
    #expect(try Tool.shell(line).output == "110000\t北京市\n0\n")
  }

  @Test func `a full disk is reported`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try Tool.shell("\"$REGIONS\" tree > /dev/full")
    #expect(result.errors == "standard output: error: No space left on device\n")
    #expect(result.status == 74)
  }
}
