/// How a delimited text is written: what stands between fields, what around them, and what makes a quote
/// within a quoted field one.
public struct Dialect: Hashable, Sendable {
  /// Between the fields.
  public var delimiter: UInt8
  /// Around fields that hold a delimiter, a quote or a line end; `nil`: nothing is quoted.
  public var quote: UInt8?
  /// In front of what would end a field; `nil`: a quote in a field is doubled, as RFC 4180 has it.
  public var escape: UInt8?

  /// Commas, double quotes that are doubled.
  static let usual = Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""), escape: nil)
}

/// What somebody knows of a delimited text's dialect; the rest is found.
public struct GivenDialect: Hashable, Sendable {
  /// Between the fields.
  public var delimiter: UInt8?
  /// Around fields; an inner `nil`: nothing is quoted.
  public var quote: UInt8??
  /// In front of quotes; an inner `nil`: they are doubled.
  public var escape: UInt8??

  /// Nothing is known.
  public init() {}
}

/// The dialect that a delimited text is found to have.
///
/// Delimiter, quote and escape depend on each other, so all three are chosen at once: by which the rows come
/// out even, and by which every quote ends where a field does.
struct DialectFinding {
  var dialect: Dialect
  /// Whether most records have the same number of fields, more than one.
  var isCertain: Bool

  /// The delimiters that are looked for, the most usual first.
  private static let delimiters = [",", "\t", ";", "|"].map { UInt8(ascii: Unicode.Scalar($0)!) }
  private static let doubleQuote = UInt8(ascii: "\"")
  private static let singleQuote = UInt8(ascii: "'")
  private static let backslash = UInt8(ascii: "\\")
  /// The dialect in which the first records are the most even rows of more than one field; commas if
  /// there is none.
  ///
  /// - Parameters:
  ///   - text: The text's beginning.
  ///   - isWhole: Whether that is all; else the last record is left out, being cut off.
  static func find(
    in text: [UInt8], isWhole: Bool, given: GivenDialect = GivenDialect()
  ) -> DialectFinding {
    var best = (dialect: Dialect.usual, score: 0.0)
    best.dialect.delimiter = given.delimiter ?? best.dialect.delimiter
    best.dialect.quote = given.quote ?? best.dialect.quote
    best.dialect.escape = given.escape ?? best.dialect.escape
    for delimiter in given.delimiter.map({ [$0] }) ?? delimiters {
      let (dialect, sample) = quoting(
        of: text, delimiter: delimiter, isWhole: isWhole, given: given)
      let score = sample.evenness
      if score > best.score { best = (dialect, score) }
    }
    return DialectFinding(dialect: best.dialect, isCertain: best.score > 0.5)
  }

  /// The dialect in which all first records have as many fields, so many at least.
  static func even(in text: [UInt8], fields: Int, given: GivenDialect) -> Dialect? {
    for delimiter in given.delimiter.map({ [$0] }) ?? delimiters {
      let (dialect, sample) = quoting(of: text, delimiter: delimiter, isWhole: true, given: given)
      if sample.isEven, sample.counts.allSatisfy({ $0 >= fields }) { return dialect }
    }
    return nil
  }

  /// The quote and the escape of a text with a delimiter: double quotes that are doubled, unless a quote
  /// then ends within a field, or nothing is in double quotes and all that begins with a single one ends
  /// with one.
  private static func quoting(
    of text: [UInt8], delimiter: UInt8, isWhole: Bool, given: GivenDialect
  ) -> (Dialect, DialectSample) {
    func sample(_ quote: UInt8?, _ escape: UInt8?) -> (Dialect, DialectSample) {
      let dialect = Dialect(delimiter: delimiter, quote: quote, escape: escape)
      return (
        dialect, DialectSample(text, dialect, isWhole: isWhole, size: Bound.texts)
      )
    }
    let escapes: [UInt8?] = given.escape.map { [$0] } ?? [nil, backslash]
    var best = sample(given.quote ?? doubleQuote, escapes[0])
    let hasBackslash = text.contains(backslash)
    if escapes.count > 1, hasBackslash {
      let escaped = sample(best.0.quote, escapes[1])
      if escaped.1.isCleaner(than: best.1) { best = escaped }
    }
    guard given.quote == nil, best.1.quotedCount == 0, text.contains(singleQuote) else {
      return best
    }
    for escape in escapes where escape == nil || hasBackslash {
      let single = sample(singleQuote, escape)
      guard single.1.quotedCount > 0, single.1.faultCount == 0,
        single.1.evenness >= best.1.evenness || best.0.quote == doubleQuote && single.1.isEven
      else { continue }
      return single
    }
    return best
  }
}

