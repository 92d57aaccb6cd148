import CPlatform
import Regions

/// The answers by IDs that are numbers, for columns of integers.
///
/// A hash table: numbers that differ in their last five bits only make an entry, which says which of its 32 are
/// there and where their answers begin. Every entry is found at the first place looked at, as a wrong guess of
/// the processor costs more than the look itself: the entries whose hashes begin alike, four on average, share a
/// byte that moves them to places where none meets another. Those for which no byte does, hardly ever any, follow
/// each other from the place where they would be. With one look after the other from where the hash says, 82 million
/// names a second become of 105, and 125 million dictionary indices of 180: 1.5 × pandas' map in place of 1.9.
/// Through ``TreeStorage`` it would be 48 million.
final class IntegerAnswers {
  fileprivate struct Entry {
    /// The number without its last five bits.
    var key: UInt64 = 0
    /// A bit for each number that is there; none if the place is free.
    var members: UInt32 = 0
    /// Where the answer of the first that is there stands.
    var first: UInt32 = 0
  }

  /// The byte of those for which none was found.
  fileprivate static let unmoved = UInt8.max

  private let entries: ArrowBuffer
  private let moves: ArrowBuffer
  private let answers: ArrowBuffer
  private let hash: Hash

  /// Where entries lie, by their keys.
  fileprivate struct Hash {
    /// Places are numbered by so many bits.
    let bits: UInt64

    init(entries count: Int) {
      var bits: UInt64 = 3
      while 1 << bits < count + count / 4 { bits += 1 }
      self.bits = bits
    }

    /// A quarter of that.
    var moveCount: Int { 1 << Int(bits - 2) }

    @inline(__always)
    func value(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

    /// The number of the byte.
    @inline(__always)
    func move(_ value: UInt64) -> Int { Int(truncatingIfNeeded: value &>> (66 &- bits)) }

    @inline(__always)
    func place(_ value: UInt64, moved by: UInt8) -> Int {
      // What the byte's number has left over, mixed with the byte: the first bits of that.
      let mixed = (value &<< 14 ^ UInt64(by) &* 0xD6E8_FEB8_6659_FD93) &* 0xC2B2_AE3D_27D4_EB4F
      return Int(truncatingIfNeeded: mixed &>> (64 &- bits))
    }

    @inline(__always)
    func next(_ place: Int) -> Int { (place &+ 1) & (1 &<< Int(bits) &- 1) }
  }

  /// - Returns: `nil` if there is not enough memory.
  init?(_ storage: TreeStorage, answers byNode: [Int32]) {
    var numbers: [(id: UInt64, answer: Int32)] = []
    numbers.reserveCapacity(byNode.count)
    for node in byNode.indices {
      if let id = unsafe storage.withID(of: node, unsafe Self.number) {
        numbers.append((id, byNode[node]))
      }
    }
    numbers.sort { $0.id < $1.id }
    var groups: [Entry] = []
    for (index, number) in numbers.enumerated() {
      if groups.last?.key != number.id >> 5 {
        groups.append(Entry(key: number.id >> 5, members: 0, first: UInt32(index)))
      }
      groups[groups.count - 1].members |= 1 << UInt32(number.id & 31)
    }
    let hash = Hash(entries: groups.count)
    self.hash = hash
    guard let entries = ArrowBuffer(count: 16 << hash.bits),
      let moves = ArrowBuffer(count: UInt64(hash.moveCount)),
      let answers = ArrowBuffer(count: 4 * UInt64(numbers.count))
    else { return nil }
    self.entries = entries
    self.moves = moves
    self.answers = answers
    let texts = unsafe answers.bytes.bindMemory(to: Int32.self, capacity: numbers.count)
    for (index, number) in numbers.enumerated() { unsafe texts[index] = number.answer }
    place(groups)
  }

  /// Puts every entry where it is looked for: those of the fullest byte first, while there is room.
  private func place(_ groups: [Entry]) {
    let size = 1 << Int(hash.bits)
    let places = unsafe entries.bytes.bindMemory(to: Entry.self, capacity: size)
    unsafe places.initialize(repeating: Entry(), count: size)
    let moves = unsafe moves.bytes.bindMemory(to: UInt8.self, capacity: hash.moveCount)
    unsafe moves.initialize(repeating: 0, count: hash.moveCount)
    var left: [Int] = []
    // Sorted by how many share their byte, and then by the byte.
    var counts = [UInt32](repeating: 0, count: hash.moveCount)
    let owners = groups.map { hash.move(hash.value($0.key)) }
    for owner in owners { counts[owner] += 1 }
    let order = groups.indices.sorted {
      (counts[owners[$0]], owners[$0]) > (counts[owners[$1]], owners[$1])
    }
    var start = 0
    while start < order.count {
      let owner = owners[order[start]]
      let together = order[start..<start + Int(counts[owner])]
      let fitting = (0..<Self.unmoved).first {
        unsafe put(together, of: groups, at: places, moved: $0)
      }
      unsafe moves[owner] = fitting ?? Self.unmoved
      if fitting == nil { left += together }
      start += together.count
    }
    for index in left {
      var place = hash.place(hash.value(groups[index].key), moved: Self.unmoved)
      while unsafe places[place].members != 0 { place = hash.next(place) }
      unsafe places[place] = groups[index]
    }
  }

  /// Puts entries at the places to which a byte moves them, if all of these are free.
  private func put(
    _ indices: ArraySlice<Int>, of groups: [Entry], at places: UnsafeMutablePointer<Entry>,
    moved by: UInt8
  ) -> Bool {
    for (done, index) in indices.enumerated() {
      let place = hash.place(hash.value(groups[index].key), moved: by)
      if unsafe places[place].members != 0 {
        for index in indices.prefix(done) {
          unsafe places[hash.place(hash.value(groups[index].key), moved: by)] = Entry()
        }
        return false
      }
      unsafe places[place] = groups[index]
    }
    return true
  }

  /// The number that an ID is, if it is one of 64 bits without leading zeros.
  @inline(__always)
  static func number(_ id: UnsafeRawBufferPointer) -> UInt64? {
    guard id.count <= 20, let first = unsafe id.first, first != UInt8(ascii: "0") || id.count == 1
    else { return nil }
    var value: UInt64 = 0
    // Nineteen digits always fit.
    for index in 0..<min(id.count, 19) {
      let digit = unsafe id[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    guard id.count == 20 else { return value }
    let digit = unsafe id[19] &- UInt8(ascii: "0")
    let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeAfterAll) = tens.addingReportingOverflow(UInt64(digit))
    return digit < 10 && !isTooLarge && !isTooLargeAfterAll ? sum : nil
  }

  /// What is read, as plain pointers: for the loop over a column's rows, while this object is there.
  @unsafe struct Reader {
    fileprivate let entries: UnsafePointer<Entry>
    fileprivate let moves: UnsafePointer<UInt8>
    fileprivate let answers: UnsafePointer<Int32>
    fileprivate let hash: Hash

    /// The answer for an ID, −1 if no region has it.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func answer(_ id: UInt64) -> Int32 {
      let key = id &>> 5
      let value = unsafe hash.value(key)
      let move = unsafe moves[hash.move(value)]
      var place = unsafe hash.place(value, moved: move)
      if move == unmoved {
        while unsafe entries[place].members != 0, unsafe entries[place].key != key {
          place = unsafe hash.next(place)
        }
      }
      let entry = unsafe entries[place]
      let member: UInt32 = 1 &<< UInt32(truncatingIfNeeded: id & 31)
      guard entry.key == key, entry.members & member != 0 else { return -1 }
      return unsafe answers[Int(entry.first) &+ (entry.members & (member &- 1)).nonzeroBitCount]
    }
  }

  var reader: Reader {
    unsafe Reader(
      entries: UnsafePointer(entries.bytes.assumingMemoryBound(to: Entry.self)),
      moves: UnsafePointer(moves.bytes.assumingMemoryBound(to: UInt8.self)),
      answers: UnsafePointer(answers.bytes.assumingMemoryBound(to: Int32.self)), hash: hash)
  }
}
