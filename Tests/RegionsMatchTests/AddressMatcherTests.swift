import Regions
import RegionsMatch
import Testing

/// How names are read, on a small country with a past.
struct AddressMatcherTests {
  @Test func `an address is read from its beginning, whatever is left out or stands between`()
    throws
  {
    let matcher = try Fixture.matcher()
    for (address, id, rest) in [
      ("东山省临海市南湖区文三路478号", "110102", "文三路478号"), ("东山临海南湖文三路478号", "110102", "文三路478号"),
      ("南湖区文三路478号", "110102", "文三路478号"), ("东山省 / 临海市 - 南湖区，文三路", "110102", "文三路"),
      ("東山省臨海市南湖區文三路", "110102", "文三路"), ("中国东山省市辖区临海市南湖区", "110102", ""),
      ("收货地址：东山省临海市南湖区（西门）", "110102", "（西门）"), ("张三 13800138000 临海市南湖区", "110102", ""),
      ("寄到东山省临海市南湖区谢谢", "110102", "谢谢"), ("东山省南湖区", "110102", ""),
      ("南湖区临海市东山省", "110102", ""), ("东山省东山省临海市", "110100", ""),
      ("临海市柳林镇工业路1号", "110101001", "工业路1号"), ("东山省柳林镇", "110101001", ""),
      ("东山省临海市长岭土家族自治县", "110103", ""), ("临海市长岭县", "110103", ""),
      ("西川省南湖市", "120100", ""), ("南湖市花园路", "120100", "花园路"),
    ] {
      let match = matcher.match(address)
      #expect(match.region?.id == id, "\(address)")
      #expect(String(match.rest) == rest, "\(address)")
    }
  }

  @Test func `roads, shops and buildings that are called after places are no places`() throws {
    let matcher = try Fixture.matcher()
    for (address, id) in [
      ("西川省南湖市临海东路3号", "120100"), ("南湖市东山一路", "120100"), ("南湖市花园小区临海市场", "120100"),
      ("临海市滨江区西川大道", "110101"), ("西川省南湖市东山城", "120100"), ("临海市滨江区南湖街5号", "110101"),
    ] {
      #expect(matcher.match(address, until: .county).region?.id == id, "\(address)")
    }
    for address in ["临海路3号", "中山大厦", "", " ", "，", "1234567", "\u{FFFD}", "省市区"] {
      let match = matcher.match(address)
      #expect(match.region == nil, "\(address)")
      #expect(String(match.rest) == address)
      #expect(match.parts.isEmpty && match.alternatives.isEmpty)
    }
  }

  @Test
  func
    `a name that several have is settled by what else is said, else by who is best known, and reported`()
    throws
  {
    let matcher = try Fixture.matcher()
    let bare = matcher.match("滨江区人民路1号")
    #expect(bare.region?.id == "120101")  // More people live in 南湖市.
    #expect(bare.confidence == .guess)
    #expect(bare.alternatives.map(\.id) == ["110101"])
    let byTown = matcher.match("滨江区石桥柳林2号")
    #expect(byTown.region?.id == "110101")
    #expect(byTown.confidence == .likely)
    #expect(byTown.alternatives.map(\.id) == ["120101"])
    let byNeighbour = matcher.match("滨江区靠近南湖区")
    #expect(byNeighbour.region?.id == "110101")
    let byTownInFull = matcher.match("滨江区柳林镇", until: .county)
    #expect(byTownInFull.region?.id == "110101")
    #expect(byTownInFull.confidence == .certain)
    #expect(matcher.match("临海市滨江区").confidence == .certain)
    #expect(matcher.match("临海滨江").confidence == .likely)
    #expect(matcher.match("临海市人民路").confidence == .likely)  // Some county of it.
    #expect(matcher.match("临海市").confidence == .certain)
  }

  @Test func `names of before lead to the regions of today`() throws {
    let matcher = try Fixture.matcher()
    for (address, id) in [
      ("临海市旧城区1号", "110102"), ("旧城区1号", "110102"), ("海门地区柳林镇", "110101001"),
      ("西川省临江市", "120100"), ("东山省海门地区旧城区", "110102"),
    ] {
      let match = matcher.match(address)
      #expect(match.region?.id == id, "\(address)")
      #expect(match.parts.contains { $0.kind == .formerName }, "\(address)")
    }
    let divided = matcher.match("临海市大郊县")
    #expect(divided.confidence == .guess)
    #expect(Set([divided.region?.id] + divided.alternatives.map(\.id)) == ["110101", "110102"])
    #expect(matcher.match("临海市大郊县柳林镇").region?.id == "110101001")
    let lost = matcher.match("临海市失县")
    #expect(lost.region?.id == "110100")
    #expect(lost.confidence == .likely)
    // A place of today goes before one of the same name that is no more.
    #expect(matcher.match("南湖市").region?.id == "120100")
  }

