/// How a text without delimiters is laid out in lines.
enum LineLayout: Equatable {
  /// Names whose indent tells how deep they lie.
  case outline
  /// As many words in each line, with any white space between them.
  case columns

  /// Lines that are looked at.
  private static let sampleSize = 500

  /// The layout that the text's beginning shows; `nil` if it is neither.
  static func find(in text: [UInt8], isWhole: Bool) -> LineLayout? {
    var lines = text.split(separator: 0x0A, maxSplits: sampleSize)
      .map { Line($0) }.filter { !$0.words.isEmpty }
    if !isWhole || lines.count > sampleSize { lines.removeLast() }
    guard lines.count > 1 else { return nil }
    return isOutline(lines) ? .outline : isColumns(lines) ? .columns : nil
  }

  /// Whether lines begin at the margin and then go at most one step to the right from one to the
  /// next, and none has a delimiter.
  private static func isOutline(_ lines: [Line]) -> Bool {
    var widths: [Int] = []
    var hasIndent = false
    for line in lines {
      guard !line.hasTabInside, line.delimiterCount < 2, line.words.count <= 3 else { return false }
      while let last = widths.last, last > line.indent { widths.removeLast() }
      if widths.last != line.indent {
        // To the left of where a line above began, but not as far as any of them.
        guard widths.isEmpty ? line.indent == lines[0].indent : true else { return false }
        widths.append(line.indent)
      }
      hasIndent = hasIndent || widths.count > 1
    }
    return hasIndent
  }

  /// Whether nine in ten lines have the same number of words, and those are codes or names and not
  /// sentences.
  private static func isColumns(_ lines: [Line]) -> Bool {
    var counts: [Int: Int] = [:]
    for line in lines { counts[line.words.count, default: 0] += 1 }
    guard let usual = counts.max(by: { $0.value < $1.value }), 2...9 ~= usual.key else {
      return false
    }
    return usual.value * 10 >= lines.count * 9
  }
}

/// One line, cut into words.
struct Line {
  /// Blanks before the first word, a tab or a wide space being one.
  private(set) var indent = 0
  /// Where the words lie in the line.
  private(set) var words: [Range<Int>] = []
  /// Whether a tab comes after the first word.
  private(set) var hasTabInside = false
  /// Commas, semicolons and bars.
  private(set) var delimiterCount = 0

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var start: Int?
    while index < bytes.endIndex {
      let width = Line.spaceWidth(bytes, at: index)
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
      if words.isEmpty { indent += 1 } else if bytes[index] == 0x09 { hasTabInside = true }
      index += width
    }
    if let start { words.append(start - bytes.startIndex..<bytes.count) }
  }

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
}
