import RegionsSource
import TypedNumbers

/// Columns that put together what other columns say: “Angeja (Albergaria-a-Velha)” beside both names, or of each row the
/// lowest name that it has.
extension Evidence {
  /// The columns without those that say nothing but what two others say.
  ///
  /// - Complexity: O(columns²), for some of the records where a text has two others in it.
  func withoutComposed(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count > 2, lists[list].count > 0 else { return columns }
    let first = lists[list].hasHeader ? row(0, of: list, columns) : []
    var seen: Set<ArraySlice<UInt8>> = []
    let twice = Set(first.filter { !seen.insert($0).inserted })
    // By record: what the columns have in it.
    var rows: [Int: [ArraySlice<UInt8>]] = [:]
    return columns.indices.filter { place in
      let column = columns[place]
      // Most columns show in the first row that they are none.
      if !first.isEmpty, twice.contains(first[place]), isPicked(list, column, of: columns) {
        return false
      }
      let texts = textNumbers(list, column)
      guard let record = texts.firstIndex(where: { !$0.isNone }) else { return true }
      if rows[record] == nil { rows[record] = row(record, of: list, columns) }
      let row = rows[record] ?? []
      // A part is shorter than the whole.
      let parts = columns.indices.filter {
        row[$0].count < row[place].count && Self.place(of: row[$0], in: row[place]) != nil
      }
      return parts.count < 2 || !isComposed(texts, of: parts.map { columns[$0] }, in: list)
    }.map { columns[$0] }
  }

  /// What columns have in a record.
  private func row(_ record: Int, of list: Int, _ columns: [Int]) -> [ArraySlice<UInt8>] {
    columns.map { textNumbers(list, $0)[record].number.map(bytes) ?? [] }
  }

  /// Whether each text of a column is that of the lowest of the others which its row has, where these lie in each other
  /// and some rows lack the lower ones: the name of the district, or of the municipality where there are no districts.
  private func isPicked(_ list: Int, _ column: Int, of columns: [Int]) -> Bool {
    let texts = textNumbers(list, column)
    let others = columns.filter { $0 != column }
      .map { other in
        let texts = textNumbers(list, other)
        let filled = texts.count { !$0.isNone }
        return (texts: texts, filled: filled, distinct: distinctCount(list, other))
      }
      .sorted { ($1.filled, $0.distinct) < ($0.filled, $1.distinct) }
    var depths: Set<Int> = []
    for record in texts.indices {
      let depth = others.prefix { !$0.texts[record].isNone }.count
      guard depth > 0, others[depth - 1].texts[record] == texts[record],
        others[depth...].allSatisfy({ $0.texts[record].isNone })
      else { return false }
      depths.insert(depth)
    }
    return depths.count > 1
  }

  private func isComposed(
    _ texts: [TextNumber.OrNone], of parts: [Int], in list: Int
  ) -> Bool {
    let step = max(1, texts.count / Bound.texts)
    let sample = stride(from: 0, to: texts.count, by: step).filter { !texts[$0].isNone }
    return !sample.isEmpty
      && sample.allSatisfy { record in
        guard var rest = texts[record].number.map({ Array(bytes($0)) }) else { return true }
        var found = 0
        let texts = parts.compactMap { textNumbers(list, $0)[record].number.map(bytes) }
        // A name may have another in it.
        for text in texts.sorted(by: { $0.count > $1.count }) {
          guard let place = Self.place(of: text, in: rest[...]) else { continue }
          rest.removeSubrange(place..<place + text.count)
          found += 1
        }
        return found > 1 && rest.allSatisfy { !Self.isOfWord($0) }
      }
  }

  private static func place(
    of text: ArraySlice<UInt8>, in whole: ArraySlice<UInt8>
  ) -> Int? {
    guard let first = text.first, text.count <= whole.count else { return nil }
    return (whole.startIndex...whole.endIndex - text.count).first {
      whole[$0] == first && whole[$0...].starts(with: text)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 48...57 ~= byte || 65...90 ~= byte & 0xDF
  }
}
