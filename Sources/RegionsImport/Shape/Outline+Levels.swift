extension Outline {
  /// Recognises lists by level: the first holds the roots; the next holds, for each of them, the
  /// list of what is below it; and so on, whether those are grouped again or not.
  ///
  ///     [["北京", "河北"], [["东城", "西城"], ["石家庄", "唐山"]]]
  ///
  /// - Returns: the items of each level, and the place of each in the level above; `nil` if the
  ///   values are something else.
  func levelLists(_ values: [Int32]) -> [(items: [Int32], owners: [Int32])]? {
    guard values.count >= 2, values.allSatisfy({ kind($0) == .array }) else { return nil }
    let first = children(values[0])
    guard first.count >= 2, first.allSatisfy({ isItem($0) }) else { return nil }
    var levels: [(items: [Int32], owners: [Int32])] = [(first, [])]
    for value in values.dropFirst() {
      let above = levels[levels.count - 1].items.count
      var groups = children(value)
      // Grouped once more by the levels further up.
      while groups.count != above {
        guard !groups.isEmpty, groups.allSatisfy({ kind($0) == .array }) else { return nil }
        groups = groups.flatMap { children($0) }
        guard groups.count <= document.entries.count else { return nil }
      }
      guard groups.allSatisfy({ kind($0) == .array }) else { return nil }
      var items: [Int32] = []
      var owners: [Int32] = []
      for (place, group) in groups.enumerated() {
        for item in children(group) {
          guard isItem(item) else { return nil }
          items.append(item)
          owners.append(Int32(place))
        }
      }
      guard !items.isEmpty else { return nil }
      levels.append((items, owners))
    }
    return levels
  }

  /// Whether a value is one thing: an object, or text that is not empty.
  private func isItem(_ value: Int32) -> Bool {
    switch kind(value) {
    case .object: true
    case .string, .number: document.entries[Int(value)].textCount > 0
    default: false
    }
  }
}
