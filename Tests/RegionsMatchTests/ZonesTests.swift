import Regions
import RegionsChina
import RegionsMatch
import Testing

/// New areas and development zones, which are no divisions: the county or city they lie in, told as such.
struct ZonesTests {
  private static let matcher = AddressMatcher(.china, former: .chinaFormer)

  @Test(arguments: [
    ("河北雄安新区市民服务中心", "130600", "雄安新区市民服务中心"), ("西安市高新区科技路1号", "610100", "高新区科技路1号"),
    ("陕西省西安市高新区科技路1号", "610100", "高新区科技路1号"), ("西安高新区科技路1号", "610100", "高新区科技路1号"),
    ("无锡市高新区长江路", "320214", "高新区长江路"), ("烟台经济技术开发区长江路", "370611", "经济技术开发区长江路"),
    ("苏州工业园区星湖街328号", "320500", "工业园区星湖街328号"), ("东湖高新区关山大道", "420100", "东湖高新区关山大道"),
    ("南京江北新区浦滨路", "320100", "江北新区浦滨路"),
  ])
  func `a zone leads to what it lies in, stays in the rest, and is never certain`(
    address: String, id: String, rest: String
  ) {
    let match = Self.matcher.match(address)
    #expect(match.region?.id == id)
    #expect(match.rest == rest)
    #expect(match.confidence == .likely)
    #expect(match.parts.last?.kind == .zone)
  }

  @Test func `one that lies in two cities is both of them`() {
    let match = Self.matcher.match("西咸新区沣西新城")
    #expect(match.region?.id == "610100")
    #expect(match.alternatives.map(\.id) == ["610400"])
  }

  /// What is named besides decides: 雄安新区 has nothing to do with 安新县.
  @Test(arguments: [
    ("河北省保定市雄安新区容城县容和路", "130629"), ("河北雄安新区容城县奥威路1号", "130629"),
    ("陕西省西安市雁塔区高新区科技路1号", "610113"), ("保定市安新县雄安大街", "130632"),
  ])
  func `a county that is named goes before the zone`(address: String, id: String) {
    let match = Self.matcher.match(address)
    #expect(match.region?.id == id)
    #expect(match.confidence != .guess)
  }

  @Test(arguments: ["高新区科技路1号", "经开区某路", "新区大道"])
  func `a zone that every city has is none`(address: String) {
    #expect(Self.matcher.match(address).region == nil)
  }

  @Test func `what is a division is no zone`() {
    for (address, id) in [("滨海新区新港路", "120116"), ("浦东新区世纪大道", "310115"), ("两江新区", "500157")] {
      let match = Self.matcher.match(address)
      #expect(match.region?.id == id)
      #expect(match.parts.last?.kind == .name)
    }
  }
}
