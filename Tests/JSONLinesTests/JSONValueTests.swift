import JSONLines
import Testing

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
    #expect(throws: JSONLineError.self) { try JSONValue(parsing: text) }
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    #expect(throws: JSONLineError.self) { try JSONValue(parsing: [34, 0xFF, 0xFE, 34]) }
  }

  @Test func `nesting has a limit, so that no line can exhaust the stack`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(parsing: nested(JSONValue.maxNesting))
    #expect(throws: JSONLineError(reason: "nested more than 64 deep", offset: nil)) {
      try JSONValue(parsing: nested(JSONValue.maxNesting + 1))
    }
    #expect(throws: JSONLineError.self) { try JSONValue(parsing: nested(1_000_000)) }
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
