import RegionsFormats
import Testing

@testable import RegionsSource

/// Every format becomes the same kind of document, its values in order and with their places.
struct FormatReaderTests {
  /// Well-formed XML, whatever its namespaces are.
  @Test(arguments: ["<d><x:r id='1'/></d>", "<d xmlns='my data'><r id='1'/></d>"])
  func `namespaces are not asked for`(text: String) throws {
    #expect(try document(text).outline() == document("<d><r id='1'/></d>").outline())
  }

  @Test func `what is called YAML is no list of lines where one has no colon`() throws {
    let text = Array("a:\n  - b\n  - c\nd\n  - e\n".utf8)
    func format(_ name: String) throws -> String {
      try SourceDocument(reading: .bytes(text, name: name), with: [.yaml]).format
    }
    #expect(try format("in.txt") == "text")
    #expect(throws: SourceError.self) { try format("in.yml") }
  }

  @Test(arguments: [
    ("xml", "<r><p id='1'>北京</p></r>", "r(p(id=1 \"北京\"))"),
    ("xml", "<?xml version='1.0' encoding='gb2312'?>\n<r 名='京'/>", "r(名=京)"),
    ("xml", "\u{FEFF}<r a='1&amp;2&#65;'>\n <x/>\n</r>", "r(a=1&2A x())"),
    ("xml", "<r>a<![CDATA[<b>]]>c</r>", "r(\"a<b>c\")"),
    ("xml", "<!-- c --><!DOCTYPE r SYSTEM 'http://nowhere.invalid/x.dtd'><r/>", "r()"),
    ("json", "{\"b\":1,\"a\":[true,null,\"x\\u4eac\"]}", "{b:1,a:[true,null,\"x京\"]}"),
    ("json", "[1.50, -0, 1e3]", "[1.50,-0,1e3]"),
    ("json", "{\"北京市\":{\"市辖区\":[\"东城区\"]}}", "{北京市:{市辖区:[\"东城区\"]}}"),
    ("jsonl", "{\"a\":1}\n{\"a\":2}\n", "[{a:1},{a:2}]"),
    ("csv", "id,name\n1,北京\n", "id|name / 1|北京"),
    ("csv", "id,name\r\n1,北京\r\n\r\n2,天津", "id|name / 1|北京 / 2|天津"),
    ("csv", "id;name\n1;北京, 东\n", "id|name / 1|北京, 东"),
    ("csv", "id|name\n1|北京\n", "id|name / 1|北京"),
    ("tsv", "id\tname\n1\t北京\n", "id|name / 1|北京"),
    ("csv", "\"a\"\"b\",\"c\nd\"\n1,\"\"\n", "a\"b|c\nd / 1|"),
    ("csv", "a, \"b\" ,c\n1,2\" pipe,3\n", "a|b |c / 1|2\" pipe|3"),
    ("csv", "a,b\r1,2\r", "a|b / 1|2"),
    ("csv", "a,b,c\n1\n1,2,3,4\n,,\n", "a|b|c / 1 / 1|2|3|4 / ||"),
  ])
  func `a format is told from the content and read in order`(
    format: String, text: String, outline: String
  ) throws {
    try expect(text, isTakenFor: format, saying: outline)
  }

  @Test(arguments: [
    ("<r>\n  <京 a='1'/>\n  <b\n   c='2'>\n   x</b></r>", "r@1:1(京@2:3(a=1) b@3:3(c=2 \"x\"@5:4))"),
    ("{\"京\": [1,\n  {\"a\" : \"b\\n\"}]}", "{京:[1@1:8,{a:\"b\n\"@2:10}@2:3]@1:7}@1:1"),
  ])
  func `values know their places`(text: String, outline: String) throws {
    let found = try document(text).outline(places: true)
    #expect(found == outline)
  }
}
