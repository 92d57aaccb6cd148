import Foundation
import Regions
import RegionsExport
import RegionsTestSupport
import Testing

/// The picker forms against what the pickers' documentation says they take.
struct PickerFormTests {
  @Test func `Ant Design and Element take value, label and children`() throws {
    let expected = """
      [
      {"value":"110000","label":"北京市","children":[
      {"value":"110101","label":"东城区"},
      {"value":"110102","label":"西城区"}]}]

      """
    #expect(try Samples.small().text(.antd, depth: 2) == expected)
    #expect(try Samples.small().text(.element, depth: 2) == expected)
  }

  @Test func `Vant's Cascader takes value, text and children`() throws {
    #expect(
      try Samples.small().text(.vant, depth: 2) == """
        [
        {"value":"110000","text":"北京市","children":[
        {"value":"110101","text":"东城区"},
        {"value":"110102","text":"西城区"}]}]

        """)
  }

  @Test func `Vant's Area takes three lists by code`() throws {
    #expect(
      try Samples.small().text(.vantArea) == """
        {"province_list":{
        "110000":"北京市"},
        "city_list":{
        "110100":"北京市"},
        "county_list":{
        "110101":"东城区",
        "110102":"西城区"}}

        """)
  }

  @Test(arguments: [ExportFormat.antd, .element, .vant], [1, 3])
  func `every option of China has the documented form`(_ format: ExportFormat, _ depth: Int) throws
  {
    let tree = try Samples.china().tree
    let label = format == .vant ? "text" : "label"
    var counts: [Int] = []
    func check(_ options: Any, _ level: Int) throws {
      let options = try #require(options as? [[String: Any]])
      #expect(!options.isEmpty, "an option without children has no key for them")
      while counts.count < level { counts.append(0) }
      counts[level - 1] += options.count
      for option in options {
        let id = try #require(option["value"] as? String)
        guard option[label] as? String == tree[id]?.name else {
          Issue.record("\(id) has the wrong name")
          return
        }
        guard option.keys.allSatisfy({ ["value", label, "children"].contains($0) }) else {
          Issue.record("\(id) has other keys: \(option.keys)")
          return
        }
        if let children = option["children"] { try check(children, level + 1) }
      }
    }
    try check(try tree.json(format, depth: depth), 1)
    #expect(counts == Array(tree.levelCounts.prefix(depth)))
  }

  /// What Area does with its lists: the first two digits find the province, the first four the city.
  @Test func `every county of China has a city and a province in Vant area`() throws {
    let tree = try Samples.china().tree
    let lists = try #require(try tree.json(.vantArea) as? [String: [String: String]])
    #expect(lists.keys.sorted() == ["city_list", "county_list", "province_list"])
    let provinces = try #require(lists["province_list"])
    let cities = try #require(lists["city_list"])
    let counties = try #require(lists["county_list"])
    #expect(provinces.count == 34)
    #expect(counties.count == 2845 + 20 + 18 + 8)
    #expect(counties.keys.allSatisfy { cities[$0.prefix(4) + "00"] != nil })
    #expect(cities.keys.allSatisfy { provinces[$0.prefix(2) + "0000"] != nil })
    #expect(cities["110100"] == "北京市")
    #expect(cities["419000"] == "河南省")
    #expect(cities["440100"] == "广州市")
    #expect(cities["710000"] == "台湾省")
    // Every six-digit code of the data is in one list; what is more was added for Area.
    let codes = Set(provinces.keys).union(cities.keys).union(counties.keys)
    for node in 0..<tree.count {
      let region = tree[number: node]
      if region.id.count == 6, !codes.contains(region.id) {
        Issue.record("\(region.id) is missing")
      }
    }
  }

  @Test func `Vant's Area at depth two has no counties`() throws {
    let lists = try #require(
      try Samples.small().json(.vantArea, depth: 2) as? [String: [String: String]])
    #expect(lists["city_list"] == ["110100": "北京市"])
    #expect(lists["county_list"] == [:])
  }

  @Test(arguments: ExportFormat.allCases.filter { ![.sqlite, .vantArea, .regions].contains($0) })
  func `every form can end at a rank, whatever its level`(format: ExportFormat) throws {
    let tree = try Samples.china().tree
    let text = try tree.text(format, until: .county)
    #expect(text.contains("南山区"))
    #expect(text.contains("东莞市"))
    #expect(text.contains("济源市"))
    #expect(!text.contains("街道"))
    let count = tree.rankCounts.prefix(3).reduce(0, +)
    let ids = text.matches(of: #/"value":"|"id":"|<region id=|\n[0-9]{6},/#).count
    #expect(ids == count)
  }

  @Test func `Vant's Area ends at a rank with the missing middle level filled in`() throws {
    let lists = try #require(
      try Samples.china().tree.json(.vantArea, until: .prefecture) as? [String: [String: String]])
    #expect(lists["province_list"]?.count == 34)
    #expect(lists["city_list"]?["440300"] == "深圳市")
    #expect(lists["city_list"]?["110100"] == "北京市")
    #expect(lists["county_list"] == [:])
  }

  @Test func `Vant's Area refuses other codes`() throws {
    var builder = RegionTreeBuilder()
    try builder.add(id: "JP-13", name: "東京都")
    let tree = try RegionTree(bytes: try builder.build())
    let error = #expect(throws: ExportError.self) { try tree.text(.vantArea) }
    #expect(
      error?.description
        == "“JP-13” is no province for Vant's Area, whose codes have six digits, 0000 last")
  }
}
