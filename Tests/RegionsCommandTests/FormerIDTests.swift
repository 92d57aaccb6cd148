import Foundation
import RegionsTestSupport
import Testing

/// `regions lookup` of IDs that were in force once.
struct FormerIDTests {
  @Test func `the message says what it was and what it is now`() throws {
    let result = try Tool.run("lookup", "110103", "110101")
    #expect(result.output == "110103\t\t\n110101\t东城区\t北京市/东城区\n")
    #expect(result.errors == "regions: warning: 110103: 崇文区, until 2010; now 110101 北京市/东城区\n")
    #expect(result.status == 1)
  }

  @Test func `a region that was divided has several`() throws {
    let result = try Tool.run("lookup", "--current", "330104")
    #expect(result.output == "330104\t\t\n")
    #expect(
      result.errors
        == "regions: warning: 330104: 江干区, until 2021; now 330102 浙江省/杭州市/上城区, 330114 浙江省/杭州市/钱塘区\n"
    )
    #expect(result.status == 1)
  }

  @Test func `JSON has the former region`() throws {
    let result = try Tool.run("lookup", "--json", "110103")
    #expect(
      result.output == """
        {"id":"110103","found":false,"former":{"name":"崇文区","path":["北京市","崇文区"],"until":2010,\
        "successors":[{"id":"110101","name":"东城区","path":["北京市","东城区"]}]}}

        """)
    #expect(result.status == 1)
  }

  @Test func `current answers with the one successor`() throws {
    let text = try Tool.run("lookup", "--current", "110103", "110102")
    #expect(text.output == "110101\t东城区\t北京市/东城区\n110102\t西城区\t北京市/西城区\n")
    #expect(text.errors.isEmpty && text.status == 0)
    let json = try Tool.run("lookup", "--current", "--json", "110103")
    #expect(json.output.hasPrefix("{\"id\":\"110101\",\"asked\":\"110103\",\"name\":\"东城区\","))
    #expect(json.status == 0)
  }

  @Test func `current goes through tables`() throws {
    let table = "name,code\na,110103\nb,330104\n"
    let plain = try Tool.run("lookup", "--column", "code", input: table)
    #expect(plain.output == "name,code,region_name,region_path\na,110103,,\nb,330104,,\n")
    #expect(plain.errors.contains("110103: 崇文区, until 2010; now 110101"))
    let current = try Tool.run("lookup", "--column", "code", "--current", input: table)
    #expect(
      current.output
        == "name,code,region_name,region_path\na,110103,东城区,北京市/东城区\nb,330104,,\n")
    #expect(current.status == 1)
    let objects = try Tool.run(
      "lookup", "--field", "code", "--current", input: "{\"code\":\"110103\"}\n")
    #expect(
      objects.output
        == "{\"code\":\"110103\",\"region_name\":\"东城区\",\"region_path\":\"北京市/东城区\"}\n")
  }

  @Test func `another data set knows nothing of them`() throws {
    let folder = Tool.root.appending(path: "Data/Golden")
    let result = try Tool.run(
      "lookup", "-d", folder.appending(path: "zeros.regions").path, "110103")
    #expect(result.errors == "regions: warning: no region has the ID “110103”\n")
  }
}
