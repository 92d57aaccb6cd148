import TypedNumbers

/// Gives equal texts equal numbers: 0 for the first one seen, then 1, and so on.
///
/// Texts are equal whatever full-width forms they use: “１１０１” is "1101". An open-addressing
/// table of plain numbers; one text costs its bytes and some 20 more.
///
/// The builder's `NumberSlots` is such a table as well and stays apart: the core depends on no other target
/// and shows nothing of its inside, and one of both would have to give for these few lines.
struct TextTable: Sendable {
  private struct Slot {
    /// None in a free one.
    var number = TextNumber.OrNone()
    /// The text's, so that texts that differ are hardly ever compared.
    var hash: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)
  private var starts: [UInt32] = [0]
  private var arena: [UInt8] = []

  /// How many different texts there are.
  var count: Int { starts.count - 1 }

  /// The number of a text, given on first use.
  mutating func number(of text: ArraySlice<UInt8>) -> TextNumber { number(of: text.span) }

  /// The number of a text, given on first use.
  mutating func number(of text: Span<UInt8>) -> TextNumber {
    if let folded = TextTable.folded(text) { return insert(folded.span) }
    return insert(text)
  }

  /// The number of a text that was seen before, or `nil`.
  func existing(_ text: ArraySlice<UInt8>) -> TextNumber? {
    if let folded = TextTable.folded(text.span) { return find(folded.span) }
    return find(text.span)
  }

  /// The bytes of a text by its number.
  func bytes(_ number: TextNumber) -> ArraySlice<UInt8> { arena[range(number)] }

  /// The numbers of all texts, in the order in which they were first seen.
  var numbers: [TextNumber] { (0..<count).map { TextNumber($0) } }

  /// Calls `body` with the text of each number that is one, by its place.
  func forEachText(of numbers: [TextNumber.OrNone], _ body: (Int, Span<UInt8>) -> Void) {
    for (place, number) in numbers.enumerated() {
      if let number = number.number { body(place, arena.span.extracting(range(number))) }
    }
  }

  private func range(_ number: TextNumber) -> Range<Int> {
    Int(starts[number.index])..<Int(starts[number.index + 1])
  }

  private func find(_ text: Span<UInt8>) -> TextNumber? {
    slots[place(of: text, TextTable.hash(text))].number.number
  }

  private mutating func insert(_ text: Span<UInt8>) -> TextNumber {
    let hash = TextTable.hash(text)
    let place = place(of: text, hash)
    if let known = slots[place].number.number { return known }
    let number = TextNumber(count)
    slots[place] = Slot(number: .init(number), hash: hash)
    unsafe text.withUnsafeBufferPointer { unsafe arena.append(contentsOf: $0) }
    starts.append(UInt32(arena.count))
    if 3 * count > 2 * slots.count { grow() }
    return number
  }

  /// Where a text is, or belongs.
  private func place(of text: Span<UInt8>, _ hash: UInt32) -> Int {
    var place = Int(hash) & (slots.count - 1)
    while let number = slots[place].number.number {
      if slots[place].hash == hash, isEqual(number, text) { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where !slot.number.isNone {
      var place = Int(slot.hash) & (slots.count - 1)
      while !slots[place].number.isNone { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private func isEqual(_ number: TextNumber, _ text: Span<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == text.count else { return false }
    let own = arena.span
    for index in text.indices where own[range.lowerBound + index] != text[index] { return false }
    return true
  }

  private static func hash(_ text: Span<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in text.indices { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// The text with its full-width forms (U+FF01…U+FF5E) as ASCII; `nil` if it has none.
  static func folded(_ text: ArraySlice<UInt8>) -> [UInt8]? { folded(text.span) }

  /// The text with its full-width forms (U+FF01…U+FF5E) as ASCII; `nil` if it has none.
  static func folded(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.indices.contains(where: { text[$0] == 0xEF }) else { return nil }
    var result: [UInt8] = []
    var found = false
    var index = 0
    while index < text.count {
      if text[index] == 0xEF, index + 2 < text.count {
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
