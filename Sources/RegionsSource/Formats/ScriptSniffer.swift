/// Tells programs of Python, Ruby, Dart, Kotlin, Elixir and Objective-C from tables, by lines that only they have, and those
/// of Lua from others.
enum ScriptSniffer {
  static func isScript(_ text: [UInt8]) -> Bool {
    // What a module of Python says of itself.
    if text.starts(with: "\"\"\"".utf8) || text.starts(with: "'''".utf8) { return true }
    for line in text.prefix(Bound.sample).split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      if line.contains(UInt8(ascii: "@")), isObjectiveC(text) { return true }
      // Of data a line may begin with such a word, but not with white space before it.
      if isLine(text.hasSuffix("\r") ? String(text.dropLast()) : text) { return true }
    }
    return false
  }

  /// Whether a line has a text of Objective-C, `@"…"`, in one of its calls or arrays.
  private static func isObjectiveC(_ line: String) -> Bool {
    line.contains("@\"") && (line.contains("[NS") || line.contains("*") && line.contains("@["))
  }

  /// Whether a program is one of Lua, by how its comments and its variables begin.
  static func isLua(_ text: [UInt8]) -> Bool {
    text.prefix(Bound.sample).split(separator: 0x0A).contains { line in
      ["--", "local "].contains { line.drop { $0 <= 0x20 }.starts(with: $0.utf8) }
    }
  }

  private static func isLine(_ line: String) -> Bool {
    if line.hasPrefix("#!"), line.contains("python") || line.contains("ruby") { return true }
    if line.hasPrefix("# frozen_string_literal:") { return true }
    let words = line.split(separator: " ")
    guard let first = words.first, line.first != " ", line.first != "\t" else { return false }
    switch first {
    case "from": return words.count >= 4 && words[2] == "import" && !line.contains("\"")
    case "import":
      // Python without quotes, Dart with them and a semicolon.
      if line.hasSuffix(";") { return line.contains(".dart'") || line.contains("'package:") }
      return words.count == 2 && isDotted(words[1])
        || words.count == 4 && words[2] == "as" && isDotted(words[1])
    case "def": return line.hasSuffix(":") && line.contains("(")
    case "require", "require_relative":
      return words.count == 2 && (words[1].hasPrefix("'") || words[1].hasPrefix("\""))
    // Elixir's.
    case "defmodule": return line.hasSuffix(" do")
    case "alias":
      return words.count == 2 && isDotted(words[1]) && words[1].first?.isUppercase ?? false
    case "module": return words.count == 2 && words[1].first?.isUppercase ?? false
    case "final":
      return line.contains(" = ")
        && (line.hasSuffix("[") || line.hasSuffix("{") || line.hasSuffix(";"))
    // Kotlin's, which nothing reads.
    case "package":
      return words.count == 2 && isDotted(words[1]) && !line.hasSuffix(",")
    case "class": return line.hasSuffix(":") || words.count == 4 && words[2] == "<"
    case "]", "].each", "}.each": return line.hasSuffix(" do") || line.hasSuffix("|")
    default:
      return isAssignment(words, line) || line.contains("Repo.insert!(%")
        // Dart's, which has the type in front.
        || ["Map<", "List<"].contains(where: line.hasPrefix) && line.contains("> ")
          && (line.hasSuffix("= {") || line.hasSuffix("= ["))
    }
  }

  private static func isDotted(_ word: Substring) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { $0 == UInt8(ascii: ".") || TextCursor.isWordByte($0) }
  }

  /// `NAME = (`, and `NAME = %w[`, which no other format has.
  private static func isAssignment(_ words: [Substring], _ line: String) -> Bool {
    guard words.count >= 3, words[1] == "=", isDotted(words[0]) else { return false }
    return words[2].hasPrefix("%w") || words[2] == "(" && words.count == 3
      || words[2].hasPrefix("((") || words[2].hasPrefix("('") || words[2].hasPrefix("(\"")
  }
}
