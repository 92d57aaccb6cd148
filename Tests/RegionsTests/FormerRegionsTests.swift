import Foundation
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// IDs that are no longer in force.
struct FormerRegionsTests {
  @Test(arguments: [
    ("110103", "崇文区", 2010, ["110101"]), ("110104", "宣武区", 2010, ["110102"]),
    ("310103", "卢湾区", 2011, ["310101"]), ("310108", "闸北区", 2015, ["310106"]),
    ("370282", "即墨市", 2017, ["370215"]), ("330104", "江干区", 2021, ["330102", "330114"]),
    ("341400", "巢湖市", 2011, ["340100", "340200", "340500"]),
    ("500112", "渝北区", 2025, ["500157"]), ("533421", "香格里拉县", 2014, ["533401"]),
    // Followed from code to code: 1997, 2025; 1986, 2015; 1983, 1988, 2013.
    ("510211", "江北区", 1997, ["500157"]), ("342700", "徽州地区", 1987, ["341000"]),
    ("441811", "清郊区", 1992, ["441803"]),
    // Codes that no yearly list of the Ministry has.
    ("421302", "曾都区", 2009, ["421303"]), ("370903", "岱岳区", 2007, ["370911"]),
    ("500181", "江津市", 2002, ["500116"]), ("412431", "滑县", 1983, ["410526"]),
    ("362401", "吉安市", 2000, ["360802", "360803"]), ("412101", "安阳市", 1984, ["410500"]),
    ("322501", "扬州市", 1983, ["321000"]), ("332229", "吴兴县", 1981, ["330500"]),
    ("469037", "西沙群岛", 2007, ["460302"]), ("640203", "石嘴山区", 2004, ["640205"]),
  ])
  func `a region became what the State Council decided`(
    id: String, name: String, until: Int, successors: [String]
  ) throws {
    let region = try #require(FormerRegions.china[id])
    #expect(region.name == name)
    #expect(region.until == until)
    #expect(region.successors.map(\.id) == successors)
    #expect(region.onlySuccessor?.id == (successors.count == 1 ? successors[0] : nil))
    #expect(region.path.last == name)
  }

  @Test func `a region of today tells which it followed, the latest first`() throws {
    let regions = FormerRegions.china
    let dongcheng = try #require(RegionTree.china["110101"])
    let predecessors = regions.predecessors(of: dongcheng)
    #expect(predecessors.contains { $0.name == "崇文区" })
    let years = predecessors.map { regions[$0.id]?.until ?? 0 }
    #expect(years == years.sorted(by: >) && !years.contains(0))
    for id in ["370282", "330104", "341400"] {
      for successor in try #require(regions[id]).successors {
        #expect(regions.predecessors(of: successor).contains { $0.id == id }, "\(id)")
      }
    }
    #expect(regions.predecessors(of: try #require(RegionTree.china["820000"])).isEmpty)
  }

  @Test func `a code that is in force, or never was, is not a former one`() {
    for id in ["110101", "420600", "110000", "999999", "", "11", "110103000"] {
      #expect(FormerRegions.china[id] == nil, "\(id)")
    }
  }

  @Test(arguments: [
    ("322501", "扬州地区"), ("332229", "嘉兴地区"), ("412411", "安阳地区"), ("322521", "南通地区"),
  ])
  func `a region lies where the list of its years has it`(id: String, above: String) throws {
    let path = try #require(FormerRegions.china[id]).path
    #expect(path.dropLast().last == above)
  }

  @Test func `what is left open has no successor`() throws {
    let region = try #require(FormerRegions.china["422521"])
    #expect(region.successors.isEmpty && region.onlySuccessor == nil)
  }

  @Test
  func `of all former codes few are left open, each successor is in force, no code is of today`()
    throws
  {
    let former = RegionTree.chinaFormer
    try former.verify()
    var counts = (former: 0, open: 0, several: 0)
    for number in 0..<former.count {
      let region = former[number: number]
      guard case .integer(let until)? = region[attribute: "until"] else {
        #expect(RegionTree.china[region.id]?.name == region.name, "\(region.id)")
        continue
      }
      #expect(1981...2025 ~= until, "\(region.id)")
      let found = try #require(FormerRegions.china[region.id])
      counts.former += 1
      if found.successors.isEmpty { counts.open += 1 }
      if found.successors.count > 1 { counts.several += 1 }
      #expect(found.successors.isEmpty == (region[attribute: "successors"] == nil), "\(region.id)")
      #expect(Set(found.successors.map(\.id)).count == found.successors.count, "\(region.id)")
    }
    #expect(counts.former == 3_613)
    #expect(counts.open == 38)
    #expect(former.byteCount < 32_768)
  }

  @Test
  func `another data set has no former regions of China, and one without a successor names none`()
    throws
  {
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "110000", name: "Elsewhere")
    try builder.add(id: "110101", name: "Other", under: root)
    let elsewhere = try RegionTree(bytes: builder.build())
    #expect(FormerRegions(.chinaFormer, current: elsewhere)["110103"] == nil)
    builder = RegionTreeBuilder()
    try builder.add(id: "110000", name: "北京市")
    let provinces = try RegionTree(bytes: builder.build())
    #expect(FormerRegions(.chinaFormer, current: provinces)["110103"]?.successors.isEmpty == true)
  }

  @Test func `the file is what importing china-former.xml makes`() throws {
    let xml = try String(
      contentsOf: Tool.root.appending(path: "Data/china-former.xml"), encoding: .utf8)
    #expect(xml.components(separatedBy: " until=\"").count - 1 == 3_613)
    let bytes = try Data(contentsOf: Tool.root.appending(path: "Data/china-former.regions"))
    #expect(bytes.count == RegionTree.chinaFormer.byteCount)
  }
}
