import RegionsTestSupport
import Testing

@testable import Regions

/// The table behind all look-ups by hash, beside a dictionary: whatever the hashes, what was added is found.
struct NumberSlotsTests {
  /// Hashes that are spread evenly, that meet often, that all meet, and that differ in their upper half alone.
  static let hashes: [@Sendable (Int) -> UInt32] = [
    { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B1) }, { UInt32($0 % 7) }, { _ in 3 },
    { UInt32($0) << 16 },
  ]

  @Test(arguments: hashes.indices, [0, 1, 100, 5_000])
  func `numbers are found by what they stand for`(hash: Int, capacity: Int) {
    let hash = Self.hashes[hash]
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    var slots = NumberSlots(capacity: capacity)
    var keys: [Int] = []
    var model: [Int: Int] = [:]
    for _ in 0..<2_000 {
      let key = Int.random(in: 0..<1_500, using: &random)
      let found = slots.find(hash(key)) { keys[$0] == key }
      #expect(found == model[key], "seed \(seed)")
      if Bool.random(using: &random) {
        let known = slots.find(hash(key), orAdd: keys.count) { keys[$0] == key }
        #expect(known == model[key], "seed \(seed)")
        if known == nil {
          model[key] = keys.count
          keys.append(key)
        }
      }
    }
    #expect(keys.count > 500)
    for key in 0..<1_500 {
      #expect(slots.find(hash(key)) { keys[$0] == key } == model[key], "seed \(seed)")
    }
  }

  @Test func `what has another hash is not compared`() {
    var slots = NumberSlots()
    for number in 0..<1_000 {
      #expect(slots.find(UInt32(number), orAdd: number) { _ in false } == nil)
    }
    for number in 0..<1_000 {
      var compared: [Int] = []
      let found = slots.find(UInt32(number)) {
        compared.append($0)
        return true
      }
      #expect(found == number && compared == [number])
    }
  }
}
