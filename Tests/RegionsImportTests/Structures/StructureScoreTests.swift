// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// What each structure's reading weighs: every weight of `Weight` and `ReferenceWeight` is in a score here, so
/// that none can be moved unnoticed.
struct StructureScoreTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test(
    arguments: [
      (.nested, "[{\"name\":\"Aro\",\"sub\":[{\"name\":\"Beko\"}]},{\"name\":\"Cilo\",\"sub\":[{\"name\":\"Dero\"}]}]", [2.5]),
      (.parentColumn, "id,pid,name\n11,0,Aro\n12,11,Beko\n13,11,Cilo\n", [1 + 0.25, 2.5]),
      (.parentColumn, "id,parent_id,name\n11,0,Aro\n12,11,Beko\n13,11,Cilo\n", [1 + 0.25, 2.5]),
      (.parentColumn, "id,thing,name\n11,0,Aro\n12,11,Beko\n13,11,Cilo\n", [1 - 0.25, 2.5]),
      (.parentColumn, "id,sort,name\n11,0,Aro\n12,11,Beko\n13,11,Cilo\n", []),
      (.parentColumn, "{\"states\":[{\"code\":\"11\",\"name\":\"Aro\"},{\"code\":\"12\",\"name\":\"Beko\"}],\"towns\":[{\"code\":\"21\",\"name\":\"Cilo\",\"stateCode\":\"11\"},{\"code\":\"22\",\"name\":\"Dero\",\"stateCode\":\"11\"}]}", [1 + 0.25 * 0.5, 2.5]),
      (.parentName, "name,parent\nAro,\nBeko,Aro\nCilo,Aro\n", [1, 1 + 0.25 / 3]),
      (.codePrefix, "code,name\n11,Aro\n1101,Beko\n1102,Cilo\n12,Dero\n1201,Enno\n", [1, 0.6]),
      (.codePrefix, "id,name\n100,Aro\n107,Beko\n114,Cilo\n123,Dero\n126,Enno\n131,Folo\n138,Garo\n151,Hino\n157,Ilo\n", [1, 8.0 / 9]),
      (.levelCodes, "WOJ;POW;NAZWA\n02;;DOLNO\n02;01;bole\n02;02;dzier\n04;;KUJAW\n04;01;alek\n", [2.5, 1]),
      (.nestedSets, "id,name,lft,rgt\n1,Aro,1,6\n2,Beko,2,3\n3,Cilo,4,5\n", [3.25]),
      (.depthFirst, "id,name,level\n1,Aro,1\n2,Beko,2\n3,Cilo,3\n4,Dero,1\n5,Enno,2\n", [3.25]),
      (.depthFirst, "id,name,level\n1,Aro,1\n2,Beko,2\n4,Dero,1\n5,Enno,2\n", [1]),
      (.depthFirst, "id,name,kind\n1,Aro,province\n2,Beko,county\n3,Cilo,town\n4,Dero,province\n5,Enno,county\n", [1]),
      (.levelColumns, "province,city,district\nAro,Beko,Cilo\nAro,Beko,Dero\nAro,Enno,Folo\nGaro,Hino,Ilo\n", [1, 2]),
      (.pathCell, "x\nAro/Beko\nAro/Cilo\nDero/Enno\nDero/Folo\n", [1, 2.5]),
      (.pathCell, "x\nAro Beko Cilo\nAro Beko Dero\nEnno Folo Garo\nEnno Folo Hino\n", [1, 2]),
      (.childIDs, #"[{"id":"a","name":"Aro","sub":["b","c"]},{"id":"b","name":"Beko","sub":["d"]},{"id":"c","name":"Cilo"},{"id":"d","name":"Dero"}]"#, [3.25]),
      (.idPath, "id,path,name\n1,1,Aro\n5,1.5,Beko\n6,1.6,Cilo\n7,1.5.7,Dero\n", [3.25]),
      (.flatList, "id,name\n1,Aro\n2,Beko\n", []),
    ] as [(Structure, String, [Double])])
  func `a reading weighs what speaks for it`(structure: Structure, text: String, weights: [Double]) throws {
    let found = try StructureProbe(structure, text).found?.evidence.map(\.weight) ?? []
    #expect(found.count == weights.count && zip(found, weights).allSatisfy(isNear), "\(found)")
  }

  /// A table of a root and twenty rows below it, of whose parents some are not there.
  @Test(arguments: [("pid", 10, true), ("pid", 9, false), ("thing", 19, true), ("thing", 18, false)])
  func `a column called parent may name some that are not there, another hardly any`(heading: String, known: Int, isFound: Bool) throws {
    let rows = (0..<20).map { "\(1001 + $0),\($0 < known ? 1000 : 9000 + $0),Aro\($0)x" }
    let text = "id,\(heading),name\n1000,0,Beko\n" + rows.joined(separator: "\n") + "\n"
    #expect((try StructureProbe(.parentColumn, text).found != nil) == isFound)
  }

  /// A table of a root and ninety-nine rows, of which the first go round in a circle and the rest are below the root.
  @Test(arguments: [("thing", 0, true), ("thing", 2, false), ("pid", 2, true)])
  func `a circle is a mistake where the column is called parent, else it is something else`(heading: String, ring: Int, isFound: Bool) throws {
    let rows = (0..<99).map { "\(1001 + $0),\($0 < ring ? 1001 + ($0 + 1) % ring : 1000),Aro\($0)x" }
    let text = "id,\(heading),name\n1000,0,Beko\n" + rows.joined(separator: "\n") + "\n"
    #expect((try StructureProbe(.parentColumn, text).found != nil) == isFound)
  }

  /// Of two columns the one that names more parents is the nearer, unless it explains the rows less by more than this.
  @Test(arguments: [(7, "near"), (4, "far")])
  func `the nearest of several parents explains the rows nearly as well`(known: Int, parent: String) throws {
    let towns = (0..<10).map { "{\"id\":\"\(30 + $0)\",\"name\":\"Aro\($0)x\",\"near_id\":\"\($0 < known ? 20 + $0 % 4 : 90 + $0)\",\"far_id\":\"\(11 + $0 % 2)\"}" }
    let text = """
      {"a":[{"id":"11","name":"Beko"},{"id":"12","name":"Cilo"}],
       "b":[{"id":"20","name":"Dero"},{"id":"21","name":"Enno"},{"id":"22","name":"Folo"},{"id":"23","name":"Garo"}],
       "c":[\(towns.joined(separator: ","))]}
      """
    let probe = try StructureProbe(.parentColumn, text)
    let columns = try #require(probe.found).evidence.first { $0.kind == .holdsIDs }?.columns
    #expect(columns?.first == parent + "_id")
  }
}
