import RegionsSource
import TypedNumbers

extension Outline {
  /// Recognises lists by level: the first holds the roots; the next holds, for each of them, the
  /// list of what is below it; and so on, whether those are grouped again or not.
  ///
  ///     [["北京", "河北"], [["东城", "西城"], ["石家庄", "唐山"]]]
  ///
  /// - Returns: the items of each level, and the place of each in the level above; `nil` if the
  ///   values are something else.
  func levelLists(_ values: [SourceValue]) -> [Level]? {
    guard values.count >= 2, values.allSatisfy({ kind($0) == .array }) else { return nil }
    let first = children(values[0])
    guard first.count >= 2, first.allSatisfy({ isItem($0) }) else { return nil }
    var levels: [Level] = [(first, [])]
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
      var items: [SourceValue] = []
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

  /// Recognises lists by level whose items say by two numbers which items of the next list are
  /// below them, the first and the last:
  ///
  ///     [[{"name": "北京", "cidx": [0, 1]}], [{"name": "东城"}, {"name": "西城"}]]
  ///
  /// - Returns: as ``levelLists(_:)``; `nil` unless every item has exactly one item above it.
  func rangedLists(_ values: [SourceValue]) -> [Level]? {
    guard values.count >= 2, values.allSatisfy({ kind($0) == .array }) else { return nil }
    var levels: [Level] = [(children(values[0]), [])]
    for value in values.dropFirst() {
      let items = children(value)
      let above = levels[levels.count - 1].items
      guard let owners = owners(of: items.count, by: above) else { return nil }
      levels.append((items, owners))
    }
    return levels
  }

  /// Which item of the level above each of `count` items belongs to, by whatever key holds ranges.
  private func owners(of count: Int, by above: [SourceValue]) -> [Int32]? {
    var ranges: [Int32: [(item: Int32, first: Int, last: Int)]] = [:]
    for (place, item) in above.enumerated() {
      guard kind(item) == .object else { return nil }
      document.forEachChild(of: item) { child in
        guard let (first, last) = range(child), first >= 0, first <= last, last < count
        else { return }
        ranges[document[child].key, default: []].append((Int32(place), first, last))
      }
    }
    for key in ranges.keys.sorted() {
      var owners = [Int32](repeating: -1, count: count)
      var isPartition = true
      for (item, first, last) in ranges[key] ?? [] {
        for place in first...last {
          if owners[place] >= 0 { isPartition = false }
          owners[place] = item
        }
      }
      if isPartition, !owners.contains(-1) { return owners }
    }
    return nil
  }

  /// The numbers of an array of two.
  private func range(_ value: SourceValue) -> (Int, Int)? {
    guard kind(value) == .array else { return nil }
    let numbers = children(value).map { number -> Int? in
      kind(number) == .number ? Int(texts.string(.text(of: number), in: self.number)) : nil
    }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1] else { return nil }
    return (first, last)
  }

  /// Recognises lists by the places of what is above them, the roots' first:
  ///
  ///     {"0": ["北京", "河北"], "0_0": ["东城", "西城"], "0_1": ["石家庄"], "0_1_0": ["长安"]}
  ///
  /// - Returns: as ``levelLists(_:)``, and the values whose keys are something else; `nil` if there
  ///   are no such lists.
  func indexedLists(
    _ object: SourceValue
  ) -> (levels: [Level], others: [SourceValue])? {
    var lists: [(places: [Int], value: SourceValue)] = []
    var others: [SourceValue] = []
    for value in children(object) {
      let key = document.key(of: value) ?? ""
      let parts = key.split(omittingEmptySubsequences: false) { "_-,.".contains($0) }
      let places = parts.compactMap { Int($0) }
      if kind(value) == .array, places.count == parts.count {
        lists.append((places, value))
      } else {
        others.append(value)
      }
    }
    lists.sort { ($0.places.count, $0.places) < ($1.places.count, $1.places) }
    guard let root = lists.first, let deepest = lists.last?.places.count,
      deepest > root.places.count, lists.count < 2 || lists[1].places.count > root.places.count
    else { return nil }
    var levels: [Level] = [(children(root.value), [])]
    /// Where the items of each list of the level above begin.
    var starts: [[Int]: (first: Int, count: Int)] = [root.places: (0, levels[0].items.count)]
    for length in root.places.count + 1...deepest {
      var next: [[Int]: (first: Int, count: Int)] = [:]
      var level: Level = ([], [])
      for list in lists where list.places.count == length {
        guard let above = starts[Array(list.places.dropLast())], let place = list.places.last,
          0..<above.count ~= place
        else { return nil }
        let items = children(list.value)
        next[list.places] = (level.items.count, items.count)
        level.items += items
        level.owners += [Int32](repeating: Int32(above.first + place), count: items.count)
      }
      guard !level.items.isEmpty, level.items.allSatisfy(isItem) else { return nil }
      levels.append(level)
      starts = next
    }
    return (levels, others)
  }

