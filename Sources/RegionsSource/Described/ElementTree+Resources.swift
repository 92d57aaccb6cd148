extension ElementTree {
  /// Android's resources: an object of the arrays by their names; `false` if there is no array.
  mutating func readResources() -> Bool {
    let arrays = elements(of: 0).filter {
      ["string-array", "integer-array", "array"].contains(name($0))
    }
    guard !arrays.isEmpty else { return false }
    let object = open(.object, at: 0)
    for array in arrays {
      let list = open(.array, key: key(attribute("name", of: array) ?? ""), at: array)
      for item in elements(of: array) where name(item) == "item" {
        append(.string, text: Self.unescaped(text(in: item)), at: item)
      }
      close(list)
    }
    close(object)
    return true
  }

  /// A string without Android's backslashes and the quotes around it.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var text = text[...]
    let quote = UInt8(ascii: "\"")
    if text.count >= 2, text.first == quote, text.last == quote {
      text = text.dropFirst().dropLast()
    }
    guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      switch byte {
      case UInt8(ascii: "n") where isEscaped: result.append(0x0A)
      case UInt8(ascii: "t") where isEscaped: result.append(0x09)
      default: result.append(byte)
      }
      isEscaped = false
    }
    return result
  }
}
