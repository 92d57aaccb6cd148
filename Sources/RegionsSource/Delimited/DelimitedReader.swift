/// Reads delimited text: RFC 4180 as real files bend it.
///
/// Fields may be quoted, a quote within them doubled or escaped, line ends within them kept; records end
/// with LF, CR LF or CR and may have any number of fields; blank lines are left out. A quote that isn't the
/// first of its field, blanks aside, stands for itself, and so does text behind a closing quote.
struct DelimitedReader {
  private enum State {
    case fieldStart, plain, quoted, quoteInQuoted
    /// Behind the escape, in a field without quotes and in one with.
    case escaped, escapedInQuoted
  }

  private let dialect: Dialect
  private var state = State.fieldStart
  /// The present field as far as earlier pieces hold it.
  private var pending: [UInt8] = []
  private var row: Int?
  private var place = TextPosition()
  private var fieldPlace = TextPosition()
  private var lastWasReturn = false
  /// What isn't there is looked for as the delimiter, which comes first.
  private let quote, escape: UInt8
  /// Within the present chunk: the next byte, and the first of the present field that isn't in `pending` yet.
  private var index = 0, start = 0

  private init(_ dialect: Dialect) {
    self.dialect = dialect
    quote = dialect.quote ?? dialect.delimiter
    escape = dialect.escape ?? dialect.delimiter
  }

  static func read(
    _ text: TextSource, _ document: inout SourceDocument
  ) throws(SourceError) {
    var given = text.dialect
    if document.format == SourceFormat.tsv.name {
      given.delimiter = given.delimiter ?? UInt8(ascii: "\t")
    }
    let inside = QuotedLines.dialect(in: text.chunk, isWhole: text.isLast, given: given)
    var lines = inside == nil ? nil : QuotedLines()
    let dialect =
      inside ?? DialectFinding.find(in: text.chunk, isWhole: text.isLast, given: given).dialect
    if dialect.delimiter == UInt8(ascii: "\t") { document.format = SourceFormat.tsv.name }
    var reader = DelimitedReader(dialect)
    let table = document.open(.table, line: 1, column: 1)
    while try text.next() {
      let chunk = lines?.unwrapped(text.chunk) ?? text.chunk
      unsafe chunk.withUnsafeBufferPointer { unsafe reader.read($0, &document) }
      document.reserveCapacity(for: text)
      // A quote that was not closed, or no text of lines.
      guard reader.pending.count <= Bound.text else {
        throw text.error(.tooLong(.field, mebibytes: Bound.text >> 20), at: reader.fieldPlace)
      }
      if let excess = document.excess { throw text.error(excess) }
    }
    if reader.state == .escaped || reader.state == .escapedInQuoted {
      reader.pending.append(dialect.escape ?? 0)
      reader.state = reader.state == .escaped ? .plain : .quoted
    }
    guard reader.state != .quoted else {
      throw text.error(.unclosed(.quote), at: reader.fieldPlace)
    }
    if reader.row != nil || reader.state != .fieldStart {
      unsafe reader.endField(UnsafeBufferPointer(start: nil, count: 0), &document)
      reader.endRow(&document)
    }
    document.close(table)
  }

