/// Tells whether a text is YAML as people write it: keys and dashes, one a line.
enum YAMLSniffer {
  /// Lines that are looked at.
  private static let sampleSize = 200

  /// - Parameters:
  ///   - text: The text's beginning, in UTF-8.
  ///   - isWhole: Whether there is no more.
  static func isYAML(_ text: [UInt8], isWhole: Bool) -> Bool {
    var lines = text.split(separator: 0x0A, maxSplits: sampleSize * 2).map { Line($0) }
    if !isWhole, lines.count > 1 { lines.removeLast() }
    var isMarked = false
    var keys = 0
    var items = 0
    var others = 0
    for line in lines.prefix(sampleSize) {
      switch line {
      case .blank: continue
      case .marker: isMarked = true
      case .key: keys += 1
      case .item: items += 1
      case .other: others += 1
      // A tab never indents YAML; within a line it is what stands between fields.
      case .never: return false
      }
    }
    guard others * 10 <= keys + items else { return false }
    // Dashes alone are as likely the bullets of a list.
    return keys > 0 || (isMarked && items > 0)
  }

  private enum Line {
    /// Nothing, or a comment.
    case blank
    /// `---` or `%YAML`.
    case marker
    /// `key:`, `key: value`, also behind dashes.
    case key
    /// `- value`.
    case item
    case other, never

    init(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes.drop { $0 == 0x20 }
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
      if first == UInt8(ascii: "<") || rest.contains(0x09) {
        self = .never
        return
      }
      var isItem = false
      while rest.first == UInt8(ascii: "-"), rest.dropFirst().first == 0x20 || rest.count == 1 {
        isItem = true
        rest = rest.dropFirst().drop { $0 == 0x20 }
      }
      self = Self.hasKey(rest) ? .key : isItem ? .item : .other
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
}
