import Regions
import RegionsSearch
import Testing

/// What a query finds, and in which order.
struct RegionSearchTests {
  private func names(_ matches: [RegionMatch]) -> [String] { matches.map(\.region.name) }

  /// A tree from lines `ID NAME|PINYIN`, indented by two spaces a level.
  private func search(_ text: String) throws -> RegionSearch {
    var builder = RegionTreeBuilder()
    var parents: [Int] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let level = line.prefix { $0 == " " }.count / 2
      let fields = line.drop { $0 == " " }.split(separator: "|").map(String.init)
      parents.removeSubrange(level...)
      let handle = try builder.add(id: "\(number)", name: fields[0], under: parents.last)
      if fields.count > 1 { builder.set("pinyin", to: .text(fields[1]), for: handle) }
      parents.append(handle)
    }
    return RegionSearch(try RegionTree(bytes: builder.build()))
  }

  @Test func `nothing is found for nothing, and nothing breaks on anything`() throws {
    let search = RegionSearch(SearchFixture.small)
    for query in [
      "", " ", "\t／", "'", "/", String(repeating: "a", count: 500), "\u{0}", "🇨🇳", "e\u{301}",
    ] {
      #expect(search.results(for: query).isEmpty, "\(query)")
    }
    let words = String(repeating: "hai nan ", count: 50)
    #expect(search.results(for: words).count <= 20)
    #expect(search.results(for: "海", limit: 0).isEmpty)
    #expect(search.results(for: "海", limit: -1).isEmpty)
    #expect(search.results(for: "海", limit: 3).count == 3)
  }

  @Test
  func
    `the whole name and the short name, then the beginning, then the inside; higher levels first`()
    throws
  {
    let search = try search(
      """
      河南省
        南河市
        河南新城
          河南县
          河南
      新河南州
      """)
    #expect(names(search.results(for: "河南")) == ["河南省", "河南县", "河南", "河南新城", "新河南州"])
  }

  @Test func `a match of whole words goes before one that cuts a word`() throws {
    let search = try search("Yorkshire\nYork Town\nNew York\nNewyorker")
    #expect(
      names(search.results(for: "york")) == ["York Town", "Yorkshire", "New York", "Newyorker"])
  }

  @Test func `spaces in a name may be typed; accents and case don't count`() throws {
    let search = try search("São Paulo\nPaulo Afonso\nZürich")
    #expect(names(search.results(for: "sao paulo")) == ["São Paulo"])
    #expect(names(search.results(for: "SÃO")) == ["São Paulo"])
    #expect(names(search.results(for: "zurich")) == ["Zürich"])
    #expect(search.results(for: "zurihc").map(\.kind) == [.typo])
  }

  @Test func `only regions below --within are results, but words may match what is above it`()
    throws
  {
    let search = RegionSearch(SearchFixture.small)
    let haikou = try #require(search.tree["460100"])
    let found = search.results(for: "街道", limit: 500, within: haikou)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.region.ancestors.contains(haikou) })
    let byProvince = search.results(for: "海南 街道", limit: 500, within: haikou)
    #expect(names(byProvince).sorted() == names(found).sorted())
  }

  @Test func `only regions of --level are results`() throws {
    let search = RegionSearch(SearchFixture.small)
    for level in 1...4 {
      let found = search.results(for: "海", limit: 500, level: level)
      #expect(found.allSatisfy { $0.region.level == level })
      #expect(!found.isEmpty)
    }
    #expect(search.results(for: "海", level: 9).isEmpty)
    #expect(search.results(for: "海", level: 0).isEmpty)
  }

  @Test func `highlights are the characters the words stand for`() throws {
    let search = try search("北京市|bei jing shi\n  朝阳区|chao yang qu\n    𬇙河镇|pei he zhen")
    func highlights(_ query: String) -> [Range<Int>]? {
      search.results(for: query).first?.highlights
    }
    #expect(highlights("朝阳") == [0..<2])
    #expect(highlights("yang") == [1..<2])
    #expect(highlights("chaoy") == [0..<2])
    #expect(highlights("cyq") == [0..<3])
    #expect(highlights("北京 阳") == [1..<2])
    #expect(highlights("chao qu") == [0..<1, 2..<3])
    #expect(highlights("河") == [1..<2])
    #expect(highlights("he") == [1..<2])
    #expect(highlights("1") == [])
  }

  @Test func `syllables end where spaces are typed`() throws {
    let search = try search("西安市|xi an shi\n咸阳市|xian yang shi")
    #expect(names(search.results(for: "xi an")) == ["西安市"])
    #expect(names(search.results(for: "xian")) == ["西安市", "咸阳市"])
    #expect(names(search.results(for: "xian y")) == ["咸阳市"])
  }

  @Test func `a data set without pinyin is searched by names alone`() throws {
    let search = try search("北京市\n  朝阳区")
    #expect(search.results(for: "chaoyang").isEmpty)
    #expect(names(search.results(for: "北京 朝阳")) == ["朝阳区"])
  }

  @Test func `a slip of the hand counts only if nothing else is found, and can be left out`() throws
  {
    let search = try search("大理石林市\n大理石桥市\n大理市")
    #expect(search.results(for: "大理").map(\.kind) == [.shortName, .part, .part])
    let near = search.results(for: "大里石林")
    #expect(names(near) == ["大理石林市"])
    #expect(near.allSatisfy { $0.kind == .typo && $0.isNear })
    #expect(search.results(for: "大里石林", exact: true).isEmpty)
    #expect(search.results(for: "大理", exact: true).count == 3)
  }

  @Test func `what tells a name of two or three characters from others is never guessed away`()
    throws
  {
    let search = try search(
      "香港\n  荃湾区|quan wan qu\n上海市\n  黄浦区|huang pu qu\n  青浦区|qing pu qu\n  大埔|da pu")
    #expect(search.results(for: "卢湾区").isEmpty)
    #expect(search.results(for: "湾区").map(\.kind) == [.part])
    #expect(search.results(for: "黄浦县").map(\.region.name) == ["黄浦区"])
    #expect(search.results(for: "浦黄区").map(\.region.name) == ["黄浦区"])
    #expect(search.results(for: "大浦").isEmpty == false)
    #expect(search.results(for: "红浦区").isEmpty)
  }

  @Test func `any number of threads may share a search`() async throws {
    let search = RegionSearch(SearchFixture.small)
    let expected = search.results(for: "hai kou")
    let fresh = RegionSearch(SearchFixture.small)
    await withTaskGroup(of: [RegionMatch].self) { group in
      for _ in 0..<8 { group.addTask { fresh.results(for: "hai kou") } }
      for await found in group { #expect(names(found) == names(expected)) }
    }
  }

  @Test
  func `what another name finds says which, as the data writes it; a region's own name doesn't`()
    throws
  {
    var builder = RegionTreeBuilder()
    let city = try builder.add(id: "1", name: "上海市")
    builder.set("alias", to: .text("沪|申城"), for: city)
    builder.set("name_en", to: .text("Shanghai|Shànghǎi Municipality"), for: city)
    let xian = try builder.add(id: "2", name: "襄阳市")
    builder.set("former", to: .text("襄樊市|襄阳府"), for: xian)
    let tree = try RegionTree(bytes: builder.build())
    var earlier = RegionTreeBuilder()
    let gone = try earlier.add(id: "3", name: "南汇區")
    earlier.set("successors", to: .text("1 2"), for: gone)
    let search = RegionSearch(tree, former: try RegionTree(bytes: earlier.build()))
    func first(_ query: String) -> RegionMatch? { search.results(for: query).first }
    #expect(first("申城")?.otherName == "申城")
    #expect(first("SHANGHAI MUNI")?.otherName == "Shànghǎi Municipality")
    #expect(first("襄樊")?.otherName == "襄樊市")
    #expect(first("襄樊")?.kind == .formerName)
    #expect(first("南汇区")?.otherName == "南汇區")
    #expect(search.results(for: "南汇区").map(\.otherName) == ["南汇區", "南汇區"])
    for query in ["上海", "上海市", "襄阳", "1"] { #expect(first(query)?.otherName == nil) }
    #expect(search.results(for: "襄樊").map(\.region.name) == ["襄阳市"])
  }

  @Test(arguments: [
    ("alias", "name_en", "former", "population"), ("别名", "英文名", "曾用名", "人口"),
    ("Short_Name", "enName", "Old Name", "POP"), ("简称", "English", "former_name", "常住人口"),
  ])
  func `other names and numbers of people are known by what others call their columns`(
    alias: String, foreign: String, former: String, population: String
  ) throws {
    var builder = RegionTreeBuilder()
    for (id, people, other) in [("1", 500, "老甲"), ("2", 7_000, "甲城、大甲；甲府")] {
      let region = try builder.add(id: id, name: "甲市")
      builder.set(population, to: .integer(Int64(people)), for: region)
      builder.set(alias, to: .text(other), for: region)
    }
    let third = try builder.add(id: "3", name: "乙市")
    builder.set(foreign, to: .text("Alpha Town"), for: third)
    builder.set(former, to: .text("丙县"), for: third)
    let tree = try RegionTree(bytes: builder.build())
    let search = RegionSearch(tree)
    #expect(search.results(for: "甲市").map(\.region.id) == ["2", "1"])
    for (query, id) in [("大甲", "2"), ("甲府", "2"), ("老甲", "1"), ("alpha town", "3"), ("丙县", "3")] {
      let first = try #require(search.results(for: query).first)
      #expect(first.region.id == id)
      #expect(first.otherName != nil)
    }
  }
}
