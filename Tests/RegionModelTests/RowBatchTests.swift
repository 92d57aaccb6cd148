import RegionForms
import RegionsTestSupport
import Testing

/// Changes in the order in which a table view takes them.
struct RowBatchTests {
  private func row(_ id: String, section: Int, value: Int) -> FormRow {
    FormRow(
      id: id, key: id, kind: .text, section: section, value: .text(String(value)))
  }

  private func ids(_ rows: [FormRow], sections: Int) -> [[String]] {
    (0..<sections).map { section in rows.filter { $0.section == section }.map(\.id) }
  }

  @Test(arguments: 0..<20)
  func `a table view takes every batch and shows the rows of after`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sections = 3
    func rows() -> [FormRow] {
      let chosen = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      let list = chosen.map { number in
        row("r\(number)", section: number % sections, value: Int.random(in: 0...1, using: &random))
      }
      return (0..<sections).flatMap { section in list.filter { $0.section == section } }
    }
    var old = rows()
    for _ in 0..<200 {
      let new = rows()
      let batch = RowBatch(from: old, to: new)
      var table = TableView(sections: ids(old, sections: sections))
      let source = ids(new, sections: sections)
      try table.performBatch(
        deleting: batch.deletions, inserting: batch.insertions, moving: batch.moves, source: source)
      #expect(table.sections == source, "seed \(seed)")
      try table.reload(batch.updates)
      // What is reloaded is what is not the same any more.
      let changed = new.filter { row in old.contains { $0.id == row.id && $0 != row } }
      #expect(batch.updates.map { source[$0.section][$0.row] } == changed.map(\.id))
      #expect(RowBatch(from: new, to: new).isEmpty)
      old = new
    }
  }

  @Test func `a literal table view refuses what UIKit refuses`() {
    let place = RowPosition(section: 0, row: 0)
    var table = TableView(sections: [["a", "b"]])
    #expect(throws: TableView.Refusal.self) {
      try table.performBatch(
        deleting: [place], inserting: [], moving: [], source: [["a", "b"]])
    }
    #expect(throws: TableView.Refusal.self) {
      try table.performBatch(
        deleting: [place, place], inserting: [], moving: [], source: [["b"]])
    }
    #expect(throws: TableView.Refusal.self) {
      try table.performBatch(
        deleting: [RowPosition(section: 0, row: 2)], inserting: [], moving: [], source: [["a"]])
    }
    #expect(throws: TableView.Refusal.self) {
      try table.reload([RowPosition(section: 1, row: 0)])
    }
  }
}
