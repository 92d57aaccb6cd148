import Foundation
import Regions
import RegionsTestSupport
import Testing

/// A failure comes with how to mend it; and counts are written as people write them.
struct HintsTests {
  /// A data set without ranks.
  private static func plain(_ folder: TemporaryFolder) throws -> String {
    var builder = RegionTreeBuilder()
    try builder.add(id: "a", name: "甲\u{1}")
    return try folder.write("plain.regions", builder.build())
  }

  @Test(arguments: [
    (["lookup", "1101010000"], "no region has the ID “1101010000”; 110101 is 北京市/东城区"),
    (["lookup", "110103"], "110103: 崇文区, until 2010; now 110101 北京市/东城区"),
    (["children", "110103"], "110103: 崇文区, until 2010; now 110101 北京市/东城区"),
    (["tree", "11"], "no region has the ID “11”; 110000 is 北京市"),
    (
      ["search", "朝阳", "--within", "北京"], "no region has the ID “北京”; “regions search” finds names"
    ),
    (["lookup", "北京市"], "no region has the ID “北京市”; “regions search” finds names"),
    (["pick", "--events", "--within", "110101001"], "has nothing below it to choose from"),
    (["search", "--exact", "shenzehn"], "without --exact, the nearest is 440300 广东省/深圳市"),
    (["search", "东城区", "--within", "440000", "--exact"], "without --within, there is 110101"),
    (["search", "东城区", "--level", "1", "--exact"], "without --level, there is 110101"),
    (["export", "--to", "xml", "-d", "PLAIN"], "; “--to json” can hold every character"),
    (["export", "--to", "vant-area", "-d", "PLAIN"], "; “--to vant” takes any codes"),
    (["search", "x", "--until", "county", "-d", "PLAIN"], "; “--level” goes by levels"),
    (["export", "--to", "json", "--until", "2", "-d", "PLAIN"], "; “--depth” counts levels"),
    (
      ["info", "FOREIGN"], ": error: not a .regions file; “regions import” makes one of other files"
    ),
    (
      ["pick"],
      "standard input has ended and is not a terminal; “--tty” takes keys from the terminal"
    ),
    (["form", "FORM"], "no terminal to fill the form on; “--check” and “--events” need none"),
    (["export"], "missing --to <format>: one of json, json-flat, csv"),
    (["export", "--to", "jsn"], "did you mean “json”?"),
    (["lokup"], "did you mean “lookup”?"),
    (["lookup", "--jsn"], "did you mean “--json”?"),
    (["search", "x", "--until", "couty"], "did you mean “county”?"),
    (["lookup", "--column", "0"], "“--column” takes a number from 1 or a heading, not “0”"),
    (["completions", "tcsh"], "only for bash, zsh and fish"),
  ])
  func `a failure says how to mend it`(arguments: [String], hint: String) throws {
    let folder = try TemporaryFolder()
    let plain = try Self.plain(folder)
    let foreign = try folder.write("areas.csv", "id,name\n1,甲\n".utf8)
    let form = try folder.write(
      "form.json", #"{"sections":[{"fields":[{"key":"a","kind":"text","title":"A"}]}]}"#.utf8)
    let names = ["PLAIN": plain, "FOREIGN": foreign, "FORM": form]
    let result = try Tool.run(arguments.map { names[$0] ?? $0 })
    #expect(result.status != 0)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func `an area that is no division is told as such`() throws {
    let result = try Tool.run("search", "西咸新区")
    #expect(result.output == "610100\t西安市\t陕西省/西安市\n610400\t咸阳市\t陕西省/咸阳市\n")
    #expect(result.errors == "regions: 西咸新区 is no division; it lies in:\n")
    let json = try Tool.run("search", "--json", "雄安新区")
    #expect(json.output.contains(#""matched":"zone""#))
    let chinese = try Tool.run(["search", "雄安新区"], environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(chinese.errors == "regions: 雄安新区不是行政区划；所在的区划：\n")
  }

  @Test func `a file that the environment names is reported as such`() throws {
    let result = try Tool.run(["info"], environment: ["REGIONS_DATA": "/no.regions"])
    #expect(result.errors.hasSuffix("; $REGIONS_DATA names it\n"))
    let named = try Tool.run("info", "-d", "/no.regions")
    #expect(named.errors == "/no.regions: error: No such file or directory\n")
  }

  @Test func `one is singular and thousands are separated`() throws {
    let folder = try TemporaryFolder()
    var one = RegionTreeBuilder()
    try one.add(id: "1", name: "甲")
    var many = RegionTreeBuilder()
    for id in 1...1234 { try many.add(id: "\(id)", name: "乙\(id)") }
    let (few, lots) = (
      try folder.write("one.regions", one.build()), try folder.write("many.regions", many.build())
    )
    #expect(try Tool.run("verify", few).output.contains(": ok, 1 region, "))
    #expect(try Tool.run("verify", lots).output.contains(": ok, 1,234 regions, "))
    #expect(try Tool.run("info", lots).output.contains(#/regions +1,234\n/#))
    #expect(
      try Tool.run("diff", few, lots).output.hasSuffix(
        "\n1,233 added, 0 removed, 1 renamed, 0 moved, 0 probably the same under another ID\n"))
    let rows = String(repeating: "x\n", count: 1500)
    #expect(
      try Tool.run("lookup", "-c", "1", input: rows).errors.hasSuffix(
        "regions: … and 1,490 more\n"))
  }