  /// Reads one chunk.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ document: inout SourceDocument
  ) {
    index = 0
    if lastWasReturn, !bytes.isEmpty {
      lastWasReturn = false
      if unsafe bytes[0] == 0x0A { index = 1 }
    }
    start = index
    while index < bytes.count {
      if state == .plain {
        unsafe skipPlain(bytes)
        guard index < bytes.count else { break }
      }
      let byte = unsafe bytes[index]
      let isRead: Bool
      switch state {
      case .fieldStart:
        beginField(byte)
        isRead = false
      case .escaped, .escapedInQuoted: isRead = readEscaped(byte)
      case .quoted:
        unsafe readQuoted(byte, bytes)
        isRead = true
      case .plain, .quoteInQuoted: isRead = unsafe readPlain(byte, bytes, &document)
      }
      if isRead {
        if byte & 0xC0 != 0x80 { place.column += 1 }
        index += 1
      }
    }
    if state == .plain || state == .quoted { unsafe keep(bytes, to: bytes.count) }
  }

  /// Goes to the next byte that may be more than text; the inner loop of most files.
  private mutating func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>) {
    let (delimiter, quote, escape) = (dialect.delimiter, quote, escape)
    var index = index
    var characters: UInt32 = 0
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D || byte == quote || byte == escape {
        break
      }
      characters &+= byte & 0xC0 != 0x80 ? 1 : 0
      index += 1
    }
    place.column &+= characters
    self.index = index
  }

  /// Keeps what was read of the present field, up to a place in the chunk.
  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
    if start < end { unsafe pending.append(contentsOf: bytes[start..<end]) }
  }

  /// At the first byte of a field, which is read only if it is a quote.
  private mutating func beginField(_ byte: UInt8) {
    fieldPlace = place
    start = index
    state = .plain
    guard byte == quote, byte != dialect.delimiter else { return }
    state = .quoted
    index += 1
    start = index
    place.column += 1
  }

  /// The byte behind an escape.
  ///
  /// - Returns: Whether it belongs to the escape; else it is to be read as ever, and the escape is text.
  private mutating func readEscaped(_ byte: UInt8) -> Bool {
    let isQuoted = state == .escapedInQuoted
    state = isQuoted ? .quoted : .plain
    start = index
    if DialectSample.isEscapable(byte, dialect, isQuoted: isQuoted) { return true }
    pending.append(escape)
    return false
  }

  private mutating func readQuoted(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) {
    if byte == escape, byte != dialect.delimiter {
      unsafe keep(bytes, to: index)
      start = index + 1
      state = .escapedInQuoted
    } else if byte == quote {
      unsafe keep(bytes, to: index)
      state = .quoteInQuoted
    } else if byte == 0x0A {
      place.line += 1
      place.column = 0
    }
  }

  /// A byte that may end a field without quotes, or the byte behind a quote.
  ///
  /// - Returns: Whether it was read as one more character of the line.
  private mutating func readPlain(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ document: inout SourceDocument
  ) -> Bool {
    let isBehindQuote = state == .quoteInQuoted
    if byte == escape, byte != dialect.delimiter, !isBehindQuote {
      unsafe keep(bytes, to: index)
      start = index + 1
      state = .escaped
      return true
    }
    if byte == quote, isBehindQuote || byte != dialect.delimiter {
      if isBehindQuote {
        // The second quote is the first byte of the next piece.
        start = index
        state = .quoted
      } else if unsafe isBlank(bytes, from: start, to: index) {
        pending.removeAll(keepingCapacity: true)
        start = index + 1
        state = .quoted
      }
      return true
    }
    if isBehindQuote { start = index }
    guard byte == dialect.delimiter || byte == 0x0A || byte == 0x0D else {
      state = .plain
      return false
    }
    unsafe endField(UnsafeBufferPointer(rebasing: bytes[start..<index]), &document)
    if byte != dialect.delimiter { unsafe endLine(byte, bytes, &document) }
    index += 1
    start = index
    place.column += 1
    return false
  }

  private mutating func endLine(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ document: inout SourceDocument
  ) {
    endRow(&document)
    place.line += 1
    place.column = 0
    guard byte == 0x0D else { return }
    if index + 1 == bytes.count {
      lastWasReturn = true
    } else if unsafe bytes[index + 1] == 0x0A {
      index += 1
    }
  }

  /// Whether the present field has only blanks so far.
  private func isBlank(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    pending.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      && (unsafe bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 })
  }

  /// Appends the present field, whose last piece is `bytes`.
  private mutating func endField(
    _ bytes: UnsafeBufferPointer<UInt8>, _ document: inout SourceDocument
  ) {
    if state == .fieldStart { fieldPlace = place }
    if row == nil {
      row = document.open(.row, line: fieldPlace.line, column: fieldPlace.column)
    }
    if pending.isEmpty {
      unsafe document.append(
        .string, bytes: bytes, line: fieldPlace.line, column: fieldPlace.column)
    } else {
      unsafe pending.append(contentsOf: bytes)
      unsafe pending.withUnsafeBufferPointer {
        unsafe document.append(.string, bytes: $0, line: fieldPlace.line, column: fieldPlace.column)
      }
      pending.removeAll(keepingCapacity: true)
    }
    state = .fieldStart
  }

  /// Ends the present row and drops it if it is a blank line.
  private mutating func endRow(_ document: inout SourceDocument) {
    guard let row else { return }
    if document.entries.count == row + 2, document.isBlank(row + 1) {
      document.removeLast(from: row)
    } else {
      document.close(row)
    }
    self.row = nil
  }
}

extension FormatReader {
  /// Delimited text.
  static let delimited = FormatReader(.csv, .tsv) {
    (text, document) throws(SourceError) in
    try DelimitedReader.read(text, &document)
  }
}