  @Test func `until stops at a rank, within keeps to a region, and both may be contradicted`()
    throws
  {
    let matcher = try Fixture.matcher()
    let region = try #require(matcher.tree["110100"])
    let town = matcher.match("临海市柳林镇工业路1号", until: .county)
    #expect(town.region?.id == "110101")
    #expect(String(town.rest) == "柳林镇工业路1号")
    #expect(matcher.match("临海市柳林镇", until: .province).region?.id == "110000")
    #expect(matcher.match("滨江区人民路", within: region).region?.id == "110101")
    #expect(matcher.match("东山省临海市滨江区", within: region).region?.id == "110101")
    #expect(matcher.match("西川省花园街道", within: region).region == nil)
  }

  @Test func `parts are what stands in the text, and what kind of name it is`() throws {
    let matcher = try Fixture.matcher()
    let parts = matcher.match("東山 海都柳林镇").parts
    #expect(parts.map { String($0.text) } == ["東山", "海都", "柳林镇"])
    #expect(parts.map(\.region.id) == ["110000", "110100", "110101001"])
    #expect(parts.map(\.kind) == [.shortName, .alias, .town])
  }

  @Test func `a short name is no surer for being listed, and two letters are no name`() throws {
    func confidence(_ attributes: [(String, String)], _ address: String) throws -> String {
      var builder = RegionTreeBuilder()
      let city = try builder.add(id: "1", name: "临海市")
      for (name, value) in attributes { builder.set(name, to: .text(value), for: city) }
      let match = AddressMatcher(try RegionTree(bytes: builder.build())).match(address)
      return match.region == nil ? "none" : match.confidence.rawValue
    }
    #expect(try confidence([], "临海湖滨路") == "likely")
    #expect(try confidence([("short_name", "临海")], "临海湖滨路") == "likely")
    #expect(try confidence([("别名", "海都")], "海都湖滨路") == "certain")
    #expect(try confidence([("abbr", "LH"), ("en_name", "Linhai")], "5 Lake Road, LH") == "none")
    #expect(
      try confidence([("abbr", "LH"), ("en_name", "Linhai")], "5 Lake Road, Linhai") == "certain")
  }

  enum Fixture {
    static func matcher() throws -> AddressMatcher {
      var today = RegionTreeBuilder()
      func add(
        _ id: String, _ name: String, _ rank: RegionRank, _ parent: Int?,
        _ values: [String: String] = [:],
        population: Int? = nil
      ) throws -> Int {
        let region = try today.add(id: id, name: name, under: parent)
        today.setRank(rank, for: region)
        for (name, value) in values { today.set(name, to: .text(value), for: region) }
        if let population { today.set("population", to: .integer(Int64(population)), for: region) }
        return region
      }
      let east = try add("110000", "东山省", .province, nil)
      let sea = try add("110100", "临海市", .prefecture, east, ["alias": "海都|临"], population: 500_000)
      let river = try add("110101", "滨江区", .county, sea)
      _ = try add("110101001", "柳林镇", .town, river)
      _ = try add("110102", "南湖区", .county, sea)
      _ = try add("110103", "长岭土家族自治县", .county, sea)
      let west = try add("120000", "西川省", .province, nil)
      let lake = try add(
        "120100", "南湖市", .prefecture, west, ["former": "临江市"], population: 900_000)
      let other = try add("120101", "滨江区", .county, lake)
      _ = try add("120101001", "花园街道", .town, other)

      var former = RegionTreeBuilder()
      let home = try former.add(id: "110000", name: "东山省", under: nil)
      let city = try former.add(id: "110100", name: "临海市", under: home)
      func gone(_ id: String, _ name: String, _ parent: Int, _ successors: String?) throws -> Int {
        let region = try former.add(id: id, name: name, under: parent)
        former.set("until", to: .integer(2004), for: region)
        if let successors { former.set("successors", to: .text(successors), for: region) }
        return region
      }
      let office = try gone("112200", "海门地区", home, "110100")
      _ = try gone("112201", "旧城区", office, "110102")
      _ = try gone("110190", "旧城区", city, "110102")
      _ = try gone("110191", "大郊县", city, "110101 110102")
      _ = try gone("110192", "失县", city, nil)
      _ = try gone("110193", "南湖市", city, "110102")
      return AddressMatcher(
        try RegionTree(bytes: today.build()), former: try RegionTree(bytes: former.build()))
    }
  }
}
