import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// What a tree says against the reading that made it: each limit from both sides.
struct TreeDoubtTests {
  private func doubts(_ structure: Structure, _ text: String) throws -> [Doubt.Kind] {
    let probe = try StructureProbe(structure, text)
    let reading = try #require(probe.found)
    return Doubts(
      reading, tree: reading.tree(), of: probe.evidence, options: ImportOptions(),
      roles: probe.roles
    ).found.map(\.kind)
  }

  private func table(_ heading: String, _ rows: [String]) -> String {
    ([heading] + rows).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [(24, 6, true), (24, 7, false), (11, 2, false)])
  func `names that come back below many regions are doubtful`(
    cities: Int, names: Int, isDoubtful: Bool
  ) throws {
    let rows =
      (0..<12).map { "\(11 + $0),0,Aro\($0)x" }
      + (0..<cities).map { "\(1000 + $0),\(11 + $0 % 12),Beko\($0 % names)y" }
    let found = try doubts(.parentColumn, table("id,pid,name", rows))
    #expect(found.contains(.repeatedNames) == isDoubtful)
  }

  @Test(arguments: [("1", "1", true), ("0", "1", false), ("1", "2", false)])
  func `a parent that is the same in all rows is told`(
    first: String, last: String, isDoubtful: Bool
  ) throws {
    let parents = [first] + [String](repeating: "1", count: 6) + [last]
    let rows = parents.enumerated().map { "\($0 + 1),\($1),Aro\($0)x" }
    let found = try doubts(.parentColumn, table("id,parent_id,name", rows))
    #expect(found.contains(.chanceParent) == isDoubtful)
  }

  @Test(arguments: [(1, true), (0, false), (3, false)])
  func `a province that lies in two zones is told, several that do are namesakes`(
    astray: Int, isDoubtful: Bool
  ) throws {
    let rows = (0..<40).map { place in
      let province = place % 10
      let zone = place >= 30 && province < astray ? 2 : province % 2
      return "Beko\(place)y,Aro\(province)x,Zone \(zone)"
    }
    let found = try doubts(.levelColumns, table("municipality,province,region", rows))
    #expect(found.contains(.crossingLevels) == isDoubtful)
  }

  @Test(arguments: [(1, 1, true), (1, 2, false), (2, 1, false)])
  func `a county that is the same in all rows is told where what is above it is, too`(
    countries: Int, counties: Int, isDoubtful: Bool
  ) throws {
    let rows = (0..<16).map { place in
      "Zet\(place % countries)q,Beko\(place)y,Aro\(place % counties)x"
    }
    let found = try doubts(.levelColumns, table("country,city,county", rows))
    #expect(found.contains(.constantLevel) == isDoubtful)
  }

  @Test(arguments: [(12, true), (13, false)])
  func `a list in which each name is there twice is doubtful`(names: Int, isDoubtful: Bool) throws {
    let rows = (0..<24).map { "\(1000 + $0),Aro\($0 % names)x" }
    #expect(try doubts(.flatList, table("id,name", rows)).contains(.repeatedNames) == isDoubtful)
  }

  @Test(arguments: [(7, 4, true), (8, 4, true), (9, 4, false), (5, 3, false)])
  func `roots of which half have nothing below them are doubtful`(
    roots: Int, bare: Int, isDoubtful: Bool
  ) throws {
    let rows =
      (0..<roots).map { "\(11 + $0),0,Aro\($0)x" }
      + (0..<2 * (roots - bare)).map { "\(1000 + $0),\(11 + $0 / 2),Beko\($0)y" }
    let found = try doubts(.parentColumn, table("id,pid,name", rows))
    #expect(found.contains(.bareRoots) == isDoubtful)
  }

  @Test(arguments: [
    ("province,city", false), ("c1,c2", true), ("province,name", false),
  ])
  func `levels that no heading calls so are doubtful`(heading: String, isDoubtful: Bool) throws {
    let rows = (0..<12).map { "Aro land \($0 / 4),Beko town \($0)" }
    #expect(try doubts(.levelColumns, table(heading, rows)).contains(.unworded) == isDoubtful)
  }

  @Test(arguments: [("Cilo,Dumu", true), ("Cilo,Cilo", false), ("Cilo,", false)])
  func `names that tell rows of one region apart could be a level`(
    names: String, isDoubtful: Bool
  ) throws {
    let offices = names.split(separator: ",", omittingEmptySubsequences: false)
    var rows = (0..<12).map { "Aro\($0 / 4),Beko\($0),Efe\($0)" }
    rows += offices.map { "Aro0,Gofa,\($0)" }
    let found = try doubts(.levelColumns, table("county,constituency,office", rows))
    #expect(found.contains(.unusedLevel) == isDoubtful)
  }

