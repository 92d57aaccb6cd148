import Regions
import RegionsSource
import Testing

@testable import RegionsImport

/// Codes that the tree itself proves take the place of IDs that only a data set has.
struct ProvenCodesTests {
  private func ids(
    _ rows: [String], heading: String = "id,pid,name,code", options: ImportOptions = ImportOptions()
  ) throws -> [String] {
    let text = heading + "\n" + rows.joined(separator: "\n") + "\n"
    let result = try Importer(readers: [], options: options).importTree(
      from: [.bytes(Array(text.utf8), name: "in.csv")])
    let tree = try RegionTree(bytes: result.bytes)
    return (0..<tree.count).map { tree[number: $0].id }.sorted()
  }

  private static let codes = ["11", "1101", "1102", "12", "1201", "1202"]

  private func rows(_ codes: [String]) -> [String] {
    let parents = [0, 1, 1, 0, 4, 4]
    return codes.enumerated().map { "\($0 + 1),\(parents[$0]),Aro\($0)x,\($1)" }
  }

  @Test func `codes that begin with the code of what is above are the IDs`() throws {
    #expect(try ids(rows(Self.codes)) == Self.codes.sorted())
  }

  @Test func `so are codes that are filled up with zeros`() throws {
    let codes = ["110000", "110100", "110200", "120000", "120100", "120200"]
    #expect(try ids(rows(codes)) == codes.sorted())
  }

  @Test(arguments: [
    // One begins otherwise, two are the same, one is missing.
    (5, "1301"), (5, "1201"), (5, ""),
    // One is that of the region above.
    (1, "11"),
  ])
  func `one that does not fit, and the IDs stay`(place: Int, code: String) throws {
    var codes = Self.codes
    codes[place] = code
    #expect(try ids(rows(codes)) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test(arguments: [".", "-"], [true, false])
  func `a path of places within each level is no code`(mark: String, isPath: Bool) throws {
    let codes = ["11", "11.01", "11.02", "12", "12.01", "12.02"].map { code in
      (isPath ? code.replacing(".0", with: ".") : code).replacing(".", with: mark)
    }
    #expect(try ids(rows(codes)) == (isPath ? ["1", "2", "3", "4", "5", "6"] : codes.sorted()))
  }

  /// Codes begin with those above, whatever the records refer to each other by.
  @Test(arguments: [
    ("id", ["84", "10", "13", "41", "75", "77"], true),
    ("id", ["84", "01", "03", "11", "75", "77"], false),
    ("code", ["84", "10", "13", "41", "75", "77"], false),
    ("id", ["DE", "BY", "BE", "FR", "IF", "BR"], false),
    ("id", ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6"], false),
  ])
  func `what is no plain number, or is called a code, stays`(
    heading: String, own: [String], isProven: Bool
  ) throws {
    let parents = ["", own[0], own[0], "", own[3], own[3]]
    let rows = own.indices.map { "\(own[$0]),\(parents[$0]),Aro\($0)x,\(Self.codes[$0])" }
    #expect(
      try ids(rows, heading: "\(heading),parent_\(heading),name,area_code")
        == (isProven ? Self.codes : own).sorted())
  }

  @Test func `that the IDs are others is told, with the option that asks for them`() throws {
    let text = "id,pid,name,code\n" + rows(Self.codes).joined(separator: "\n") + "\n"
    let result = try Importer(readers: [], options: ImportOptions()).importTree(
      from: [.bytes(Array(text.utf8), name: "in.csv")])
    #expect(
      result.report.warnings.map(\.kind).contains(.otherIDs("code", other: "id", inAll: true)))
  }

  @Test(arguments: [
    ("71508128-9b87-11de-822f-000c2965ae", "5ed3504e-9b87-11de-822f-000c2965"),
    ("5ed34ccee6278057e83aed", "5ed3504ee6278057e83b"), ("state_co_", "city_co_"),
  ])
  func `what a program drew, or made of the code, gives way`(upper: String, lower: String) throws {
    let own = Self.codes.map { ($0.count == 2 ? upper : lower) + $0 }
    let parents = ["", own[0], own[0], "", own[3], own[3]]
    let rows = own.indices.map { "\(own[$0]),\(parents[$0]),Aro\($0)x,\(Self.codes[$0])" }
    #expect(try ids(rows) == Self.codes.sorted())
  }

  @Test(arguments: [(4, true), (3, false)])
  func `three regions below others may begin so by chance`(below: Int, isProven: Bool) throws {
    let rows = ["1,0,Beko,B7"] + (0..<below).map { "\($0 + 2),1,Aro\($0)x,B7\($0 + 3)" }
    #expect(try ids(rows).contains("B7") == isProven)
  }

  @Test func `IDs of which most begin with those above stay, whatever else does`() throws {
    let rows = [
      "65,0,Aro,AA", "6501,65,Beko,AAB", "6502,65,Cilo,AAC", "6503,65,Dero,AAD", "6601,65,Enno,AAE",
    ]
    #expect(try ids(rows) == ["65", "6501", "6502", "6503", "6601"])
  }

  @Test func `what somebody chose is the ID`() throws {
    var options = ImportOptions()
    options.idKey = "id"
    #expect(try ids(rows(Self.codes), options: options) == ["1", "2", "3", "4", "5", "6"])
  }
}
