extension ElementTree {
  /// Values of programs as elements that name their type, as Rails and converters of JSON write them:
  /// `<name type="str">Lima</name>`, `<parent-id type="integer" nil="true"/>`. Becomes the same elements without that;
  /// `false` if they are no such values.
  mutating func readTypes() -> Bool {
    var typed = 0
    guard source.hasKey("type"), countTypes(0, &typed), typed >= Count.some else { return false }
    copyWithoutTypes(0)
    return true
  }

  /// What programs call the types of values.
  private static let types = Set(
    """
    str string unicode symbol int integer long float double decimal number bool boolean date datetime timestamp time \
    dict hash object list array null none nonetype
    """.split(separator: " "))

  /// Counts the elements that name a type; `false` if an attribute of that name holds something else, or stands beside
  /// others where there is no value: `<attribute name="area" type="integer"/>` tells of something.
  private func countTypes(_ value: Value, _ count: inout Int) -> Bool {
    if let type = attribute("type", of: value) {
      var (isAlone, isEmpty) = (true, true)
      source.forEachChild(of: value) { child in
        if source.entries[child].kind == .attribute {
          isAlone = isAlone && ["type", "nil"].contains(name(child))
        } else {
          isEmpty = false
        }
      }
      guard isAlone || !isEmpty, Self.types.contains(type.lowercased()[...]) else { return false }
      count += 1
    }
    for child in elements(of: value) {
      guard countTypes(child, &count) else { return false }
    }
    return true
  }

  private mutating func copyWithoutTypes(_ value: Value) {
    let element = open(.element, key: key(name(value)), at: value)
    var children: [Value] = []
    source.forEachChild(of: value) { children.append($0) }
    for child in children {
      switch source.entries[child].kind {
      case .element: copyWithoutTypes(child)
      case .attribute where ["type", "nil"].contains(name(child)): break
      case let kind:
        let number = source.key(of: child).map { key($0) } ?? -1
        append(kind, key: number, text: Array(source.bytes(of: child)), at: child)
      }
    }
    close(element)
  }
}
