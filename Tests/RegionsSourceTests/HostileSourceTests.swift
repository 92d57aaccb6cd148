import Foundation
import RegionsFiles
import RegionsFormats
import Testing

@testable import RegionsSource

/// Sources that are wrong, or want to do harm: an error each, in bounded memory.
struct HostileSourceTests {
  @Test(
    arguments: [
      (
        "<r>\n<a></b></r>", "in:2:8",
        .reported(.libxml2, "opening and ending tag mismatch: a line 2 and b")
      ),
      ("<r>\n <a b='1'", "in:2:10", nil),
      ("<r><a>", "in:1:7", nil),
      ("<r/><r/>", "in:1:5", .reported(.libxml2, "extra content at the end of the document")),
      ("<r a='1' a='2'/>", "in:1:15", .reported(.libxml2, "attribute a redefined")),
      ("<r>&nbsp;</r>", "in:1:10", .reported(.libxml2, "entity 'nbsp' not defined")),
      (
        "<!DOCTYPE r [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]>\n<r>&b;</r>", "in:1:28",
        .entityDeclared("a")
      ),
      (
        "<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><r>&x;</r>", "in:1:52",
        .entityDeclared("x")
      ),
      (
        "<!DOCTYPE r [<!ENTITY % x SYSTEM 'http://nowhere.invalid/'> %x;]><r/>", "in:1:59",
        .entityDeclared("x")
      ),
      ("{\"a\": ", "in:1:7", nil),
      (
        "{\"a\": 1]", "in:1:8",
        .unexpected(UInt8(ascii: "]"), expected: .oneOf([",", "}"]))
      ),
      ("{\"a\": \"x", "in:1:7", .unclosed(.quote)),
      ("[1, x]", "in:1:5", .notALiteral("x")),
      ("[1, new Date(1)]", "in:1:5", .notALiteral("new Date")),
      ("[1,\n {\"a\" 1}]", "in:2:7", .unexpected(UInt8(ascii: "1"), expected: .oneOf([":"]))),
      (
        "[{\"a\": 1}, {\"a\" 2}, {\"a\": [3]}]", "in:1:17",
        .unexpected(UInt8(ascii: "2"), expected: .oneOf([":"]))
      ),
      ("var a = [{b: 1}, {b: f()}, {b: [3]}];", "in:1:22", .notALiteral("f()")),
      ("[\"?\\uD800\"]", "in:1:5", .halfOfSurrogatePair),
      ("{\"a\":1}\n{\"a\":\n", "in:3:1", nil),
      ("a,b\n1,\"x\n2,y\n", "in:2:3", .unclosed(.quote)),
      ("var a = f();", "in", .nothingIn(.script)),
      ("var a = [1, f()];", "in:1:13", .notALiteral("f")),
      ("INSERT INTO t VALUES (1, 'a", "in:1:26", .unclosed(.quote)),
      ("INSERT INTO t VALUES (1, 2", "in:1:26", .unclosed(.row)),
      ("CREATE TABLE t (a int);", "in", .nothingIn(.dump)),
      ("PK\u{3}\u{4}", "in", .damagedArchive("not a zip archive")),
      ("bplist00", "in", .foreignFile(.binaryPropertyList)),
      ("Rar!\u{1A}\u{7}\u{1}\0", "in", .foreignFile(.rar)),
      ("PAR1\u{15}\0", "in", .foreignFile(.parquet)),
      ("SQLite format 3\0", "in", .noReader(format: "sqlite")),
    ] as [(String, String, SourceProblem?)])
  func `what is wrong is reported with its place`(
    text: String, place: String, problem: SourceProblem?
  ) {
    let found = fault(Array(text.utf8))
    #expect(found?.location.description == place)
    // Where only the library has a word for it, the place is what counts.
    if let problem { #expect(found?.problem == problem) }
  }

  @Test(arguments: ["PAR1,Paro\nPAR2,Sena\n", "Rar!,Paro\nPAR2,Sena\n", "7z,Paro\nPAR2,Sena\n"])
  func `a table may begin as other files do`(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(arguments: ["[", "{\"a\":", "<a>", "var a = ["])
  func `nesting has a limit`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let found = fault(
      Array((opening.hasPrefix("var") ? opening + text.filter { $0 == "[" } : text).utf8))
    #expect(found?.problem == .tooDeep(limit: 256))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `depth up to the limit is read`(opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    let text = String(repeating: opening, count: 256) + "1" + String(repeating: closing, count: 256)
    #expect(try document(text).entries.count == 257)
  }

  @Test(
    arguments: [
      ("{\"a\": 1}\n[\"", "a", .tooLong(.text, mebibytes: 16)),
      ("<a>", "a", .tooLong(.text, mebibytes: 16)), ("<a b='", "a", nil),
      ("a,\"", "a", .tooLong(.field, mebibytes: 16)),
    ] as [(String, String, SourceProblem?)])
  func `a text without an end is refused before it fills the memory`(
    start: String, filler: String, problem: SourceProblem?
  ) {
    let bytes = Array(start.utf8) + [UInt8](repeating: filler.utf8.first!, count: 18 << 20)
    let found = fault(bytes)
    // An attribute's end is libxml2's to wait for.
    if let problem {
      #expect(found?.problem == problem)
    } else if case .reported(.libxml2, let text) = found?.problem {
      #expect(text.contains("Huge input"))
    } else {
      Issue.record("\(String(describing: found))")
    }
  }

  // MARK: Packed sources

  @Test
  func `gzip is unpacked, several members too`() throws {
    let packed = try gzip("id,name\n1,北京\n")
    let more = try gzip("2,天津\n")
    #expect(try document(bytes: packed + more).outline() == "id|name / 1|北京 / 2|天津")
    #expect(try document(bytes: packed + [0, 0, 0]).outline() == "id|name / 1|北京")
  }

  @Test
  func `damaged gzip is refused at each cut and each flipped byte`() throws {
    let packed = try gzip("id,name\n1,北京\n")
    for count in 3..<packed.count {
      let found = fault(Array(packed.prefix(count)))
      #expect(found?.problem == .gzip(.cutOff), "\(count) bytes")
    }
    // The header's time, flags and system aside, each byte is covered by the checksum.
    for index in 10..<packed.count {
      var damaged = packed
      damaged[index] ^= 0x10
      guard case .gzip = fault(damaged)?.problem else {
        Issue.record("byte \(index)")
        continue
      }
    }
  }

  // MARK: Files

  @Test
  func `a file that can't be read is a failed call`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    for (path, number) in [(folder, EISDIR), (folder + "/no such file", ENOENT)] {
      let error = #expect(throws: SourceError.self) {
        try SourceDocument(reading: .file(path), with: [.xml, .json])
      }
      #expect(error == .file(FileError("open", path: path, number: number)))
    }
  }

  @Test
  func `a FIFO is read like a file, also twice`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "fifo").path
    try #require(mkfifo(path, 0o600) == 0)
    for text in ["id,name\n1,北京\n", "[{'id': 1}, // read again as JavaScript\n]"] {
      DispatchQueue.global().async {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        handle.write(Data(text.utf8))
        try? handle.close()
      }
      let read = try SourceDocument(reading: .file(path), with: [.xml, .json])
      #expect(try read.outline() == document(text).outline())
    }
  }

  @Test
  func `progress tells the bytes of the file`() throws {
    let text = String(repeating: "1,北京\n", count: 100_000)
    let reports = Reports()
    _ = try SourceDocument(
      reading: .bytes(Array(text.utf8), name: "in"), with: [],
      options: SourceOptions(onProgress: { bytes, total in
        reports.add(bytes)
        #expect(total == text.utf8.count)
      }))
    #expect(reports.values.last == text.utf8.count)
    #expect(reports.values == reports.values.sorted() && reports.values.count > 3)
  }

  private final class Reports: @unchecked Sendable {
    private(set) var values: [Int] = []
    func add(_ value: Int) { values.append(value) }
  }

  // MARK: At random

  /// Each seed text with bytes flipped, cut, doubled and inserted: read or refused, never a trap.
  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-8'?><r a='1&amp;2'>\n<京 b=\"x\">y<![CDATA[z]]></京><!-- c --></r>",
    "<plist><array><dict><key>a</key><string>b</string><key>c</key><array/></dict></array></plist>",
    "<Workbook><Worksheet Name='x'><Table><Row><Cell Index='2'><Data>1</Data></Cell></Row></Table></Worksheet></Workbook>",
    "{\"北京市\": {\"a\": [1.5, true, null, \"\\u4eac\\n\"]}}\n",
    "{\"a\":1}\n{\"a\":2}\n",
    "id,name\r\n1,\"a \"\"b\"\", c\"\r\n\"2\",x\r\n",
    "export const a: T[] = [{b: 'c', /* d */ \"e\": [1, 2,],}];",
    "CREATE TABLE `t` (`a` int, b text);\nINSERT INTO `t` VALUES (1,'x''y'),(-2,NULL);\nCOPY t (a) FROM stdin;\n1\t2\n\\.\n",
    "北京\n\t东城\n\t\t1 东华门\n天津\n",
    "110000   北京\n110101   东城\n",
  ])
  func `mutations are read or refused`(text: String) throws {
    var random = SplitMix(seed: 20_260_104)
    for encoding in [nil, "GBK", "UTF-16LE"] as [String?] {
      for _ in 0..<100 {
        var bytes = Array(text.utf8)
        for _ in 0...random.below(4) { random.mutate(&bytes) }
        // The expectation is that this comes back.
        let found = failure(bytes, encoding: encoding)
        #expect(found.hasPrefix("no error: ") || found.hasPrefix("in:"))
      }
    }
  }

  private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func mutate(_ bytes: inout [UInt8]) {
      guard !bytes.isEmpty else { return }
      let index = below(bytes.count)
      switch below(5) {
      case 0: bytes[index] ^= 1 << UInt8(below(8))
      case 1: bytes.removeSubrange(index...)
      case 2: bytes.insert(UInt8(below(256)), at: index)
      case 3: bytes.insert(contentsOf: bytes[..<index], at: below(bytes.count))
      default: bytes.remove(at: index)
      }
    }
  }

  private func gzip(_ text: String) throws -> [UInt8] {
    try filtered(Array(text.utf8), through: "gzip", "-n")
  }
}
