internal import TranslatedText

extension JSONValue {
  /// How deeply arrays and objects may be nested.
  public static let maxNesting = 64

  /// Reads one value: the text may have nothing but white space around it.
  ///
  /// - Throws: ``JSONError`` if the text isn't JSON (RFC 8259, nothing beyond it) or is nested more
  ///   than ``maxNesting`` deep.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads one value from bytes that are UTF-8, with or without a byte order mark.
  ///
  /// - Throws: ``JSONError``, for bytes that aren't UTF-8 and for escapes of half a character too.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// Where the values at some paths begin, or their keys in objects; the last ones of keys that are repeated.
  ///
  /// - Parameter paths: such as `$.sections[0].title`, `$` being the whole.
  /// - Returns: offsets in bytes of those that are there; none if the bytes are no JSON.
  /// - Complexity: O(*n*) for *n* bytes: they are read once more, as an error is rare.
  static func offsets(of paths: Set<String>, in bytes: [UInt8]) -> [String: Int] {
    var parser = JSONParser(bytes, seeking: PathSearch(wanted: paths))
    guard (try? parser.document()) != nil else { return [:] }
    return parser.seeking?.found ?? [:]
  }
}

/// Looks for paths while the values of a document are read.
private struct PathSearch {
  let wanted: Set<String>
  private(set) var found: [String: Int] = [:]
  var here = "$"

  /// - Parameter step: what a value adds to the path of what it is in; nothing for the whole.
  mutating func enter(_ step: String, at position: Int) {
    here += step
    if wanted.contains(here) { found[here] = position }
  }
}

/// Goes through the bytes once, from left to right.
private struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  /// `nil` if values alone are asked for.
  private(set) var seeking: PathSearch?

  init(_ bytes: [UInt8], seeking: PathSearch? = nil) {
    self.bytes = bytes
    self.seeking = seeking
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONError) -> JSONValue {
    skipWhiteSpace()
    guard position < bytes.count else {
      throw JSONError("there is nothing but white space", offset: nil)
    }
    let value = try self.value("", at: position, depth: 0)
    skipWhiteSpace()
    guard position == bytes.count else { throw unexpected("the end") }
    return value
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - step: what it adds to the path of what it is in.
  ///   - start: where it begins, or its key.
  private mutating func value(
    _ step: @autoclosure () -> String, at start: Int, depth: Int
  ) throws(JSONError) -> JSONValue {
    let outer = seeking?.here
    seeking?.enter(step(), at: start)
    let value = try value(depth: depth)
    if let outer { seeking?.here = outer }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipWhiteSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"): return try number()
    default: throw unexpected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    if skip("}") { return .object(members) }
    while true {
      skipWhiteSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = position
      let key = try string()
      guard skip(":") else { throw unexpected("“:” after a key") }
      members.append(JSONValue.Member(key, try value("." + key, at: start, depth: depth)))
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("“,” or “}”") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var values: [JSONValue] = []
    if skip("]") { return .array(values) }
    while true {
      skipWhiteSpace()
      values.append(try value("[\(values.count)]", at: position, depth: depth))
      if skip("]") { return .array(values) }
      guard skip(",") else { throw unexpected("“,” or “]”") }
    }
  }

  /// Steps over an opening bracket, if one may stand here: the stack is finite.
  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= JSONValue.maxNesting else {
      throw JSONError(
        "nested more than \(JSONValue.maxNesting) deep", offset: position)
    }
    position += 1
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.byte(index) else {
        position = start
        throw unexpected("a value")
      }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    _ = skipByte("-")
    // No digit may follow a leading zero: what does begins no value, and the error says so.
    if !skipByte("0") { try digits() }
    if skipByte(".") { try digits() }
    if skipByte("e") || skipByte("E") {
      if !skipByte("+") { _ = skipByte("-") }
      try digits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }
}

// MARK: - Strings

extension JSONParser {
  /// A string from its opening to its closing quote.
  private mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    var run = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[run..<position]
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else {
          throw JSONError("a string that is not UTF-8", offset: start)
        }
        position += 1
        return string
      case UInt8(ascii: "\\"):
        text += bytes[run..<position]
        let scalar = try escape()
        text += Array(String(Character(scalar)).utf8)
        run = position
      case 0...31:
        throw JSONError("a control character inside a string", offset: position)
      default:
        position += 1
      }
    }
    throw JSONError("a string without its closing quote", offset: start)
  }

  /// What a backslash and the characters behind it stand for.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = peek else {
      throw JSONError("a string without its closing quote", offset: start)
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try fourDigits(start)
      // A character beyond the first 65,536 is written as two halves.
      if code >> 10 == 0xD800 >> 10, skipByte("\\") {
        guard skipByte("u") else { throw half(start) }
        let low = try fourDigits(start)
        guard low >> 10 == 0xDC00 >> 10 else { throw half(start) }
        code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw half(start) }
      return scalar
    default:
      throw JSONError("an escape that JSON does not have", offset: start)
    }
  }

  private func half(_ start: Int) -> JSONError {
    JSONError("an escape of half a character", offset: start)
  }

  private mutating func fourDigits(_ start: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch peek {
      case let byte? where byte >= 48 && byte <= 57: digit = byte - 48
      case let byte? where byte | 32 >= 97 && byte | 32 <= 102: digit = (byte | 32) - 87
      default: throw JSONError("“\\u” without four hexadecimal digits", offset: start)
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}

// MARK: - Bytes

extension JSONParser {
  /// The next byte; `nil` at the end.
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
  }

  private mutating func skipByte(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Steps over white space and one byte, if it is this.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipWhiteSpace()
    return skipByte(character)
  }

  /// An error at the next byte: what stands there in place of what was expected.
  private func unexpected(_ expected: Message) -> JSONError {
    guard position < bytes.count else {
      return JSONError("expected \(expected), found the end", offset: position)
    }
    let rest = bytes[position..<min(bytes.count, position + 4)]
    var found = String(decoding: rest, as: UTF8.self)
    found = found.first.map { String($0) } ?? ""
    return JSONError("expected \(expected), found “\(found)”", offset: position)
  }
}

extension StaticString {
  /// One byte of a literal of ASCII characters.
  fileprivate func byte(_ index: Int) -> UInt8 { withUTF8Buffer { unsafe $0[index] } }
}
