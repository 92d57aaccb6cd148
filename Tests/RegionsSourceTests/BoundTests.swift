import Testing

@testable import RegionsSource

/// Each of ``Bound`` that refuses something from both sides: a source that has as much is read, one that has one
/// more is refused, or is not what it seems.
struct BoundTests {
  /// A bound, and the text that has as much of something.
  struct Border: Sendable {
    let bound: Int
    let text: @Sendable (Int) -> String

    init(_ bound: Int, _ text: @escaping @Sendable (Int) -> String) {
      self.bound = bound
      self.text = text
    }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  static let borders = [
    Border(Bound.text) { "<a>\(times($0, "b"))</a>" },
    Border(Bound.depth) { times($0, "[") + times($0, "]") },
    Border(Bound.columns) {
      "<Workbook><Worksheet><Table><Row><Cell Index='\($0)'><Data>a</Data></Cell></Row></Table></Worksheet></Workbook>"
    },
    Border(Bound.cells) { "INSERT INTO t VALUES (1\(times($0 - 1, ",1")));" },
    Border(Bound.word) { "{\(times($0, "k")): 1}" },
  ]

  @Test(arguments: borders)
  func `as much is read, and no more`(border: Border) {
    #expect(fault(Array(border.text(border.bound).utf8)) == nil)
    #expect(fault(Array(border.text(border.bound + 1).utf8)) != nil)
  }

  @Test func `records are of as many kinds as lists have keys`() throws {
    func format(_ kinds: Int) throws -> String {
      let rows = (1...kinds).map { #"{"model": "m\#($0)", "pk": 1, "fields": {"name": "A"}}"# }
      return try document("[" + rows.joined(separator: ",") + "]").format
    }
    #expect(try format(Bound.keys) == "django")
    #expect(try format(Bound.keys + 1) == "json")
  }

  @Test func `a format shows in the first lines and bytes`() {
    func isYAML(lines: Int) -> Bool {
      let text = String(repeating: "a: b\n", count: lines) + "a\tb\n"
      return FormatSniffer.format(of: Array(text.utf8), isWhole: true) == .yaml
    }
    #expect(isYAML(lines: Bound.texts))
    #expect(!isYAML(lines: Bound.texts - 1))
    func isSettings(bytes: Int) -> Bool {
      let end = "\n[a]\nb=c"
      let comment = ";" + String(repeating: "x", count: bytes - end.utf8.count - 1)
      return FormatSniffer.isSettings(Array((comment + end).utf8))
    }
    #expect(isSettings(bytes: Bound.sample))
    #expect(!isSettings(bytes: Bound.sample + 2))
  }
}
