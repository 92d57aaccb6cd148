/// Texts one behind the other: no object for each.
struct TextArena: Sendable {
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// The bytes of a text, as a range of ``bytes``.
  subscript(index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The same, for a text's number as arrays of many keep it.
  subscript(index: Int32) -> Range<Int> { self[Int(index)] }

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
  private var slots: NumberSlots

  /// A set with room for so many texts.
  init(capacity: Int = 0) { slots = NumberSlots(capacity: capacity) }

  /// The first text added that equals this one, or `nil` after adding it.
  mutating func insert(_ text: Int, of arena: TextArena) -> Int? {
    let bytes = arena.bytes[arena[text]]
    return slots.find(Self.hash(bytes), orAdd: text) {
      arena.bytes[arena[$0]].elementsEqual(bytes)
    }
  }

  /// The first text added that has these bytes, or `nil`.
  func find(_ bytes: ArraySlice<UInt8>, in arena: TextArena) -> Int? {
    slots.find(Self.hash(bytes)) { arena.bytes[arena[$0]].elementsEqual(bytes) }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }
}
