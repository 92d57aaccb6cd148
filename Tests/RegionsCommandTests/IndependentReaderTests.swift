import Foundation
import RegionsTestSupport
import Testing

/// `regions export --to csv` says what the reader in plain Python reads, which was written from the
/// format document alone.
struct IndependentReaderTests {
  @Test func `the export of the bundled file is what the other reader prints`() throws {
    guard let python = Tool.python else {
      print("skipped: python3 is in none of the usual places")
      return
    }
    let export = try Tool.run("export", "--to", "csv")
    #expect(export.status == 0 && export.errors.isEmpty)
    let exported = export.output.split(separator: "\n", omittingEmptySubsequences: false)
    let bundled = Tool.root.appending(path: "Data/china.regions").path
    let dumped = try Tool.independentDump(of: bundled, python: python)
      .split(separator: "\n", omittingEmptySubsequences: false).map(withoutRank)
    // The export has one column more, `$regions`, with the metadata in its first row, and none for
    // the ranks, which the codes tell.
    try #require(exported.count == dumped.count && dumped.count > 41_000)
    #expect(exported[0] == dumped[0] + ",$regions")
    #expect(exported[1].hasPrefix(dumped[1] + ",\"title="))
    let differing = (2..<dumped.count - 1).first { exported[$0] != dumped[$0] + "," }
    #expect(differing == nil, "line \(differing.map { $0 + 1 } ?? 0)")
    #expect(exported.last == "" && dumped.last == "")
  }

  /// A line without its fourth field; those of the bundled file have no quotes.
  private func withoutRank(_ line: Substring) -> String {
    var fields = line.split(separator: ",", omittingEmptySubsequences: false)
    if fields.count > 3 { fields.remove(at: 3) }
    return fields.joined(separator: ",")
  }

  @Test func `without metadata both are the same to the byte`() throws {
    let folder = Tool.root.appending(path: "Data/Golden")
    let export = try Tool.run(
      "export", folder.appending(path: "deep.regions").path, "--to", "csv")
    let table = try Data(contentsOf: folder.appending(path: "deep.csv"))
    #expect(Data(export.output.utf8) == table)
  }
}
