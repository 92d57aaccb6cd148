/// Lists of names that are called after the names of another list, as string arrays of apps are:
/// `{"provincias": ["Bolívar", "Cañar"], "bolivar": ["Guaranda"], "canar": ["Azogues"]}`, or `allStates`, `abiaLGAs`,
/// `akwaIbomLGAs`; or after their places: `regions`, `region_0_towns`, `region_1_towns`; or after the way to them:
/// `{"Lima": ["Barranca"], "Lima Barranca": ["Paramonga"]}`.
struct NamedLists {
  typealias Value = SourceDocument.Value

  private let source: SourceDocument
  private var result: SourceDocument
  /// The lists by number, with what their keys say.
  private var lists: [(value: Value, items: [Value], key: [UInt8])] = []
  /// The list below each item that has one.
  private var below: [Value: Int] = [:]

  /// The document with each of those lists below its name; `nil` if it has none.
  static func join(_ source: SourceDocument) -> SourceDocument? {
    guard let root = source.entries.first, root.kind == .object else { return nil }
    var lists = NamedLists(source)
    guard lists.connectByWays() || lists.connect() else { return nil }
    lists.copyJoined()
    return lists.result
  }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
    source.forEachChild(of: 0) { value in
      guard source.entries[value].kind == .array, let key = source.key(of: value) else { return }
      var items: [Value] = []
      source.forEachChild(of: value) { items.append($0) }
      guard !items.isEmpty, items.allSatisfy({ source.entries[$0].kind == .string }) else { return }
      lists.append((value, items, Self.letters(Array(key.utf8)[...])))
    }
  }

  /// Letters and digits without their case; what isn't ASCII stands for any one of them.
  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte + 0x20
      case 0x61...0x7A, 0x30...0x39: byte
      case 0xC0...: anyLetter
      default: nil
      }
    }
  }

  private static let anyLetter = UInt8(ascii: "?")

  /// More pairs of a name and a list than any source has whose lists are called so, provinces to districts.
  private static let mostPairs = 1 << 21

  // MARK: Which list lies below which name

  /// Finds the lists that are called after another list and one of its names; `false` if they are few.
  private mutating func connectByWays() -> Bool {
    guard lists.count >= Count.several else { return false }
    var byKey: [[UInt8]: Int] = [:]
    for (number, list) in lists.enumerated() {
      byKey[Array((source.key(of: list.value) ?? "").utf8)] = number
    }
    for mark in " -_/|".utf8 {
      below = [:]
      for list in lists where source.key(of: list.value)?.isEmpty == false {
        let way = Array((source.key(of: list.value) ?? "").utf8) + [mark]
        for item in list.items { below[item] = byKey[way + source.bytes(of: item)] }
      }
      // Each has one place, since the way to it is its key; the others are on top.
      if below.count >= Count.some, below.count.isMost(of: lists.count) { return true }
    }
    below = [:]
    return false
  }

  /// Finds the list whose names most others are called after, and what is below its names, level by level; `false` if
  /// there is none.
  private mutating func connect() -> Bool {
    let names = lists.reduce(0) { $0 + $1.items.count }
    guard lists.count >= 3, lists.count <= Self.mostPairs / names else { return false }
    var best: (list: Int, found: [Value: Int])?
    for list in lists.indices where lists[list].items.count >= 2 {
      let found = listsBelow(lists[list].items, besides: [list]) ?? numberedLists(below: list)
      if let found, found.count > best?.found.count ?? 1 { best = (list, found) }
    }
    guard let best else { return false }
    below = best.found
    // What comes back below itself is a neighbour.
    let isRing = below.values.contains { list in
      lists[list].items.contains {
        Self.letters(source.bytes(of: $0)) == lists[best.list].key
      }
    }
    guard !isRing else {
      below = [:]
      return false
    }
    var used = Set(below.values).union([best.list])
    var level = below
    while !level.isEmpty {
      let items = level.values.sorted().flatMap { lists[$0].items }
      level = listsBelow(items, besides: used) ?? [:]
      used.formUnion(level.values)
      below.merge(level) { known, _ in known }
    }
    return true
  }

  /// The lists that are called after most of some names, all with the same text before and behind the name; `nil` if
  /// keys and names are the same, which need not be found here, or few are.
  private func listsBelow(_ items: [Value], besides used: Set<Int>) -> [Value: Int]? {
    let names = items.map { (item: $0, letters: Self.letters(source.bytes(of: $0))) }
    let others = lists.indices.filter { !used.contains($0) }
    var found: [[UInt8]: [Value: Int]] = [:]
    for (item, letters) in names where letters.contains(where: { $0 != Self.anyLetter }) {
      for list in others {
        guard let rest = Self.rest(of: lists[list].key, around: letters) else { continue }
        if found[rest, default: [:]][item] == nil { found[rest, default: [:]][item] = list }
      }
    }
    // Of equal ones the first, whatever the order in memory.
    let best = found.max { one, other in
      one.value.count != other.value.count
        ? one.value.count < other.value.count : other.key.lexicographicallyPrecedes(one.key)
    }?.value
    guard let best, best.count > 1, best.count.isMost(of: min(names.count, others.count)),
      Set(best.values).count == best.count,
      best.contains(where: {
        !source.bytes(of: $0.key).elementsEqual((source.key(of: lists[$0.value].value) ?? "").utf8)
      })
    else { return nil }
    return best
  }

  /// What a key has before and behind a name, with a mark between; `nil` if the name isn't in it.
  private static func rest(of key: [UInt8], around name: [UInt8]) -> [UInt8]? {
    guard name.count <= key.count else { return nil }
    let start = (0...key.count - name.count).first { start in
      zip(key[start...], name).allSatisfy { $0 == $1 || $1 == anyLetter }
    }
    guard let start else { return nil }
    return key[..<start] + [anyLetter] + key[(start + name.count)...]
  }

  /// The lists whose keys are the same but for a number that counts the names of a list, from 0 or 1, and that begin
  /// as its key does.
  private func numberedLists(below list: Int) -> [Value: Int]? {
    let items = lists[list].items
    var found: [[UInt8]: [Int: Int]] = [:]
    for other in lists.indices where other != list {
      let key = lists[other].key
      guard let start = key.firstIndex(where: \.isDigit), start >= 3,
        lists[list].key.starts(with: key[..<start])
      else { continue }
      let digits = key[start...].prefix(while: \.isDigit)
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      found[key[..<start] + [Self.anyLetter] + key[digits.endIndex...], default: [:]][number] =
        other
    }
    for (_, numbers) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where numbers.count == items.count {
      guard let first = numbers.keys.min(), first <= 1,
        numbers.keys.max() == first + items.count - 1
      else { continue }
      return Dictionary(
        uniqueKeysWithValues: items.enumerated().compactMap { place, item in
          numbers[first + place].map { (item, $0) }
        })
    }
    return nil
  }

  // MARK: The document

  private mutating func copyJoined() {
    let root = source.entries[0]
    let object = result.open(.object, line: root.line, column: root.column)
    let used = Set(below.values.map { lists[$0].value })
    let byValue = Dictionary(uniqueKeysWithValues: lists.indices.map { (lists[$0].value, $0) })
    var children: [Value] = []
    source.forEachChild(of: 0) { children.append($0) }
    for child in children where !used.contains(child) {
      let key = source.key(of: child).map { result.key($0) } ?? -1
      if let list = byValue[child] {
        append(list, key: key)
      } else {
        result.copy(child, of: source, key: key)
      }
    }
    result.close(object)
  }

  /// Appends the names of a list, each with the list below it.
  private mutating func append(_ list: Int, key: Int32, depth: Int = 0) {
    let entry = source.entries[lists[list].value]
    guard depth < Bound.depth, lists[list].items.contains(where: { below[$0] != nil }) else {
      return result.copy(lists[list].value, of: source, key: key)
    }
    let object = result.open(.object, key: key, line: entry.line, column: entry.column)
    for item in lists[list].items {
      let name = result.key(source.text(of: item))
      if let list = below[item] {
        append(list, key: name, depth: depth + 1)
      } else {
        let place = source.entries[item]
        result.close(result.open(.array, key: name, line: place.line, column: place.column))
      }
    }
    result.close(object)
  }
}