/// How the first records of a text come out in a dialect.
struct DialectSample {
  /// The number of fields of each, blank lines left out.
  private(set) var counts: [Int] = []
  /// Fields in quotes.
  private(set) var quotedCount = 0
  /// Quotes that stand within a field, and texts behind a closing quote.
  private(set) var faultCount = 0
  /// What the escape stood in front of, which would have ended a field.
  private(set) var escapedCount = 0

  init(_ text: [UInt8], _ dialect: Dialect, isWhole: Bool, size: Int) {
    read(text, dialect, size: size)
    if !isWhole, counts.count > 1, counts.count < size { counts.removeLast() }
  }

  private enum State { case start, plain, quoted, closed }

  private mutating func read(_ text: [UInt8], _ dialect: Dialect, size: Int) {
    var state = State.start
    var fields = 1
    var isBlank = true
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == dialect.escape, state == .quoted || state == .plain || state == .start,
        index < text.count, Self.isEscapable(text[index], dialect, isQuoted: state == .quoted)
      {
        if text[index] != dialect.escape { escapedCount += 1 }
        index += 1
        if state == .start { state = .plain }
        isBlank = false
        continue
      }
      if state == .quoted {
        if byte == dialect.quote {
          if index < text.count, text[index] == byte {
            index += 1
          } else {
            state = .closed
          }
        }
        continue
      }
      switch byte {
      case 0x0A, 0x0D:
        if !isBlank { counts.append(fields) }
        guard counts.count < size else { return }
        fields = 1
        isBlank = true
        state = .start
      case dialect.delimiter:
        fields += 1
        isBlank = false
        state = .start
      case dialect.quote where state == .start:
        quotedCount += 1
        isBlank = false
        state = .quoted
      case 0x20, 0x09:
        isBlank = false
      default:
        if byte == dialect.quote || state == .closed { faultCount += 1 }
        isBlank = false
        state = .plain
      }
    }
    if state == .quoted { faultCount += 1 }
    if !isBlank { counts.append(fields) }
  }

  /// Whether an escape in front of a byte stands for it.
  static func isEscapable(_ byte: UInt8, _ dialect: Dialect, isQuoted: Bool) -> Bool {
    byte == dialect.quote || byte == dialect.escape || (!isQuoted && byte == dialect.delimiter)
  }

  /// Whether quotes end where fields do, of which some do not in another dialect, and the rows are as even.
  func isCleaner(than other: DialectSample) -> Bool {
    guard escapedCount > 0, faultCount <= other.faultCount else { return false }
    return faultCount < other.faultCount && evenness >= other.evenness - 0.05
      || evenness > other.evenness
  }

  /// Whether all records have as many fields, more than one.
  var isEven: Bool { (counts.first ?? 0) > 1 && Set(counts).count == 1 }

  /// The share of records that have the most usual number of fields, 0 if that is one; more fields
  /// decide where shares are equal.
  var evenness: Double {
    var frequency: [Int: Int] = [:]
    for count in counts { frequency[count, default: 0] += 1 }
    guard
      let usual = frequency.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), usual.key > 1
    else {
      // Ragged rows, among which short ones are the most usual.
      let wide = counts.count { $0 > 1 }
      return counts.isEmpty ? 0 : Double(wide) / Double(counts.count) / 2
    }
    return Double(usual.value) / Double(counts.count) + Double(min(usual.key, 99)) / 1000
  }
}
