import Regions
import RegionsSource
import Testing

@testable import RegionsImport

/// Which rows of a table are sums by what they add up, from both sides.
struct AddedRowTests {
  private func names(_ rows: String...) throws -> [String] {
    let text = "state,code,town,people\n" + rows.joined(separator: "\n") + "\n"
    let source = ImportSource.bytes(Array(text.utf8), name: "in.csv")
    var options = ImportOptions()
    options.onError = .skip
    let tree = try RegionTree(
      bytes: Importer(readers: [], options: options).importTree(from: [source]).bytes)
    return tree.roots.map(\.name)
  }

  private static let aro = ["Aro,011,Beko,1520", "Aro,012,Cilo,2480", "Aro,013,Dero,311"]
  private static let enno = ["Enno,021,Faro,1100", "Enno,022,Gero,2200", "Enno,023,Hiro,90"]

  private func names(_ rows: [String]) throws -> [String] {
    try names(rows.joined(separator: "\n"))
  }

  @Test func `below all, whatever it is called`() throws {
    #expect(try names(Self.aro + Self.enno + ["zzz,,,7701"]) == ["Aro", "Enno"])
    #expect(try names(Self.aro + Self.enno + ["zzz,,,\"7,701\""]) == ["Aro", "Enno"])
  }

  @Test func `not where the numbers say another thing`() throws {
    #expect(try names(Self.aro + Self.enno + ["zzz,,,7702"]) == ["Aro", "Enno", "zzz"])
  }

  @Test func `below each group, if it is called by the group or always the same`() throws {
    #expect(
      try names(Self.aro + ["Aro zus,,,4311"] + Self.enno + ["Enno zus,,,3390"]) == ["Aro", "Enno"])
    #expect(
      try names(Self.aro + ["zus,,,4311"] + Self.enno + ["zus,,,3390"]) == ["Aro", "Enno"])
  }

  @Test func `a row of another name may be the region that lies above`() throws {
    let found = try names(Self.aro + ["Iro,,,4311"] + Self.enno + ["Jaro,,,90"])
    #expect(found.contains("Iro"))
  }

  @Test func `numbers of few digits add up by chance`() throws {
    let rows = ["Aro,011,Beko,1", "Aro,012,Cilo,2", "Enno,021,Faro,4", "zzz,,,7"]
    #expect(try names(rows).contains("zzz"))
  }

  @Test func `a number too large for a sum is none`() throws {
    let rows = ["Aro,011,Beko,9223372036854775807", "Aro,012,Cilo,9223372036854775807"]
    #expect(try names(rows + Self.enno) == ["Aro", "Enno"])
  }
}
