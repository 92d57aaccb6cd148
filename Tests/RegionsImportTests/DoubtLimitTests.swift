import Testing

@testable import RegionsImport

/// From where on something is doubtful: each limit of `Doubts` and `NameText` from both sides.
struct DoubtLimitTests {
  /// What a structure's reading of a source leaves unexplained.
  private func doubts(_ structure: Structure, _ text: String) throws -> [Doubt.Kind] {
    let probe = try StructureProbe(structure, text)
    let reading = try #require(probe.found.first)
    return Doubts(reading, reading.tree(), probe.evidence, ImportOptions()).found.map(\.kind)
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

  @Test(arguments: [(5, 5, true), (4, 4, false), (20, 22, true), (20, 24, false)])
  func `levels whose regions have one region each are doubtful`(
    provinces: Int, cities: Int, isDoubtful: Bool
  ) throws {
    let text = lines("province,city,district", 3 * cities) {
      "Aro land \($0 / 3 % provinces) x,Beko town \($0 / 3) y,Cilo part \($0) z"
    }
    #expect(try doubts(.levelColumns, text).contains(.singleChildren) == isDoubtful)
  }

  private func isNoName(_ names: [String]) throws -> Bool {
    let text = "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let probe = try StructureProbe(.flatList, text)
    let reading = try #require(probe.found.first)
    return NameText(reading.tree(), probe.evidence, isHeaded: false).isNoName
  }

  @Test(arguments: [("x = $1", 2, 3), ("words of a sentence", 6, 7)])
  func `programs and prose are no names`(line: String, few: Int, many: Int) throws {
    func names(_ count: Int) -> [String] {
      (0..<20).map { $0 < count ? "\(line) \($0)" : "Aro\($0)x" }
    }
    #expect(try isNoName(names(few)) == false)
    #expect(try isNoName(names(many)))
  }

  @Test(arguments: [(160, false), (161, true)])
  func `names are no longer than names are`(length: Int, isLong: Bool) throws {
    let names = (0..<9).map { String(repeating: "A", count: length - 1) + "\($0)" }
    #expect(try isNoName(names) == isLong)
  }
}
