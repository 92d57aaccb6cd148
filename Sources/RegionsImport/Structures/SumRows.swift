import RegionsSource
import TypedNumbers

/// The rows of a table that are sums over others: "Total" below each province, or above or below all of them.
///
/// A word for a sum may be a place's name in some language, so that one in the middle of a table is none; "Sub-total" and
/// "Grand total" are no names.
struct SumRows {
  private var records: Set<Int> = []

  /// - Complexity: O(1) where no text is a word for a sum, else O(rows × levels).
  init(_ evidence: Evidence, list: Int, levels columns: [Int]) {
    guard evidence.lists[list].hasHeader, evidence.lists[list].count > 2 else { return }
    let numbers = columns.map { evidence.textNumbers(list, $0) }
    let sums = Set(
      RemarkWords.spelledSums.compactMap { evidence.table.existing(Array($0.utf8)[...]) })
    findSumsOf(evidence, levels: numbers)
    func isOfWords(_ text: TextNumber.OrNone) -> Bool {
      text.number.map { evidence.bytes($0).contains { " -".utf8.contains($0) } } ?? false
    }
    let last = evidence.lists[list].count - Self.ofEnd
    for level in numbers where !sums.isEmpty {
      let found = level.indices.filter { level[$0].number.map(sums.contains) ?? false }
      let isRepeated = found.count > 1
      records.formUnion(
        found.filter { isRepeated || $0 < Self.ofEnd || $0 >= last || isOfWords(level[$0]) })
    }
    // A table of sums alone has none.
    if records.count.isMost(of: evidence.lists[list].count) { records = [] }
  }

  /// "Total Aragón" below the municipalities of Aragón, or in its own column: a word for a sum and the name of
  /// another row's region, of this level or the one above.
  private mutating func findSumsOf(_ evidence: Evidence, levels: [[TextNumber.OrNone]]) {
    for (level, texts) in levels.enumerated() {
      var known: Set<[UInt8]>?
      for (record, text) in texts.enumerated() {
        guard let number = text.number, let name = RemarkWords.summed(evidence.bytes(number)) else {
          continue
        }
        let names =
          known
          ?? Set(
            (levels[max(0, level - 1)] + texts).lazy.compactMap { $0.number }
              .map { Array(evidence.bytes($0)) })
        known = names
        if names.contains(Array(name)) { records.insert(record) }
      }
    }
  }

  func contains(_ record: Int) -> Bool { records.contains(record) }

  /// How many rows at either end may be sums of all.
  private static var ofEnd: Int { Count.twice }
}