  @Test(arguments: [("cities", false), ("marks", true)])
  func `texts under a key that is no word for regions are doubtful`(key: String, isDoubtful: Bool)
    throws
  {
    let provinces = (0..<4).map {
      "{\"name\":\"Aro\($0)x\",\"\(key)\":[\"Beko\($0)y\",\"Cilo\($0)z\"]}"
    }
    let text = "[\(provinces.joined(separator: ","))]"
    #expect(try doubts(.nested, text).contains(.unworded) == isDoubtful)
  }

  private func lists(_ parent: (Int) -> String) -> String {
    let provinces = (0..<6).map { "{\"id\":\(11 + $0),\"name\":\"Aro\($0)x\"}" }
    let cities = (0..<18).map {
      "{\"id\":\(1100 + $0),\"name\":\"Beko\($0)y\",\"province_id\":\(parent($0))}"
    }
    return
      "{\"provinces\":[\(provinces.joined(separator: ","))],\"cities\":[\(cities.joined(separator: ","))]}"
  }

  @Test(arguments: [(0, false), (1, true)])
  func `rows without a parent among others are told`(empty: Int, isDoubtful: Bool) throws {
    let text = lists { $0 < empty ? "null" : "\(11 + $0 / 3)" }
    #expect(try doubts(.parentColumn, text).contains(.rowsWithoutParent) == isDoubtful)
  }

  @Test(arguments: [("pid", false), ("province_id", true)])
  func `small numbers that are some rows' numbers are told, unless they are called the parent`(
    heading: String, isDoubtful: Bool
  ) throws {
    let rows = (1...60).map { "\($0),\($0 < 7 ? 0 : 1 + ($0 * 7) % 6),Aro\($0)x" }
    let found = try doubts(.parentColumn, table("id,\(heading),name", rows))
    #expect(found.contains(.chanceParent) == isDoubtful)
  }

  @Test(arguments: [(1, 3, false), (2, 3, true)])
  func `a second column with the parents of the rest is told`(
    rest: Int, cities: Int, isDoubtful: Bool
  ) throws {
    let rows =
      (0..<3).map { "\(11 + $0),,,Aro\($0)x" }
      + (0..<3 * cities).map {
        "\(1100 + $0),\($0 < rest ? "" : "\(11 + $0 % 3)"),\(11 + $0 % 3),Beko\($0)y"
      }
    let found = try doubts(.parentColumn, table("id,parent_id,province_id,name", rows))
    #expect(found.contains(.unusedParent) == isDoubtful)
  }

  @Test(arguments: [("NG", true), ("Ng", false)])
  func `codes in the place of names are told`(prefix: String, isDoubtful: Bool) throws {
    let regions = (0..<4).map { region in
      let below = (0..<3).map { "\"\(prefix)\(region)0\($0)\"" }.joined(separator: ",")
      return "{\"name\":\"Aro\(region)x\",\"cities\":[\(below)]}"
    }
    let found = try doubts(.nested, "[" + regions.joined(separator: ",") + "]")
    #expect(found.contains(.unworded) == isDoubtful)
  }

  @Test(arguments: [("Province", true), ("Aro", false)])
  func `a word for a level alone on top is told`(top: String, isDoubtful: Bool) throws {
    let text = "[{\"name\":\"\(top)\",\"below\":[{\"name\":\"Beko\"},{\"name\":\"Cilo\"}]}]"
    #expect(try doubts(.nested, text).contains(.placeholderOnTop) == isDoubtful)
  }

  /// A word with a capital is on top then, one in small letters is left out; both may be regions.
  @Test(arguments: [
    ("Kenya", true), ("Bundle", true), ("mazowieckie", true), ("Results", false), ("data", false),
    ("Nova Aro", false),
  ])
  func `a key alone on top that no list knows is told`(key: String, isDoubtful: Bool) throws {
    let text = "{\"\(key)\":{\"Beko\":[\"Cilo\",\"Dero\"],\"Enno\":[\"Faro\",\"Gilo\"]}}"
    #expect(try doubts(.nested, text).contains(.keyOnTop) == isDoubtful)
  }

