import RegionsSource
import TypedNumbers

extension Outline {
  /// Recognises lists that a script numbers: the first holds what stands above, each of the others what is
  /// below one of those, in their order. Before them may stand what a box shows until somebody chooses.
  ///
  ///     {"area0": ["시/도 선택", "서울", "제주"], "area1": ["강남구"], "area2": ["제주시", "서귀포시"]}
  ///
  /// - Returns: as ``levelLists(_:)``; `nil` unless the keys are one word with the numbers from 0 or 1 on, and
  ///   the first list has as many items as there are others.
  func numberedLists(_ object: SourceValue) -> [Level]? {
    var lists: [(number: Int, items: [SourceValue])] = []
    var word: Substring?
    for value in children(object) {
      guard let key = document.key(of: value), kind(value) == .array else { return nil }
      let digits = key.reversed().prefix { $0.isASCII && $0.isNumber }.count
      let front = key.dropLast(digits)
      guard digits > 0, !front.isEmpty, front == word ?? front,
        let number = Int(key.suffix(digits))
      else { return nil }
      word = front
      lists.append((number, children(value)))
    }
    lists.sort { $0.number < $1.number }
    guard let first = lists.first, lists.count >= 3, first.number <= 1,
      lists.indices.allSatisfy({ lists[$0].number == first.number + $0 }),
      lists.allSatisfy({ $0.items.allSatisfy { kind($0) == .string } })
    else { return nil }
    let below = lists.dropFirst()
    // The same number, or one more that asks to choose.
    let extra = first.items.count - below.count
    guard extra == 0 || extra == 1 && isPlaceholder(first.items[0]) else { return nil }
    var level: Level = ([], [])
    for (place, list) in below.enumerated() {
      let items = list.items.filter { !isPlaceholder($0) }
      level.items += items
      level.owners += [Int32](repeating: Int32(place), count: items.count)
    }
    guard !level.items.isEmpty else { return nil }
    return [(Array(first.items.dropFirst(extra)), []), level]
  }

  /// Whether a text asks to choose something.
  private func isPlaceholder(_ value: SourceValue) -> Bool {
    PlaceholderName.known.matches(texts.bytes(texts.ref(.text(of: value), in: number)))
  }
}
