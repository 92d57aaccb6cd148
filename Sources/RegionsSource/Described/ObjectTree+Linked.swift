/// Linked data, as thesauri and gazetteers are published: JSON-LD.
extension ObjectTree {
  /// Objects that refer to each other by addresses, `{"@graph": [{"@id", "label": {"@language", "@value"}}]}`: of an
  /// address its last part, of a text in a language the text; `false` if they are no such objects.
  mutating func readLinked() -> Bool {
    let graph = member("@graph", of: 0) ?? (kind(0) == .array ? 0 : nil)
    guard let graph, kind(graph) == .array else { return false }
    let things = children(of: graph)
    guard things.count > 1, things.allSatisfy({ member("@id", of: $0) != nil }) else {
      return false
    }
    let list = open(.array, at: graph)
    for thing in things {
      let record = open(.object, at: thing)
      for value in children(of: thing) { appendLinked(value, key: source.key(of: value) ?? "") }
      close(record)
    }
    close(list)
    return true
  }

  private mutating func appendLinked(_ value: Value, key: String) {
    if key == "@id" || key == "@type" {
      guard kind(value) == .string else { return copy(value, key: key) }
      return append(Self.lastPart(source.bytes(of: value)), key: key, at: value)
    }
    switch kind(value) {
    case .object:
      if let text = member("@value", of: value) { return copy(text, key: key) }
      if let id = member("@id", of: value) {
        return append(Self.lastPart(source.bytes(of: id)), key: key, at: value)
      }
      copy(value, key: key)
    case .array:
      let items = children(of: value)
      let languages = items.compactMap { text("@language", of: $0) }
      if languages.count == items.count, !items.isEmpty {
        for (place, item) in items.enumerated() {
          // The first has the plain key, as a name without a language has.
          appendLinked(item, key: place == 0 ? key : key + "_" + languages[place])
        }
      } else if items.count == 1 {
        appendLinked(items[0], key: key)
      } else {
        let list = open(.array, key: key, at: value)
        for item in items {
          if let id = member("@id", of: item) {
            result.append(
              .string, key: -1, text: Self.lastPart(source.bytes(of: id)),
              line: source.entries[item].line, column: source.entries[item].column)
          } else {
            copy(item, key: nil)
          }
        }
        close(list)
      }
    default: copy(value, key: key)
    }
  }

  /// What stands behind the last mark of an address: `ex:region/12` is 12.
  static func lastPart(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let marks: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: ":")]
    guard let last = address.lastIndex(where: { marks.contains($0) }),
      last + 1 < address.endIndex
    else { return address }
    return address[(last + 1)...]
  }
}