  @Test(arguments: [("120100", true), ("110200", false)])
  func `a code of a lower level that begins with none above is told`(code: String, isTold: Bool)
    throws
  {
    let provinces = #""province_list":{"110000":"Aro","130000":"Beko"}"#
    let cities = "\"city_list\":{\"110100\":\"Cilo\",\"\(code)\":\"Dero\",\"130100\":\"Enno\"}"
    let towns = #""county_list":{"110101":"Faro","110102":"Gilo","130101":"Hano","130102":"Iro"}"#
    let found = try doubts(.codePrefix, "{\(provinces),\(cities),\(towns)}")
    #expect(found.contains(.strayCodes) == isTold)
  }

  @Test(arguments: [("Viloyat", true), ("Aro land", false)])
  func `words for kinds on top of wide rows are told`(first: String, isDoubtful: Bool) throws {
    let rows = (0..<12).map { "\($0 < 9 ? first : "Kado land"),Beko town \($0)" }
    let found = try doubts(.levelColumns, table("province,city", rows))
    #expect(found.contains(.unworded) == isDoubtful)
  }

  @Test(arguments: [("Eno", true), ("", false)])
  func `cells that enumerate names are told, names with what is above them are not`(
    third: String, isDoubtful: Bool
  ) throws {
    let rows = (0..<9).map { row in
      let last = third.isEmpty || row % 3 == 0 ? "" : ", \(third)\(row)"
      return "Aro land \(row / 3),\"Beko\(row), Cado\(row), Dero\(row)\(last)\""
    }
    let found = try doubts(.levelColumns, table("province,district", rows))
    #expect(found.contains(.joinedNames) == isDoubtful)
  }

  @Test(arguments: [(3, true), (9, false)])
  func `names with what is above them are told where that comes back`(
    last: Int, isDoubtful: Bool
  ) throws {
    let rows = (0..<9).map { "\"Aro\($0), Beko\($0), Cado land \($0 % last)\",\($0).5" }
    #expect(try doubts(.flatList, table("place,lat", rows)).contains(.joinedNames) == isDoubtful)
  }

  @Test(arguments: [
    ("Geographic Level", 2, true), ("Geographic Level", 1, false), ("Class", 2, false),
  ])
  func `two of a level that stands below as well are told on top`(
    heading: String, onTop: Int, isDoubtful: Bool
  ) throws {
    let codes =
      ["1602", "160201", "160202", "160203", "1740", "174001", "174002"]
      + (0..<onTop).map { "1855\(11 + $0)" }
    let rows = codes.map { "\($0),Aro \($0)x,\($0.count == 4 ? "Prov" : "Mun")" }
    let found = try doubts(.codePrefix, table("code,name,\(heading)", rows))
    #expect(found.contains(.mixedLevels) == isDoubtful)
  }

  @Test(arguments: [("AB", "AR", true), ("AB", "AB", false)])
  func `a code in front of each path in a cell is told`(
    one: String, other: String, isDoubtful: Bool
  ) throws {
    let rows =
      ["Cugo", "Aiudo", "Sebo"].map { "\"\(one), Albo, \($0)\"" }
      + ["Pecico", "Inu", "Lipo"].map { "\"\(other), Arado, \($0)\"" }
    let text = "[" + rows.joined(separator: ",") + "]"
    #expect(try doubts(.pathCell, text).contains(.singleChildren) == isDoubtful)
  }

  @Test(arguments: [("Polga", true), ("", false)])
  func `a list on top under a key like a name is told`(key: String, isDoubtful: Bool) throws {
    let others = "{\"Cado\":[\"Dero\",\"Enno\"],\"Folo\":[\"Garo\"]}"
    let text =
      "{\"\(key)\":{\"Aro\":[\"Beko\"],\"Hino\":[\"Ilo\"]},\"Taluka\":\(others)}"
    let probe = try StructureProbe(.nested, key.isEmpty ? others : text)
    let reading = try #require(probe.found)
    let found = Doubts(
      reading, tree: reading.tree(), of: probe.evidence, options: ImportOptions(),
      roles: probe.roles
    ).found
    #expect(found.contains { $0.kind == .unattachedLists } == isDoubtful)
  }

  @Test(arguments: [("zone", true), ("colour", false)])
  func `levels that codes know nothing of are told`(second: String, isDoubtful: Bool) throws {
    let codes = [11, 14, 17].flatMap { head in
      ["\(head)"] + [13, 28, 34, 51, 77].map { "\(head)\($0)" }
    }
    let rows = codes.enumerated().map { place, code in
      "\(code),School \(place)x,Aro land \(place / 7),Beko part \(place / 4)"
    }
    let found = try doubts(.codePrefix, table("code,name,province,\(second)", rows))
    #expect(found.contains(.unusedLevel) == isDoubtful)
  }

