import JSONDocument
import Testing

/// JSON of our own documents is read and written as RFC 8259 says.
struct JSONValueTests {
  @Test(
    arguments: [
      ("null", JSONValue.null),
      ("true", true),
      (" 12 ", 12),
      ("-1.50e3", .number("-1.50e3")),
      ("\"请选择\"", "请选择"),
      ("\"\\u8bf7\\n\\\"\"", "请\n\""),
      ("[]", []),
      ("[1,[2,null]]", [1, [2, .null]]),
      ("{\"b\":1,\"a\":{},\"b\":2}", ["b": 1, "a": [:], "b": 2]),
    ] as [(String, JSONValue)])
  func `a line is read as it is written`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    "", "  ", "nul", "{", "[1", "{\"a\"}", "[1,]", "1 2", "{} x", "\"a", "'a'", "[1}",
    "\"\\x\"", "01", "+1", "{\"a\":1,}", "// c",
  ])
  func `what is not one JSON value is an error`(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }

  @Test(arguments: [
    ("nonsense", "not JSON at byte 1: expected a value, found “n”"),
    ("  ", "not JSON: there is nothing but white space"),
    ("[1", "not JSON at byte 3: expected “,” or “]”, found the end"),
    ("{\"a\" 1}", "not JSON at byte 6: expected “:” after a key, found “1”"),
    ("[1,]", "not JSON at byte 4: expected a value, found “]”"),
    ("{\"a\":1,}", "not JSON at byte 8: expected a key in quotes, found “}”"),
    ("01", "not JSON at byte 2: expected the end, found “1”"),
    ("1.", "not JSON at byte 3: expected a digit, found the end"),
    ("[1，2]", "not JSON at byte 3: expected “,” or “]”, found “，”"),
    ("\"ab", "not JSON at byte 1: a string without its closing quote"),
    ("\"a\nb\"", "not JSON at byte 3: a control character inside a string"),
    (#""\x""#, "not JSON at byte 2: an escape that JSON does not have"),
    (#""\u12g4""#, "not JSON at byte 2: “\\u” without four hexadecimal digits"),
    (#""\ud83d""#, "not JSON at byte 2: an escape of half a character"),
    (#""\ud83d\u0041""#, "not JSON at byte 2: an escape of half a character"),
    (#""\ude00""#, "not JSON at byte 2: an escape of half a character"),
  ])
  func `an error says what is wrong and where`(text: String, message: String) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error.description == message)
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    #expect(throws: JSONError.self) { try JSONValue(parsing: [34, 0xFF, 0xFE, 34]) }
  }

  @Test func `an escaped character beyond the first 65,536 has two halves`() throws {
    #expect(try JSONValue(parsing: #""\uD83D\ude00\u007F""#) == "\u{1F600}\u{7F}")
  }

  @Test func `a byte order mark is no part of the value`() throws {
    #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
  }

  @Test func `every beginning and every changed byte of a document is read or refused`() throws {
    let text = #"{"a":[1.5e-3,"é\n\u0041",{"b":null}],"c":[true,false,-0]}"#
    let whole = Array(text.utf8)
    for count in 0..<whole.count {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(whole[..<count])) }
    }
    var read = 0
    for index in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = whole
        bytes[index] = byte
        guard let value = try? JSONValue(parsing: bytes) else { continue }
        read += 1
        // What was read is written and read again as the same.
        #expect(try JSONValue(parsing: value.description) == value)
      }
    }
    #expect(read >= whole.count)
  }

  @Test func `nesting has a limit, so that no line can exhaust the stack`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(parsing: nested(JSONValue.maxNesting))
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: nested(JSONValue.maxNesting + 1))
    }
    #expect(error?.reason == "nested more than 64 deep")
    #expect(error?.offset == 64)
    #expect(throws: JSONError.self) { try JSONValue(parsing: nested(1_000_000)) }
  }

  @Test func `text is written in one line, and only what must be is escaped`() {
    let value: JSONValue = [
      "names": ["北京市", "a\"b\\c\n\t\u{1}é/"], "count": 2, "none": .null, "ok": false,
    ]
    #expect(
      value.description
        == #"{"names":["北京市","a\"b\\c\n\t\u0001é/"],"count":2,"none":null,"ok":false}"#)
  }

  @Test func `what was written is read again`() throws {
    let value: JSONValue = ["a": [1, "二", .null, ["\u{7F}": "\r\u{8}"]], "b": .number("1e9")]
    #expect(try JSONValue(parsing: value.description) == value)
  }

  @Test func `only whole numbers in range are integers`() {
    #expect(JSONValue.number("-7").integer == -7)
    for text in ["1.0", "1e2", "9223372036854775808"] {
      #expect(JSONValue.number(text).integer == nil)
    }
  }
}
