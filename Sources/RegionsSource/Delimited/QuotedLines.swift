/// Takes the quotes off lines that are in quotes as a whole, as where a table was pasted into one column and saved:
///
///     "name,id,county"
///     "Aba,17376,Fejér"
struct QuotedLines {
  private var isAtStart = true
  /// Whether the present line is.
  private var isInQuotes = false
  /// Whether the last byte was a quote, which ends the line or stands in front of another.
  private var isBehindQuote = false

  private static let quote = UInt8(ascii: "\"")

  /// The dialect of the lines within, if each line of a text is in quotes and all have as many fields, three or more: a
  /// text of two has a comma as well.
  ///
  /// - Parameters:
  ///   - text: The text's beginning.
  ///   - isWhole: Whether that is all.
  static func dialect(in text: [UInt8], isWhole: Bool, given: GivenDialect) -> Dialect? {
    guard given.quote == nil, standsInQuotes(text.prefix { $0 != 0x0A && $0 != 0x0D }) else {
      return nil
    }
    var lines = text.split { $0 == 0x0A || $0 == 0x0D }.prefix(Bound.texts)
    if !isWhole, lines.count > 1 { lines.removeLast() }
    guard lines.count > 1, lines.allSatisfy(standsInQuotes) else { return nil }
    var reader = QuotedLines()
    let inside = reader.unwrapped(lines.flatMap { $0 + [0x0A] })
    return DialectFinding.even(in: inside, fields: 3, given: given)
  }

  /// Whether a line has a quote at either end, and between them none that is not doubled.
  private static func standsInQuotes(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 2, line.first == quote, line.last == quote else { return false }
    var isOdd = false
    for byte in line.dropFirst().dropLast() {
      if byte == quote {
        isOdd.toggle()
      } else if isOdd {
        return false
      }
    }
    return !isOdd
  }

  /// The next piece of a text without them; a line that is in none stays as it is.
  mutating func unwrapped(_ chunk: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(chunk.count)
    for byte in chunk {
      let isQuote = byte == Self.quote
      if isAtStart { isInQuotes = isQuote }
      let isSecond = isQuote && isBehindQuote
      isBehindQuote = isQuote && isInQuotes && !isAtStart && !isSecond
      if !isQuote || !isInQuotes || isSecond { text.append(byte) }
      isAtStart = byte == 0x0A || byte == 0x0D
    }
    return text
  }
}