  @Test(arguments: [("Aro", true), ("Gado", false)])
  func `cities with one municipality each of their name are told`(
    name: String, isDoubtful: Bool
  ) throws {
    let cities = ["Aro", "Aro", "Beko", "Cado", "Cado"]
    let rows = cities.enumerated().map { place, city in
      let town = place == 1 ? "Enno" : name == "Aro" ? city : name + city
      return "Dero land,\(city),\(town),Folo\(place)"
    }
    let found = try doubts(.levelColumns, table("estado,ciudad,municipio,colonia", rows))
    #expect(found.contains(.singleChildren) == isDoubtful)
  }

  @Test(arguments: [(2, true), (1, false)])
  func `a level that is above a region in some of its rows alone is told`(
    period: Int, isDoubtful: Bool
  ) throws {
    // Each of six districts has four villages; of every other one a town is named.
    let rows = (0..<24).map { row in
      "Aro land \(row / 12),\(row % period == 0 ? "Beko town \(row / 8)" : ""),"
        + "Cado part \(row / 4),Dero hill \(row)"
    }
    let found = try doubts(
      .levelColumns, table("province,city,district,village", rows))
    #expect(found.contains(.crossingLevels) == isDoubtful)
  }

  @Test(arguments: [(5, true), (3, false)])
  func `more names in lists that become nothing than in regions are told`(
    count: Int, isDoubtful: Bool
  ) throws {
    let regions = (0..<6).map { "{\"name\":\"Aro\($0)x\",\"id\":\"1\($0)\"}" }
    let lists = ["makers", "owners"].map { key in
      let items = (0..<count).map { "{\"label\":\"Beko \(key) \($0)\",\"n\":\($0)}" }
      return "\"\(key)\":{\"items\":[\(items.joined(separator: ","))]}"
    }
    let text =
      "{\"provinces\":[\(regions.joined(separator: ","))],\(lists.joined(separator: ","))}"
    let found = try doubts(.flatList, text)
    #expect(found.contains(.unusedList) == isDoubtful)
  }

