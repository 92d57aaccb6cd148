/// A name with its code in front, as in "110000 北京市", "110000: 北京市", "110000-北京市" or "110000北京市", or behind
/// it in brackets or with a colon between, as in "北京市(110000)" and "北京市:110000".
struct CodedName {
  /// `nil` if there is none.
  private(set) var code: ArraySlice<UInt8>?
  private(set) var name: ArraySlice<UInt8>

  init(code: ArraySlice<UInt8>?, name: ArraySlice<UInt8>) {
    self.code = code
    self.name = name
  }

  init(_ text: ArraySlice<UInt8>) {
    name = text
    if let end = Self.codeEnd(text) {
      var rest = text[end...]
      var hasSeparator = false
      while !rest.isEmpty {
        let width = Self.separatorWidth(rest)
        guard width > 0 else { break }
        hasSeparator = true
        rest = rest.dropFirst(width)
      }
      // Official codes and names of another script need nothing between them.
      let isGlued = end - text.startIndex >= Self.glued && rest.first.map { $0 >= 0x80 } ?? false
      guard let first = rest.first, hasSeparator || isGlued, !(0x30...0x39 ~= first) else { return }
      code = text[..<end]
      name = rest
    } else if let brackets = Self.codeInBrackets(text) {
      code = brackets
      name = text[..<brackets.startIndex]
      // The bracket and the blanks before it.
      let width = name.last == UInt8(ascii: "(") || name.last == UInt8(ascii: "[") ? 1 : 3
      name = name.dropLast(width).trimmed
    } else if let behind = Self.codeBehind(text) {
      code = behind
      let width = text[behind.startIndex - 1] < 0x80 ? 1 : 3
      name = text[..<behind.startIndex].dropLast(width).trimmed
    }
  }

  /// The shortest code that a name may follow at once, the six digits of a district.
  private static var glued: Int { tried(6) }

  /// Where a code of two or more digits ends with which a text begins.
  private static func codeEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix { 0x30...0x39 ~= $0 }
    return digits.count >= 2 && digits.count <= 24 ? digits.endIndex : nil
  }

  /// The digits behind a colon or an equals sign that a text without other digits ends with; as many as codes have.
  private static func codeBehind(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = text.reversed().prefix { 0x30...0x39 ~= $0 }.count
    let (name, code) = (text.dropLast(digits), text.suffix(digits))
    guard digits >= Length.ofCode, let last = name.last else { return nil }
    let isWide = name.count > 3 && name.suffix(3).elementsEqual([0xEF, 0xBC, 0x9A])
    guard isWide || name.count > 1 && (last == UInt8(ascii: ":") || last == UInt8(ascii: "=")),
      !name.contains(where: { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "/") })
    else { return nil }
    return code
  }

  /// How many bytes what stands between code and name has at the beginning of a text; 0 if nothing.
  private static func separatorWidth(_ text: ArraySlice<UInt8>) -> Int {
    let space = Line.spaceWidth(text, at: text.startIndex)
    if space > 0 { return space }
    let start = text.startIndex
    switch text[start] {
    case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "="),
      UInt8(ascii: "."), UInt8(ascii: ")"):
      return 1
    // ： 、 —
    case 0xEF where text.starts(with: [0xEF, 0xBC, 0x9A]): return 3
    case 0xE3 where text.starts(with: [0xE3, 0x80, 0x81]): return 3
    case 0xE2 where text.starts(with: [0xE2, 0x80, 0x94]): return 3
    default: return 0
    }
  }

  /// The digits between the brackets a text ends with.
  private static func codeInBrackets(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let isWide = text.count > 6 && text.suffix(3).elementsEqual([0xEF, 0xBC, 0x89])
    guard isWide || text.last == UInt8(ascii: ")") || text.last == UInt8(ascii: "]") else {
      return nil
    }
    let inner = text.dropLast(isWide ? 3 : 1)
    var start = inner.endIndex
    while start > inner.startIndex, 0x30...0x39 ~= inner[start - 1] { start -= 1 }
    let before = inner[..<start]
    let opens =
      isWide
      ? before.suffix(3).elementsEqual([0xEF, 0xBC, 0x88])
      : before.last == UInt8(ascii: "(") || before.last == UInt8(ascii: "[")
    guard opens, inner.endIndex - start >= 2, before.count > 3 else { return nil }
    return inner[start...]
  }
}
