/// Finds numbers by the hashes of what they stand for: an open-addressing table with linear probing.
///
/// What the numbers stand for is kept by who uses the table and compared there; the hashes in it see to it
/// that what differs is hardly ever compared, and that growing asks nobody. A slot has eight bytes; at most
/// three quarters of them are taken.
struct NumberSlots: Sendable {
  private struct Slot: Sendable {
    /// -1 in a free one.
    var number: Int32 = -1
    var hash: UInt32 = 0
  }

  private var slots: [Slot]
  private var count = 0

  /// - Parameter capacity: how many numbers it takes before it grows.
  init(capacity: Int = 0) {
    slots = [Slot](
      repeating: Slot(), count: 1 << max(4, bitWidth(of: UInt64(capacity + capacity / 3))))
  }

  /// Looks at where the numbers with some hashes begin: memory is waited for once for all of them, not once
  /// for each that is then asked for.
  ///
  /// - Parameter found: as long as `hashes`; takes what is there.
  func look(at hashes: [UInt32], _ found: inout [Int32]) {
    for index in hashes.indices {
      found[index] = slots[Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)].number
    }
  }

  /// The number that has a hash and `isSought`, or `nil`.
  ///
  /// - Complexity: O(1), as all of these, if the hashes are spread evenly.
  func find(_ hash: UInt32, where isSought: (Int) -> Bool) -> Int? {
    let number = slots[place(of: hash, where: isSought)].number
    return number < 0 ? nil : Int(number)
  }

  /// The number that has a hash and `isSought`, or `nil` after adding a new one.
  ///
  /// - Parameter number: not negative, and no more than an `Int32` holds.
  mutating func find(
    _ hash: UInt32, orAdd number: Int, where isSought: (Int) -> Bool
  ) -> Int? {
    let place = place(of: hash, where: isSought)
    let known = slots[place].number
    guard known < 0 else { return Int(known) }
    slots[place] = Slot(number: Int32(truncatingIfNeeded: number), hash: hash)
    count += 1
    if 4 * count > 3 * slots.count { grow() }
    return nil
  }

  /// Where a number is, or belongs.
  private func place(of hash: UInt32, where isSought: (Int) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while true {
      let slot = slots[place]
      if slot.number < 0 || slot.hash == hash && isSought(Int(slot.number)) { return place }
      place = (place + 1) & (slots.count - 1)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.number >= 0 { slots[place(of: slot.hash) { _ in false }] = slot }
  }
}
