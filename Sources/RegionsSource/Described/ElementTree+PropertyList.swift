extension ElementTree {
  /// Apple's property lists: `dict` becomes an object, `array` an array.
  ///
  /// A dictionary of dictionaries or arrays whose keys number them is an array: the numbers are the
  /// order, and the file may have them as text, "10" before "2".
  mutating func readPropertyList() throws(SourceError) {
    setFormat("plist")
    let values = elements(of: 0)
    guard let root = values.first else { throw error(.nothingIn(.propertyList), at: 0) }
    guard values.count == 1 else {
      throw error(.propertyList(.secondValue), at: values[1])
    }
    try readValue(root, key: -1)
  }

  private mutating func readValue(_ value: Value, key: Int32) throws(SourceError) {
    switch name(value) {
    case "dict": try readDictionary(value, key: key)
    case "array":
      let array = open(.array, key: key, at: value)
      for element in elements(of: value) { try readValue(element, key: -1) }
      close(array)
    case "string", "date", "data": append(.string, key: key, text: text(in: value), at: value)
    case "integer", "real": append(.number, key: key, text: text(in: value), at: value)
    case "true", "false": append(.boolean, key: key, text: Array(name(value).utf8), at: value)
    default: throw error(.propertyList(.unknownValue(name(value))), at: value)
    }
  }

  private mutating func readDictionary(_ value: Value, key: Int32) throws(SourceError) {
    var pairs: [(key: String, value: Value)] = []
    var pending: Value?
    for element in elements(of: value) {
      if name(element) == "key" {
        if let pending { throw error(.propertyList(.keyWithoutValue), at: pending) }
        pending = element
      } else if let key = pending {
        pairs.append((String(decoding: text(in: key), as: UTF8.self), element))
        pending = nil
      } else {
        throw error(.propertyList(.valueWithoutKey), at: element)
      }
    }
    if let pending { throw error(.propertyList(.keyWithoutValue), at: pending) }
    if let numbers = Self.ordinals(pairs.map(\.key)),
      pairs.allSatisfy({ ["dict", "array"].contains(name($0.value)) })
    {
      let array = open(.array, key: key, at: value)
      for (_, pair) in zip(numbers, pairs).sorted(by: { $0.0 < $1.0 }) {
        try readValue(pair.value, key: -1)
      }
      close(array)
      return
    }
    let object = open(.object, key: key, at: value)
    for pair in pairs { try readValue(pair.value, key: self.key(pair.key)) }
    close(object)
  }

  /// The keys as numbers, if they are 0, 1, 2 … or 1, 2, 3 … in any order.
  private static func ordinals(_ keys: [String]) -> [Int]? {
    let numbers = keys.compactMap { Int($0) }
    guard numbers.count == keys.count, let least = numbers.min(), let most = numbers.max(),
      least == 0 || least == 1, most - least == numbers.count - 1,
      Set(numbers).count == numbers.count
    else { return nil }
    return numbers
  }
}
