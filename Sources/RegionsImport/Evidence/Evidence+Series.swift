import RegionsSource
import TypedNumbers

/// Lists that tell of the same regions at several times: cases a day, inhabitants a year.
extension Evidence {
  /// Words of headings for times.
  private static let timeWords = Words.set(.time)

  /// Whether the texts of a column come back at other times: no two at one, and at half of all times or more. Namesakes
  /// would stand side by side at each.
  ///
  /// - Complexity: O(1) where no column has times, else O(records).
  func isSeries(_ list: Int, of column: Int) -> Bool {
    let records = lists[list]
    let columns = records.columns.indices.filter { $0 != column && isTime(list, $0) }
    guard !columns.isEmpty else { return false }
    let distinct = distinctCount(list, column)
    guard distinct > 1, distinct < records.count else { return false }
    let places = columns.map { textNumbers(list, $0) }
    var times: [[TextNumber.OrNone]: Int] = [:]
    var seen: Set<[Int]> = []
    for (record, text) in textNumbers(list, column).enumerated() {
      guard let text = text.number else { continue }
      let time = times[places.map { $0[record] }, default: times.count]
      times[places.map { $0[record] }] = time
      guard seen.insert([Int(text.index), time]).inserted else { return false }
    }
    return times.count > 1 && seen.count.isHalf(of: distinct * times.count)
  }

  /// Whether a column has times, by its heading or by days in its cells.
  private func isTime(_ list: Int, _ column: Int) -> Bool {
    let records = lists[list]
    let heading = records.columns[column].name.lowercased()
    if Self.timeWords.contains(heading) { return true }
    if let last = KeyMeaning.words(of: heading).last, Self.timeWords.contains(last) { return true }
    guard let cell = records.columns[column].cells.first else { return false }
    let text = texts.bytes(texts.ref(cell, in: records.document))
    return text.count <= Self.longestDay && HeaderRow.isDay(String(decoding: text, as: UTF8.self))
  }

  /// "2020-03-16".
  private static var longestDay: Int { 2 * Length.ofCode + 2 }
}
