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

  /// Whether each text of a column is in one of the others in its row, now of this one, now of that, which are not
  /// picked from it: the name of the district, or of the municipality where there are no districts.
  private func isPicked(_ list: Int, _ column: Int, of columns: [Int]) -> Bool {
    let texts = textNumbers(list, column)
    let others = columns.filter { $0 != column }.map { textNumbers(list, $0) }
    guard lists[list].hasHeader else { return false }
    var fitting = Set(others.indices)
    for record in texts.indices {
      guard others.contains(where: { $0[record] == texts[record] }), !texts[record].isNone else {
        return false
      }
      fitting = fitting.filter { others[$0][record] == texts[record] }
    }
    // Two columns that are the same are each other's copies.
    return fitting.isEmpty && others.contains { $0.contains { $0.isNone } }
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
