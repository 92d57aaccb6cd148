/// Finds one column in the records of a delimited text, without changing a byte of them.
struct DelimitedRecord {
  let delimiter: UInt8

  /// A field of a record.
  struct Field {
    /// Where it lies, quotes included.
    var range: Range<Int>
    var isQuoted = false
  }

  /// The fields of a record.
  ///
  /// - Returns: `nil` if a quoted field doesn't end: the record goes on in the next line.
  func fields(_ record: UnsafeRawBufferPointer) -> [Field]? {
    var fields: [Field] = []
    let isWhole = unsafe scan(record) { _, field in
      fields.append(field)
      return true
    }
    return isWhole ? fields : nil
  }

  /// The field of a column, from 0, and how many there are.
  ///
  /// - Returns: `nil` if the record isn't whole.
  func field(_ column: Int, of record: UnsafeRawBufferPointer) -> (count: Int, field: Field?)? {
    var found: Field?
    var count = 0
    let isWhole = unsafe scan(record) { index, field in
      if index == column { found = field }
      count = index + 1
      // The rest is read as well: a quoted field in it may go on in the next line.
      return true
    }
    return isWhole ? (count, found) : nil
  }

  private func scan(_ record: UnsafeRawBufferPointer, _ take: (Int, Field) -> Bool) -> Bool {
    var position = 0
    var index = 0
    let end = unsafe record.last == 13 ? record.count - 1 : record.count
    while true {
      let start = position
      var isQuoted = false
      if position < end, unsafe record[position] == 34 {
        isQuoted = true
        position += 1
        while true {
          // A line break inside quotes belongs to the field, the CR before it too.
          guard position < record.count else { return false }
          if unsafe record[position] == 34 {
            guard position + 1 < record.count, unsafe record[position + 1] == 34 else { break }
            position += 1
          }
          position += 1
        }
        position += 1
      }
      while position < end, unsafe record[position] != delimiter { position += 1 }
      guard take(index, Field(range: start..<position, isQuoted: isQuoted)) else { return true }
      guard position < end else { return true }
      position += 1
      index += 1
    }
  }

  /// The text of a field, without its quotes.
  func text(_ field: Field, of record: UnsafeRawBufferPointer) -> String {
    unsafe withText(field, of: record) { text in
      unsafe String(decoding: field.isQuoted ? text : AskedID.trimmed(text), as: UTF8.self)
    }
  }

  /// Calls `body` with the bytes of a field, without its quotes.
  func withText<Result>(
    _ field: Field, of record: UnsafeRawBufferPointer,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: record[field.range])
    guard field.isQuoted else { return try unsafe body(bytes) }
    let inner = unsafe UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    if unsafe inner.firstIndex(of: 34) == inner.count - 1 {
      return try unsafe body(UnsafeRawBufferPointer(rebasing: inner.dropLast()))
    }
    var text: [UInt8] = []
    var isAfterQuote = true
    for index in inner.indices {
      let byte = unsafe inner[index]
      if byte == 34, isAfterQuote {
        isAfterQuote = false
        continue
      }
      text.append(byte)
      isAfterQuote = true
    }
    return try unsafe text.withUnsafeBytes { try unsafe body($0) }
  }

  /// Appends a field to a record, in quotes where it needs them.
  func append(_ text: some Collection<UInt8>, to record: inout [UInt8]) {
    record.append(delimiter)
    let needsQuotes = text.contains { $0 == delimiter || $0 == 34 || $0 == 10 || $0 == 13 }
    guard needsQuotes else { return record.append(contentsOf: text) }
    record.append(34)
    for byte in text {
      if byte == 34 { record.append(34) }
      record.append(byte)
    }
    record.append(34)
  }
}

extension DelimitedRecord {
  /// The delimiters a table may have, by the names the command line gives them.
  static let names: [(name: String, byte: UInt8)] = [
    ("comma", 44), ("tab", 9), ("semicolon", 59), ("pipe", 124),
  ]

  /// What can't be one: it is part of IDs and names, or of how fields and rows are written.
  static func isNoDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 9: false
    case 0..<32, 34, 127...: true
    case 48...57, 65...90, 97...122: true
    default: false
    }
  }

  /// What a table is delimited by, judged by its first record: a tab if there is one, else whichever
  /// of the others stands there most often outside quotes; a comma if none does.
  init(guessingFrom record: UnsafeRawBufferPointer) {
    var counts = [UInt8: Int]()
    var isQuoted = false
    for index in record.indices {
      let byte = unsafe record[index]
      if byte == 34 { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let others = Self.names.map(\.byte).filter { $0 != 9 }
    let most = others.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? 44
    self.init(delimiter: counts[9] != nil ? 9 : counts[most] != nil ? most : 44)
  }
}
