import Regions
import RegionsSource
import Testing

@testable import RegionsImport

/// Codes that the tree itself proves take the place of IDs that only a data set has.
struct ProvenCodesTests {
  private func ids(_ rows: [String], options: ImportOptions = ImportOptions()) throws -> [String] {
    let text = "id,pid,name,code\n" + rows.joined(separator: "\n") + "\n"
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

  @Test func `a path of places within each level is no code`() throws {
    let paths = ["1", "1.1", "1.2", "2", "2.1", "2.2"]
    #expect(try ids(rows(paths)) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test(arguments: [(3, true), (2, false)])
  func `two regions below others may begin so by chance`(below: Int, isProven: Bool) throws {
    let rows = ["1,0,Beko,B7"] + (0..<below).map { "\($0 + 2),1,Aro\($0)x,B7\($0 + 3)" }
    #expect(try ids(rows).contains("B7") == isProven)
  }

  @Test func `IDs that begin with those above stay, whatever else does`() throws {
    let rows = ["1,0,Aro,A", "11,1,Beko,AB", "12,1,Cilo,AC", "13,1,Dero,AD"]
    #expect(try ids(rows) == ["1", "11", "12", "13"])
  }

  @Test func `what somebody chose is the ID`() throws {
    var options = ImportOptions()
    options.idKey = "id"
    #expect(try ids(rows(Self.codes), options: options) == ["1", "2", "3", "4", "5", "6"])
  }
}
