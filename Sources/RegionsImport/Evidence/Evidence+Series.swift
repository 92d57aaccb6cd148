import RegionsSource
import TypedNumbers

/// Lists that tell of the same regions at several times: cases a day, inhabitants a year.
extension Evidence {
  /// Words of headings for times.
  private static let timeWords = Words.set(.time)
  /// Words of headings for where a region is, which is the same at all times.
  private static let placeWords = Words.set(.position)

  /// Whether the texts of a column come back at other times: no two at one, and at half of all times or more, with the
  /// same names and the same place. Namesakes would stand side by side at each time, or differ in what else is said.
  ///
  /// - Complexity: O(columns) where none has times, else O(records × columns).
  func isSeries(_ list: Int, of column: Int) -> Bool {
    let records = lists[list]
    let times = records.columns.indices.filter { $0 != column && isTime(list, $0) }
    guard !times.isEmpty else { return false }
    let distinct = distinctCount(list, column)
    guard distinct > 1, distinct < records.count else { return false }
    let keys = textNumbers(list, column)
    let places = times.map { textNumbers(list, $0) }
    var numbers: [[TextNumber.OrNone]: Int] = [:]
    var seen: Set<[Int]> = []
    for (record, text) in keys.enumerated() {
      guard let text = text.number else { continue }
      let time = places.map { $0[record] }
      let number = numbers[time, default: numbers.count]
      numbers[time] = number
      guard seen.insert([Int(text.index), number]).inserted else { return false }
    }
    return numbers.count > 1 && seen.count.isHalf(of: distinct * numbers.count)
      && records.columns.indices.allSatisfy { other in
        other == column || times.contains(other) || !isOfRegion(list, other)
          || areTold(keys, byOne: textNumbers(list, other))
      }
  }

  /// Whether a column says what is the same of a region at all times: a name, a code, what is above it, or where it is.
  private func isOfRegion(_ list: Int, _ column: Int) -> Bool {
    let heading = lists[list].columns[column].name
    return profile(list, column).isName || Self.placeWords.contains(heading.lowercased())
      || KeyMeaning.isDialled(heading)
      || !profile(list, column).meaning.isDisjoint(with: [.id, .parent, .level])
  }

  /// Whether each key has one text.
  private func areTold(_ keys: [TextNumber.OrNone], byOne texts: [TextNumber.OrNone]) -> Bool {
    var known: [TextNumber: TextNumber.OrNone] = [:]
    return keys.indices.allSatisfy { record in
      guard let key = keys[record].number else { return true }
      return known.updateValue(texts[record], forKey: key).map { $0 == texts[record] } ?? true
    }
  }

  /// Whether a column has times, by its heading or by days in its cells, which are numbers in any case.
  func isTime(_ list: Int, _ column: Int) -> Bool {
    let records = lists[list]
    guard let cell = records.columns[column].cells.first else { return false }
    let text = texts.bytes(texts.ref(cell, in: records.document))
    guard text.count <= Bound.bytes, text.contains(where: { 48...57 ~= $0 }) else { return false }
    let words = KeyMeaning.words(of: records.columns[column].name)
    return HeaderRow.isDay(String(decoding: text, as: UTF8.self))
      || Self.timeWords.contains(words.joined(separator: " "))
      || words.last.map { Self.timeWords.contains($0) } ?? false
  }
}