  @Test(arguments: [
    (#"{"cities": {"Aro": ["Beko", "Cilo"]}, "islands": {"Dumu": ["Efe"]}}"#, true),
    (#"{"cities": {"Aro": ["Beko", "Cilo"], "Dumu": ["Efe"]}}"#, false),
  ])
  func `dictionaries under keys that may be regions or kinds are doubtful`(
    text: String, isDoubtful: Bool
  ) throws {
    #expect(try told(text).contains(.unattachedLists) == isDoubtful)
  }

  @Test(arguments: [("District", "Fuel", true), ("A", "B", false), ("first", "second", false)])
  func `a list called by a level beside one called by something else is told`(
    one: String, other: String, isDoubtful: Bool
  ) throws {
    let text =
      "{\"\(one)\":[{\"name\":\"Aro x\"},{\"name\":\"Beko y\"}],\"\(other)\":[{\"name\":\"Cilo z\"}]}"
    #expect(try doubts(.flatList, text).contains(.unattachedLists) == isDoubtful)
  }

  @Test(arguments: [
    (#"[{"name": "Aro"}, {"towns": ["Beko", "Ci"]}, {"name": "Dumu"}, {"towns": ["Efe"]}]"#, true),
    (#"[{"name": "Aro", "towns": ["Beko", "Ci"]}, {"name": "Dumu", "towns": ["Efe"]}]"#, false),
  ])
  func `records without a name that hold regions among others are doubtful`(
    text: String, isDoubtful: Bool
  ) throws {
    #expect(try told(text).contains(.unusedHolders) == isDoubtful)
  }

  @Test(arguments: [
    (#"[["Aro", "Beko"], ["Cilo", "Beko"], ["Dumu", "Beko"], ["Efe", "Gulo"]]"#, true),
    (#"[["Aro", "Beko"], ["Cilo", "Dumu"], ["Efe", "Gulo"], ["Hano", "Ibo"]]"#, false),
  ])
  func `rows of two names of which one comes back are doubtful`(text: String, isDoubtful: Bool)
    throws
  {
    #expect((try read(text).report.confidence == .doubtful) == isDoubtful)
  }

  @Test(arguments: [
    (#"[{"county": "Aro", "towns": "Beko, C."}, {"county": "Dumu", "towns": "Efe, G."}]"#, true),
    (#"[{"county": "Aro", "town": "Beko, C."}, {"county": "Dumu", "town": "Efe, G."}]"#, false),
  ])
  func `several names in a cell are doubtful`(text: String, isDoubtful: Bool) throws {
    #expect(try told(text).contains(.joinedNames) == isDoubtful)
  }

  @Test(arguments: [("mail", "aro@example.org", false), ("seat", "Aro", true)])
  func `names beside addresses for mail are not surely regions`(
    heading: String, text: String, isCertain: Bool
  ) throws {
    let rows = (0..<12).map { "Aro\($0 / 4) land,Beko\($0) town,\($0)\(text)" }
    let source = table("province,city,\(heading)", rows)
    let result = try Importer().importTree(
      from: [.bytes(Array(source.utf8), name: "in.csv")])
    #expect((result.report.confidence == .certain) == isCertain)
  }

  // What lies in a district that says so may be anything; its own names, or what it is called, have to say so.
  @Test(arguments: [
    ("hospitals.csv", "Mary", true), ("hospitals.csv", "Mary County", false),
    ("counties.csv", "Mary", false),
  ])
  func `what is called by another thing is no region for where it lies`(
    file: String, name: String, isTold: Bool
  ) throws {
    let rows = (0..<6).map {
      "\($0),\(name) \("abcdef".dropFirst($0).first ?? " "),Aro\($0 / 3) District"
    }
    let result = try Importer().importTree(
      from: [.bytes(Array(table("id,name,district", rows).utf8), name: file)])
    #expect(
      result.report.warnings.contains { $0.kind == .noWordForRegions("name") } == isTold)
  }

  // Products without anything below them have an empty list, which says nothing.
  @Test(arguments: [("children", true), ("counties", false)])
  func `an empty list says nothing`(key: String, isTold: Bool) throws {
    let leaf =
      #"{"id": 2, "name": "Beko", "\#(key)": []}, {"id": 3, "name": "Cilo", "\#(key)": []}"#
    let text = #"[{"id": 1, "name": "Aro", "\#(key)": [\#(leaf)]}]"#
    let result = try Importer().importTree(from: [.bytes(Array(text.utf8), name: "in.json")])
    #expect(
      result.report.warnings.contains { $0.kind == .noWordForRegions("name") } == isTold)
  }

  // Six words may be a name, seven are a sentence.
  @Test(arguments: [
    ("Old district of the Lake Aro", false), ("What district has the largest lake Aro", true),
  ])
  func `a sentence that speaks of regions is no region's name`(name: String, isTold: Bool)
    throws
  {
    let rows = (0..<12).map {
      "Part Aro\(["x", "y", "z"][$0 / 4]),\(name)\("abcdefghijkl".dropFirst($0).first ?? " ")"
    }
    let source = table("chapter_title,question_title", rows)
    let result = try Importer().importTree(from: [.bytes(Array(source.utf8), name: "in.csv")])
    #expect(
      result.report.warnings.contains { $0.kind == .noWordForRegions("question_title") } == isTold)
  }

  @Test(arguments: [("belongs_to", true), ("seat", false)])
  func `a column called the parent beside levels that say something else is doubtful`(
    heading: String, isDoubtful: Bool
  ) throws {
    let rows = (0..<24).map { "Aro land \($0 / 8),Beko town \($0),Cilo\($0 % 7)" }
    let found = try doubts(.levelColumns, table("county,city,\(heading)", rows))
    #expect(found.contains(.unknownParent) == isDoubtful)
  }

  @Test(arguments: [("since", false), ("circle", true)])
  func `days put no rows into groups`(heading: String, isTold: Bool) throws {
    let rows = (0..<24).map { row in
      "\(1000 + row),Aro district \(row),\(isTold ? "K\(row % 3)7" : "200\(row % 3)-01-31")"
    }
    let source = table("code,name,\(heading)", rows)
    let result = try Importer().importTree(
      from: [.bytes(Array(source.utf8), name: "in.csv")])
    let isGrouped = result.report.warnings.contains {
      if case .possibleLevels = $0.kind { true } else { false }
    }
    #expect(isGrouped == isTold)
  }

  private func read(_ text: String) throws -> ImportResult {
    try Importer(readers: [.json]).importTree(from: [.bytes(Array(text.utf8), name: "in.json")])
  }

  private func told(_ text: String) throws -> [Doubt.Kind] {
    try read(text).report.warnings.compactMap {
      if case .doubt(let doubt) = $0.kind { doubt.kind } else { nil }
    }
  }
}
