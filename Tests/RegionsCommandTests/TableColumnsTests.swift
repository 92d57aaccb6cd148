import Foundation
import RegionsTestSupport
import Testing

/// `lookup` and `match` of tables, with the columns somebody asks for, and rows of any length.
struct TableColumnsTests {
  private func run(_ arguments: [String], _ table: String) throws -> Tool.Result {
    try Tool.run(arguments, input: Data(table.utf8))
  }

  @Test func `ranks get columns of their own`() throws {
    let result = try run(
      ["lookup", "-c", "code", "--add", "id,province,prefecture,county,town,county_id,level,rank"],
      "code,n\n440305002,1\n110101,2\n")
    #expect(
      result.output == """
        code,n,region_id,region_province,region_prefecture,region_county,region_town,region_county_id,region_level,region_rank
        440305002,1,440305002,广东省,深圳市,南山区,南山街道,440305,4,4
        110101,2,110101,北京市,,东城区,,110101,2,3

        """)
    #expect(result.status == 0)
  }

  @Test func `addresses of a table are matched in place`() throws {
    let table =
      "no,address\r\n1,\"浙江省杭州市西湖区, 文三路478号\"\r\n2,\"say \"\"hi\"\"\"\r\n3\r\n"
    let result = try run(
      ["match", "--column", "address", "--header", "--add", "id,path,rest,confidence"], table)
    #expect(
      result.output.components(separatedBy: "\r\n") == [
        "no,address,region_id,region_path,region_rest,region_confidence",
        "1,\"浙江省杭州市西湖区, 文三路478号\",330106,浙江省/杭州市/西湖区,文三路478号,certain",
        "2,\"say \"\"hi\"\"\",,,\"say \"\"hi\"\"\",", "3,,,,,", "",
      ])
    #expect(result.status == 1)
  }

  @Test func `what an address or a code was called before`() throws {
    let codes = try run(
      ["lookup", "-c", "1", "--add", "name,former", "--current"], "110103\n110101\n")
    #expect(codes.output == "110103,东城区,崇文区\n110101,东城区,\n")
    let addresses = try run(["match", "-c", "1", "--add", "former,id"], "北京市崇文区花市\n北京市东城区\n")
    #expect(addresses.output == "北京市崇文区花市,崇文区,110101\n北京市东城区,,110101\n")
  }

  @Test(arguments: [
    ("a,b,c\n5,z\n110101,1,2\n", "a,b,c,region_name,region_path\n5,z,,,\n110101,1,2,东城区,北京市/东城区\n"),
    ("a\tb\n110101\n", "a\tb\tregion_name\tregion_path\n110101\t\t东城区\t北京市/东城区\n"),
    ("a,b\n110101,1,2\n", "a,b,region_name,region_path\n110101,1,2,东城区,北京市/东城区\n"),
  ])
  func `rows of unequal length keep their cells, short ones are filled up`(
    table: String, output: String
  ) throws {
    #expect(try run(["lookup", "--column", "a"], table).output == output)
  }

  @Test func `a row that is too long is told`() throws {
    #expect(
      try run(["lookup", "-c", "a"], "a,b\n110101,1,2\n").errors
        == "standard input:2: warning: the row has 3 cells, the first one 2\n")
  }

  @Test(arguments: [";", "semicolon", "\\t", "tab", "^"])
  func `a delimiter may be named or written`(delimiter: String) throws {
    let character = ["semicolon": ";", "\\t": "\t", "tab": "\t"][delimiter] ?? delimiter
    #expect(
      try run(["lookup", "-c", "2", "--delimiter", delimiter], "x\(character)110000\n").output
        == "x\(character)110000\(character)北京市\(character)北京市\n")
  }

  @Test(arguments: [
    (["--delimiter", "ab", "-c", "1"], "or one ASCII character, not “ab”"),
    (["--delimiter", "a", "-c", "1"], "or one ASCII character, not “a”"),
    (["--add", "id,nome", "-c", "1"], "not “nome”; did you mean “name”?"),
    (["--add", "rest", "-c", "1"], "not “rest”"), (["--add", ""], "goes with “--column”"),
    (["--add", "id"], "“--add” goes with “--column”"),
    (["--json", "-c", "1"], "“--json” doesn't go"),
    (["-c", "1", "110000"], "no arguments"),
  ])
  func `options that don't fit are refused`(options: [String], message: String) throws {
    let result = try run(["lookup"] + options, "x\n")
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  // MARK: Rolling up

  @Test(arguments: ["county", "区县", "3", "district"])
  func `a street's code becomes the county's`(rank: String) throws {
    #expect(
      try Tool.run("lookup", "--until", rank, "440305002", "110000").output
        == "440305\t南山区\t广东省/深圳市/南山区\n110000\t北京市\t北京市\n")
    #expect(
      try run(["lookup", "--until", rank], "440305002\n110103\n110000\n").output
        == "440305\t南山区\t广东省/深圳市/南山区\n110103\t\t\n110000\t北京市\t北京市\n")
    #expect(
      try run(["lookup", "--until", rank, "-c", "1", "--add", "id"], "440305002\n").output
        == "440305002,440305\n")
    #expect(
      try run(["lookup", "--until", rank, "--field", "c"], "{\"c\":440305002}\n").output
        == "{\"c\":440305002,\"region_name\":\"南山区\",\"region_path\":\"广东省/深圳市/南山区\"}\n")
  }

  @Test func `as JSON, what was asked for is told`() throws {
    for lines in [["440305002"], []] {
      let result = try run(["lookup", "--json", "--until", "county"] + lines, "440305002\n")
      #expect(result.output.hasPrefix(#"{"id":"440305","asked":"440305002","name":"南山区","#))
    }
  }

  @Test func `of many missing IDs the first ones are told and all are counted`() throws {
    let ids = (1...1500).map { "x\($0)\n" }.joined()
    let result = try run(["lookup"], ids)
    #expect(result.output.split(separator: "\n").count == 1500)
    #expect(result.errors.split(separator: "\n").count == 11)
    #expect(result.errors.hasSuffix("\nregions: … and 1,490 more\n"))
  }
}
