import JSONDocument
import Testing

/// What guards that JSON of ours is escaped alike wherever it is written.
struct JSONWriterTests {
  @Test(
    arguments: [
      (0, #"\u0000"#), (1, #"\u0001"#), (8, #"\b"#), (9, #"\t"#), (10, #"\n"#), (11, #"\u000b"#),
      (12, #"\f"#), (13, #"\r"#), (0x1F, #"\u001f"#), (0x20, " "), (0x22, #"\""#), (0x2F, "/"),
      (0x5C, #"\\"#), (0x7F, "\u{7F}"), (0x2028, "\u{2028}"), (0x4E2D, "中"), (0x1F600, "😀"),
    ] as [(UInt32, String)])
  func `a character is escaped only where JSON demands it, by a letter if there is one`(
    code: UInt32, escaped: String
  ) throws {
    let text = String(Character(try #require(Unicode.Scalar(code))))
    #expect(JSONValue.string(text).description == "\"\(escaped)\"")
  }

  @Test func `every way to write a string gives the same bytes, which read back as the string`()
    throws
  {
    for code in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      for text in [String(Character(scalar)), "a\(Character(scalar))\"省"] {
        let written = Array(JSONValue.string(text).description.utf8)
        var writer = JSONWriter()
        writer.string(text)
        #expect(writer.bytes == written)
        var pieces = JSONWriter()
        pieces.string { bytes in for byte in text.utf8 { bytes.append(byte) } }
        #expect(pieces.bytes == written)
        var appended: [UInt8] = []
        JSONWriter.appendString(text.utf8, to: &appended)
        #expect(appended == written)
        #expect(try JSONValue(parsing: written) == .string(text))
      }
    }
  }

  @Test func `pieces make the text of the value they are pieces of`() {
    var json = JSONWriter()
    json.raw("{")
    json.key("ids")
    json.list([1, -2]) { $0.number($1) }
    json.member("name", "“a”\n")
    json.key("within")
    json.raw("{")
    json.member("count", 2)
    json.raw("}")
    json.member("open", "{")
    json.member("last", "")
    json.raw("}")
    let value: JSONValue = [
      "ids": [1, -2], "name": "“a”\n", "within": ["count": 2], "open": "{", "last": "",
    ]
    #expect(json.text == value.description)
  }
}
