/// What each symbol of a column of texts stands for, spelled out.
final class SymbolTable: Sendable {
  /// By reference: what the symbol stands for; 0 if it isn't in the table.
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
  /// Where its bytes begin.
  static let startShift: UInt32 = 11

  /// More bits would need tables that are slower to look at than codes are to find by their length.
  static let maximumPrefixWidth = 13

  fileprivate init(entries: [UInt32], bytes: [UInt8], prefixes: [UInt32], prefixWidth: Int) {
    self.entries = entries
    self.bytes = bytes
    self.prefixes = prefixes
    self.prefixWidth = prefixWidth
  }
}

/// Spells symbols out, each of them once. One that is part of another is not written again: its
/// entry says where it stands in there.
struct Speller {
  private let grammar: SymbolGrammar
  /// By reference: the entry without the length of a code, `unknown` or `failed`.
  private var entries: [UInt32]
  private var bytes: [UInt8] = []

  private static let unknown: UInt32 = 0
  /// Of symbols that are too long, too deep or malformed. It has the ender's bit as well.
  private static let failed: UInt32 = .max
  /// No spelling begins behind it: what names in use need is a quarter of it.
  private static let maximumSize = 1 << 20

  init(_ grammar: SymbolGrammar) {
    self.grammar = grammar
    entries = Array(
      repeating: Self.unknown, count: grammar.partCount + 1)
  }

  /// Makes the entry of a pair, a character or the terminator, unless it has one.
  mutating func spell(_ reference: Int) {
    if entries[reference] == Self.unknown { append(reference, depth: 0) }
  }

  /// Completes the entry of a symbol with a code, and returns it: 0 if it can't be in the table.
  ///
  /// - Parameter endsText: what the file says besides; a symbol that contradicts is left to be found
  ///   out by who reads it.
  mutating func finish(_ reference: Int, length: Int, endsText: Bool) -> UInt32 {
    let entry = entries[reference]
    let isUsable = entry != Self.failed && (entry & SymbolTable.ender != 0) == endsText
    entries[reference] = isUsable ? entry | UInt32(length) << SymbolTable.lengthShift : 0
    return entries[reference]
  }

  /// The table, when all entries are finished.
  consuming func table(prefixes: [UInt32], prefixWidth: Int) -> SymbolTable {
    bytes.append(contentsOf: repeatElement(0, count: ByteSink.padding))
    return SymbolTable(
      entries: entries, bytes: bytes, prefixes: prefixes, prefixWidth: prefixWidth)
  }

  /// Appends a symbol's bytes, and some of them if it fails.
  ///
  /// Every reference is read from the file once, except by those that contain themselves, and these
  /// fail by their depth.
  @discardableResult
  private mutating func append(_ reference: Int, depth: Int) -> UInt32 {
    guard reference < entries.count, depth <= FileLayout.maximumSymbolDepth else {
      return Self.failed
    }
    let entry = entries[reference]
    if entry == Self.unknown {
      entries[reference] = appendUnknown(reference, depth: depth)
    } else if entry != Self.failed {
      let start = Int(entry >> SymbolTable.startShift)
      // One by one: a slice would share the array, and appending to it copy everything.
      for offset in start..<start + Int(entry & SymbolTable.sizeMask) {
        bytes.append(bytes[offset])
      }
    }
    return entries[reference]
  }

  private mutating func append(codePoint: UInt32) {
    // As `ByteSink` does, without one: there are thousands of characters.
    guard codePoint >= 0x800, codePoint < 0xD800 else {
      return ByteSink.append(to: &bytes) { $0.append(codePoint: codePoint) }
    }
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
  }

  private mutating func appendUnknown(_ reference: Int, depth: Int) -> UInt32 {
    let start = bytes.count
    guard start < Self.maximumSize else { return Self.failed }
    let character = reference - grammar.pairCount
    guard character < grammar.characterCount else { return SymbolTable.ender }
    var ender: UInt32 = 0
    if character < 0 {
      let left = append(grammar.left(of: reference), depth: depth + 1)
      guard left & SymbolTable.ender == 0 else { return Self.failed }  // nothing may follow
      let right = append(grammar.right(of: reference), depth: depth + 1)
      guard right != Self.failed else { return Self.failed }
      ender = right & SymbolTable.ender
    } else {
      append(codePoint: grammar.character(character))
    }
    let size = bytes.count - start
    guard size <= Int(SymbolTable.sizeMask) else { return Self.failed }
    return UInt32(start) << SymbolTable.startShift | UInt32(size) | ender
  }
}
