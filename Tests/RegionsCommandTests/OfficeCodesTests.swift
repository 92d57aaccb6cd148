import Foundation
import RegionsTestSupport
import Testing

/// `regions lookup` of codes that two offices gave.
struct OfficeCodesTests {
  private static let told =
    "regions: warning: 340111004: 安徽省/合肥市/包河区/包公街道 in the codes of the Bureau of Statistics; “--list statistics” answers by them\n"

  @Test func `a code that means another town there is answered, and that is said`() throws {
    let text = try Tool.run("lookup", "340111004", "110101")
    #expect(text.output == "340111004\t常青街道\t安徽省/合肥市/包河区/常青街道\n110101\t东城区\t北京市/东城区\n")
    #expect(text.errors == Self.told && text.status == 0)
    let json = try Tool.run("lookup", "--json", "340111004")
    #expect(
      json.output.hasSuffix(
        "\"alsoIn\":{\"statistics\":{\"name\":\"包公街道\",\"path\":[\"安徽省\",\"合肥市\",\"包河区\",\"包公街道\"]}}}\n"
      ))
    #expect(json.errors == Self.told)
    let lines = try Tool.run("lookup", input: "340111004\n110101\n340111004\n")
    #expect(lines.errors == Self.told + Self.told && lines.status == 0)
  }

  @Test func `the list can be chosen, in lines, tables and JSON`() throws {
    let text = try Tool.run("lookup", "--list", "statistics", "340111004", "130171", "500157")
    #expect(
      text.output == """
        340111004\t包公街道\t安徽省/合肥市/包河区/包公街道
        130171\t石家庄高新技术产业开发区\t河北省/石家庄市/石家庄高新技术产业开发区
        500157\t\t

        """)
    #expect(text.status == 1)
    let table = try Tool.run(
      "lookup", "--list", "statistics", "--column", "code", "--add", "county,name",
      input: "code\n340111004000\n110101001\n")
    #expect(
      table.output == "code,region_county,region_name\n340111004000,包河区,包公街道\n110101001,东城区,东华门街道\n"
    )
    #expect(table.errors.isEmpty && table.status == 0)
    let rolled = try Tool.run("lookup", "--list", "statistics", "--until", "county", "340111004")
    #expect(rolled.output == "340111\t包河区\t安徽省/合肥市/包河区\n")
  }

  @Test func `codes of twelve digits are the Bureau's`() throws {
    let text = try Tool.run("lookup", "340111004000", "110101000000", "110101001001")
    #expect(
      text.output
        == "340111004000\t包公街道\t安徽省/合肥市/包河区/包公街道\n110101\t东城区\t北京市/东城区\n110101001001\t\t\n")
    #expect(text.status == 1)
    let json = try Tool.run("lookup", "--json", "340111004000", "110101000000")
    #expect(json.output.hasPrefix("{\"id\":\"340111004000\",\"name\":\"包公街道\","))
    #expect(
      json.output.contains("\n{\"id\":\"110101\",\"asked\":\"110101000000\",\"name\":\"东城区\","))
    #expect(
      try Tool.run("lookup", "--until", "county", "340111004000").output
        == "340111\t包河区\t安徽省/合肥市/包河区\n")
  }

  @Test func `zones, and codes of earlier lists, are named as what they are`() throws {
    let result = try Tool.run("lookup", "130171", "140471")
    #expect(result.output == "130171\t\t\n140471\t\t\n" && result.status == 1)
    #expect(
      result.errors == """
        regions: warning: 130171: 河北省/石家庄市/石家庄高新技术产业开发区 in the codes of the Bureau of Statistics; \
        “--list statistics” answers by them
        regions: warning: 140471: 山西省/长治市/山西长治高新技术产业园区 in the codes of the Bureau of Statistics, until 2018 or later

        """)
    let json = try Tool.run("lookup", "--json", "140471")
    #expect(
      json.output
        == "{\"id\":\"140471\",\"found\":false,\"alsoIn\":{\"statistics\":{\"name\":\"山西长治高新技术产业园区\",\"path\":[\"山西省\",\"长治市\",\"山西长治高新技术产业园区\"],\"last\":2018}}}\n"
    )
    // Its former name says it already.
    let former = try Tool.run("lookup", "500105")
    #expect(former.errors == "regions: warning: 500105: 江北区, until 2025; now 500157 重庆市/两江新区\n")
    let reused = try Tool.run("lookup", "139001")
    #expect(
      reused.errors.contains("武安市, until 1995") && reused.errors.contains("河北省/定州市 in the codes"))
  }

  @Test(arguments: [
    ("340111004\n130171\n", "the codes are the Bureau of Statistics'"),
    ("340111004\n500157\n", "the codes are the Ministry's"),
    ("340111004\n110101\n", "whose codes these are can't be told"),
  ])
  func `of a column it is said whose codes it has`(codes: String, message: String) throws {
    let result = try Tool.run("lookup", "--column", "code", input: "code\n" + codes)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `where nothing differs, nothing is said`() throws {
    let result = try Tool.run("lookup", "--column", "code", input: "code\n110101\n440305\n")
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test func `another data set has no such list`() throws {
    let file = Tool.root.appending(path: "Data/Golden/zeros.regions").path
    let result = try Tool.run("lookup", "-d", file, "--list", "statistics", "1")
    #expect(result.status == 64)
    #expect(result.errors.contains("“--list statistics” goes with the divisions of China only"))
  }
}
