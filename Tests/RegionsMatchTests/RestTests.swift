import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport
import Testing

/// What is left of an address is the text behind its region, character by character.
struct RestTests {
  /// Roads, halls and houses as people write them, many with the name of some region at their head.
  private static let rests = [
    "中山东路18号3栋2单元", "北京西路200号", "解放大道1277号同济医院", "师范大学南校区", "人民医院住院部5楼", "南京路步行街1号",
    "新华书店二楼", "青年城12栋1单元301", "体育馆北门", "长江路与黄河路交叉口", "工业园区B区8号厂房", "火车站对面", "学院街3号",
    "河南大厦1503室", "上海城二期", "城关中学高一(3)班", "東風路６６号", "A座 1802 室", "一中家属院", "朝阳小区2号楼",
    "水岸花园·听涛苑7幢", "振兴北街甲12号", "云南白药生物城", "创业路（近地铁站）", "Sunshine Plaza 8F", "第二实验小学",
  ]

  @Test func `behind the county, whatever of its path is named before`() throws {
    let seed: UInt64 = 20_261_123
    var random = SeededRandom(seed: seed)
    let matcher = AddressMatcher(.china, former: .chinaFormer)
    var reader = matcher.reader(until: .county)
    let counties = (0..<RegionTree.china.count).filter {
      RegionTree.china[number: $0].rank == .county
    }
    var (count, wrong): (Int, [String]) = (0, [])
    while count < 200 {
      let county = RegionTree.china[number: counties.randomElement(using: &random) ?? 0]
      let path = county.path
      let names = path.suffix(Int.random(in: 2...max(2, path.count), using: &random)).map(\.name)
      let separator = ["", "", " ", "，"].randomElement(using: &random) ?? ""
      let rest = Self.rests.randomElement(using: &random) ?? ""
      let text = names.joined(separator: separator) + separator + rest
      let match = reader.match(text)
      count += 1
      if match.region != county || match.rest != rest { wrong.append("\(text) → \(match.rest)") }
    }
    #expect(wrong.count * 100 <= count * 3, "seed \(seed): \(wrong)")
  }
}
