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

  /// The code of the import's files without comments, by name; not that of `Words` itself.
  private static func code() throws -> [(file: String, text: String)] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Words.swift" }
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return (
          file.lastPathComponent,
          lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        )
      }
  }

  @Test("every meaning is asked for by the code")
  func use() throws {
    let code = try Self.code().map(\.text).joined(separator: "\n")
    let asked = Set(
      code.matches(of: /Words\.(?:set|list|ranked)\(\.`?(\w+)`?\)/).map { String($0.output.1) })
    for meaning in Words.Meaning.allCases {
      #expect(asked.contains("\(meaning)"), "\(meaning.rawValue)")
    }
  }

  @Test("what pickers ask is known in every alphabet, from the file alone")
  func placeholders() {
    let names = PlaceholderName.known
    for word in Words.list(.placeholder) where word != "none" {
      #expect(names.matches(Array(word.utf8)[...]), "\(word)")
    }
    for word in Words.list(.placeholderStart) {
      for name in [word + "abc", word.prefix(1).uppercased() + word.dropFirst() + "abc"] {
        #expect(names.matches(Array(name.utf8)[...]), "\(name)")
        // Hyphens alone may indent a name.
        #expect(names.isQuestion(Array(name.utf8)[...]) == (word != "--"), "\(name)")
      }
    }
    for word in Words.list(.placeholderEnd) {
      #expect(names.matches(Array(("시/도 " + word).utf8)[...]), "\(word)")
    }
    for name in ["北京市", "선산읍", "Выборг", "選別町", "None", "Selby", "Seçkin"] {
      #expect(!names.matches(Array(name.utf8)[...]), "\(name)")
    }
  }

  @Test("no other file of the import has a list of words")
  func elsewhere() throws {
    // Three texts of letters with nothing but commas between.
    let list = try Regex(#""\p{L}[\p{L} ]*",\s*"\p{L}[\p{L} ]*",\s*"\p{L}[\p{L} ]*""#)
    let code = try Self.code()
    for (file, text) in code {
      for match in text.matches(of: list) { Issue.record("\(file): \(text[match.range])") }
    }
    #expect(code.count > 100)
  }
}
