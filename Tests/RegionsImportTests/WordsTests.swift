import Foundation
import Testing

@testable import RegionsImport

@Suite("The file of words")
struct WordsTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RegionsImport").standardizedFileURL

  @Test("every line has a meaning, a rank, a language and words that stand once")
  func lines() throws {
    var seen: Set<String> = []
    for row in Words.rows {
      #expect(Words.Meaning(rawValue: row.meaning) != nil, "\(row)")
      #expect(row.rank == "-" || Words.ranks.contains(row.rank), "\(row)")
      #expect(
        row.language == "*" || row.language == "zh-Hant"
          || row.language.count == 2 && row.language.allSatisfy { $0.isASCII && $0.isLowercase },
        "\(row)")
      for word in row.words {
        #expect(seen.insert("\(row.meaning): \(word)").inserted, "\(row.meaning): \(word)")
      }
    }
    let file = Self.sources.appending(path: "Words/words.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(Words.rows.count == lines.count { !$0.hasPrefix("#") })
  }

  @Test("every meaning has words", arguments: Words.Meaning.allCases)
  func meanings(meaning: Words.Meaning) {
    #expect(!Words.set(meaning).isEmpty)
  }

  @Test("a blank in a word is written as an underscore")
  func blanks() {
    #expect(Words.set(.sum).contains("grand total"))
    #expect(Words.list(.placeholderStart).contains("select "))
  }

  @Test("words with a rank stand at it, in every language")
  func ranks() {
    #expect(Words.ranked(.level).map(\.isEmpty) == Words.ranks.map { _ in false })
    #expect(Words.ranked(.level)[2].isSuperset(of: ["province", "省", "provinsi"]))
    #expect(LevelRank.level(ofKind: "自治州") == 2)
    #expect(LevelRank.level(ofKind: "省级") == 1)
    #expect(LevelRank.level(ofKind: "desa") == 5)
    #expect(LevelRank.level(ofKind: "Fluss") == nil)
  }

  @Test("no other file of the import has a list of words")
  func elsewhere() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    // Three texts of letters with nothing but commas between.
    let list = try Regex(#""\p{L}[\p{L} ]*",\s*"\p{L}[\p{L} ]*",\s*"\p{L}[\p{L} ]*""#)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      count += 1
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .joined(separator: "\n")
      if file.lastPathComponent == "Words.swift" { continue }
      for match in code.matches(of: list) {
        Issue.record("\(file.lastPathComponent): \(code[match.range])")
      }
    }
    #expect(count > 100)
  }
}
