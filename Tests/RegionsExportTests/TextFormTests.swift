import Foundation
import JSONDocument
import Regions
import RegionsExport
import RegionsFiles
import RegionsTestSupport
import Testing

/// The text forms, byte for byte.
struct TextFormTests {
  @Test func `plain forms have nothing but the regions`() throws {
    func plain(_ format: ExportFormat) throws -> String {
      var bytes: [UInt8] = []
      try Samples.small().export(as: format, depth: 1, plain: true) { bytes.append(contentsOf: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try plain(.csv).split(separator: "\n").first == "id,parent,name,pinyin,people")
    for format in [ExportFormat.csv, .json, .jsonFlat] {
      #expect(try !plain(format).contains("$regions"))
      #expect(try plain(format).contains("bei jing"))
    }
  }

  @Test func `nested JSON has id, name and children`() throws {
    #expect(
      try Samples.bare().text(.json) == """
        [
        {"id":"110000","name":"北京市","children":[
        {"id":"110101","name":"东城区","children":[
        {"id":"110101001","name":"东华门街道"}]},
        {"id":"110102","name":"西城区"}]}]

        """)
  }

  @Test func `nested JSON has metadata and attributes`() throws {
    #expect(
      try Samples.small().text(.json, depth: 2) == """
        [
        {"$regions":{"title":"Two districts","as-of":"2025-12-31","origin":"a test","license":"MIT",\
        "levels":["province","district"],"attributes":[{"name":"pinyin","type":"text"},\
        {"name":"people","type":"integer"}]},\
        "id":"110000","name":"北京市","pinyin":"bei jing","children":[
        {"id":"110101","name":"东城区","people":708829},
        {"id":"110102","name":"西城区"}]}]

        """)
  }

  @Test func `flat JSON has a row a region`() throws {
    #expect(
      try Samples.bare().text(.jsonFlat) == """
        [
        {"id":"110000","parent":null,"name":"北京市"},
        {"id":"110101","parent":"110000","name":"东城区"},
        {"id":"110101001","parent":"110101","name":"东华门街道"},
        {"id":"110102","parent":"110000","name":"西城区"}]

        """)
  }

  @Test(arguments: [ExportFormat.json, .jsonFlat, .antd, .vant])
  func `JSON forms escape names as every JSON of ours is escaped`(format: ExportFormat) throws {
    let name = "a\"\\\u{8}\t\n\u{C}\r\u{1}/\u{7F}省"
    var builder = RegionTreeBuilder()
    try builder.add(id: "110000", name: name)
    let text = try RegionTree(bytes: try builder.build()).text(format)
    #expect(text.contains(JSONValue.string(name).description))
  }

  @Test func `CSV has id, parent and name`() throws {
    #expect(
      try Samples.bare().text(.csv) == """
        id,parent,name
        110000,,北京市
        110101,110000,东城区
        110101001,110101,东华门街道
        110102,110000,西城区

        """)
  }

  @Test func `CSV has metadata and attributes`() throws {
    #expect(
      try Samples.small().text(.csv) == """
        id,parent,name,pinyin,people,$regions
        110000,,北京市,bei jing,,title=Two districts&as-of=2025-12-31&origin=a test&license=MIT\
        &level=province&level=district&text=pinyin&integer=people
        110101,110000,东城区,,708829,
        110101001,110101,东华门街道,,,
        110102,110000,西城区,,,

        """)
  }

  @Test func `XML nests regions`() throws {
    #expect(
      try Samples.small().text(.xml) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <regions title="Two districts" as-of="2025-12-31" origin="a test" license="MIT">
         <level name="province"/>
         <level name="district"/>
         <attribute name="pinyin" type="text"/>
         <attribute name="people" type="integer"/>
         <region id="110000" name="北京市" pinyin="bei jing">
          <region id="110101" name="东城区" people="708829">
           <region id="110101001" name="东华门街道"/>
          </region>
          <region id="110102" name="西城区"/>
         </region>
        </regions>

        """)
  }

  @Test(arguments: [
    (ExportFormat.json, #""name":"a\"b\\c\nd\te\r\u0001<&>,'é""#),
    (.jsonFlat, #""name":"a\"b\\c\nd\te\r\u0001<&>,'é""#),
    (.csv, "1,,\"a\"\"b\\c\nd\te\r\u{1}<&>,'é\"\n"),
    (.antd, #""label":"a\"b\\c\nd\te\r\u0001<&>,'é""#),
  ])
  func `what a text form would misread is escaped`(_ format: ExportFormat, _ expected: String)
    throws
  {
    let tree = try tree(named: "a\"b\\c\nd\te\r\u{1}<&>,'é")
    #expect(try tree.text(format).contains(expected))
  }

  @Test func `what XML would misread is escaped`() throws {
    let text = try tree(named: "a\"b\nd\te\r<&>,'é").text(.xml)
    #expect(text.contains("name=\"a&quot;b&#10;d&#9;e&#13;&lt;&amp;&gt;,'é\""))
  }

  @Test(arguments: [
    (ExportFormat.xml, "a\u{1}", "region “1” has the character U+0001, which xml can't hold"),
    (.xml, "a\u{FFFF}", "region “1” has the character U+FFFF, which xml can't hold"),
    (.csv, "a\0", "region “1” has the character U+0000, which csv can't hold"),
  ])
  func `what a form can't hold is an error`(
    _ format: ExportFormat, _ name: String, _ message: String
  ) throws {
    let tree = try tree(named: name)
    let error = #expect(throws: ExportError.self) { try tree.text(format) }
    #expect(error?.description == message)
  }

  @Test func `spaces at the ends of a CSV field are in quotes`() throws {
    #expect(try tree(named: " a ").text(.csv).hasSuffix("1,,\" a \"\n"))
  }

  @Test func `a sink that fails ends the export`() throws {
    let tree = try Samples.bare()
    let full = FileError("write", path: "full", number: 28)
    for format in [ExportFormat.json, .sqlite] {
      #expect(throws: ExportError.output(full)) {
        try tree.export(as: format) { _ throws(FileError) in throw full }
      }
    }
  }

  @Test func `pieces are small however large the tree`() throws {
    var builder = RegionTreeBuilder()
    for number in 0..<6_000 { try builder.add(id: "\(number)", name: "Region number \(number)") }
    let tree = try RegionTree(bytes: try builder.build())
    for format in ExportFormat.allCases where format != .vantArea {
      var largest = 0
      try tree.export(as: format) { largest = max(largest, $0.count) }
      #expect(largest < 70_000, "\(format.name)")
    }
  }

  private func tree(named name: String) throws -> RegionTree {
    var builder = RegionTreeBuilder()
    try builder.add(id: "1", name: name)
    return try RegionTree(bytes: try builder.build())
  }
}
