import Regions
import RegionsChina
import RegionsSearch
import Testing

/// Regions are found by the codes that calls and letters reach them by.
struct CodeSearchTests {
  private static let search = RegionSearch(.china, former: .chinaFormer)

  @Test(arguments: [
    ("0571", "330100"), ("010", "110000"), ("021", "310000"), ("0755", "440300"),
    ("0979", "632801"),
    ("０５７１", "330100"), ("0898", "460000"),
  ])
  func `by the area code`(query: String, id: String) {
    let first = Self.search.results(for: query).first
    #expect(first?.region.id == id)
    #expect(first?.kind == .areaCode)
  }

  @Test func `several have one code`() {
    let found = Self.search.results(for: "0851").map(\.region.name)
    #expect(found == ["贵阳市", "遵义市", "安顺市"])
    #expect(Self.search.count(for: "0851") == 3)
    #expect(Self.search.results(for: "0851", limit: 2).count == 2)
  }

  @Test func `by the postcode, else by its first four digits`() {
    let whole = Self.search.results(for: "310012")
    #expect(whole.map(\.region.id) == ["330106"])
    #expect(whole.first?.kind == .postcode)
    let near = Self.search.results(for: "310099")
    #expect(near.first?.region.id == "330100")
    #expect(near.allSatisfy { $0.region.path.contains { $0.id == "330100" } })
    #expect(Self.search.results(for: "999999").isEmpty)
  }

  /// 310000 is 上海市 in the list of regions and 杭州市 on a letter.
  @Test func `an ID goes before a postcode`() {
    let found = Self.search.results(for: "310000")
    #expect(found.map(\.region.id).starts(with: ["310000", "330100"]))
    #expect(found.first?.kind == .id)
  }

  @Test func `within a region, of a level and down to a rank`() throws {
    let zhejiang = try #require(RegionTree.china["330000"])
    #expect(Self.search.results(for: "0571", within: zhejiang).map(\.region.id) == ["330100"])
    #expect(Self.search.results(for: "0755", within: zhejiang).isEmpty)
    // The county is left out: the first four digits are its city's.
    #expect(Self.search.results(for: "310012", until: .prefecture).map(\.region.id) == ["330100"])
    #expect(Self.search.results(for: "310012", level: 1).isEmpty)
  }
}
