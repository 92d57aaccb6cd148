import Foundation
import RegionsTestSupport
import Testing

/// `regions pick --events` from outside: streams, statuses.
struct PickEventsTests {
  static let chooseDistrict = """
    {"event":"select","level":0,"id":"110000"}
    {"event":"select","level":1,"id":"110101"}

    """

  @Test func `the first state comes before any event, then one line for each line`() throws {
    let result = try Tool.run(
      "pick", "--events", "--depth=2", input: Self.chooseDistrict + "nonsense\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0] == #"{"titles":["请选择"],"selected":[],"focus":0,"columns":[34],"status":"choosing"}"#)
    #expect(lines[2].contains(#""status":"finished","result":[{"id":"110000","name":"北京市"},"#))
    #expect(lines[3].hasPrefix(#"{"error":"#))
    #expect(result.errors == "")
    #expect(result.status == 0, "an error line does not undo the finish")
  }

  @Test func `a picker stops at a rank`() throws {
    let events = """
      {"event":"select","level":0,"id":"440000"}
      {"event":"select","level":1,"id":"441900"}

      """
    let result = try Tool.run("pick", "--events", "--until", "county", input: events)
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        #""columns":[34,21],"status":"finished","result":[{"id":"440000","name":"广东省"},"#
          + #"{"id":"441900","name":"东莞市"}]}"# + "\n"))
    #expect(try Tool.run("pick", "--events", "--until", "3", input: events).status == 0)
    let unknown = try Tool.run("pick", "--events", "--until", "conty")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("no rank is called “conty”"))
  }

  static let cancel = #"{"event":"cancel"}"#
  static let tab = #"{"event":"tab","level":0}"#
  static let endings: [(input: String, status: Int32)] = [
    ("", 1),
    (chooseDistrict, 0),
    ("\(chooseDistrict)\(tab)", 1),
    ("\(chooseDistrict)\(cancel)", 130),
    ("\(cancel)\n\(chooseDistrict)", 130),
  ]

  @Test(arguments: endings)
  func `the exit status says how it ended`(input: String, status: Int32) throws {
    #expect(try Tool.run("pick", "--events", "--depth", "2", input: input).status == status)
  }

  @Test func `a line that is not UTF-8 is no JSON`() throws {
    let line = Data(#"{"event":"filter","text":""#.utf8) + [0xFF] + Data("\"}\n".utf8)
    let result = try Tool.run(["pick", "--events"], input: line)
    #expect(result.output.split(separator: "\n").last?.hasPrefix(#"{"error":"not JSON"#) == true)
  }

  @Test func `a root that is not there is an error at once`() throws {
    let result = try Tool.run("pick", "--events", "--within", "nowhere")
    #expect(result.output == "")
    #expect(
      result.errors == "regions: no region has the ID “nowhere”; “regions search” finds names\n")
    #expect(result.status == 1)
  }

  static let selections: [(options: [String], selected: String, message: String)] = [
    (["--select", "999999"], "[]", "regions: no region has the ID “999999”\n"),
    (
      ["--select", "110103"], #"["110000","110101"]"#,
      "regions: 110103: 崇文区, until 2010; now 110101 北京市/东城区\n"
    ),
    (["--select", "110103", "--current"], #"["110000","110101"]"#, ""),
    (
      ["--within", "110000", "--select", "440000"], "[]",
      "regions: region “440000” does not lie below region “110000”\n"
    ),
  ]

  @Test(arguments: selections)
  func `a region to begin with that is no more is told, and the picker opens`(
    options: [String], selected: String, message: String
  ) throws {
    let result = try Tool.run(["pick", "--events", "--until", "county"] + options)
    #expect(result.output.contains(#""selected":\#(selected)"#), "\(result.output)")
    #expect(result.errors == message)
    #expect(result.status == 1, "still choosing")
  }

  @Test(arguments: [
    ["--query", "x"], ["--height", "9"], ["--print", "id"], ["--json"], ["--tty"], ["-1"], ["-0"],
    ["--header", "x"], ["--keys", "vi"],
  ])
  func `what is drawn or asked goes without events`(options: [String]) throws {
    let result = try Tool.run(["pick", "--events"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains("“--events” goes without “--"))
  }

  @Test(arguments: ["--depth=0", "--depth=x"])
  func `a value that is none is wrong usage`(option: String) throws {
    #expect(try Tool.run("pick", "--events", option).status == 64)
  }
}