  @Test(arguments: [["info"], ["verify", "Data/china.regions"]])
  func `no count of four digits stands in a text for people`(arguments: [String]) throws {
    let text = try Tool.run(arguments, in: Tool.root).output
    // A date is none.
    let words = text.split { $0.isWhitespace || $0 == ":" || $0 == ";" }
    #expect(words.filter { $0.count > 3 && $0.allSatisfy(\.isNumber) } == [])
  }

  /// Nothing in English is left where the locale is Chinese, whatever goes wrong.
  @Test(arguments: [
    ["lookup", "999999"], ["children", "110103"], ["search", "無此地名哉"],
    ["search", "--exact", "shenzehn"],
    ["search", "x", "--within", "北京"], ["info"], ["info", "/nonexistent.regions"],
    ["info", "/tmp"],
    ["verify", "FOREIGN"], ["verify", "EMPTY"], ["verify", "CUT"],
    ["verify", "Data/china.regions"],
    ["diff", "Data/china.regions", "PLAIN"], ["export", "--to", "xml", "-d", "PLAIN"],
    ["export", "--to", "vant-area", "-d", "PLAIN"],
    ["export", "--to", "json", "-o", "/nonexistent/x"],
    ["export", "--to", "json", "-o", "/tmp"], ["pick"],
    ["form", "FOREIGN"], ["form", "FORM"], ["form", "FORM", "--check", "FOREIGN"],
    ["form", "FORM", "--facts", "FOREIGN"], ["lookup", "-c", "7"], ["lookup", "-f", "a"],
    ["match", "外星"], ["tree", "--depth", "0"], ["completions", "tcsh"], ["search"], [],
  ])
  func `nothing in English is left in Chinese`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let data = try Data(contentsOf: Tool.root.appending(path: "Data/china.regions"))
    let names = [
      "PLAIN": try Self.plain(folder), "EMPTY": try folder.write("empty.regions", []),
      "FOREIGN": try folder.write("文件.csv", "一,二\n1,甲\n".utf8),
      "CUT": try folder.write("cut.regions", data.prefix(5000)),
      "FORM": try folder.write(
        "form.json", #"{"sections":[{"fields":[{"key":"a","kind":"text","title":"A"}]}]}"#.utf8),
    ]
    let result = try Tool.run(
      arguments.map { names[$0] ?? $0 }, input: Data("一,二\n1,甲\n".utf8),
      environment: ["LC_ALL": "zh_CN.UTF-8"], in: Tool.root)
    let isData = ["match"].contains(arguments.first)
    var text = result.errors + (isData ? "" : result.output)
    // Names of files, of options and of commands, and values of the data stay.
    for name in names.values { text = text.replacingOccurrences(of: name, with: "") }
    text = text.replacing(#/<[^>]*>|--[a-z-]+/#, with: "")
    let words = text.split { !$0.isLetter || !$0.isASCII }.map(String.init)
    let english: Set = [
      "the", "is", "not", "no", "error", "warning", "has", "have", "of", "file", "nothing", "found",
      "only", "there", "directory", "region", "rows", "added", "removed", "unknown", "missing",
      "level", "rank", "title", "usage", "Usage", "by", "expected",
    ]
    // The data set's own metadata says where it comes from.
    if arguments != ["info"] {
      #expect(words.filter(english.contains) == [], "\(text)")
    }
    #expect(text.isEmpty || text.unicodeScalars.contains { 0x4E00..<0xA000 ~= $0.value }, "\(text)")
  }
}
