import RegionsSource

/// What the texts of a column look like, from a sample of at most some thousand cells.
///
/// A class, as it is asked for much more often than a value of so many fields can be copied.
final class ColumnProfile {
  /// Shares of the filled cells of the sample, 0...1.
  private(set) var letters = 0.0
  /// Letters beyond ASCII's.
  private(set) var nonASCII = 0.0
  /// Japanese readings: kana and no other letters beyond ASCII's.
  private(set) var kana = 0.0
  private(set) var digits = 0.0
  /// ASCII letters and digits, with dots, hyphens, slashes or underscores; no space.
  private(set) var codes = 0.0
  /// Digits, or capital letters with digits, dots or hyphens: what no name looks like.
  private(set) var coded = 0.0
  private(set) var decimals = 0.0
  private(set) var separated = 0.0
  private(set) var lower = 0.0
  /// Words of four letters and more, of which the first alone is a capital.
  private(set) var capitalized = 0.0
  /// Links, dates, long texts, lists of numbers.
  private(set) var odd = 0.0
  /// Filled cells over all cells of the sample.
  private(set) var filled = 0.0
  private(set) var sampled = 0
  /// Different texts over filled cells of the sample.
  private(set) var distinct = 0.0
  private(set) var meanLength = 0.0
  private(set) var shortest = 0
  private(set) var longest = 0
  private(set) var meaning: KeyMeaning = []

  /// What a heading suggests beside the others of its list.
  private static func meaning(of heading: String, in list: RecordList) -> KeyMeaning {
    let meaning = KeyMeaning(heading)
    let isBeside =
      !LevelWords.besideOthers.isDisjoint(with: KeyMeaning.words(of: heading))
      && list.columns.contains { KeyMeaning($0.name).contains(.level) }
    return isBeside ? meaning.union(.level) : meaning
  }

  init(_ list: RecordList, column number: Int, in texts: SourceTexts) {
    let column = list.columns[number]
    meaning = Self.meaning(of: column.name, in: list)
    var seen: Set<[UInt8]> = []
    var total = 0
    var lengths = 0
    shortest = Int.max
    let count = column.cells.count
    // Sixteen runs of neighbours, so that repetition in sorted columns is seen.
    let runs =
      count <= 4096
      ? [0..<count]
      : (0..<16).map { run in
        let start = (count - 256) * run / 15
        return start..<start + 256
      }
    for run in runs {
      for index in run {
        total += 1
        let text = texts.bytes(texts.ref(column.cells[index], in: list.document))
        // A dash says that there is nothing, and so does jsTree's "#".
        guard !text.isEmpty, text.count > 3 || !text.allSatisfy({ $0 == 45 || $0 == 35 }) else {
          continue
        }
        sampled += 1
        seen.insert(Array(text))
        lengths += text.count
        shortest = min(shortest, text.count)
        longest = max(longest, text.count)
        add(TextTable.folded(text)?[...] ?? text)
      }
    }
    guard sampled > 0 else {
      shortest = 0
      return
    }
    let filledCount = Double(sampled)
    letters /= filledCount
    nonASCII /= filledCount
    kana /= filledCount
    digits /= filledCount
    codes /= filledCount
    coded /= filledCount
    decimals /= filledCount
    separated /= filledCount
    lower /= filledCount
    capitalized /= filledCount
    odd /= filledCount
    distinct = Double(seen.count) / filledCount
    // "pcode" is the place's own code where no two have one, and its parent's where children share it.
    if sampled >= Self.fewPlaces, seen.count == sampled, sampled == total,
      KeyMeaning.words(of: column.name).last == "pcode"
    {
      meaning.remove(.parent)
      meaning.insert(.id)
    }
    filled = filledCount / Double(max(total, 1))
    meanLength = Double(lengths) / filledCount
  }

  /// Of fewer places each may have another parent.
  private static var fewPlaces: Int { Count.some }

