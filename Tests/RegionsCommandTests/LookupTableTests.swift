import Foundation
import RegionsTestSupport
import Testing

/// `lookup` of what people have: IDs with blanks and quotes, columns of tables, fields of objects, pipes
/// that stand for hours.
struct LookupTableTests {
  @Test(arguments: [
    " 110101", "110101\t", "\"110101\"", "'110101'", " \"110101\" \r", "\u{FEFF}110101",
  ])
  func `blanks and quotes around an ID don't count`(id: String) throws {
    let result = try Tool.run("lookup", input: id + "\n")
    #expect(result.output == "110101\t东城区\t北京市/东城区\n")
    #expect(result.status == 0)
    #expect(try Tool.run(["lookup", "--", id]).output == result.output)
  }

  @Test(arguments: [
    ("1101010000", "110101 is 北京市/东城区"), ("110101001", "110101001"), ("11", "110000 is 北京市"),
    ("4403", "440300 is 广东省/深圳市"),
  ])
  func `a code written another way is explained and not answered`(id: String, meaning: String)
    throws
  {
    let result = try Tool.run("lookup", id)
    guard result.status == 1 else {
      // A town's own nine digits are an ID.
      #expect(result.output.hasPrefix("\(id)\t"))
      return
    }
    #expect(result.output == "\(id)\t\t\n")
    #expect(result.errors == "regions: warning: no region has the ID “\(id)”; \(meaning)\n")
  }

  @Test func `a column is resolved in place`() throws {
    let table =
      "order,code,note\r\n1,\"440305\",\"a\r\nb\"\r\n\r\n2,,x\r\n3,999999,\"say \"\"hi\"\"\""
    let result = try Tool.run("lookup", "--column", "2", "--header", input: table)
    #expect(
      result.output == "order,code,note,region_name,region_path\r\n"
        + "1,\"440305\",\"a\r\nb\",南山区,广东省/深圳市/南山区\r\n\r\n2,,x,,\r\n"
        + "3,999999,\"say \"\"hi\"\"\",,")
    #expect(
      result.errors == """
        standard input:5: warning: the row has no ID
        standard input:6: warning: no region has the ID “999999”\n
        """)
    #expect(result.status == 1)
    #expect(try Tool.run("lookup", "-c", "code", input: table).output == result.output)
  }

  @Test(arguments: ["\t", ";", "|", ","])
  func `the delimiter is found in the first row`(delimiter: String) throws {
    let result = try Tool.run("lookup", "-c", "2", input: "7\(delimiter)110000\n")
    #expect(result.output == ["7", "110000", "北京市", "北京市"].joined(separator: delimiter) + "\n")
  }

  @Test func `a delimiter in a path is quoted`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      "a.csv", Array("id,parent,name\n1,,\"A, B\"\n2,1,\"C \"\"D\"\"\"\n".utf8))
    let file = folder.path("a.regions")
    #expect(try Tool.run("import", source, "-o", file).status == 0)
    let result = try Tool.run("lookup", "-d", file, "-c", "1", "--delimiter", "comma", input: "2\n")
    #expect(result.output == "2,\"C \"\"D\"\"\",\"A, B/C \"\"D\"\"\"\n")
  }

  @Test(arguments: [
    (["--column", "4", "--header"], "standard input:1: error: no column 4; there are only 2\n"),
    (["--column", "zip"], "standard input:1: error: no column “zip”; there are order, code\n"),
  ])
  func `a column that is not there is refused with what there is`(
    options: [String], message: String
  ) throws {
    let result = try Tool.run(["lookup"] + options, input: Data("order,code\n1,110000\n".utf8))
    #expect(result.errors == message)
    #expect(result.output == "")
    #expect(result.status == 65)
  }

  @Test func `a quote that never closes is an error and takes little memory`() throws {
    let rows = String(repeating: "1,110000,note\n", count: 20_000)
    let result = try Tool.run("lookup", "-c", "2", input: "1,110000,\"open\n" + rows)
    #expect(result.errors.hasSuffix("a quoted field makes a record longer than 65,536 bytes\n"))
    #expect(result.status == 65)
    let short = try Tool.run("lookup", "-c", "2", input: "1,110000,\"open\n2,110000,x\n")
    #expect(short.errors == "standard input:1: error: a quoted field is not closed\n")
  }

  @Test func `after the first rows without a region they are counted`() throws {
    let result = try Tool.run("lookup", "-c", "1", input: String(repeating: "x\n", count: 25))
    #expect(result.errors.split(separator: "\n").count == 11)
    #expect(
      result.errors.hasSuffix("regions: … and 15 more\n"))
  }

  @Test func `a field of JSON lines is resolved in place`() throws {
    let lines = #"""
      {"code": 440305, "a": [1, "}"]}
      {"code":"110101" }
      {}
      """#
    let result = try Tool.run("lookup", "--field", "code", input: lines)
    #expect(
      result.output == #"""
        {"code": 440305, "a": [1, "}"],"region_name":"南山区","region_path":"广东省/深圳市/南山区"}
        {"code":"110101" ,"region_name":"东城区","region_path":"北京市/东城区"}
        {"region_name":null,"region_path":null}

        """#)
    #expect(result.errors == "standard input:3: warning: the object has no “code”\n")
  }

  @Test func `a line that is no object ends the run after what was answered`() throws {
    let result = try Tool.run("lookup", "-f", "code", input: "{\"code\":110000}\n[1]\n")
    #expect(result.output.hasPrefix("{\"code\":110000,\"region_name\":\"北京市\""))
    #expect(result.errors == "standard input:2: error: the line is no object\n")
    #expect(result.status == 65)
  }

  @Test(arguments: [
    ["--column", "0"], ["--header"], ["--column", "1", "--json"],
    ["--column", "1", "--field", "a"],
    ["--field", "a", "110000"],
  ])
  func `options that don't go together are wrong usage`(options: [String]) throws {
    #expect(try Tool.run(["lookup"] + options, input: Data("1\n".utf8)).status == 64)
  }

  @Test func `a pipe that stands gets each answer at once`() throws {
    let process = Process()
    process.executableURL = URL(filePath: Tool.path)
    process.arguments = ["lookup"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (id, name) in [("110000", "北京市"), ("440000", "广东省"), ("110000", "北京市")] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(id)\n".utf8))
      // Blocks for good if the answer waits for more input.
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer == "\(id)\t\(name)\t\(name)\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Blocks of input end anywhere: in an ID, before a line's end, in a quoted field.
  @Test func `where a block ends makes no difference`() throws {
    let ids = (0..<60_000).map { ["110000", "440305", "999999", "110101001"][$0 % 4] }
    let result = try Tool.run("lookup", input: ids.joined(separator: "\r\n"))
    let rows = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == ids.count + 1)
    for (row, id) in zip(rows, ids) where !row.hasPrefix("\(id)\t") {
      Issue.record("\(id) was answered by \(row)")
      break
    }
  }
}
