/// Tells whether a text is YAML as people write it: keys and dashes, one a line.
enum YAMLSniffer {
  /// - Parameters:
  ///   - text: The text's beginning, in UTF-8.
  ///   - isWhole: Whether there is no more.
  ///   - isExpected: Whether its name says so; then some lines may be none of it.
  static func isYAML(_ text: [UInt8], isWhole: Bool, isExpected: Bool = false) -> Bool {
    var lines = text.split(separator: 0x0A, maxSplits: Bound.texts * 2).map { Line($0) }
    if !isWhole, lines.count > 1 { lines.removeLast() }
    var isMarked = false
    var keys = 0
    var items = 0
    var others = 0
    var indents = (ofSpaces: 0, ofTabs: 0)
    for line in lines.prefix(Bound.texts) {
      indents.ofSpaces += line.indent == 0x20 ? 1 : 0
      indents.ofTabs += line.indent == 0x09 ? 1 : 0
      switch line.kind {
      case .blank: continue
      // Below other lines it is drawn between them, as in Markdown.
      case .marker: isMarked = isMarked || keys + items + others == 0
      case .key: keys += 1
      case .item: items += 1
      case .other: others += 1
      // A tab within a line is what stands between fields.
      case .never: return false
      }
    }
    // Tabs never indent YAML, so what is indented by them is an outline; a few among blanks are a fault.
    guard indents.ofTabs * 4 <= indents.ofSpaces else { return false }
    // A text in which most lines are keys with a colon is damaged YAML rather than a list of names.
    if isExpected, keys > 0, others * 2 <= keys + items { return true }
    guard others * 10 <= keys + items || (others * 3 <= keys && indents.ofSpaces > 0) else {
      return false
    }
    // Dashes alone are as likely the bullets of a list.
    return keys > 0 || (isMarked || isExpected && !text.contains(where: \.isDigit)) && items > 0
  }

  fileprivate struct Line {
    enum Kind {
      /// Nothing, or a comment.
      case blank
      /// `---` or `%YAML`.
      case marker
      /// `key:`, `key: value`, also behind dashes.
      case key
      /// `- value`.
      case item
      case other, never
    }

    var kind: Kind
    /// What it is indented by: a blank, or a tab if there is one; `nil` if it isn't.
    var indent: UInt8?

    init(_ bytes: ArraySlice<UInt8>) {
      let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x09 }
      kind = Kind(bytes.dropFirst(blanks.count))
      if kind != .blank { indent = blanks.contains(0x09) ? 0x09 : blanks.first }
    }
  }
}

extension YAMLSniffer.Line.Kind {
  init(_ line: ArraySlice<UInt8>) {
    var rest = line
    while let last = rest.last, last <= 0x20 { rest = rest.dropLast() }
    guard let first = rest.first, first != UInt8(ascii: "#") else {
      self = .blank
      return
    }
    if rest.elementsEqual("---".utf8) || rest.starts(with: "%YAML".utf8)
      || rest.starts(with: "--- #".utf8)
    {
      self = .marker
      return
    }
    // A tab within a line is what stands between fields.
    if first == UInt8(ascii: "<") && !rest.starts(with: "<<:".utf8) || rest.contains(0x09) {
      self = .never
      return
    }
    var isItem = false
    while rest.first == UInt8(ascii: "-"), rest.dropFirst().first == 0x20 || rest.count == 1 {
      isItem = true
      rest = rest.dropFirst().drop { $0 == 0x20 }
    }
    // A name for what follows, to be repeated elsewhere.
    if rest.first == UInt8(ascii: "&"), let end = rest.firstIndex(of: 0x20) {
      rest = rest[end...].drop { $0 == 0x20 }
    }
    self =
      Self.hasKey(rest) || isItem && Self.isFlow(rest) || Self.isExplicit(line)
      ? .key : isItem ? .item : .other
  }

  /// Whether a text is a value in braces or brackets.
  private static func isFlow(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
  }

  /// Whether a key is marked with `?`, or its value with `:`, on a line of its own.
  private static func isExplicit(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "? ".utf8) || line.starts(with: ": ".utf8)
  }

  /// Whether a text begins with a key and a colon: a word or a few, or something in quotes.
  private static func hasKey(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    var index = text.startIndex
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let end = text.dropFirst().firstIndex(of: first) else { return false }
      index = end + 1
    } else {
      guard !"[{,;|>&*!%@`(".utf8.contains(first) else { return false }
      while index < text.endIndex, !isColon(text, index) {
        // A table's delimiters, or what stands between keys in braces.
        if ",;|{}\t=".utf8.contains(text[index]) || index - text.startIndex > 128 { return false }
        index += 1
      }
    }
    return index < text.endIndex && index > text.startIndex && isColon(text, index)
  }

  private static func isColon(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    text[index] == UInt8(ascii: ":")
      && (index + 1 == text.endIndex || text[index + 1] == 0x20)
  }
}