  /// Whether all letters beyond ASCII's are kana, of full or half width, or punctuation that goes with them.
  private static func isKana(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
      $0.value < 0x80 || 0x3000...0x30FF ~= $0.value || 0xFF00...0xFF9F ~= $0.value
    }
  }

  private func add(_ text: ArraySlice<UInt8>) {
    let look = TextLook(text)
    if look.hasLetter, !look.isUUID(text) { letters += 1 }
    if look.hasNonASCII { nonASCII += 1 }
    if look.hasNonASCII && ColumnProfile.isKana(text) { kana += 1 }
    if look.isDigits { digits += 1 }
    if look.isCode && text.count <= 64 {
      codes += 1
      if !look.hasSmall && (look.digits > 0 || look.dots > 0) { coded += 1 }
    }
    if look.isDecimal(text) { decimals += 1 }
    if look.separators > 0 { separated += 1 }
    if look.isLower && look.hasLetter { lower += 1 }
    if look.capitals == 1, look.smallLetters >= 3,
      look.smallLetters == text.count - 1, 65...90 ~= text[text.startIndex]
    {
      capitalized += 1
    }
    if look.isOdd(text) { odd += 1 }
  }
}

/// What the bytes of a text are.
private struct TextLook {
  var hasNonASCII = false
  /// Whether there is nothing but digits, what codes are made of, small letters.
  var isDigits = true, isCode = true, isLower = true
  var digits = 0, dots = 0, separators = 0
  /// Of ASCII's letters.
  var capitals = 0, smallLetters = 0
  var hasSmall: Bool { smallLetters > 0 }
  var hasLetter: Bool { hasNonASCII || hasSmall || capitals > 0 }
  /// The digits behind a dot.
  private var fraction = 0
  private var slashes = 0

  init(_ text: ArraySlice<UInt8>) {
    for byte in text {
      switch byte {
      case 48...57:
        digits += 1
        if dots > 0 { fraction += 1 }
        isLower = false
      case 65...90:
        capitals += 1
        isDigits = false
        isLower = false
      case 97...122:
        smallLetters += 1
        isDigits = false
      case 0x80...:
        hasNonASCII = true
        isDigits = false
        isCode = false
        isLower = false
      case 46:
        dots += 1
        isDigits = false
      case 45, 95, 126: isDigits = false
      case 47:
        slashes += 1
        separators += 1
        isDigits = false
      case 44, 62, 124, 59, 58:
        separators += 1
        isDigits = false
        isCode = false
      default:
        isDigits = false
        isCode = false
      }
    }
  }

  /// Whether a text is what programs draw for an ID: "71508128-9b87-11de-822f-000c2965ae0e".
  func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
    isCode && text.count == 36 && digits > 0
      && [8, 13, 18, 23].allSatisfy { text[text.startIndex + $0] == 45 }
  }

  /// Whether it is a number with a fraction, of a measure: with three decimals or a sign, or one of hundreds, "899.8";
  /// "110101.0" is a whole number as a program printed it.
  func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
    // A number does not begin with a zero, unless its dot follows.
    let isPadded = text.first == 48 && text.dropFirst().first != 46
    return !hasLetter && dots == 1 && fraction >= 1 && !isPadded
      && (fraction > 2 || text.first == 45
        || digits - fraction > 2 && !(fraction == 1 && text.last == 48))
  }

  /// Whether a text is a day, "2007-01-31", with or without a time.
  private func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let (year, rest) = (text.prefix(5), text.dropFirst(5))
    guard digits >= 8, text.count >= 10, year.last == 45,
      year.dropLast().allSatisfy({ 48...57 ~= $0 }),
      rest.dropFirst(2).first == 45, rest.first == 48 || rest.first == 49,
      rest.dropFirst(3).first.map({ 48...51 ~= $0 }) ?? false
    else { return false }
    return text.count == 10 || [84, 32].contains(text[text.startIndex + 10])
  }

  /// Whether it is none of names and codes: a position, a sentence, an address on the web, a date.
  func isOdd(_ text: ArraySlice<UInt8>) -> Bool {
    // 21°52'47.362" N.
    if hasNonASCII, digits > 1, text.first.map({ 48...57 ~= $0 }) ?? false,
      text.indices.dropLast().contains(where: { text[$0] == 0xC2 && text[$0 + 1] == 0xB0 })
    {
      return true
    }
    // What is true or false is no name.
    if 4...5 ~= text.count,
      ["true", "false"].contains(where: { $0.utf8.elementsEqual(text.lazy.map { $0 | 0x20 }) })
    {
      return true
    }
    return text.count > 300 || isDate(text) || (slashes >= 2 && text.contains(58))
      || (!hasLetter && separators > 0 && digits > 0)
  }
}
