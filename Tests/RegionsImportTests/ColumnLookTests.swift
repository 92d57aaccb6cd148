import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// From which share of its texts on a column is taken for what: each limit of `ColumnProfile`'s looks from
/// both sides.
struct ColumnLookTests {
  /// The profile of a column of a hundred texts, of which some are otherwise.
  private static func profile(
    _ heading: String, _ count: Int, _ one: (Int) -> String, _ rest: (Int) -> String
  ) throws -> ColumnProfile {
    let rows = (0..<100).map { "{\"\(heading)\":\"\($0 < count ? one($0) : rest($0))\"}" }
    let text = "[" + rows.joined(separator: ",") + "]"
    let evidence = Evidence(
      SourceTexts([
        try SourceDocument(reading: .bytes(Array(text.utf8), name: "in"), with: [.json])
      ]))
    return evidence.profile(0, 0)
  }

  private static func word(_ number: Int) -> String { "Aro \(number)" }
  private static func code(_ number: Int) -> String { "\(1000 + number)" }

  @Test(arguments: [(95, true), (94, false)])
  func `codes have few remarks among them`(codes: Int, isCode: Bool) throws {
    #expect(try Self.profile("thing", codes, Self.code, Self.word).isCode == isCode)
  }

  @Test(arguments: [(5, true), (6, false)])
  func `codes have few dates among them`(dates: Int, isCode: Bool) throws {
    let found = try Self.profile("thing", dates, { "2023/1/\($0 + 1)" }, Self.code)
    #expect(found.isCode == isCode)
  }

  @Test(arguments: [("thing", 49, true), ("thing", 50, false), ("code", 50, true)])
  func `dotted numbers are codes where their heading says so`(
    heading: String, dotted: Int, isCode: Bool
  ) throws {
    #expect(
      try Self.profile(heading, dotted, { "11.\(100 + $0)" }, Self.code).isCode == isCode)
  }

  @Test(arguments: [(50, true), (49, false)])
  func `names have letters`(letters: Int, isName: Bool) throws {
    #expect(try Self.profile("thing", letters, Self.word, Self.code).isName == isName)
  }

  @Test(arguments: [(20, true), (21, false)])
  func `names are no links`(links: Int, isName: Bool) throws {
    let found = try Self.profile("thing", links, { "https://example.org/\($0)" }, Self.word)
    #expect(found.isName == isName)
  }

  @Test(arguments: [(90, true), (89, false)])
  func `most looks are of nearly all texts`(count: Int, isSo: Bool) throws {
    #expect(try Self.profile("thing", count, Self.word, { _ in "" }).isFull == isSo)
    #expect(try Self.profile("thing", count, Self.code, { "A\($0)" }).isNumeric == isSo)
    #expect(try Self.profile("thing", count, { "AT\($0)" }, { _ in "Aro" }).isCoded == isSo)
    #expect(try Self.profile("thing", count, { _ in "aro" }, { _ in "Aro" }).isSmall == isSo)
    #expect(try Self.profile("thing", count, { _ in "アロ" }, { _ in "京都" }).isKana == isSo)
  }

  @Test(arguments: [(51, true), (50, false)])
  func `a script is that of more than half the texts`(count: Int, isNonASCII: Bool) throws {
    let found = try Self.profile("thing", count, { _ in "京都" }, Self.word)
    #expect(found.isNonASCII == isNonASCII)
  }

  @Test(arguments: [("US-AL", true), ("US-ALA", false)])
  func `abbreviations are short`(text: String, isAbbreviation: Bool) throws {
    let found = try Self.profile("thing", 50, { _ in text }, { _ in "US" })
    #expect(found.isAbbreviation == isAbbreviation)
  }

  @Test(arguments: [
    ("1101", "110101001003", true), ("1101", "1101010010031", false), ("101", "110101", false),
  ])
  func `official codes have official lengths`(one: String, other: String, isOfficial: Bool) throws {
    let found = try Self.profile("thing", 50, { _ in one }, { _ in other })
    #expect(found.isOfficial == isOfficial)
  }
}
