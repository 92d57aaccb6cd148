/// How a text without delimiters is laid out in lines.
enum LineLayout: Equatable {
  /// Names whose indent tells how deep they lie.
  case outline
  /// The same number of words in each line, with any white space between them.
  case columns
  /// A code, something between, and the rest of the line.
  case codes
  /// A number as sections have, which tells how deep the line lies, and a name.
  case sections
  /// Fields at fixed places.
  case fixed(FixedWidth)

  /// Most names have no more words, and none has more than twice as many.
  private static var wordsOfName: Int { Count.some }

  /// The most lines above the one that is drawn below a heading, with itself.
  private static var mostAbove: Int { Count.dozen }

  /// The layout that the text's beginning shows; `nil` if it is neither.
  static func find(in text: [UInt8], isWhole: Bool) -> LineLayout? {
    var sample = (Line.withMarkedHeadings(text) ?? text).split(
      separator: 0x0A, maxSplits: Bound.texts)
    // The last is cut off, or all that is left.
    if !sample.isEmpty, !isWhole || sample.count > Bound.texts { sample.removeLast() }
    let lines = sample.map { Line(Line.withoutEmphasis(Array($0))[...]) }
      .filter { !$0.words.isEmpty }
    guard lines.count > 1 else { return nil }
    // Below a title or comments a list of codes stands at the margin, as if there were none.
    let codes = sample.drop { $0.first == UInt8(ascii: "#") }
    if codes.count < sample.count, codes.allSatisfy({ Line($0).indent == 0 }), isCodes(codes) {
      return .codes
    }
    if NumberedLine.areSections(sample) { return .sections }
    if let ruled = FixedWidth(ruledBy: sample.prefix(mostAbove)) { return .fixed(ruled) }
    // Points without anything below them are a list, if no digits say that codes are among them.
    if isOutline(lines) || lines.allSatisfy(\.isDrawn) && !text.contains(where: \.isDigit) {
      return .outline
    }
    if let fixed = FixedWidth(sample) { return .fixed(fixed) }
    if isColumns(lines) { return .columns }
    return isCodes(codes) ? .codes : nil
  }

  /// Whether the first line is a heading of the first kind, and no other.
  static func isTitled(_ lines: [Line]) -> Bool {
    lines.count > 1 && lines[0].headingLevel == 1 && lines.count { $0.headingLevel == 1 } == 1
  }

  /// Whether nine in ten lines begin with a code of digits that a name follows, and no delimiter cuts
  /// them into more.
  private static func isCodes(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var all = 0
    var coded = 0
    for bytes in lines {
      let line = Line(bytes)
      guard let first = line.words.first, let last = line.words.last else { continue }
      all += 1
      let start = bytes.startIndex
      let text = bytes[start + first.lowerBound..<start + last.upperBound]
      if CodedName(text).code != nil, line.delimiterCount == 0, !line.hasTabInside { coded += 1 }
    }
    return all > 1 && coded.isNearlyAll(of: all)
  }

  /// Whether lines begin at the margin and then go at most one step to the right from one to the
  /// next, and none has a delimiter.
  private static func isOutline(_ lines: [Line]) -> Bool {
    // A delimiter in nearly each line makes columns, also where names in them are indented.
    guard !lines.count(where: { $0.delimiterCount > 0 }).isNearlyAll(of: lines.count) else {
      return false
    }
    var widths: [Int] = []
    let hasHeadings = lines.contains { $0.headingLevel > 0 }
    let first = lines[0].depth(amongHeadings: hasHeadings)
    var hasIndent = false
    // A few names have more words than most: "Dadra and Nagar Haveli and Daman and Diu".
    let isOfNames = lines.count { $0.words.count > wordsOfName }.isSmallPart(of: lines.count)
    for line in lines {
      // A tab may stand between a code and its name.
      guard line.tabsInside == 0 || line.tabsInside == 1 && line.isCoded, line.delimiterCount < 2,
        line.words.count <= (line.isDrawn || line.isCoded || isOfNames ? 2 : 1) * wordsOfName
      else { return false }
      let depth = line.depth(amongHeadings: hasHeadings)
      while let last = widths.last, last > depth { widths.removeLast() }
      if widths.last != depth {
        // To the left of where a line above began, but not as far as any of them.
        guard widths.isEmpty ? depth == first : true else { return false }
        widths.append(depth)
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
    return usual.value.isNearlyAll(of: lines.count)
  }
}
