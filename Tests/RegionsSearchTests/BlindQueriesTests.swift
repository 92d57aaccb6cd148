import Foundation
import Regions
import RegionsChina
import RegionsSearch
import Testing

/// Queries that were written by somebody who saw nothing of the search; `Blind/README.md` has the figure of the first time.
struct BlindQueriesTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Blind/queries-1.tsv")

  @Test(.enabled(if: SearchFixture.hasPinyin))
  func `a query finds first what the table says`() throws {
    let search = RegionSearch(.china, former: .chinaFormer)
    let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
      .dropFirst()
    #expect(lines.count > 200)
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (query, expected, category) = (cells[1], cells[2].split(separator: "|"), cells[3])
      let first = search.results(for: query, limit: 1).first
      let id = first?.region.id ?? ""
      let isRight =
        expected == ["-"]
        ? first?.isNear ?? true
        : expected.contains { id == $0 || category == "address" && id.hasPrefix($0) }
      #expect(isRight == (cells[0] == "yes"), "\(query): \(id), expected \(expected)")
    }
  }
}
