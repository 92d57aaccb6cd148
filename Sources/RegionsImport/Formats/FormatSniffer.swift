/// Tells the format of a text from its beginning.
enum FormatSniffer {
  /// - Parameters:
  ///   - text: The first chunk: UTF-8, without byte-order mark.
  ///   - isWhole: Whether there is no more.
  static func format(of text: [UInt8], isWhole: Bool) -> SourceFormat {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    if scanner.next == UInt8(ascii: "<") { return .xml }
    scanner.skipComments()
    switch scanner.next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return isJSONLines(scanner) ? .jsonLines : .json
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if scanner.hasText("\"use strict\"") || scanner.hasText("'use strict'") { return .javaScript }
    case UInt8(ascii: "("), UInt8(ascii: ";"), UInt8(ascii: "!"):
      var function = scanner
      if function.skipsToFunction() { return .javaScript }
      // A dump's first comments may be statements to MySQL.
      while scanner.next == UInt8(ascii: ";") {
        scanner.skip()
        scanner.skipComments()
      }
    default: break
    }
    let word = scanner.word()
    if sqlWords.contains(word.uppercased()), hasSQLStatement(text) { return .sql }
    if javaScriptWords.contains(word) || isAssignmentOrCall(scanner, word) { return .javaScript }
    return tableFormat(of: text, isWhole: isWhole)
  }

  /// Words that a dump begins with.
  private static let sqlWords: Set<String> = [
    "INSERT", "CREATE", "DROP", "SET", "USE", "BEGIN", "START", "COPY", "REPLACE", "LOCK", "PRAGMA",
    "DELETE", "TRUNCATE", "SELECT", "IF", "ALTER", "GO",
  ]

  /// Words that a script begins with.
  private static let javaScriptWords: Set<String> = [
    "var", "let", "const", "export", "import", "function",
  ]

  private static func hasSQLStatement(_ text: [UInt8]) -> Bool {
    var scanner = TextScanner(text)
    while scanner.next != nil {
      scanner.skipSpace()
      let word = scanner.word().uppercased()
      if word == "INSERT" || word == "COPY" || word == "CREATE" { return true }
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
    scanner.skipSpace()
    guard scanner.next == UInt8(ascii: "=") || scanner.next == UInt8(ascii: "(") else {
      return false
    }
    scanner.skip()
    scanner.skipSpace()
    scanner.skipComments()
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
    let delimiter = Delimiter.find(in: text, isWhole: isWhole)
    if delimiter.isCertain { return delimiter.byte == UInt8(ascii: "\t") ? .tsv : .csv }
    return layout == .columns ? .outline : .csv
  }
}
