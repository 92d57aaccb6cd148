import Foundation
import RegionsCLI
import RegionsTestSupport
import Testing
import regions_tool

/// What the tool says exists in Chinese too, all of it, with the same values in it.
struct ChineseTextsTests {
  @Test func `help is said in English and in Chinese`() {
    let texts = CommandLineTool.program.helpTexts
    #expect(texts.count > 100)
    for text in texts {
      #expect(text.english.isEmpty || text.chinese != text.english, "\(text)")
      #expect(text.english.isEmpty != text.chinese.isChinese, "\(text)")
    }
  }

  @Test func `every message in the sources has a translation`() throws {
    let known = Set(ChineseTexts.allMessages.keys)
    let sentences = try MessageSentences.inSources()
    #expect(sentences.count > 500, "the scan of the sources finds messages")
    let missing = sentences.subtracting(known).sorted()
    #expect(missing == [], "missing in Sources/RegionsCLI/Languages")
  }

  @Test func `no translation is left over`() throws {
    let sentences = try MessageSentences.inSources(withFrames: true)
    #expect(ChineseTexts.allMessages.keys.filter { !sentences.contains($0) }.sorted() == [])
  }

  @Test func `a translation speaks of all values`() {
    for (sentence, chinese) in ChineseTexts.allMessages {
      let count = sentence.components(separatedBy: "{}").count - 1
      let inOrder = chinese.components(separatedBy: "{}").count - 1
      let numbered = (1..<count + 1).filter { chinese.contains("{\($0)}") }.count
      #expect(inOrder == count || numbered == count, "\(sentence) → \(chinese)")
    }
  }

  @Test(arguments: [
    ["--help"], ["lookup", "--help"], ["help", "export"], ["frobnicate"], ["lookup", "--jsn"],
    ["lookup", "999999"], ["export", "--to", "yaml"], ["info", "/nonexistent.regions"],
    ["lookup", "--column", "0"], ["tree", "110000", "--depth", "none"],
  ])
  func `the language follows the locale`(arguments: [String]) throws {
    for (variable, value) in [("LC_ALL", "zh_CN.UTF-8"), ("LC_ALL", "zh_TW")] {
      let result = try Tool.run(arguments, environment: [variable: value])
      let text = result.output + result.errors
      let chinese = text.unicodeScalars.filter { 0x4E00..<0xA000 ~= $0.value }.count
      #expect(chinese > 1, "\(text)")
    }
    let english = try Tool.run(arguments)
    #expect(!(english.errors + english.output).contains("错误"))
  }

  @Test(arguments: [
    (
      "id,pid,name\n1,0,A\n2,1,B\n3,9,C\n", [String](),
      ["x.csv:4:1: 错误: 区划“3”（C）的上级“9”不在来源中", "加“--orphans roots”可把缺少上级的区划放在最上层"]
    ),
    (
      "id,pid,name\n1,0,A\n2,1,B\n3,1,C\n", ["--explain", "--dry-run"],
      [
        "平表，上级在 “pid”，ID 在 “id”，名称在 “name” (csv, UTF-8)", "id: ID; pid: 上级; name: 名称",
        "3 个区划，1 / 2",
      ]
    ),
    (
      "code,name,zip\n11,A b,1\n1101,B c,2\n110101,C d,3\n110102,D e,4\n12,E f,5\n1201,F g,6\n120101,G h,7\n",
      ["--dry-run"], ["平表，上级看代码开头（2、4 "]
    ),
    ("省,市,区\n甲省,乙市,丙区\n甲省,乙市,丁区\n甲省,戊市,己区\n", ["--dry-run"], ["每级一列，在 “省”、“市”、“区”"]),
    ("id,pid,name\n1,0,\"A\n", [], ["x.csv:2:5: 错误: 引号没有闭合"]),
    ("", [], ["x.csv: 错误: 来源是空的"]),
  ])
  func `imports speak Chinese`(text: String, options: [String], sentences: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.csv", text.utf8)
    let result = try Tool.run(
      ["import", path] + options, environment: ["LC_ALL": "zh_CN.UTF-8"])
    let said = result.output + result.errors
    for sentence in sentences { #expect(said.contains(sentence), "\(said)") }
  }

  /// Sentences are made here, so that whoever uses the libraries has options and languages of their own.
  @Test(arguments: [
    "RegionsImport", "RegionsSource", "RegionsFormats",
  ])
  func `the libraries behind import name no option`(target: String) throws {
    let root = Tool.root.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(line.firstMatch(of: /"[^"]*--[a-z]+/) == nil, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 0)
  }

  @Test func `help is no wider than its columns`() {
    for columns in [30, 40, 80, 100] {
      let layout = HelpLayout(
        language: .chinese, columns: columns, width: { DisplayWidth.columns(of: $0) })
      // A table of keys inside a text stays as it is.
      for command in CommandLineTool.program.commands
      where !command.discussion.chinese.contains("\n  ") {
        let help = CommandLineTool.program.help(for: command, layout)
        // Examples are to be copied, each as a line.
        let text = help.components(separatedBy: "\n\n").prefix { !$0.hasPrefix("示例") }
        for line in text.joined(separator: "\n").split(separator: "\n") {
          let width = line.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
          // What can't be broken, such as an option's name, may stand out.
          let words = line.split(separator: " ").count
          #expect(width <= columns || words <= 3, "\(columns): \(line)")
        }
      }
    }
  }
}

