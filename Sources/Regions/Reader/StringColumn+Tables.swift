extension StringColumn {
  /// Writes the text at a position and steps behind it, as `write(at:to:)`.
  @inline(__always)
  func write(at position: inout BitPosition, by table: SymbolTable, to sink: inout ByteSink) -> Bool
  {
    while position < streamEnd {
      // A word has 57 bits for certain: codes are taken from it as long as the next is in it whole,
      // and begins inside the stream.
      var word = bytes.code(at: position)
      let end = min(position &+ 57 &- BitPosition(FileLayout.maximumCodeLength), streamEnd &- 1)
      repeat {
        let prefix = word &>> UInt64(truncatingIfNeeded: 64 &- table.prefixWidth)
        var entry = table.prefixes[Int(truncatingIfNeeded: prefix)]
        if entry == 0 {
          entry = longEntry(word, table)
          // What is too long for the table, or malformed.
          guard entry != 0 else { return writeUnaided(at: &position, to: &sink) }
        }
        let length = entry &>> SymbolTable.lengthShift & SymbolTable.lengthMask
        position &+= BitPosition(length)
        word &<<= UInt64(length)
        sink.append(
          padded: table.bytes, from: Int(truncatingIfNeeded: entry &>> SymbolTable.startShift),
          count: Int(truncatingIfNeeded: entry & SymbolTable.sizeMask))
        if entry & SymbolTable.ender != 0 { return true }
        if sink.isOverfull { return false }
      } while position <= end
    }
    return false
  }

  /// The entry of the symbol whose long code a word begins with, or 0.
  @inline(never)
  private func longEntry(_ word: UInt64, _ table: SymbolTable) -> UInt32 {
    let (symbol, length) = grammar.code.decode(word)
    return length > 0 ? table.entries[reference(to: symbol, length: length)] : 0
  }

  /// Spells every symbol out.
  func makeSymbols() -> SymbolTable? {
    let longest = grammar.code.starts.count - 2
    var speller = Speller(grammar)
    // The rarest first: they contain others, which are then found inside them.
    for length in (1..<longest + 1).reversed() {
      for symbol in (grammar.code.starts[length]..<grammar.code.starts[length + 1]).reversed() {
        speller.spell(reference(to: symbol, length: length))
      }
    }
    let width = max(1, min(longest, SymbolTable.maximumPrefixWidth))
    var prefixes: [UInt32] = []
    prefixes.reserveCapacity(1 << width)
    for length in 1..<longest + 1 {
      for symbol in grammar.code.starts[length]..<grammar.code.starts[length + 1] {
        let entry = speller.finish(
          reference(to: symbol, length: length), length: length,
          endsText: symbol - grammar.rows[length].start < grammar.rows[length].enders)
        guard length <= width else { continue }
        prefixes.append(contentsOf: repeatElement(entry, count: 1 << (width - length)))
      }
    }
    prefixes.append(contentsOf: repeatElement(0, count: 1 << width - prefixes.count))
    return speller.table(prefixes: prefixes, prefixWidth: width)
  }

  /// Finds where each text begins, from one to the next.
  ///
  /// - Returns: `nil` if a text or a block isn't where the one before ends, or texts are very long.
  func makeStarts() -> StartTable? {
    guard streamEnd - stream < 1 << 32 else { return nil }
    var groups: [UInt32] = []
    var offsets: [UInt16] = []
    offsets.reserveCapacity(count)
    var group: BitPosition = 0
    var position = stream
    for index in 0..<count {
      if index & (1 << blockShift - 1) == 0,
        stream + blocks.value(at: index >> blockShift) != position
      {
        return nil
      }
      if index & (1 << StartTable.groupShift - 1) == 0 {
        group = position
        groups.append(UInt32(position - stream))
      }
      guard let offset = UInt16(exactly: position - group) else { return nil }
      offsets.append(offset)
      var isEnder = false
      while !isEnder {
        let (symbol, length) = grammar.code.decode(bytes.code(at: position))
        guard length > 0, position < streamEnd else { return nil }
        position += BitPosition(length)
        isEnder = symbol - grammar.rows[length].start < grammar.rows[length].enders
      }
    }
    return StartTable(groups: groups, offsets: offsets)
  }
}
