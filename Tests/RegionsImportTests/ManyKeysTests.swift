import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// Sources with more keys or columns than anybody needs: memory stays in bounds.
struct ManyKeysTests {
  // Each column or list for itself would be as large as all records together.
  @Test(arguments: [
    "[" + (0..<20_000).map { "{\"a\($0)\":\"x\",\"b\($0)\":[\"y\"]}" }.joined(separator: ",") + "]",
    "<r>" + (0..<20_000).map { "<e a\($0)='x'><b\($0) c='1'/></e>" }.joined() + "</r>",
  ])
  func `a key of its own in every record takes no square of memory`(text: String) throws {
    let document = try SourceDocument(
      reading: .bytes(Array(text.utf8), name: "in"), with: [.xml, .json])
    let outline = Outline(SourceTexts([document]), document: 0)
    #expect(outline.lists.count <= Outline.mostLists)
    let cells = outline.lists.reduce(0) { $0 + $1.columns.count * $1.count }
    #expect(cells <= 16 * document.entries.count + 1 << 20)
    #expect(!outline.notes.isEmpty)
  }

  // Where each list is looked for among all others, it takes fifty times as long as it should.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      (4_000, "{", "\"k#\":[{\"id\":\"#1\",\"name\":\"Aro #\"}],", "\"k\":[]}", 8_001),
      (4_000, "{", "\"Aro #\":[\"Beko #\",\"Cilo #\",\"Dero #\"],", "\"k\":[]}", 16_001),
      (
        3_000, "<html>",
        "<h2>Aro #</h2><table><tr><td>#1<td>Beko #<tr><td>#2<td>Cilo #<tr><td>#3<td>Dero #</table>",
        "</html>", 2_997
      ),
      (
        2_000, "", "CREATE TABLE t#(id int,name text);INSERT INTO t# VALUES (1#,'Aro #');\n", "",
        1_000
      ),
    ])
  func `many lists take no square of time`(
    count: Int, begin: String, list: String, end: String, regions: Int
  ) throws {
    let lists = (0..<count).map {
      list.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\($0)")
    }
    let result = try ShapeCase("", begin + lists.joined() + end, tree: "").imported()
    #expect(result.report.regionCount == regions)
    let leftOut = Diagnostic(
      .warning, at: DiagnosticLocation("in"), .tooManyLists(limit: Outline.mostLists))
    #expect(result.report.warnings.contains(leftOut) == (regions < count))
  }

  @Test(.timeLimit(.minutes(1))) func `a key of many words takes no square of memory`() throws {
    let key = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    let rows = (1...20).map { "{\"id\":\($0),\"name\":\"Aro \($0)\"}" }.joined(separator: ",")
    let result = try ShapeCase("", "{\"\(key)\":[\(rows)]}", tree: "").imported()
    #expect(result.report.regionCount == 20)
  }

  @Test func `a number in a heading may be the largest there is`() throws {
    let heading = "province_name,code_\(Int.max),district_name,code_\(Int.max - 1)\n"
    let rows = (0..<30).map { "Aro\($0 / 6)x,P\($0 / 6),Beko\($0)y,D\($0)\n" }.joined()
    let result = try ShapeCase("", heading + rows, tree: "").imported()
    #expect(result.report.levels == [5, 30])
  }

  @Test func `one long row makes no table wide`() throws {
    let rows = (1...20_000).map { "\($0),name \($0),0\n" }.joined()
    let row = "20001,last,1" + String(repeating: ",x", count: 50_000) + "\n"
    let result = try ShapeCase("", "id,name,pid\n" + rows + row, tree: "").imported()
    #expect(result.report.regionCount == 20_001)
    #expect(
      result.report.warnings.contains(
        Diagnostic(.warning, at: DiagnosticLocation("in"), .tooManyColumns)))
  }

  @Test func `a table has no more columns than those of databases`() throws {
    let heading = (1...Outline.mostColumns + 1).map { ",n\($0)" }.joined()
    let rows = (1...4).map {
      "\($0),Town \($0)" + String(repeating: ",1", count: Outline.mostColumns + 1) + "\n"
    }
    let result = try ShapeCase("", "id,name\(heading)\n" + rows.joined(), tree: "").imported()
    #expect(result.report.regionCount == 4)
    #expect(
      result.report.warnings.contains(
        Diagnostic(.warning, at: DiagnosticLocation("in"), .tooWide(limit: 2_000))))
  }
}
