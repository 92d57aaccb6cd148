/// Texts one behind the other: no object for each.
struct TextArena: Sendable {
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// The bytes of a text, as a range of ``bytes``.
  subscript(index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// A text as a string, for messages.
  func string(_ index: Int) -> String {
    String(decoding: bytes[self[index]], as: UTF8.self)
  }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  /// Makes room.
  mutating func reserve(texts: Int, bytes count: Int) {
    ends.reserveCapacity(texts)
    bytes.reserveCapacity(count)
  }

  /// Whether a text is smaller than another, byte by byte.
  func precedes(_ first: Int, _ second: Int) -> Bool {
    bytes[self[first]].lexicographicallyPrecedes(bytes[self[second]])
  }
}

/// A set of the texts of an arena: which texts are equal.
struct TextSet {
  private struct Slot {
    /// -1 in a free one.
    var text: Int32 = -1
    /// The text's, so that texts that differ are hardly ever compared.
    var hash: UInt32 = 0
  }

  private var slots: [Slot]
  private var count = 0

  /// A set with room for so many texts.
  init(capacity: Int = 8) {
    slots = [Slot](repeating: Slot(), count: 1 << bitWidth(of: UInt64(capacity + capacity / 3)))
  }

  /// The first text added that equals this one, or `nil` after adding it.
  mutating func insert(_ text: Int, of arena: TextArena) -> Int? {
    if 4 * count >= 3 * slots.count { grow() }
    let bytes = arena.bytes[arena[text]]
    let hash = Self.hash(bytes)
    let place = place(of: bytes, hash, in: arena)
    guard slots[place].text < 0 else { return Int(slots[place].text) }
    slots[place] = Slot(text: Int32(text), hash: hash)
    count += 1
    return nil
  }

  /// The first text added that has these bytes, or `nil`.
  func find(_ bytes: ArraySlice<UInt8>, in arena: TextArena) -> Int? {
    let text = slots[place(of: bytes, Self.hash(bytes), in: arena)].text
    return text < 0 ? nil : Int(text)
  }

  /// Where a text is, or belongs.
  private func place(of bytes: ArraySlice<UInt8>, _ hash: UInt32, in arena: TextArena) -> Int {
    var place = Int(hash) & (slots.count - 1)
    while slots[place].text >= 0 {
      let slot = slots[place]
      if slot.hash == hash, arena.bytes[arena[Int(slot.text)]].elementsEqual(bytes) { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.text >= 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].text >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }
}
