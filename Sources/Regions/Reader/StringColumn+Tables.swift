/// What each symbol that has a code stands for, spelled out.
final class SymbolTable: Sendable {
  /// By symbol: where its bytes begin, times 256; 128 if it ends a text; how many bytes it has.
  /// 0 if it isn't in the table.
  let entries: [UInt32]
  let bytes: [UInt8]

  init(entries: [UInt32], bytes: [UInt8]) {
    self.entries = entries
    self.bytes = bytes
  }

  static let ender: UInt32 = 1 << 7
}

/// Where each text begins, in bits behind the stream's beginning.
final class StartTable: Sendable {
  let offsets: [UInt32]

  init(_ offsets: [UInt32]) { self.offsets = offsets }
}

extension StringColumn {
  /// Writes the text at a position and steps behind it, as `write(at:to:)`.
  @inline(__always)
  func write(at position: inout Int, by table: SymbolTable, to sink: inout ByteSink) -> Bool {
    while position < streamEnd {
      let (symbol, length) = code.decode(bytes.code(at: position))
      guard length > 0 else { return false }
      let entry = table.entries[symbol]
      // What is too long for the table, or malformed.
      guard entry != 0 else { return writeUnaided(at: &position, to: &sink) }
      position &+= length
      sink.append(
        table.bytes, from: Int(entry >> 8), count: Int(entry & (SymbolTable.ender - 1)))
      if entry & SymbolTable.ender != 0 { return true }
      if sink.isOverfull { return false }
    }
    return false
  }

  /// Spells every symbol out, the parts of a pair before the pair.
  func makeSymbols() -> SymbolTable? {
    var speller = Speller(self)
    // From references to the order of the codes.
    var entries: [UInt32] = []
    for (length, row) in rows.enumerated() where length > 0 && length < code.starts.count - 1 {
      let enders = row.enders - row.terminators
      let size = code.starts[length + 1] - code.starts[length]
      for index in 0..<size {
        let pair = index - row.terminators
        let entry: UInt32
        if pair < 0 {
          entry = speller.entry(ofReference: pairCount + characterCount)
        } else if pair < row.pairs {
          let spelled = speller.entry(ofReference: row.firstPair + pair)
          // A row says which pairs end a text; one that contradicts is left to be found out.
          entry = (spelled & SymbolTable.ender != 0) == (pair < enders) ? spelled : 0
        } else {
          entry = speller.entry(ofReference: pairCount + row.firstCharacter + pair - row.pairs)
        }
        entries.append(entry)
      }
    }
    return SymbolTable(entries: entries, bytes: speller.bytes)
  }

  /// Finds where each text begins, from one to the next.
  ///
  /// - Returns: `nil` if a text or a block isn't where the one before ends.
  func makeStarts() -> StartTable? {
    // Each text takes a bit, so that the file is as large as the table needs it to be.
    guard streamEnd - stream < 1 << 32, count <= streamEnd - stream else { return nil }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(count)
    var position = stream
    for index in 0..<count {
      if index & (1 << blockShift - 1) == 0, stream + blocks[index >> blockShift] != position {
        return nil
      }
      offsets.append(UInt32(position - stream))
      var isEnder = false
      while !isEnder {
        let (symbol, length) = code.decode(bytes.code(at: position))
        guard length > 0, position < streamEnd else { return nil }
        position += length
        isEnder = symbol - rows[length].start < rows[length].enders
      }
    }
    return StartTable(offsets)
  }
}

/// Spells symbols out, each of them once.
private struct Speller {
  private let column: StringColumn
  /// By reference: the entry, `unknown` or `failed`.
  private var entries: [UInt32]
  private(set) var bytes: [UInt8] = []

  private static let unknown: UInt32 = 0
  private static let failed: UInt32 = .max
  /// More bytes are left to reading from the file: what names in use need is a quarter of it.
  private static let maximumSize = 1 << 20

  init(_ column: StringColumn) {
    self.column = column
    entries = Array(
      repeating: Self.unknown, count: column.pairCount + column.characterCount + 1)
  }

  /// The table's entry of a pair, a character or the terminator, 0 if it can't have one.
  mutating func entry(ofReference reference: Int) -> UInt32 {
    let entry = spell(reference, depth: 0)
    return entry == Self.failed ? 0 : entry
  }

  /// Each reference is spelled, or fails, once: those that contain themselves fail by their depth.
  private mutating func spell(_ reference: Int, depth: Int) -> UInt32 {
    guard reference < entries.count, depth <= FileLayout.maximumSymbolDepth else {
      return Self.failed
    }
    if entries[reference] == Self.unknown {
      entries[reference] =
        reference < column.pairCount
        ? join(reference, depth: depth) : single(reference - column.pairCount)
    }
    return entries[reference]
  }

  private mutating func single(_ character: Int) -> UInt32 {
    guard character < column.characterCount else { return SymbolTable.ender }
    let start = bytes.count
    ByteSink.append(to: &bytes) { $0.append(codePoint: column.character(character)) }
    return UInt32(start << 8 | (bytes.count - start))
  }

  private mutating func join(_ pair: Int, depth: Int) -> UInt32 {
    let left = spell(column.left(of: pair), depth: depth + 1)
    let right = spell(column.right(of: pair), depth: depth + 1)
    let start = bytes.count
    // `failed` has the ender's bit as well: nothing may follow either.
    guard left & SymbolTable.ender == 0, right != Self.failed, start < Self.maximumSize else {
      return Self.failed
    }
    for part in [left, right] {
      let first = Int(part >> 8)
      // One by one: a slice would share the array, and appending to it copy everything.
      for offset in first..<first + Int(part & (SymbolTable.ender - 1)) {
        bytes.append(bytes[offset])
      }
    }
    let length = bytes.count - start
    guard length < Int(SymbolTable.ender) else {
      bytes.removeLast(length)
      return Self.failed
    }
    return UInt32(start << 8 | length) | right & SymbolTable.ender
  }
}
