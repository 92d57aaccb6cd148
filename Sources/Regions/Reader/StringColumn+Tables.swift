/// What each symbol that has a code stands for, spelled out.
final class SymbolTable: Sendable {
  /// By symbol: what it stands for; 0 if it isn't in the table.
  let entries: [UInt32]
  /// By the first bits of a code: the entry of the symbol; 0 if the code is longer.
  let prefixes: [UInt32]
  /// How many bits those are.
  let prefixWidth: Int
  /// The spellings, and `ByteSink.padding`.
  let bytes: [UInt8]

  // The fields of an entry, from the lowest bit on.
  /// How many bytes the symbol has: longer ones are left to reading from the file.
  static let sizeMask: UInt32 = 0x1F
  /// Set if it ends a text.
  static let ender: UInt32 = 1 << 5
  /// How many bits its code has, 1 to 24.
  static let lengthShift: UInt32 = 6
  static let lengthMask: UInt32 = 0x1F
  /// Where its bytes begin, below `maximumSize`.
  static let startShift: UInt32 = 11
  /// More bytes are left to reading from the file: what names in use need is a quarter of it.
  static let maximumSize = 1 << 20

  /// More bits would need tables that are slower to look at than codes are to find by their length.
  private static let maximumPrefixWidth = 13

  /// - Parameter code: of the symbols that have entries.
  init(entries: [UInt32], bytes: [UInt8], code: PrefixCode) {
    self.entries = entries
    self.bytes = bytes + [UInt8](repeating: 0, count: ByteSink.padding)
    let longest = code.starts.count - 2
    let width = max(1, min(longest, Self.maximumPrefixWidth))
    prefixWidth = width
    var prefixes: [UInt32] = []
    prefixes.reserveCapacity(1 << width)
    for length in 1..<min(longest, width) + 1 {
      for symbol in code.starts[length]..<code.starts[length + 1] {
        prefixes.append(
          contentsOf: repeatElement(entries[symbol], count: 1 << (width - length)))
      }
    }
    prefixes.append(contentsOf: repeatElement(0, count: 1 << width - prefixes.count))
    self.prefixes = prefixes
  }
}

/// Where each text begins, in bits behind the stream's beginning.
///
/// Takes half of what plain positions would: that it stays in the processor's cache is what counts.
final class StartTable: Sendable {
  /// By group of texts: where the first begins.
  private let groups: [UInt32]
  /// By text: how much further on it begins than its group.
  private let offsets: [UInt16]

  static let groupShift = 6

  init(groups: [UInt32], offsets: [UInt16]) {
    self.groups = groups
    self.offsets = offsets
  }

  @inline(__always)
  subscript(index: Int) -> Int {
    Int(groups[index &>> Self.groupShift]) &+ Int(offsets[index])
  }
}

extension StringColumn {
  /// Writes the text at a position and steps behind it, as `write(at:to:)`.
  @inline(__always)
  func write(at position: inout Int, by table: SymbolTable, to sink: inout ByteSink) -> Bool {
    while position < streamEnd {
      // A word has 57 bits for certain: codes are taken from it as long as the next is in it whole.
      var word = bytes.code(at: position)
      let end = position &+ 57 &- FileLayout.maximumCodeLength
      repeat {
        let prefix = word &>> UInt64(truncatingIfNeeded: 64 &- table.prefixWidth)
        var entry = table.prefixes[Int(truncatingIfNeeded: prefix)]
        if entry == 0 {
          entry = longEntry(word, table)
          // What is too long for the table, or malformed.
          guard entry != 0 else { return writeUnaided(at: &position, to: &sink) }
        }
        let length = entry &>> SymbolTable.lengthShift & SymbolTable.lengthMask
        position &+= Int(truncatingIfNeeded: length)
        word &<<= UInt64(length)
        sink.append(
          padded: table.bytes, from: Int(truncatingIfNeeded: entry &>> SymbolTable.startShift),
          count: Int(truncatingIfNeeded: entry & SymbolTable.sizeMask))
        if entry & SymbolTable.ender != 0 { return position <= streamEnd }
        if sink.isOverfull { return false }
      } while position <= end
    }
    return false
  }

  /// The entry of the symbol whose long code a word begins with, or 0.
  @inline(never)
  private func longEntry(_ word: UInt64, _ table: SymbolTable) -> UInt32 {
    let (symbol, length) = code.decode(word)
    return length > 0 ? table.entries[symbol] : 0
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
        entries.append(
          entry == 0 ? 0 : entry | UInt32(length) << SymbolTable.lengthShift)
      }
    }
    return SymbolTable(entries: entries, bytes: speller.bytes, code: code)
  }

  /// Finds where each text begins, from one to the next.
  ///
  /// - Returns: `nil` if a text or a block isn't where the one before ends, or texts are very long.
  func makeStarts() -> StartTable? {
    // Each text takes a bit, so that the file is as large as the table needs it to be.
    guard streamEnd - stream < 1 << 32, count <= streamEnd - stream else { return nil }
    var groups: [UInt32] = []
    var offsets: [UInt16] = []
    offsets.reserveCapacity(count)
    var group = 0
    var position = stream
    for index in 0..<count {
      if index & (1 << blockShift - 1) == 0, stream + blocks[index >> blockShift] != position {
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
        let (symbol, length) = code.decode(bytes.code(at: position))
        guard length > 0, position < streamEnd else { return nil }
        position += length
        isEnder = symbol - rows[length].start < rows[length].enders
      }
    }
    return StartTable(groups: groups, offsets: offsets)
  }
}

/// Spells symbols out, each of them once.
private struct Speller {
  private let column: StringColumn
  /// By reference: the entry without the length of a code, `unknown` or `failed`.
  private var entries: [UInt32]
  private(set) var bytes: [UInt8] = []

  private static let unknown: UInt32 = 0
  private static let failed: UInt32 = .max

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
    guard start < SymbolTable.maximumSize else { return Self.failed }
    ByteSink.append(to: &bytes) { $0.append(codePoint: column.character(character)) }
    return Self.entry(start, bytes.count - start)
  }

  private mutating func join(_ pair: Int, depth: Int) -> UInt32 {
    let left = spell(column.left(of: pair), depth: depth + 1)
    let right = spell(column.right(of: pair), depth: depth + 1)
    let start = bytes.count
    // `failed` has the ender's bit as well: nothing may follow either.
    guard left & SymbolTable.ender == 0, right != Self.failed, start < SymbolTable.maximumSize
    else {
      return Self.failed
    }
    for part in [left, right] {
      let first = Int(part >> SymbolTable.startShift)
      // One by one: a slice would share the array, and appending to it copy everything.
      for offset in first..<first + Int(part & SymbolTable.sizeMask) {
        bytes.append(bytes[offset])
      }
    }
    let length = bytes.count - start
    guard length <= Int(SymbolTable.sizeMask) else {
      bytes.removeLast(length)
      return Self.failed
    }
    return Self.entry(start, length) | right & SymbolTable.ender
  }

  private static func entry(_ start: Int, _ size: Int) -> UInt32 {
    UInt32(start) << SymbolTable.startShift | UInt32(size)
  }
}
