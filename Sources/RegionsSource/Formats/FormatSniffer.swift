/// Tells the format of a text from its beginning.
enum FormatSniffer {
  /// - Parameters:
  ///   - text: The first chunk: UTF-8, without byte-order mark.
  ///   - isWhole: Whether there is no more.
  ///   - name: The file's name. Where it says that it is YAML or a program, a damaged one is no other text.
  static func format(of text: [UInt8], isWhole: Bool, named name: String = "") -> SourceFormat {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    if ["<?php", "<? ", "<?\n", "<?\r"].contains(where: { scanner.hasText($0) }) { return .script }
    if scanner.next == UInt8(ascii: "<") { return .xml }
    scanner.skipComments()
    switch scanner.next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return isJSONLines(scanner) ? .jsonLines : .json
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if scanner.hasText("\"use strict\"") || scanner.hasText("'use strict'") { return .javaScript }
    case UInt8(ascii: "("), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "+"):
      var function = scanner
      if function.skipsToFunction() { return .javaScript }
      // A dump's first comments may be statements to MySQL.
      while scanner.next == UInt8(ascii: ";") {
        scanner.skip()
        scanner.skipComments()
      }
    default: break
    }
    if ScriptSniffer.isScript(text) { return .script }
    let ending = name.lowercased().split(separator: ".").dropFirst().last ?? ""
    let program = programs[String(ending)]
    // MySQL has such comments, too.
    var statements = scanner
    while statements.next == UInt8(ascii: "#") {
      statements.skipLine()
      statements.skipComments()
    }
    if sqlWords.contains(statements.word().uppercased()) || scanner.hasText("\\copy"),
      hasSQLStatement(text)
    {
      return .sql
    }
    let word = scanner.word()
    if javaScriptWords.contains(word) || isDeclaration(scanner, word)
      || isAssignmentOrCall(scanner, word) || hasJavaScriptStatement(text)
    {
      return program ?? .javaScript
    }
    if let program { return program }
    let isNamedYAML = ending == "yml" || ending == "yaml"
    if YAMLSniffer.isYAML(text, isWhole: isWhole, isExpected: isNamedYAML) { return .yaml }
    return tableFormat(of: text, isWhole: isWhole)
  }

  /// What reads the values of a program, by the ending of its name.
  private static let programs: [String: SourceFormat] = Dictionary(
    ["js", "mjs", "cjs", "jsx", "ts", "tsx"].map { ($0, .javaScript) }
      + ["php", "py", "rb", "dart", "kt", "java", "cs", "go", "swift", "rs", "lua", "m"].map {
        ($0, .script)
      },
    uniquingKeysWith: { first, _ in first })

  /// Whether a text has what JavaScript doesn't: `=>` behind a key, or a word for nothing of another language.
  static func hasForeignWord(_ text: [UInt8]) -> Bool {
    let marks = ["=>", "None", "True", "False", "nil", "NULL", "u'"].map { Array($0.utf8) }
    return text.indices.contains { index in
      marks.contains { text[index...].starts(with: $0) }
    }
  }

  /// Whether a text is of sections with `key = value`, as settings are: `[section]` alone on a line, or behind
  /// comments, and an assignment below it.
  static func isSettings(_ text: [UInt8]) -> Bool {
    var hasSection = false
    for line in text.prefix(Bound.sample).split(separator: 0x0A) {
      let bytes = line.filter { $0 != 0x0D }
      guard let first = bytes.first(where: { $0 > 0x20 }) else { continue }
      if first == UInt8(ascii: ";") || first == UInt8(ascii: "#") { continue }
      if !hasSection {
        guard first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]"), bytes.count > 2,
          bytes.allSatisfy({ !"\",{}:'".utf8.contains($0) }),
          bytes.contains(where: { TextCursor.isWordByte($0) && !(0x30...0x39 ~= $0) })
        else { return false }
        hasSection = true
        continue
      }
      if first == UInt8(ascii: "[") { continue }
      guard let mark = bytes.firstIndex(of: UInt8(ascii: "=")) else { return false }
      return mark > 0 && first != UInt8(ascii: "=")
    }
    return false
  }

  /// Words that a dump begins with.
  private static let sqlWords: Set<String> = [
    "INSERT", "CREATE", "DROP", "SET", "USE", "BEGIN", "START", "COPY", "REPLACE", "LOCK", "PRAGMA",
    "DELETE", "TRUNCATE", "SELECT", "IF", "ALTER", "GO", "PROMPT", "REM", "COMMENT",
    "UPDATE", "PRINT", "DECLARE", "EXEC",
  ]

  /// Whether a text that begins with a tag is a page of the web, or a piece of one. Other elements of XML
  /// may be called as those of pages are, but not the first.
  static func isPage(_ text: [UInt8]) -> Bool {
    let head = String(decoding: text, as: UTF8.self).lowercased()
    if head.contains("<!doctype html") || head.contains("<html") { return true }
    let start = head.drop { $0.isWhitespace }
    // Choices by themselves whose texts nothing closes are refused: they end where the next begins.
    return ["<body", "<table", "<ul", "<ol", "<div", "<dl"].contains { start.hasPrefix($0) }
      || head.contains("</option")
        && ["<select", "<form", "<label", "<option", "<optgroup", "<datalist"].contains {
          start.hasPrefix($0)
        }
  }

  /// Whether a program, or what begins with a `<template>`, holds a page's options, as components of React and Vue do.
  static func isComponent(_ text: [UInt8], _ format: SourceFormat) -> Bool {
    let isScript = format == .javaScript || format == .script
    guard isScript || format == .xml else { return false }
    let head = String(decoding: text, as: UTF8.self)
    return head.contains("</option>") && (isScript || head.contains("<template"))
  }

  /// The script of a component of Vue, behind as many lines as are in front of it; `nil` if it is none or has options written
  /// out.
  static func script(ofComponent text: [UInt8]) -> [UInt8]? {
    guard text.starts(with: "<template".utf8) || text.starts(with: "<script".utf8) else {
      return nil
    }
    let whole = String(decoding: text, as: UTF8.self)
    guard areFilledByScript(whole), let tag = whole.firstRange(of: "<script"),
      let open = whole[tag.upperBound...].firstIndex(of: ">"),
      let end = whole[open...].firstRange(of: "</script>")
    else { return nil }
    let start = whole.index(after: open)
    let lines = whole[..<start].utf8.count { $0 == 0x0A }
    return [UInt8](repeating: 0x0A, count: lines) + whole[start..<end.lowerBound].utf8
  }

  /// Whether a page's options are made by its script, `{{ town.name }}`, but for one that asks to choose; or there are none.
  private static func areFilledByScript(_ page: String) -> Bool {
    var (made, written) = (0, 0)
    var rest = page[...]
    while let end = rest.firstRange(of: "</option>") {
      let text = rest[..<end.lowerBound]
      let label = text[(text.lastIndex(of: ">") ?? text.startIndex)...]
      if label.contains("{{") { made += 1 } else { written += 1 }
      rest = rest[end.upperBound...]
    }
    return made == 0 ? written == 0 : written <= made
  }

  /// What statements are about that hold no rows.
  private static let sqlObjects: Set<String> = [
    "TABLE", "VIEW", "INDEX", "FROM", "DATABASE", "SCHEMA", "PROCEDURE", "FUNCTION", "TRIGGER",
    "TYPE",
    "SEQUENCE", "MATERIALIZED", "ROLE", "USER", "DOMAIN", "AGGREGATE",
  ]

  /// Words that a script begins with.
  private static let javaScriptWords: Set<String> = [
    "var", "let", "const", "export", "import", "function",
  ]

  /// Whether a text begins with `interface Name {`, `type Name =` or the like, as TypeScript does.
  private static func isDeclaration(_ start: TextScanner, _ word: String) -> Bool {
    guard ["interface", "type", "enum", "class", "declare", "async"].contains(word) else {
      return false
    }
    var scanner = start
    guard scanner.next == 32 else { return false }
    scanner.skipSpace()
    guard !scanner.word().isEmpty else { return false }
    scanner.skipSpace()
    return scanner.next.map { "{=<".utf8.contains($0) || TextCursor.isWordByte($0) } ?? false
  }

  /// Whether a line begins as only a script's does: `var name =`, `module.exports`, `define("…", {`.
  private static func hasJavaScriptStatement(_ text: [UInt8]) -> Bool {
    var scanner = TextScanner(text)
    while scanner.next != nil {
      scanner.skipSpace()
      if scanner.hasText("module.exports") || scanner.hasText("export default")
        || scanner.hasText("define(")
      {
        return true
      }
      let word = scanner.word()
      if ["var", "let", "const"].contains(word), scanner.next == 32 {
        scanner.skipSpace()
        let name = scanner.word()
        scanner.skipSpace()
        if !name.isEmpty, scanner.next == UInt8(ascii: "=") || scanner.next == UInt8(ascii: ":") {
          return true
        }
      }
      scanner.skipLine()
    }
    return false
  }

  private static func hasSQLStatement(_ text: [UInt8]) -> Bool {
    var scanner = TextScanner(text)
    while scanner.next != nil {
      scanner.skipSpace()
      if scanner.hasText("\\copy") { return true }
      let word = scanner.word().uppercased()
      if ["INSERT", "COPY", "CREATE", "REPLACE"].contains(word) { return true }
      if ["DROP", "ALTER", "TRUNCATE", "DELETE"].contains(word) {
        // A script that only clears up holds no data, and is no list of names either.
        scanner.skipSpace()
        if sqlObjects.contains(scanner.word().uppercased()) { return true }
      }
      scanner.skipLine()
    }
    return false
  }

  /// Whether `name.name = [`, or `name([`, follows the first word of a text, as in
  /// `window.cities = [` or `callback({`.
  private static func isAssignmentOrCall(_ start: TextScanner, _ word: String) -> Bool {
    guard let first = word.utf8.first, !(0x30...0x39 ~= first) else { return false }
    var scanner = start
    while scanner.next == UInt8(ascii: ".") {
      scanner.skip()
      _ = scanner.word()
    }
    let hasIndex = scanner.next == UInt8(ascii: "[")
    if hasIndex {
      // "window.cities[86] = {".
      while let byte = scanner.next, byte != UInt8(ascii: "]"), byte > 0x20 { scanner.skip() }
      scanner.skip()
    }
    scanner.skipSpace()
    if scanner.hasText("||") { return true }
    guard scanner.next == UInt8(ascii: "=") || scanner.next == UInt8(ascii: "(") else {
      return false
    }
    scanner.skip()
    scanner.skipSpace()
    scanner.skipComments()
    if scanner.hasText("new Array") { return true }
    if hasIndex, scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") {
      return true
    }
    if !word.isEmpty, TextCursor.isWordByte(scanner.next ?? 0), !scanner.hasText("function") {
      // "module.exports = cities = […]".
      let next = scanner.word()
      return isAssignmentOrCall(scanner, next)
    }
    return scanner.next == UInt8(ascii: "[") || scanner.next == UInt8(ascii: "{")
      || scanner.hasText("function") || scanner.hasText("module.exports")
  }

  /// Whether the first line holds a whole value and the next begins another.
  private static func isJSONLines(_ start: TextScanner) -> Bool {
    var scanner = start
    var depth = 0
    var isInString = false
    let line = scanner.line
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "\\") where isInString: scanner.skip()
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isInString { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isInString { depth -= 1 }
      case 0x0A: return false
      default: break
      }
      scanner.skip()
      if depth == 0 { break }
    }
    scanner.skipSpace()
    guard scanner.line > line else { return false }
    return scanner.next == UInt8(ascii: "{") || scanner.next == UInt8(ascii: "[")
  }

  private static func tableFormat(of text: [UInt8], isWhole: Bool) -> SourceFormat {
    let layout = LineLayout.find(in: text, isWhole: isWhole)
    if layout == .outline { return .outline }
    let found = DialectFinding.find(in: text, isWhole: isWhole)
    if found.isCertain { return found.dialect.delimiter == UInt8(ascii: "\t") ? .tsv : .csv }
    return layout == nil ? .csv : .outline
  }
}
