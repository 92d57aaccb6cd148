import Testing

@testable import RegionsImport

/// From where on something is doubtful: each limit of `Doubts` and `NameText` from both sides.
struct DoubtLimitTests {
  /// What a structure's reading of a source leaves unexplained.
  private func doubts(_ structure: Structure, _ text: String) throws -> [Doubt.Kind] {
    let probe = try StructureProbe(structure, text)
    let reading = try #require(probe.found)
    return Doubts(
      reading, tree: reading.tree(), of: probe.evidence, options: ImportOptions(),
      roles: probe.roles
    ).found.map(\.kind)
  }

  private func lines(_ heading: String, _ count: Int, _ row: (Int) -> String) -> String {
    heading + "\n" + (0..<count).map(row).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    (6, 2, 6, true), (5, 2, 5, false), (9, 3, 9, true), (9, 4, 9, false), (10, 2, 6, true),
    (10, 2, 5, false),
  ])
  func `a column that groups enough rows may be a level`(
    rows: Int, groups: Int, filled: Int, isDoubtful: Bool
  ) throws {
    let text = lines("id,name,province", rows) {
      "\(1000 + $0),Aro\($0)x,\($0 < filled ? "Beko\($0 % groups)y" : "")"
    }
    #expect(try doubts(.flatList, text).contains(.unusedLevel) == isDoubtful)
  }

  @Test(arguments: [(8, true), (7, false)])
  func `a column that holds the IDs of other rows may be the parent`(
    known: Int, isDoubtful: Bool
  ) throws {
    let text = lines("id,thing,name", 10) {
      "\(1000 + $0),\($0 < known ? 1000 + ($0 + 1) % 2 : 9999),Aro\($0)x"
    }
    #expect(try doubts(.flatList, text).contains(.unusedParent) == isDoubtful)
  }

  @Test(arguments: [(6, 6, true), (5, 5, false), (20, 22, true), (20, 24, false)])
  func `levels whose regions have one region each are doubtful`(
    provinces: Int, cities: Int, isDoubtful: Bool
  ) throws {
    let text = lines("province,city,district", 3 * cities) {
      "Aro land \($0 / 3 % provinces) x,Beko town \($0 / 3) y,Cilo part \($0) z"
    }
    #expect(try doubts(.levelColumns, text).contains(.singleChildren) == isDoubtful)
  }

  @Test(arguments: [(6, 3), (5, 2), (40, 4)])
  func `codes of a level without its names are none of their own`(rows: Int, groups: Int) throws {
    let text = lines("id,name,country_id", rows) {
      "\(1000 + $0),Aro\($0)x,C\($0 % groups)"
    }
    #expect(try doubts(.flatList, text).isEmpty)
  }

  @Test(arguments: [("department", 12, true), ("department", 13, false), ("section", 12, false)])
  func `a department that groups half of the rows is told, for it may be a level`(
    heading: String, groups: Int, isDoubtful: Bool
  ) throws {
    let text = lines("id,name,\(heading)", 24) {
      "\(1000 + $0),Aro\($0)x,Beko \($0 % groups) y"
    }
    #expect(try doubts(.flatList, text).contains(.unusedLevel) == isDoubtful)
  }

  @Test(arguments: [(10, 2, true), (10, 1, false), (9, 1, true), (9, 0, false)])
  func `levels with codes that cross are doubtful, a few at a border are not`(
    cities: Int, split: Int, isDoubtful: Bool
  ) throws {
    let text = lines("province,city_code,city,district", 3 * cities) {
      let city = $0 / 3
      let isBeyond = city < split && $0 % 3 == 2
      return
        "Aro land \(isBeyond ? (city + 1) % 3 : city % 3),\(1000 + city),Beko town \(city),Cilo part \($0)"
    }
    #expect(try doubts(.levelColumns, text).contains(.crossingLevels) == isDoubtful)
  }

  @Test(arguments: [
    // Both within one province; one of them in two provinces; only one.
    ([2, 5], 0, true), ([2, 5], 6, false), ([2], 0, false),
  ])
  func `names that come back within one region only may be those of crossing levels`(
    shared: [Int], elsewhere: Int, isDoubtful: Bool
  ) throws {
    // Two provinces of three districts with three zones each, of which each has two villages.
    let text = lines("province,district,zone,village", 36) {
      let zone = $0 / 2
      let name = shared.contains(zone) ? zone + 1 : zone == elsewhere && zone > 0 ? zone + 9 : zone
      return "Aro \(zone / 9) x,Beko \(zone / 3) y,Cilo \(name) z,Dero \($0) w"
    }
    #expect(try doubts(.levelColumns, text).contains(.crossingLevels) == isDoubtful)
  }

  @Test(arguments: [
    ("division,zone,district", true), ("province,city,district", false),
    ("adm1,adm2,adm3", false),
  ])
  func `which of two levels is above is doubtful where neither values nor words say it`(
    heading: String, isDoubtful: Bool
  ) throws {
    let text = lines(heading, 6) { "Aro land \($0 / 3) x,Beko town \($0 / 3) y,Cilo part \($0) z" }
    #expect(try doubts(.levelColumns, text).contains(.singleChildren) == isDoubtful)
  }

  @Test(arguments: [
    (["1", "2", "3", "4", "5", "6"], true), (["A", "A1", "A11", "A12", "B", "B1"], false),
    (["100", "110", "111", "112", "200", "210"], false),
  ])
  func `an order of rows is not alone where codes follow it`(codes: [String], isDoubtful: Bool)
    throws
  {
    let text = lines("id,name,level", 6) { "\(codes[$0]),Aro\($0)x,\([1, 2, 3, 3, 1, 2][$0])" }
    #expect(try doubts(.depthFirst, text).contains(.orderAlone) == isDoubtful)
  }

  private func isNoName(_ names: [String]) throws -> Bool {
    let text = "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let probe = try StructureProbe(.flatList, text)
    let reading = try #require(probe.found)
    return NameText(reading.tree(), probe.evidence, isHeaded: false).isNoName
  }

  @Test(arguments: [("x = $1", 2, 3), ("words of a sentence", 4, 5)])
  func `programs and prose are no names`(line: String, few: Int, many: Int) throws {
    func names(_ count: Int) -> [String] {
      (0..<20).map { $0 < count ? "\(line) \($0)" : "Aro\($0)x" }
    }
    #expect(try isNoName(names(few)) == false)
    #expect(try isNoName(names(many)))
  }

  @Test(arguments: [(200, false), (201, true)])
  func `names are no longer than names are`(length: Int, isLong: Bool) throws {
    let names = (0..<9).map { String(repeating: "A", count: length - 1) + "\($0)" }
    #expect(try isNoName(names) == isLong)
  }
}
