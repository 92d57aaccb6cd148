import RegionsTestSupport
import Testing

@testable import RegionForms

/// The changes between two lists of rows are right, small, and refused where they don't fit.
struct RowChangeTests {
  static func rows(_ ids: some Sequence<Int>, version: (Int) -> Int = { _ in 0 }) -> [FormRow] {
    ids.map {
      FormRow(id: "\($0)", key: "\($0)", kind: .text, value: .text("\(version($0))"))
    }
  }

  @Test func `the same rows need no change`() {
    #expect(RowChange.changes(from: Self.rows(0..<5), to: Self.rows(0..<5)).isEmpty)
  }

  @Test(arguments: [
    ([1, 2, 3, 4], [2, 3, 4, 1], ["move 0 to 3 1"]),
    ([1, 2, 3, 4], [4, 1, 2, 3], ["move 3 to 0 4"]),
    ([1, 2, 3], [3, 2, 1], ["move 2 to 0 3", "move 2 to 1 2"]),
    ([1, 2, 3], [1, 3], ["delete 1 2"]),
    ([1, 2, 3], [], ["delete 2 3", "delete 1 2", "delete 0 1"]),
    ([], [1, 2], ["insert 0 1", "insert 1 2"]),
    ([1, 2, 3, 4, 5], [1, 4, 9, 2, 5], ["delete 2 3", "move 2 to 1 4", "insert 2 9"]),
  ])
  func `a change is as small as it can be`(old: [Int], new: [Int], expected: [String]) {
    let changes = RowChange.changes(from: Self.rows(old), to: Self.rows(new))
    #expect(changes.map(\.summary) == expected)
    #expect(RowChange.apply(changes, to: Self.rows(old)) == Self.rows(new))
  }

  @Test func `applying the changes to the old rows gives the new rows`() {
    for seed in UInt64(0)..<3_000 {
      var random = SeededRandom(seed: seed)
      let old = (0..<12).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      var new = (0..<14).filter { _ in Bool.random(using: &random) }
      if seed % 3 == 0 { new.shuffle(using: &random) }
      let changed = Set((0..<14).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      let before = Self.rows(old)
      let after = Self.rows(new) { changed.contains($0) ? 1 : 0 }
      let changes = RowChange.changes(from: before, to: after)
      #expect(RowChange.apply(changes, to: before) == after, "seed \(seed)")

      // Nothing is touched that need not be: rows that stay in order are neither moved nor redrawn.
      let kept = Set(old).intersection(new)
      let updates = changes.filter { if case .update = $0 { true } else { false } }.count
      let moves = changes.filter { if case .move = $0 { true } else { false } }.count
      #expect(updates == kept.intersection(changed).count, "seed \(seed)")
      #expect(changes.count - updates - moves == old.count + new.count - 2 * kept.count)
      #expect(
        moves == kept.count - longestCommon(old.filter(kept.contains), new.filter(kept.contains)))
    }
  }

  @Test func `changes that don't fit are refused`() {
    let rows = Self.rows(0..<2)
    #expect(RowChange.apply([.delete(at: 0, id: "1")], to: rows) == nil)
    #expect(RowChange.apply([.delete(at: 2, id: "2")], to: rows) == nil)
    #expect(RowChange.apply([.insert(at: 3, rows[0])], to: rows) == nil)
    #expect(RowChange.apply([.move(from: 0, to: 2, id: "0")], to: rows) == nil)
    #expect(RowChange.apply([.update(at: 1, rows[0])], to: rows) == nil)
  }

  /// The length of the longest common subsequence, by the textbook table.
  private func longestCommon(_ left: [Int], _ right: [Int]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for a in left {
      var diagonal = 0
      for (index, b) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = a == b ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
