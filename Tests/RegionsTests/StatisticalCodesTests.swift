import Regions
import RegionsChina
import Testing

/// The codes of two offices.
struct StatisticalCodesTests {
  private let codes = StatisticalCodes.china

  @Test(arguments: [
    // The Ministry has another town under the code, the same one, none.
    ("340111004", "包公街道"), ("110101001", "东华门街道"), ("110105020", "首都机场街道"),
    // Zones, which are no divisions; a district until 2025, which was one in 2023.
    ("130171", "石家庄高新技术产业开发区"), ("500105", "江北区"), ("110000", "北京市"),
    // The Bureau writes twelve digits.
    ("340111004000", "包公街道"), ("110101000000", "东城区"), ("110000000000", "北京市"),
  ])
  func `a code means what the Bureau says`(code: String, name: String) throws {
    let found = try #require(codes[code])
    #expect(found.region.name == name)
    #expect(found.path.last == name && found.lastYear == nil)
  }

  @Test func `the path is that of the Bureau's list`() throws {
    #expect(try #require(codes["340111004"]).path == ["安徽省", "合肥市", "包河区", "包公街道"])
    #expect(try #require(codes["500105001"]).path.prefix(2) == ["重庆市", "江北区"])
  }

  @Test func `codes of earlier lists of the Bureau say when they were there`() throws {
    #expect(try #require(codes["140471"]).lastYear == 2018)
    let dingzhou = try #require(codes["139001"])
    #expect(dingzhou.region.name == "定州市" && dingzhou.lastYear == 2016)
  }

  @Test(arguments: [
    // 两江新区 is younger than the Bureau's list, and so are its towns; Taipei is not in it.
    "500157", "500157001", "710009", "999999", "", "110101001001", "11010", "abc",
  ])
  func `what the Bureau's list hasn't means nothing there`(code: String) {
    #expect(codes[code] == nil)
  }

  @Test func `only what means something else is told`() throws {
    #expect(codes.other(than: "110101") == nil && codes.other(than: "110101001") == nil)
    #expect(codes.other(than: "500157") == nil)
    #expect(codes.other(than: "340111004")?.region.name == "包公街道")
    #expect(codes.other(than: "130171")?.region.name == "石家庄高新技术产业开发区")
  }

  /// Counted in the published files of both lists, without this library (Data/README.md).
  @Test func `of all towns as many agree and differ as in the lists themselves`() {
    var (same, other, absent) = (0, 0, 0)
    for number in 0..<RegionTree.china.count {
      let region = RegionTree.china[number: number]
      guard region.id.utf8.count == 9 else { continue }
      switch codes[region.id] {
      case nil: absent += 1
      case let found? where found.region.name == region.name: same += 1
      default: other += 1
      }
    }
    #expect((same, other, absent) == (27_608, 6_589, 4_526))
    let differences = codes.differences
    let added = (0..<differences.count).map { differences[number: $0] }.filter {
      $0.id.utf8.count == 9 && RegionTree.china[$0.id] == nil
    }
    #expect(added.count == 7_155)
  }

  @Test func `of a data set of other regions nothing is known`() throws {
    var builder = RegionTreeBuilder()
    try builder.add(id: "340000", name: "Elsewhere")
    let elsewhere = try RegionTree(bytes: builder.build())
    let codes = StatisticalCodes(differences: .chinaStatistics, official: elsewhere)
    #expect(codes["340111004"] == nil && codes["110101"] == nil)
  }
}
