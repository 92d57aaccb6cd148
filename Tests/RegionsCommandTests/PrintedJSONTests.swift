import Foundation
import RegionsTestSupport
import Testing

/// What commands print with `--json` is read back by `import` as what it is, or refused.
struct PrintedJSONTests {
  /// The lines of a data set's flat JSON, without its description.
  private func regions(
    of command: [String], in folder: TemporaryFolder
  ) throws -> (printed: String, read: Tool.Result, regions: [[String: Any]]) {
    let printed = try Tool.run(command)
    _ = try folder.write("printed.jsonl", printed.output.utf8)
    let read = try Tool.run(
      ["import", "printed.jsonl", "-o", "read.regions", "--json"], in: folder.url)
    guard read.status == 0 else { return (printed.output, read, []) }
    let flat = try Tool.run(["export", "read.regions", "--to", "json-flat"], in: folder.url)
    let objects = try JSONSerialization.jsonObject(with: Data(flat.output.utf8))
    return (printed.output, read, objects as? [[String: Any]] ?? [])
  }

  @Test(arguments: [
    (["tree", "110000", "--until", "county", "--json"], 17), (["children", "--json"], 34),
    (["tree", "--depth", "1", "--json"], 34), (["children", "110000", "--json"], 17),
    (["lookup", "--json", "440305", "110101", "440305"], 5),
    (["search", "--json", "南山区", "--until", "county"], 6),
    (
      [
        "match", "--contact", "--json", "张三 13800138000 杭州西湖区文三路478号", "李四 上海浦东新区1号",
      ], 5
    ),
    (["match", "--json", "杭州西湖区文三路478号", "杭州西湖区文一路1号", "上海浦东新区1号"], 5),
  ])
  func `the regions that are spoken of and those above them come back`(
    command: [String], count: Int
  ) throws {
    let (printed, read, regions) = try regions(of: command, in: TemporaryFolder())
    #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
    #expect(read.output.contains("\"nodes\":\(count),"))
    #expect(read.output.contains("\"confidence\":\"certain\""))
    for region in regions {
      let id = try #require(region["id"] as? String)
      #expect(printed.contains("{\"id\":\"\(id)\",\"name\":\"\(region["name"] ?? "")\""))
      #expect(region["rest"] == nil && region["matched"] == nil && region["level"] == nil)
    }
  }

  @Test func `ranks and attributes come back`() throws {
    let folder = try TemporaryFolder()
    _ = try regions(of: ["tree", "110000", "--json"], in: folder)
    // But for those that a line has from the region above.
    let export = [
      "export", "--to", "csv", "--within", "110000", "--columns",
      "id,parent,name,rank,pinyin,alias,former,population,zones", "-d",
    ]
    let bundled = Tool.root.appending(path: "Data/china.regions").path
    let whole = try Tool.run(export + [bundled]).output
    #expect(whole.split(separator: "\n").count == 361)
    #expect(try Tool.run(export + ["read.regions"], in: folder.url).output == whole)
    let info = try Tool.run(["info", "read.regions", "--json"], in: folder.url).output
    #expect(info.contains("\"ranks\":[1,0,16,343]"))
  }

  @Test func `answers that found nothing are left out and counted`() throws {
    let folder = try TemporaryFolder()
    let (_, lookup, found) = try regions(
      of: ["lookup", "--json", "110103", "110101", "999999"], in: folder)
    #expect(found.map { $0["id"] as? String } == ["110000", "110101"])
    #expect(lookup.errors.isEmpty)
    #expect(lookup.output.contains("answers that found no region are left out: 2"))
    let text = try Tool.run(["import", "printed.jsonl", "-o", "read.regions"], in: folder.url)
    #expect(
      text.errors == "printed.jsonl: warning: answers that found no region are left out: 2\n")
    let (_, none, _) = try regions(of: ["lookup", "--json", "110103"], in: folder)
    #expect(none.status == 65)
    let (_, match, matched) = try regions(
      of: ["match", "--json", "北京市东城区1号", "nowhere"], in: folder)
    #expect(matched.count == 2 && match.output.contains("left out: 1"))
  }

  @Test func `what tells of a data set is no data set`() throws {
    let folder = try TemporaryFolder()
    let (_, info, _) = try regions(of: ["info", "--json"], in: folder)
    #expect(info.status == 65)
    #expect(
      info.errors
        == "printed.jsonl: error: this is what “regions info --json” tells of data sets, and none itself\n"
    )
    _ = try folder.write("a.csv", "id,parent,name\n1,,A\n2,1,B\n".utf8)
    _ = try folder.write("b.csv", "id,parent,name\n1,,A\n3,1,C\n".utf8)
    for name in ["a", "b"] {
      _ = try Tool.run(["import", "\(name).csv", "-o", "\(name).regions"], in: folder.url)
    }
    let diff = try Tool.run(["diff", "a.regions", "b.regions", "--json"], in: folder.url)
    _ = try folder.write("diff.jsonl", diff.output.utf8)
    let read = try Tool.run(["import", "diff.jsonl", "-o", "read.regions"], in: folder.url)
    #expect(read.status == 65 && read.errors.contains("“regions diff --json”"))
  }

  @Test func `verify prints one object a file, of good ones and bad ones`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("bad.regions", "no data set".utf8)
    let whole = Tool.root.appending(path: "Data/china.regions").path
    let lines = try Tool.run(["verify", "--json", whole, "bad.regions"], in: folder.url).output
    let objects = try lines.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.map { $0?["ok"] as? Bool } == [true, false])
    #expect(objects.first??["file"] as? String == whole)
  }
}
