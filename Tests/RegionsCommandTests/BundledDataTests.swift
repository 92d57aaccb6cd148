import Foundation
import Regions
import RegionsCLI
import RegionsChina
import RegionsTestSupport
import Testing

/// The bundled file is what its source gives, and so are the other forms of the same data.
struct BundledDataTests {
  private var bundled: Data {
    get throws { try Data(contentsOf: Tool.root.appending(path: "Data/china.regions")) }
  }

  @Test func `the bundled file is what importing its source gives`() throws {
    let folder = try TemporaryFolder()
    let source = Tool.root.appending(path: "Data/china.xml").path
    let output = folder.path("china.regions")
    let result = try Tool.run("import", source, "-o", output, "--json")
    #expect(result.status == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    // The Ministry's 41,934 and the supplement's 47; Data/README.md has the counts by part.
    #expect(report["nodes"] as? Int == 41_981)
    #expect(report["levels"] as? [Int] == [34, 496, 5_013, 36_438])
    #expect(report["skipped"] as? Int == 0)
    #expect(try Data(contentsOf: URL(filePath: output)) == bundled)
  }

  @Test(arguments: ["csv", "json", "json-flat", "xml"])
  func `another form of the same data gives the same bytes`(form: String) throws {
    let folder = try TemporaryFolder()
    let text = folder.path("china.\(form)")
    #expect(try Tool.run("export", "--to", form, "-o", text).status == 0)
    let output = folder.path("china.regions")
    let result = try Tool.run("import", text, "-o", output)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try Data(contentsOf: URL(filePath: output)) == bundled)
  }

  /// `Scripts/refresh data` reads the names by a second implementation of the tables' rules.
  @Test func `every reading is the one the tables give`() {
    let readings = NamePinyin.standard
    for number in 0..<RegionTree.china.count {
      let region = RegionTree.china[number: number]
      let expected = readings.pinyin(of: region.name, below: region.ancestors.map(\.name))
      #expect(region[attribute: "pinyin"] == expected.map { .text($0) }, "\(region.id)")
    }
  }

  /// What all below a region share stands there; a look-up shows what holds.
  @Test(arguments: [
    ("330100", "0571", "310000"), ("330106", "0571", "310012"), ("320106", "025", "210000"),
    ("110105", "010", "100020"), ("429004", "0728", "433000"), ("632801", "0979", "816000"),
    ("469030", "0898", "572900"),
  ])
  func `a look-up shows area code and postcode`(id: String, area: String, post: String) throws {
    let line = try Tool.run("lookup", "--json", id).output
    #expect(line.contains("\"area_code\":\"\(area)\",\"postcode\":\"\(post)\""), "\(line)")
  }

  /// Towns mostly have other postcodes than their county.
  @Test func `a town has the area code of its county and no postcode`() throws {
    let line = try Tool.run("lookup", "--json", "330106002").output
    #expect(line.contains(#""area_code":"0571"}"#), "\(line)")
  }

  @Test func `area codes and postcodes are such, and none is said twice`() {
    for number in 0..<RegionTree.china.count {
      let region = RegionTree.china[number: number]
      for (name, form) in [("area_code", #/0\d{2,3}/#), ("postcode", #/\d{6}/#)] {
        guard let value = region[attribute: name]?.description else { continue }
        #expect(value.wholeMatch(of: form) != nil, "\(region.id) \(value)")
        let above = region.path.dropLast().last { $0[attribute: name] != nil }?[attribute: name]
        #expect(above?.description != value, "\(region.id) \(value)")
      }
    }
  }

  @Test func `import fills in the pinyin`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("a.csv", Array("id,name\n11,重庆市\n12,六安市\n".utf8))
    #expect(try Tool.run("import", source, "--pinyin").status == 0)
    let result = try Tool.run("lookup", "-d", folder.path("a.regions"), "--json", "11", "12")
    #expect(result.output.contains("\"pinyin\":\"chong qing shi\""))
    #expect(result.output.contains("\"pinyin\":\"lu an shi\""))
  }

  @Test func `a failed import leaves the earlier file`() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("out.regions", Array("earlier".utf8))
    let source = try folder.write("broken.json", Array("[{\"id\":1,".utf8))
    #expect(try Tool.run("import", source, "-o", output).status == 65)
    #expect(try Data(contentsOf: URL(filePath: output)) == Data("earlier".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["broken.json", "out.regions"])
  }
}
