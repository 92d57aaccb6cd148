import RegionsSource
import TypedNumbers

/// Columns that put together what other columns say: “Angeja (Albergaria-a-Velha)” beside both names, or of each row the
/// lowest name that it has.
extension Evidence {
  /// The columns without those that say nothing but what two others say.
  ///
  /// - Complexity: O(columns²), for some of the records where a text has two others in it.
  func withoutComposed(_ list: Int, _ columns: [Int]) -> [Int] {
    guard columns.count > 2 else { return columns }
    return columns.filter { !isComposed(list, $0, of: columns) && !isPicked(list, $0, of: columns) }
  }

  /// Whether each text of a column is that of the lowest of the others which its row has, where these lie in each other
  /// and some rows lack the lower ones: the name of the district, or of the municipality where there are no districts.
  private func isPicked(_ list: Int, _ column: Int, of columns: [Int]) -> Bool {
    let records = lists[list]
    func text(_ column: Int) -> ArraySlice<UInt8> {
      records.columns[column].cells.first.map {
        self.texts.bytes(self.texts.ref($0, in: records.document))
      } ?? []
    }
    // Most columns show in the first row that they are none.
    guard records.hasHeader, columns.contains(where: { $0 != column && text($0) == text(column) })
    else { return false }
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

  private func isComposed(_ list: Int, _ column: Int, of columns: [Int]) -> Bool {
    let texts = textNumbers(list, column)
    let step = max(1, texts.count / Bound.texts)
    let sample = stride(from: 0, to: texts.count, by: step).filter { !texts[$0].isNone }
    guard let first = sample.first else { return false }
    // Most columns show in one row that they are none.
    let parts = columns.filter { $0 != column && isWithin(list, $0, column, first) }
    guard parts.count > 1 else { return false }
    return sample.allSatisfy { record in
      guard var rest = texts[record].number.map({ Array(bytes($0)) }) else { return true }
      var found = 0
      let texts = parts.compactMap { textNumbers(list, $0)[record].number.map(bytes) }
      // A name may have another in it.
      for text in texts.sorted(by: { $0.count > $1.count }) {
        guard let place = Self.place(of: text, in: rest) else { continue }
        rest.removeSubrange(place..<place + text.count)
        found += 1
      }
      return found > 1 && rest.allSatisfy { !Self.isOfWord($0) }
    }
  }

  private func isWithin(_ list: Int, _ part: Int, _ whole: Int, _ record: Int) -> Bool {
    guard let part = textNumbers(list, part)[record].number.map(bytes),
      let whole = textNumbers(list, whole)[record].number.map(bytes)
    else { return false }
    return part.count < whole.count && Self.place(of: part, in: Array(whole)) != nil
  }

  private static func place(of text: ArraySlice<UInt8>, in whole: [UInt8]) -> Int? {
    guard !text.isEmpty, text.count <= whole.count else { return nil }
    return (0...whole.count - text.count).first { whole[$0...].starts(with: text) }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 48...57 ~= byte || 65...90 ~= byte & 0xDF
  }
}
