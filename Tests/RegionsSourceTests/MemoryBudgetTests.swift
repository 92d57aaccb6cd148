import RegionsFormats
import Testing

@testable import RegionsSource

/// Small files that hold much are refused before they take memory.
struct MemoryBudgetTests {
  private func problem(_ bytes: [UInt8], limit: Int?) -> SourceProblem? {
    var options = SourceOptions()
    options.memoryLimit = limit
    do {
      _ = try SourceDocument(
        reading: .bytes(bytes, name: "in"), with: [.xml, .json, .yaml, .archive], options: options)
      return nil
    } catch SourceError.content(let found) {
      return found.problem
    } catch {
      return nil
    }
  }

  @Test(arguments: [
    "id,name\n" + String(repeating: "1,b\n", count: 20_000),
    "[" + String(repeating: "{},", count: 30_000) + "{}]",
    "<r>" + String(repeating: "<a/>", count: 30_000) + "</r>",
    String(repeating: "- a\n", count: 30_000),
    String(repeating: "a\n", count: 30_000),
    "INSERT INTO t VALUES " + String(repeating: "(1,'b'),", count: 10_000) + "(1,'c');",
  ])
  func `values count, plain and packed`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(problem(bytes, limit: 1 << 20) == .tooMuchMemory(mebibytes: 1))
    let packed = try filtered(bytes, through: "gzip", "-c")
    #expect(problem(packed, limit: 1 << 20) == .tooMuchMemory(mebibytes: 1))
    #expect(problem(bytes, limit: 64 << 20) == nil)
    #expect(problem(packed, limit: nil) == nil)
  }

  @Test(arguments: [
    "COPY a (x) FROM stdin;\n" + String(repeating: "\t", count: 70_000),
    "INSERT INTO a VALUES (1" + String(repeating: ",1", count: 70_000),
    "INSERT INTO a (b" + String(repeating: ",c", count: 70_000),
    "CREATE TABLE a (b int" + String(repeating: ",c int", count: 70_000),
    "INSERT INTO a SELECT 1" + String(repeating: ",1", count: 70_000),
  ])
  func `one row doesn't take what a document may`(text: String) {
    #expect(problem(Array(text.utf8), limit: nil) == .tooManyCells(limit: 65_536))
  }

  @Test func `texts count in lists of every dialect of JSON`() {
    let text = "['a'" + String(repeating: ",'a'", count: 30_000) + "]"
    #expect(problem(Array(text.utf8), limit: 1 << 20) == .tooMuchMemory(mebibytes: 1))
    let php = "<?php return array(" + String(repeating: "'a'=>1,", count: 30_000) + ");"
    #expect(problem(Array(php.utf8), limit: 1 << 20) == .tooMuchMemory(mebibytes: 1))
  }

  /// What comes back with each name of a list, or in each row that a cell reaches to.
  @Test func `what a few cells stand for counts as well`() throws {
    let long = String(repeating: "x", count: 20_000)
    let rows = (0..<5).map { row in
      "\(row),n\(row),\(long)," + (0..<200).map { "name\(row)x\($0)" }.joined(separator: "|") + "\n"
    }
    let lists = "id,name,text,list\n" + rows.joined()
    var options = SourceOptions()
    options.memoryLimit = 4 << 20
    let kept = try SourceDocument(
      reading: .bytes(Array(lists.utf8), name: "in"), with: [], options: options)
    #expect(kept.entries.count == 1 + 6 * 5)
    let page =
      "<html><table><tr><td rowspan=10000>\(long)<td>b"
      + String(repeating: "<tr><td>a<td>c", count: 500) + "</table></html>"
    #expect(problem(Array(page.utf8), limit: 4 << 20) == .tooMuchMemory(mebibytes: 4))
  }

  @Test func `the tables of a dump count together`() {
    let rows = String(repeating: "(1,'b'),", count: 3_000)
    let dump = (0..<8).map { "INSERT INTO t\($0) VALUES \(rows)(1,'c');\n" }.joined()
    #expect(problem(Array(dump.utf8), limit: 4 << 20) == .tooMuchMemory(mebibytes: 4))
  }

  @Test func `a file has room for four times its size, a small or a packed one the least`() {
    var budget = MemoryBudget()
    #expect(budget.limit == MemoryBudget.least)
    budget.storedCount = 7 << 20
    #expect(budget.limit == MemoryBudget.least)
    budget.storedCount = 10 << 20
    #expect(budget.limit == min(1000 << 20, MemoryBudget.most))
    budget.storedCount = 299 << 20
    #expect(budget.limit == min(MemoryBudget.usual, MemoryBudget.most))
    budget.storedCount = 320 << 20
    #expect(budget.limit == min(1280 << 20, MemoryBudget.most))
    budget.given = 5
    budget.taken = 7
    #expect(budget.limit == 5 && budget.left == 0)
  }
}
