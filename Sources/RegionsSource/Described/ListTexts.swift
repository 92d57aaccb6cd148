/// Lists that are written as one text, as in `["北京", "东城|西城"]` or `{"北京": "东城,西城"}`: in scripts
/// and files made for drop-down lists.
struct ListTexts {
  typealias Value = SourceDocument.Value

  private let source: SourceDocument
  private var result: SourceDocument
  private let keysOfCodedNames: Set<Int32>

  /// The document with such texts as arrays; `nil` if it has none.
  static func split(_ source: SourceDocument) -> SourceDocument? {
    guard let root = source.entries.first, root.kind == .object || root.kind == .array,
      source.arena.contains(where: isOfSeparator)
    else { return nil }
    var texts = ListTexts(source)
    guard texts.hasLists else { return nil }
    texts.copy(0)
    // What would take too much as lists stays texts.
    return texts.result.excess == nil ? texts.result : nil
  }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
    keysOfCodedNames = Self.keysOfCodedNames(source)
  }

  /// Copies a value, with the texts in it cut that are lists.
  private mutating func copy(_ value: Value) {
    let entry = source.entries[value]
    let key = source.key(of: value).map { result.key($0) } ?? -1
    switch entry.kind {
    case .object, .array:
      let open = result.open(entry.kind, key: key, line: entry.line, column: entry.column)
      var children: [Value] = []
      source.forEachChild(of: value) { children.append($0) }
      let separator = separatorOfMembers(value, children)
      let pairSeparator = separatorOfPairs(value, children)
      for child in children {
        if let separator, source.entries[child].kind == .string {
          appendList(child, separator)
        } else if let pairSeparator {
          copyPair(child, pairSeparator)
        } else {
          copy(child)
        }
      }
      result.close(open)
    default:
      result.append(
        entry.kind, key: key, text: source.bytes(of: value), line: entry.line, column: entry.column)
    }
  }

  /// Copies `["北京", "东城|西城"]` as `["北京", ["东城", "西城"]]`.
  private mutating func copyPair(_ value: Value, _ separator: Separator) {
    let entry = source.entries[value]
    var parts: [Value] = []
    if entry.kind == .array { source.forEachChild(of: value) { parts.append($0) } }
    guard parts.count == 2, source.entries[parts[1]].kind == .string else {
      return copy(value)
    }
    let key = source.key(of: value).map { result.key($0) } ?? -1
    let open = result.open(.array, key: key, line: entry.line, column: entry.column)
    copy(parts[0])
    appendList(parts[1], separator)
    result.close(open)
  }

  private mutating func appendList(_ value: Value, _ separator: Separator) {
    let entry = source.entries[value]
    let key = source.key(of: value).map { result.key($0) } ?? -1
    let list = result.open(.array, key: key, line: entry.line, column: entry.column)
    for part in separator.parts(source.bytes(of: value)) where result.excess == nil {
      result.append(.string, text: part, line: entry.line, column: entry.column)
    }
    result.close(list)
  }

  // MARK: Where lists are

  /// Whether a byte is the last of what may stand between names: all bytes of a source are asked.
  static func isOfSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"), 0x81, 0x8C, 0x9B: true
    default: false
    }
  }

  /// Whether any of what may stand between names is in a text.
  static func hasSeparator(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { index in
      isOfSeparator(text[index])
        && Separator.candidates.contains { text[...index].suffix($0.count).elementsEqual($0) }
    }
  }

  /// Whether there are lists at all: most sources have none, and are not copied for it.
  private var hasLists: Bool {
    for value in source.entries.indices {
      let kind = source.entries[value].kind
      guard kind == .object || kind == .array else { continue }
      var children: [Value] = []
      source.forEachChild(of: value) { children.append($0) }
      if separatorOfMembers(value, children) != nil || separatorOfPairs(value, children) != nil {
        return true
      }
    }
    return false
  }

  /// What cuts the members of an object whose keys are names and whose values are all texts, most of
  /// them lists; `nil` if it is a record: one of an array, or one with a key that heads a column.
  private func separatorOfMembers(_ value: Value, _ children: [Value]) -> Separator? {
    guard source.entries[value].kind == .object, children.count > 1,
      value == 0 || source.key(of: value) != nil,
      !children.contains(where: { isHeading(source.key(of: $0)) }),
      children.allSatisfy({ source.entries[$0].kind == .string }),
      children.count(where: { source.bytes(of: $0).contains(where: Self.isOfSeparator) })
        .isMost(of: children.count),
      !isBesideCodedNames(value, children)
    else { return nil }
    return Separator.find(children.map { source.bytes(of: $0) })
  }

  /// Whether the keys are numbers, and so are those of another object under the same key, whose texts are names:
  /// `"regions": {"31": "Pakrac, Podravina"}` beside `"regions": {"21": "Podgorica"}`.
  private func isBesideCodedNames(_ value: Value, _ children: [Value]) -> Bool {
    keysOfCodedNames.contains(source.entries[value].key) && Self.areCoded(children, in: source)
  }

  /// The keys of objects whose own keys are numbers and whose texts are names, with nothing between them.
  private static func keysOfCodedNames(_ source: SourceDocument) -> Set<Int32> {
    var keys: Set<Int32> = []
    for value in source.entries.indices {
      let entry = source.entries[value]
      guard entry.kind == .object, entry.key >= 0, Int(entry.end) > value + 1,
        !keys.contains(entry.key), isCoded(value + 1, in: source)
      else { continue }
      var children: [Value] = []
      source.forEachChild(of: value) { children.append($0) }
      if areCoded(children, in: source),
        !children.contains(where: { hasSeparator(source.bytes(of: $0)) })
      {
        keys.insert(entry.key)
      }
    }
    return keys
  }

  private static func areCoded(_ values: [Value], in source: SourceDocument) -> Bool {
    values.count > 1 && values.allSatisfy { isCoded($0, in: source) }
  }

  /// Whether a value is a text under a number.
  private static func isCoded(_ value: Value, in source: SourceDocument) -> Bool {
    source.entries[value].kind == .string
      && source.key(of: value).map { $0.utf8.allSatisfy { 48...57 ~= $0 } } ?? false
  }

  /// Whether a key is what a record calls its fields: the commas in them are their own.
  private func isHeading(_ key: String?) -> Bool {
    key.map { Self.headings.contains($0.lowercased()) } ?? false
  }

  private static let headings: Set<String> = [
    "id", "code", "name", "label", "value", "text", "title", "parent", "level",
  ]

  /// What cuts the second texts of an array of pairs; `nil` if it isn't one.
  private func separatorOfPairs(_ value: Value, _ children: [Value]) -> Separator? {
    guard children.count > 1 else { return nil }
    var texts: [ArraySlice<UInt8>] = []
    for child in children {
      guard source.entries[child].kind == .array else { return nil }
      var parts: [Value] = []
      source.forEachChild(of: child) { parts.append($0) }
      guard parts.count <= 2, parts.allSatisfy({ source.entries[$0].kind == .string }) else {
        return nil
      }
      if parts.count == 2 { texts.append(source.bytes(of: parts[1])) }
    }
    return Separator.find(texts)
  }

  /// What stands between the names of a list in one text.
  struct Separator {
    private let bytes: [UInt8]

    fileprivate static let candidates = ["|", "、", "，", ",", ";", "；"].map { Array($0.utf8) }

    /// The separator that most texts have, with names enough to make lists; `nil` if none does.
    static func find(_ texts: [ArraySlice<UInt8>]) -> Separator? {
      guard !texts.isEmpty else { return nil }
      for bytes in candidates {
        let separator = Separator(bytes: bytes)
        let counts = texts.map { separator.parts($0).count }
        let lists = counts.count { $0 > 1 }
        let names = counts.reduce(0, +)
        // No name has a bar, but a second form of it may stand behind one: 长丰|changfeng.
        let areMost =
          lists.isMost(of: texts.count)
          || bytes == [UInt8(ascii: "|")] && counts.contains { $0 > Count.twice }
        if areMost, names.isHalfMore(than: texts.count), names >= Count.some,
          texts.allSatisfy({ separator.parts($0).allSatisfy { !$0.isEmpty && $0.count < 128 } })
        {
          return separator
        }
      }
      return nil
    }

    /// The names, without the blanks around them.
    func parts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      var parts: [ArraySlice<UInt8>] = []
      var start = text.startIndex
      var index = start
      while index < text.endIndex {
        if text[index...].starts(with: bytes) {
          parts.append(text[start..<index].trimmed)
          index += bytes.count
          start = index
        } else {
          index += 1
        }
      }
      let last = text[start...].trimmed
      // A separator behind the last name ends the list.
      if !last.isEmpty || parts.isEmpty { parts.append(last) }
      return parts
    }
  }
}
