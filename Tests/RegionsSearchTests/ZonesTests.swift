import Regions
import RegionsChina
import RegionsSearch
import Testing

/// New areas and development zones are found by the county or city they lie in.
struct ZonesTests {
  private static let search = RegionSearch(.china, former: .chinaFormer)

  @Test(arguments: [
    ("雄安新区", ["130600"]), ("雄安", ["130600"]), ("河北雄安新区", ["130600"]),
    ("西咸新区", ["610100", "610400"]), ("天府新区", ["510100", "511400"]), ("西安市高新区", ["610100"]),
    ("西安高新技术产业开发区", ["610100"]), ("舟山群岛新区", ["330900"]), ("苏州工业园区", ["320500"]),
  ])
  func `a zone finds where it lies`(query: String, ids: [String]) {
    let matches = Self.search.results(for: query)
    #expect(matches.prefix(ids.count).map(\.region.id) == ids)
    #expect(matches.prefix(ids.count).allSatisfy { $0.kind == .zone && $0.otherName != nil })
  }

  @Test func `a division of the name goes first`() {
    for (query, id) in [("滨海新区", "120116"), ("浦东新区", "310115"), ("两江新区", "500157")] {
      let first = Self.search.results(for: query).first
      #expect(first?.region.id == id)
      #expect(first?.kind == .name)
    }
  }

  /// A city goes before a district, unless that is of one twice as well known.
  @Test func `中山 is the city, 朝阳 the district of Beijing`() {
    #expect(Self.search.results(for: "中山").first?.region.id == "442000")
    #expect(Self.search.results(for: "朝阳").first?.region.id == "110105")
  }
}
