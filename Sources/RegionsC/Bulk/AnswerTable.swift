import CPlatform
import CRegions
import Regions

/// What a `regions_table` points at: the answer for every node, each different text kept once.
///
/// Texts stand as in a column of Arrow, so that they can be given as a dictionary without a copy. Nothing changes once it
/// is made, so that threads may share it.
final class AnswerTable: @unchecked Sendable {
  let storage: TreeStorage
  let answer: regions_answer
  /// By node: the number of its text, or of the node that is the answer; −1 for none.
  let answers: [Int32]
  /// The same by IDs that are numbers.
  let integers: IntegerAnswers
  /// How many different texts there are, where each begins, and their bytes.
  let textCount: Int
  let offsets: ArrowBuffer
  let texts: ArrowBuffer

  /// - Returns: `nil` if there is not enough memory, or the texts are 2 GiB together.
  init?(_ storage: TreeStorage, _ answer: regions_answer, rank: Int, separator: [UInt8]) {
    self.storage = storage
    self.answer = answer
    let nodes = Self.nodes(storage, rank: rank)
    guard Int(answer) != Int(REGIONS_NODES) else {
      guard let empty = ArrowBuffer(count: 0), let none = ArrowBuffer(count: 0) else { return nil }
      guard let integers = IntegerAnswers(storage, answers: nodes) else { return nil }
      answers = nodes
      self.integers = integers
      textCount = 0
      offsets = empty
      texts = none
      return
    }
    var distinct = DistinctTexts()
    var answers = [Int32](repeating: -1, count: storage.nodeCount)
    // By node that is the answer of others: the number of its text.
    var known = [Int32](repeating: -1, count: rank == 0 ? 0 : storage.nodeCount)
    var path: [UInt8] = []
    for node in answers.indices where nodes[node] >= 0 {
      let source = Int(nodes[node])
      if rank > 0, known[source] >= 0 {
        answers[node] = known[source]
        continue
      }
      path.removeAll(keepingCapacity: true)
      switch Int(answer) {
      case Int(REGIONS_NAMES): storage.appendName(of: source, to: &path)
      case Int(REGIONS_IDS): storage.appendID(of: source, to: &path)
      default:
        for region in RegionTree(storage: storage)[number: source].path {
          if !path.isEmpty { path.append(contentsOf: separator) }
          storage.appendName(of: region.number, to: &path)
        }
      }
      answers[node] = distinct.number(of: path)
      if rank > 0 { known[source] = answers[node] }
    }
    guard distinct.bytes.count < Int(Int32.max),
      let offsets = ArrowBuffer(count: 4 * UInt64(distinct.offsets.count)),
      let texts = ArrowBuffer(count: UInt64(distinct.bytes.count)),
      let integers = IntegerAnswers(storage, answers: answers)
    else { return nil }
    self.integers = integers
    unsafe distinct.offsets.withUnsafeBytes {
      unsafe offsets.bytes.copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
    unsafe distinct.bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress {
        unsafe texts.bytes.copyMemory(from: base, byteCount: bytes.count)
      }
      // What is copied by whole words may reach behind the last text.
      unsafe (texts.bytes + bytes.count).initializeMemory(
        as: UInt8.self, repeating: 0, count: ArrowBuffer.padding)
    }
    self.answers = answers
    self.offsets = offsets
    self.texts = texts
    textCount = distinct.offsets.count - 1
  }

  /// The answer for an ID in UTF-8, as it is written elsewhere; −1 for none.
  @inline(never)
  func answer(forWritten id: UnsafeRawBufferPointer) -> Int32 {
    unsafe storage.node(forWritten: id).map { answers[$0.node] } ?? -1
  }

  /// The answer for a number that is no region's ID as it stands.
  @inline(never)
  func answerInOtherForm(_ id: UInt64) -> Int32 {
    storage.nodeInOtherForm(forWritten: id).map { answers[$0.node] } ?? -1
  }

  /// The bytes of a node's text; none if it has none.
  func text(of node: Int) -> UnsafeRawBufferPointer {
    let starts = unsafe offsets.bytes.assumingMemoryBound(to: Int32.self)
    let answer = Int(answers[node])
    guard answer >= 0 else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let start = unsafe Int(starts[answer])
    return unsafe UnsafeRawBufferPointer(
      start: texts.bytes + start, count: Int(starts[answer + 1]) - start)
  }

  /// The number of those bytes.
  func length(ofTextOf node: Int) -> Int { unsafe text(of: node).count }

  /// By node: the node of the rank in which it lies, −1 if there is none.
  private static func nodes(_ storage: TreeStorage, rank: Int) -> [Int32] {
    var nodes = [Int32](repeating: -1, count: storage.nodeCount)
    for node in nodes.indices {
      if rank == 0 || storage.rank(of: node) == rank {
        nodes[node] = Int32(truncatingIfNeeded: node)
      } else if let parent = storage.parent(of: node) {
        // Above, and so done already.
        nodes[node] = nodes[parent]
      }
    }
    return nodes
  }
}

/// Gives texts numbers, equal ones the same.
struct DistinctTexts {
  private(set) var bytes: [UInt8] = []
  /// Where each begins, and the end of the last.
  private(set) var offsets: [Int32] = [0]
  /// Places of a hash table: the number of a text and 1, 0 if they are free.
  private var places = [UInt32](repeating: 0, count: 1 << 10)

  mutating func number(of text: [UInt8]) -> Int32 {
    if offsets.count * 2 > places.count { grow() }
    var place = Self.hash(text[...]) & (places.count - 1)
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if bytes[range(number)].elementsEqual(text) { return Int32(truncatingIfNeeded: number) }
      place = (place + 1) & (places.count - 1)
    }
    let number = offsets.count - 1
    places[place] = UInt32(number + 1)
    bytes.append(contentsOf: text)
    // 2 GiB are refused by who asks in the end.
    offsets.append(Int32(clamping: bytes.count))
    return Int32(truncatingIfNeeded: number)
  }

  private func range(_ number: Int) -> Range<Int> {
    Int(offsets[number])..<Int(offsets[number + 1])
  }

  private mutating func grow() {
    places = [UInt32](repeating: 0, count: places.count * 4)
    for number in 0..<offsets.count - 1 {
      var place = Self.hash(bytes[range(number)]) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = UInt32(number + 1)
    }
  }

  private static func hash(_ text: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
