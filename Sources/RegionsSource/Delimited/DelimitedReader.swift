/// Reads delimited text: RFC 4180 as real files bend it.
///
/// Fields may be quoted, a quote within them doubled or escaped, line ends within them kept; records end
/// with LF, CR LF or CR and may have any number of fields; blank lines are left out. A quote that isn't the
/// first of its field, blanks aside, stands for itself, and so does text behind a closing quote.
struct DelimitedReader {
  /// As many bytes as one field may have: beyond that, a quote was not closed or it is no text of
  /// lines.
  static let fieldLimit = 16 << 20

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

  private init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  static func read(
    _ text: TextSource, _ document: inout SourceDocument
  ) throws(SourceError) {
    var given = text.dialect
    if document.format == SourceFormat.tsv.name {
      given.delimiter = given.delimiter ?? UInt8(ascii: "\t")
    }
    let dialect = DialectFinding.find(in: text.chunk, isWhole: text.isLast, given: given).dialect
    if dialect.delimiter == UInt8(ascii: "\t") { document.format = SourceFormat.tsv.name }
    var reader = DelimitedReader(dialect)
    let table = document.open(.table, line: 1, column: 1)
    while try text.next() {
      unsafe text.chunk.withUnsafeBufferPointer { unsafe reader.read($0, &document) }
      document.reserveCapacity(for: text)
      guard reader.pending.count <= fieldLimit else {
        throw text.error(.tooLong(.field, mebibytes: fieldLimit >> 20), at: reader.fieldPlace)
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
    let delimiter = dialect.delimiter
    // What isn't there is looked for as the delimiter, which comes first.
    let quote = dialect.quote ?? delimiter
    let escape = dialect.escape ?? delimiter
    let count = bytes.count
    var index = 0
    // The first byte of the present field that isn't in `pending` yet.
    var start = 0
    if lastWasReturn, count > 0 {
      lastWasReturn = false
      if unsafe bytes[0] == 0x0A {
        index = 1
        start = 1
      }
    }
    while index < count {
      if state == .plain {
        // The inner loop of most files.
        var characters: UInt32 = 0
        while index < count {
          let byte = unsafe bytes[index]
          if byte == delimiter || byte == 0x0A || byte == 0x0D || byte == quote || byte == escape {
            break
          }
          characters &+= byte & 0xC0 != 0x80 ? 1 : 0
          index += 1
        }
        place.column &+= characters
        guard index < count else { break }
      }
      let byte = unsafe bytes[index]
      switch state {
      case .fieldStart:
        fieldPlace = place
        start = index
        state = .plain
        if byte == quote, byte != delimiter {
          state = .quoted
          start = index + 1
          index += 1
          place.column += 1
        }
        continue
      case .plain where byte == escape && byte != delimiter:
        unsafe pending.append(contentsOf: bytes[start..<index])
        start = index + 1
        state = .escaped
      case .escaped, .escapedInQuoted:
        let isQuoted = state == .escapedInQuoted
        if DialectSample.isEscapable(byte, dialect, isQuoted: isQuoted) {
          start = index
        } else {
          // It stands for itself, and what follows is read as ever.
          pending.append(escape)
          start = index
          state = isQuoted ? .quoted : .plain
          continue
        }
        state = isQuoted ? .quoted : .plain
      case .plain where byte == quote && byte != delimiter:
        if unsafe isBlank(bytes, from: start, to: index) {
          pending.removeAll(keepingCapacity: true)
          start = index + 1
          state = .quoted
        }
      case .quoted:
        if byte == escape, byte != delimiter {
          unsafe pending.append(contentsOf: bytes[start..<index])
          start = index + 1
          state = .escapedInQuoted
        } else if byte == quote {
          unsafe pending.append(contentsOf: bytes[start..<index])
          state = .quoteInQuoted
        } else if byte == 0x0A {
          place.line += 1
          place.column = 0
        }
      case .quoteInQuoted where byte == quote:
        // The second quote is the first byte of the next piece.
        start = index
        state = .quoted
      case .plain, .quoteInQuoted:
        if state == .quoteInQuoted { start = index }
        guard byte == delimiter || byte == 0x0A || byte == 0x0D else {
          state = .plain
          continue
        }
        unsafe endField(UnsafeBufferPointer(rebasing: bytes[start..<index]), &document)
        if byte != delimiter {
          endRow(&document)
          place.line += 1
          place.column = 0
          if byte == 0x0D {
            if index + 1 == count {
              lastWasReturn = true
            } else if unsafe bytes[index + 1] == 0x0A {
              index += 1
            }
          }
        }
        start = index + 1
        place.column += 1
        index += 1
        continue
      }
      if byte & 0xC0 != 0x80 { place.column += 1 }
      index += 1
    }
    if state == .plain || state == .quoted, start < count {
      unsafe pending.append(contentsOf: bytes[start..<count])
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
