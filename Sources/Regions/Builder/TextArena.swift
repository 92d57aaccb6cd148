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

  /// A hash of a text's bytes that is the same on every machine.
  func hash(_ index: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in self[index] { hash = (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3 }
    return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
  }

  func equals(_ first: Int, _ second: Int) -> Bool {
    let left = self[first]
    let right = self[second]
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
      return false
    }
    return true
  }
}

/// A set of the texts of an arena: which texts are equal.
struct TextSet {
  private var slots: [Int32]
  private let shift: UInt64

  init(capacity: Int) {
    let width = max(4, bitWidth(of: UInt64(capacity * 2)))
    slots = [Int32](repeating: -1, count: 1 << width)
    shift = UInt64(64 - width)
  }

  /// The first text added that equals this one, or `nil` after adding it.
  mutating func insert(_ text: Int, of arena: TextArena) -> Int? {
    var slot = Int(arena.hash(text) >> shift)
    while slots[slot] >= 0 {
      if arena.equals(Int(slots[slot]), text) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(text)
    return nil
  }
}
