import Testing

@testable import RegionsSource

/// Chunks end anywhere: within a mark, a character, a tag, a number, a line end.
struct ChunkBoundaryTests {
  static let samples: [(SourceFormat, String)] = [
    (
      .xml,
      "<?xml version='1.0'?>\n<!-- 注 -->\n<国>\r\n <省 名='北京&amp;市' id='11'>東城<![CDATA[<区>]]></省>\n</国>"
    ),
    (.json, "{\"省\": [1.50, true, null,\n {\"名\": \"東\\u4eac\\n城\", \"id\": \"011\"}]}"),
    (.jsonLines, "{\"名\": \"北京\"}\n{\"名\": \"天津\"}\n"),
    (.javaScript, "// 注\nvar 省 = [{名: '北京', \"id\": 11, /* 区 */ 区: ['東城',]}];\n"),
    (.csv, "编号,名\r\n11,\"北\"\"京,市\"\r\n\r\n 12 ,天津\r\n"),
    (.tsv, "编号\t名\n11\t北京\n12\t天津"),
    (.outline, "北京\n\t110101 東城\n\t西城\n天津\n"),
    (
      .sql,
      "-- 注\nCREATE TABLE `区` (`编号` int, `名` text);\nINSERT INTO `区` VALUES (11,'北''京'),(12,NULL);\n"
    ),
  ]

  @Test(arguments: samples, ["", "UTF-8", "UTF-16LE", "UTF-16BE", "GBK", "BIG5", "SHIFT_JIS"])
  func `a source is read alike whatever its chunks`(
    sample: (format: SourceFormat, text: String), encoding: String
  ) throws {
    // "" is UTF-8 with a mark. Some characters aren't in every encoding of the list.
    let other: [Character: Character] =
      switch encoding {
      case "BIG5": ["编": "號", "号": "碼", "国": "國", "东": "東", "区": "區"]
      case "SHIFT_JIS": ["编": "号"]
      default: [:]
      }
    let text = String(sample.text.map { other[$0] ?? $0 })
    let plain = try document(text, format: sample.format).outline(places: true)
    let mark: [UInt8] =
      switch encoding {
      case "": [0xEF, 0xBB, 0xBF]
      case "UTF-16LE": [0xFF, 0xFE]
      case "UTF-16BE": [0xFE, 0xFF]
      default: []
      }
    let bytes = try mark + encoded(text, encoding.isEmpty ? "UTF-8" : encoding)
    let name = mark.isEmpty ? encoding : nil
    for chunkSize in [1, 2, 3, 4, 5, 7, 11, 16, 31, bytes.count - 1, bytes.count, bytes.count + 1] {
      let read = try document(
        bytes: bytes, format: sample.format, encoding: name, chunkSize: chunkSize)
      #expect(read.outline(places: true) == plain, "chunks of \(chunkSize) bytes")
    }
  }

  @Test(arguments: 0..<4)
  func `a mark before a large file moves its chunks and breaks nothing`(padding: Int) throws {
    let row = "1,\(String(repeating: "京", count: 30))\n"
    let text = String(repeating: "x", count: padding) + String(repeating: row, count: 6_000)
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let read = try document(bytes: mark + Array(text.utf8))
      #expect(read.entries.count { $0.kind == .row } == 6_000)
      #expect(Set(read.entries.map(\.textCount)).isSubset(of: [0, 1, UInt32(1 + padding), 90]))
    }
  }

  @Test(arguments: ["GBK", "BIG5", "EUC-KR", "SHIFT_JIS"])
  func `an encoding that shows in the last bytes of a chunk is told by those behind`(
    encoding: String
  ) throws {
    let name =
      switch encoding {
      case "GBK": "北京市东城区东华门街道"
      case "BIG5": "臺北市中正區大同區高雄市"
      case "EUC-KR": "서울특별시 종로구 청운효자동 부산광역시"
      default: "東京都千代田区ほっかいどう"
      }
    // The first byte above 127 is the chunk's last.
    let ascii = String(repeating: "1,abcdefg\n", count: Bound.chunk / 10)
    let padding = String(repeating: "x", count: Bound.chunk - 1 - ascii.utf8.count)
    let text = ascii + padding + String(repeating: "\(name),2\n", count: 20)
    let read = try document(bytes: encoded(text, encoding))
    #expect(read.outline().hasSuffix("\(name)|2"))
  }
}