extension ProgramSpecification {
  /// Every text of help.
  var helpTexts: [Wording] {
    commands.reduce(into: [summary]) { texts, command in
      texts += [command.summary, command.discussion] + command.operands.map(\.help)
      texts += command.options.map(\.help) + command.examples.map(\.meaning)
    }
  }
}

extension String {
  /// Whether any of it is.
  fileprivate var isChinese: Bool { unicodeScalars.contains { 0x4E00..<0xA000 ~= $0.value } }
}

/// The sentences of messages as they stand in the sources.
enum MessageSentences {
  /// Every string literal that is made a `Message`, with `{}` for each interpolation.
  ///
  /// - Parameter withFrames: also those that only put values together, such as "{}: {}", and say nothing.
  static func inSources(withFrames: Bool = false) throws -> Set<String> {
    let sentences = try all.get()
    return withFrames
      ? sentences
      : sentences.filter { sentence in
        sentence.replacingOccurrences(of: "{}", with: "").contains(where: \.isLetter)
      }
  }

  /// Read once: several tests ask for them.
  private static let all = Result { try scan() }

  private static func scan() throws -> Set<String> {
    var sentences: Set<String> = []
    for folder in ["RegionsCLI", "regions-tool", "JSONDocument", "RegionForms"] {
      let root = Tool.root.appending(path: "Sources/\(folder)")
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.lastPathComponent.hasPrefix("ChineseTexts")
        else {
          continue
        }
        var scanner = Scanner(text: Array(try String(contentsOf: file, encoding: .utf8)))
        sentences.formUnion(scanner.sentences())
      }
    }
    return sentences
  }

  private struct Scanner {
    let text: [Character]

    /// What the literals of messages stand behind.
    static let openers = [
      "UsageError(", "CommandFailure(", ".note(", "queueNote(", "unknown(", ": Message =",
      "-> Message {", ": Message {", ".add {", "tellMissing(", "remedy: ", " row(", "failure(",
      "named: ",
      "message += ", "return nothing + ", "ended\" + ",
    ].map(Array.init)

    /// Errors of libraries, whose other literals are places and keys.
    static let errors = [
      "FormDefinitionError(", "FormValueError(", "PatternError(", "JSONError(", "Problem(",
      "throw error(", "unexpected(", ", as: ",
    ].map(Array.init)

    mutating func sentences() -> Set<String> {
      var found: Set<String> = []
      for start in text.indices {
        for opener in Self.openers where text[start...].starts(with: opener) {
          let close: Character = opener.last == "(" ? ")" : opener.last == "{" ? "}" : "\n"
          found.formUnion(literals(from: start + opener.count, to: close))
        }
        for opener in Self.errors where text[start...].starts(with: opener) {
          let literals = literals(from: start + opener.count, to: ")")
          found.formUnion(literals.filter { $0.contains(" ") })
        }
      }
      return found
    }

    /// The literals up to the bracket that closes the one that is open, or, of a statement, up to the
    /// line that begins another one.
    private func literals(from start: Int, to close: Character) -> [String] {
      var found: [String] = []
      var index = start
      var depth = 0
      while index < text.count {
        let character = text[index]
        if character == "\"" {
          let (literal, end) = literal(at: index)
          // A literal in a call's own brackets is that call's, not a message.
          if depth == 0 || close != ")" { found.append(literal) }
          index = end
          continue
        }
        if close == "\n" {
          if character == "\n" {
            let rest = text[(index + 1)...].drop { $0 == " " }
            let goesOn = "?:+\"c}".contains(rest.first ?? "\n") && !rest.starts(with: "}\n")
            guard goesOn || depth > 0 || found.isEmpty else { return found }
          }
        } else if character == close, depth == 0 {
          return found
        }
        if "({[".contains(character) { depth += 1 }
        if ")}]".contains(character) { depth -= 1 }
        if depth < 0 { return found }
        index += 1
      }
      return found
    }

    /// A literal of one line or of several, its interpolations as `{}`.
    private func literal(at start: Int) -> (String, Int) {
      let isLong = text[start...].starts(with: Array("\"\"\""))
      var sentence = ""
      var index = start + (isLong ? 3 : 1)
      while index < text.count {
        if isLong ? text[index...].starts(with: Array("\"\"\"")) : text[index] == "\"" { break }
        if text[index] == "\\", text[index + 1] == "(" {
          var depth = 0
          index += 1
          repeat {
            if text[index] == "\"" {
              index = literal(at: index).1 - 1
            } else if text[index] == "(" {
              depth += 1
            } else if text[index] == ")" {
              depth -= 1
            }
            index += 1
          } while depth > 0
          sentence += "{}"
        } else if text[index] == "\\" {
          sentence += text[index + 1] == "n" ? "\n" : String(text[index + 1])
          index += 2
        } else {
          sentence.append(text[index])
          index += 1
        }
      }
      guard isLong else { return (sentence, index + 1) }
      let lines = sentence.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.last.map { $0.prefix { $0 == " " }.count } ?? 0
      return (
        lines.dropFirst().dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n"), index + 3
      )
    }
  }
}