  /// Whether objects are the dictionaries of the levels, one each: names by code, then for each code
  /// the names by code below it.
  ///
  ///     [{"110000": "北京"}, {"110000": {"110100": "市辖区"}}, {"110100": {"110101": "东城"}}]
  func areDictionaries(_ values: [SourceValue]) -> Bool {
    guard 2...8 ~= values.count, values.allSatisfy({ kind($0) == .object }) else { return false }
    let entries = values.map(children)
    return entries.allSatisfy { !$0.isEmpty }
      && entries.joined().allSatisfy {
        document.key(of: $0).map { ObjectKeys.isData($0) } ?? false
      }
      && entries[0].allSatisfy { kind($0) == .string }
      && entries.dropFirst().joined().allSatisfy { kind($0) == .object || kind($0) == .array }
  }

  /// Recognises lists of names that belong together by their order alone, as string arrays in
  /// Android's resources do: the roots, then a list for each root, then perhaps a list for each name
  /// in those.
  ///
  /// - Returns: as ``levelLists(_:)``; `nil` unless the first list is called a level, the counts fit,
  ///   and there are five lists or more. Other formats have better ways to say so.
  func listsInOrder(_ object: SourceValue) -> [Level]? {
    let arrays = children(object).filter { kind($0) == .array }
    let lists = arrays.map { children($0) }
    guard document.format == "xml" || document.format == "script", lists.count >= 5,
      !arrays.contains(where: { isDataKey($0) }),
      lists.allSatisfy({ !$0.isEmpty && $0.allSatisfy { kind($0) == .string && !isCode($0) } })
    else { return nil }
    // Lists of something else may stand before them.
    for first in lists.indices.dropLast(4) {
      let roots = lists[first]
      let rest = lists[(first + 1)...]
      let key = document.key(of: arrays[first]) ?? ""
      guard rest.count >= roots.count, roots.count >= 2, KeyMeaning(key).contains(.level),
        !isOneOfLevel(key, rest: arrays[(first + 1)...].prefix(roots.count))
      else { continue }
      let second = joined(rest.prefix(roots.count))
      if rest.count == roots.count { return [(roots, []), second] }
      let third = rest.dropFirst(roots.count)
      if third.count == second.items.count { return [(roots, []), second, joined(third)] }
    }
    return nil
  }

  /// Whether a list is called by its own place and a level, as all that follow are: `kashi_city_item` among others of
  /// cities, but not the `province_item` in front of `gansu_province_item`.
  private func isOneOfLevel(_ key: String, rest: ArraySlice<SourceValue>) -> Bool {
    let keys = rest.map { document.key(of: $0) ?? "" }
    let words = Set(KeyMeaning.words(of: key))
    return keys.allSatisfy {
      KeyMeaning($0).contains(.level) && !words.isSubset(of: KeyMeaning.words(of: $0))
    }
  }

  private func isDataKey(_ value: SourceValue) -> Bool {
    document.key(of: value).map { ObjectKeys.isData($0) } ?? true
  }

  private func joined(_ lists: ArraySlice<[SourceValue]>) -> Level {
    var level: Level = ([], [])
    for (place, items) in lists.enumerated() {
      level.items += items
      level.owners += [Int32](repeating: Int32(place), count: items.count)
    }
    return level
  }

  /// Whether arrays are the tables of the levels, one each: objects, more of them from level to level.
  func areTables(_ values: [SourceValue]) -> Bool {
    guard 2...8 ~= values.count, values.allSatisfy({ kind($0) == .array }) else { return false }
    let tables = values.map(children)
    return tables.allSatisfy { !$0.isEmpty && $0.allSatisfy { kind($0) == .object } }
      && zip(tables, tables.dropFirst()).allSatisfy { $0.count < $1.count }
  }

  /// The tables in what phpMyAdmin exports as JSON: an array of objects that tell by "type" what
  /// they are, the rows of a table in its "data"; `nil` if it is something else.
  func dumpedTables(_ values: [SourceValue]) -> [(name: String, rows: SourceValue)]? {
    var tables: [(name: String, rows: SourceValue)] = []
    for value in values {
      guard kind(value) == .object, let type = member("type", of: value) else { return nil }
      switch texts.string(.text(of: type), in: number) {
      case "header", "database": continue
      case "table":
        guard let rows = member("data", of: value), kind(rows) == .array else { return nil }
        let name = member("name", of: value).map { texts.string(.text(of: $0), in: number) }
        tables.append((name ?? "", rows))
      default: return nil
      }
    }
    return tables.isEmpty ? nil : tables
  }

  private func member(_ key: String, of object: SourceValue) -> SourceValue? {
    var found: SourceValue?
    document.forEachChild(of: object) { child in
      if found == nil, document.key(of: child) == key { found = child }
    }
    return found
  }

  /// Whether a value is one thing: an object, or text that is not empty.
  private func isItem(_ value: SourceValue) -> Bool {
    switch kind(value) {
    case .object: true
    case .string, .number: document[value].textCount > 0
    default: false
    }
  }
}

/// Compares numbers one by one, as words in a dictionary.
private func < (one: (Int, [Int]), other: (Int, [Int])) -> Bool {
  one.0 != other.0 ? one.0 < other.0 : one.1.lexicographicallyPrecedes(other.1)
}
