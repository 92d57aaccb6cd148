import Regions
import RegionsChina
import RegionsMatch
import Testing

/// Area codes and postcodes say which of several regions of a name is meant, and against which one they speak.
struct CodeEvidenceTests {
  private static let matcher = AddressMatcher(.china, former: .chinaFormer)

  @Test(arguments: [
    ("鼓楼区中山路8号 025-83201234", "320106"), ("鼓楼区中山路8号 (0591)83201234", "350102"),
    ("鼓楼区中山路8号 0516-83201234", "320302"), ("鼓楼区中山路8号 475000", "410204"),
    ("朝阳区建设街1号 130012", "220104"), ("朝阳区建设街1号，100020", "110105"),
    ("朝阳区建设街1号 043185551234", "220104"), ("西湖区北京路1号 0791-8888 6666", "360103"),
    ("和平区太原街52号110001", "210102"),
  ])
  func `of several regions of a name the one with the code`(address: String, id: String) {
    let match = Self.matcher.match(address)
    #expect(match.region?.id == id)
    #expect(match.confidence == .likely)
    #expect(!match.alternatives.isEmpty)
    var reader = ContactReader(Self.matcher)
    #expect(reader.read("\(address) 张伟").region?.region.id == id)
  }

  /// One postcode of a city is mostly none of those that the data has.
  @Test func `the first four digits of a postcode are enough`() {
    #expect(Self.matcher.match("鼓楼区中山路8号 210037").region?.id == "320106")
    #expect(Self.matcher.match("朝阳区湖西路1号 130099").region?.id == "220104")
  }

  @Test(arguments: [
    "杭州市西湖区文三路478号 025-83201234", "杭州市西湖区文三路478号 100020", "上海市浦东新区世纪大道100号 0571-88886666",
  ])
  func `a code of another city lowers the confidence`(address: String) {
    let match = Self.matcher.match(address)
    #expect(match.region?.name == "西湖区" || match.region?.name == "浦东新区")
    #expect(match.confidence == .likely)
    var reader = ContactReader(Self.matcher)
    let contact = reader.read("张伟 \(address)")
    #expect(contact.region?.confidence == .likely)
    #expect(contact.confidence == .likely)
  }

  @Test(arguments: [
    "杭州市西湖区文三路478号 0571-88886666", "杭州市西湖区文三路478号 310012", "杭州市西湖区文三路478号 311100",
    "杭州市西湖区文三路123456号", "上海市浦东新区世纪大道100号 201203", "北京市密云区鼓楼东大街3号 101500",
    "杭州市西湖区文三路478号 13901234567", "杭州市西湖区文三路478号 400-820-8820",
  ])
  func `codes of the city, and digits that are none, leave it certain`(address: String) {
    #expect(Self.matcher.match(address).confidence == .certain)
  }
}
