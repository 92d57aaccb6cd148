/// Gives equal texts equal numbers: 0 for the first one seen, then 1, and so on.
///
/// Texts are equal whatever full-width forms they use: “１１０１” is "1101". An open-addressing
/// table of plain numbers; one text costs its bytes and 12 more.
struct TextTable: Sendable {
  private var slots: [Int32] = [Int32](repeating: -1, count: 1024)
  private var hashes: [UInt32] = []
  private var starts: [UInt32] = [0]
  private var arena: [UInt8] = []

  /// How many different texts there are.
  var count: Int { hashes.count }

  /// The number of a text, given on first use.
  mutating func number(of text: ArraySlice<UInt8>) -> Int32 {
    if let folded = TextTable.folded(text) { return insert(folded[...]) }
    return insert(text)
  }

  /// The number of a text that was seen before, or `nil`.
  func existing(_ text: ArraySlice<UInt8>) -> Int32? {
    let text = TextTable.folded(text)?[...] ?? text
    let hash = TextTable.hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, text) { return Int32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The bytes of a text by its number.
  func bytes(_ number: Int32) -> ArraySlice<UInt8> {
    arena[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  private mutating func insert(_ text: ArraySlice<UInt8>) -> Int32 {
    let hash = TextTable.hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, text) { return Int32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(hashes.count)
    slots[slot] = number
    hashes.append(hash)
    arena.append(contentsOf: text)
    starts.append(UInt32(arena.count))
    if hashes.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: slots.count * 2)
    for number in hashes.indices {
      var slot = Int(hashes[number]) & (larger.count - 1)
      while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(number)
    }
    slots = larger
  }

  private func isEqual(_ number: Int, _ text: ArraySlice<UInt8>) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == text.count else { return false }
    var own = start
    for byte in text {
      if arena[own] != byte { return false }
      own += 1
    }
    return true
  }

  private static func hash(_ text: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// The text with its full-width forms (U+FF01…U+FF5E) as ASCII; `nil` if it has none.
  static func folded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(0xEF) else { return nil }
    var result: [UInt8] = []
    var found = false
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == 0xEF, index + 2 < text.endIndex {
        let point =
          0xF000 | Int(text[index + 1] & 0x3F) << 6 | Int(text[index + 2] & 0x3F)
        if point >= 0xFF01, point <= 0xFF5E {
          result.append(UInt8(point - 0xFEE0))
          found = true
          index += 3
          continue
        }
      }
      result.append(text[index])
      index += 1
    }
    return found ? result : nil
  }
}
