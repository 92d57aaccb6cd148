/// One line, cut into words.
struct Line {
  /// Characters before the first word: blanks, the lines of a drawn tree, bullets, dashes.
  private(set) var indent = 0
  /// Where the words lie in the line.
  private(set) var words: [Range<Int>] = []
  /// Tabs after the first word.
  private(set) var tabsInside = 0
  /// Whether a tab comes after the first word.
  var hasTabInside: Bool { tabsInside > 0 }
  /// Commas, semicolons and bars.
  private(set) var delimiterCount = 0
  /// Whether the first word is behind something else than blanks.
  private(set) var isDrawn = false
  /// Whether the first word begins with digits.
  private(set) var isCoded = false
  /// How many # a heading of Markdown has, 0 if the line is none.
  private(set) var headingLevel = 0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var start: Int?
    while index < bytes.endIndex {
      var width = Line.spaceWidth(bytes, at: index)
      if width == 0, start == nil, words.isEmpty {
        width = Line.drawnWidth(bytes, at: index)
        isDrawn = isDrawn || width > 0
      }
      if width == 0 {
        start = start ?? index
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"): delimiterCount += 1
        default: break
        }
        index += 1
        continue
      }
      if let wordStart = start {
        words.append(wordStart - bytes.startIndex..<index - bytes.startIndex)
      }
      start = nil
      if words.isEmpty { indent += 1 } else if bytes[index] == 0x09 { tabsInside += 1 }
      index += width
    }
    if let start { words.append(start - bytes.startIndex..<bytes.count) }
    let marks = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    if 1...Self.deepestHeading ~= marks, bytes.count > marks,
      bytes[bytes.startIndex + marks] == 0x20
    {
      headingLevel = marks
    }
    if let first = words.first { isCoded = bytes[bytes.startIndex + first.lowerBound].isDigit }
  }

  /// How many lines of dashes or equals signs a line consists of, one below a title or several below a heading's
  /// columns, `-----  -------`; 0 if there is anything else.
  static func ruleCount(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let mark = bytes.first(where: { $0 > 0x20 }), "-=~_".utf8.contains(mark),
      bytes.allSatisfy({ $0 == mark || $0 <= 0x20 })
    else { return 0 }
    let rules = bytes.split { $0 <= 0x20 }
    return rules.contains { $0.count > 2 } ? rules.count : 0
  }

  /// The mark of the heading that a line makes of the one above it, as long as any: `#` below `=====`, `##` below
  /// `-----`; `nil` if it is no such line.
  static func headingMark(below bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard ruleCount(bytes) == 1, let first = bytes.first else { return nil }
    return first == UInt8(ascii: "=") ? Array("# ".utf8) : Array("## ".utf8)
  }

  /// A text with `#` before the lines that others are drawn below, and without those; as it is if there are no two.
  ///
  ///     CENTRAL PROVINCE        ## CENTRAL PROVINCE
  ///     ----------------
  ///     1. Chibombo             1. Chibombo
  static func withMarkedHeadings(_ text: [UInt8]) -> [UInt8]? {
    var lines: [[UInt8]] = []
    var headings = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let mark = headingMark(below: line), let above = lines.last, isNameable(above) {
        headings += 1
        lines[lines.count - 1] = mark + above
        lines.append([])
      } else {
        lines.append(Array(line))
      }
    }
    return headings > 1 ? Array(lines.joined(separator: [0x0A])) : nil
  }

  /// Whether a line has words, and is no heading already.
  static func isNameable(_ bytes: [UInt8]) -> Bool {
    let line = Line(bytes[...])
    return !line.words.isEmpty && line.headingLevel == 0 && ruleCount(bytes[...]) == 0
  }

  /// A line without the marks around words in bold letters or of code, `**Uppsala län**`, as Markdown has them.
  static func withoutEmphasis(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { "*_`".utf8.contains($0) }) else { return bytes }
    for mark in ["**", "__", "`"] {
      let mark = Array(mark.utf8)
      let parts = bytes.split(separator: mark, omittingEmptySubsequences: false)
      if parts.count > 2, parts.count % 2 == 1 { return withoutEmphasis(Array(parts.joined())) }
    }
    return bytes
  }

  /// How deep the line lies: headings by their marks, and above all that is no heading where there are any.
  func depth(amongHeadings hasHeadings: Bool) -> Int {
    guard hasHeadings else { return indent }
    return headingLevel > 0 ? headingLevel : indent + Self.deepestHeading
  }

  private static let deepestHeading = 6

  /// How many bytes the white space at `index` has: 0 if there is none. Counts the blanks of UTF-8
  /// that are used to lay out text: no-break space and ideographic space.
  static func spaceWidth(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte <= 0x20 { return 1 }
    if byte == 0xC2, index + 1 < bytes.endIndex, bytes[index + 1] == 0xA0 { return 2 }
    if byte == 0xE3, index + 2 < bytes.endIndex, bytes[index + 1] == 0x80, bytes[index + 2] == 0x80
    {
      return 3
    }
    return 0
  }

  /// How many bytes the character at `index` has if it draws a tree or marks a point of a list; else 0.
  private static func drawnWidth(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0x20
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "#"):
      // "-5" is a number.
      return next.isDigit ? 0 : 1
    case UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
      return next == 0x20 || next == UInt8(ascii: "-") ? 1 : 0
    case 0xC2: return next == 0xB7 ? 2 : 0  // Middle dot.
    case 0xE2:
      guard index + 2 < bytes.endIndex else { return 0 }
      switch (next, bytes[index + 2]) {
      // Box drawing, shapes; dashes, bullets.
      case (0x94...0x95, _), (0x96...0x97, _), (0x80, 0x93...0x95), (0x80, 0xA2...0xA3): return 3
      default: return 0
      }
    default: return 0
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text without white space of ASCII at its ends.
  var trimmed: Self {
    var text = drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text = text.dropLast() }
    return text
  }
}

extension UInt8 {
  /// Whether this is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }
}
