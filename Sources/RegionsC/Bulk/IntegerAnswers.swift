import CPlatform
import Regions

/// The answers by IDs that are numbers, for columns of integers.
///
/// A hash table with linear probing: numbers that differ in their last five bits only make an entry, which
/// says which of its 32 are there and where their answers begin. At least half of the places are free.
final class IntegerAnswers {
  fileprivate struct Entry {
    /// The number without its last five bits.
    var key: UInt64 = 0
    /// A bit for each number that is there; none if the place is free.
    var members: UInt32 = 0
    /// Where the answer of the first that is there stands.
    var first: UInt32 = 0
  }

  private let entries: ArrowBuffer
  private let answers: ArrowBuffer
  /// As many places, a power of two, and what is left of a hash for them.
  private let mask: UInt64
  private let shift: UInt64

  /// - Returns: `nil` if there is not enough memory.
  init?(_ storage: TreeStorage, answers byNode: [Int32]) {
    var numbers: [(id: UInt64, node: Int32)] = []
    numbers.reserveCapacity(byNode.count)
    for node in byNode.indices {
      if let id = unsafe storage.withID(of: node, unsafe Self.number) {
        numbers.append((id, Int32(truncatingIfNeeded: node)))
      }
    }
    numbers.sort { $0.id < $1.id }
    var count = 0
    for index in numbers.indices
    where index == 0 || numbers[index].id >> 5 != numbers[index - 1].id >> 5 {
      count += 1
    }
    var bits: UInt64 = 1
    while 1 << bits < 2 * count + 2 { bits += 1 }
    guard let entries = ArrowBuffer(count: 16 << bits),
      let answers = ArrowBuffer(count: 4 * UInt64(numbers.count))
    else { return nil }
    self.entries = entries
    self.answers = answers
    mask = 1 << bits - 1
    shift = 64 - bits
    let places = unsafe entries.bytes.bindMemory(to: Entry.self, capacity: 1 << Int(bits))
    unsafe places.initialize(repeating: Entry(), count: 1 << Int(bits))
    let texts = unsafe answers.bytes.bindMemory(to: Int32.self, capacity: numbers.count)
    var place = 0
    for (index, number) in numbers.enumerated() {
      let key = number.id >> 5
      if index == 0 || numbers[index - 1].id >> 5 != key {
        place = Int(truncatingIfNeeded: hash(key))
        while unsafe places[place].members != 0 {
          place = Int(truncatingIfNeeded: UInt64(place + 1) & mask)
        }
        unsafe places[place] = Entry(key: key, members: 0, first: UInt32(index))
      }
      unsafe places[place].members |= 1 << UInt32(number.id & 31)
      unsafe texts[index] = byNode[Int(number.node)]
    }
  }

  /// The number that an ID is, if it is one without leading zeros.
  private static func number(_ id: UnsafeRawBufferPointer) -> UInt64? {
    guard let first = unsafe id.first, first != UInt8(ascii: "0") || id.count == 1 else {
      return nil
    }
    var value: UInt64 = 0
    for index in id.indices {
      let digit = unsafe id[index] &- UInt8(ascii: "0")
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeAfterAll) = tens.addingReportingOverflow(UInt64(digit))
      guard digit < 10, !isTooLarge, !isTooLargeAfterAll else { return nil }
      value = sum
    }
    return value
  }

  @inline(__always)
  private func hash(_ key: UInt64) -> UInt64 { (key &* 0x9E37_79B9_7F4A_7C15) &>> shift }

  /// What is read, as plain pointers: for the loop over a column's rows, while this object is there.
  @unsafe struct Reader {
    fileprivate let entries: UnsafePointer<Entry>
    fileprivate let answers: UnsafePointer<Int32>
    fileprivate let mask: UInt64
    fileprivate let shift: UInt64

    /// The answer for an ID, −1 if no region has it.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func answer(_ id: UInt64) -> Int32 {
      let key = id &>> 5
      let member: UInt32 = 1 &<< UInt32(truncatingIfNeeded: id & 31)
      var place = unsafe (key &* 0x9E37_79B9_7F4A_7C15) &>> shift
      while true {
        let entry = unsafe entries[Int(truncatingIfNeeded: place)]
        if entry.key == key, entry.members & member != 0 {
          let index = Int(entry.first) &+ (entry.members & (member &- 1)).nonzeroBitCount
          return unsafe answers[index]
        }
        if entry.members == 0 || entry.key == key { return -1 }
        place = unsafe (place &+ 1) & mask
      }
    }
  }

  var reader: Reader {
    unsafe Reader(
      entries: UnsafePointer(entries.bytes.assumingMemoryBound(to: Entry.self)),
      answers: UnsafePointer(answers.bytes.assumingMemoryBound(to: Int32.self)), mask: mask,
      shift: shift)
  }
}
