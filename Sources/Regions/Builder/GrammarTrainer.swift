/// Finds the pairs of a grammar: joins the two symbols that follow each other most often, again and
/// again (byte-pair encoding, over characters).
///
/// Each pair of neighbours knows the positions it stands at, so that a join costs what it changes.
struct GrammarTrainer {
  /// A place in the sample where a symbol stands.
  private struct Position {
    var symbol: Int32
    var weight: Int32
    /// The neighbours' positions, -1 at the text's ends.
    var previous: Int32
    var next: Int32
    /// The pair that begins here, -1 if none, and its neighbours in the list of the pair's positions.
    var pair: Int32 = -1
    var listPrevious: Int32 = -1
    var listNext: Int32 = -1
  }

  /// The positions by their numbers, of which each of them holds four: they take four bytes.
  private struct Positions {
    var all: [Position] = []

    subscript(number: Int32) -> Position {
      get { all[Int(number)] }
      // In place: most changes are of one field.
      _modify { yield &all[Int(number)] }
    }
  }

  private struct Pair {
    /// Left and right symbol.
    var key: UInt64
    /// How often it occurs.
    var count = 0
    /// The first position in its list.
    var head: Int32 = -1
  }

  private var grammar: Grammar
  private var positions = Positions()
  private var pairs: [Pair] = []
  /// The pairs by their keys.
  private var slots = NumberSlots()
  private var queue = PairQueue()

  /// Positions looked at: texts are skipped evenly if there are more.
  private static let sampleSize = 600_000
  /// Symbols of which there are never more.
  private static let maximumSymbols = 40_000

  /// What is rarer can't earn its place in the table.
  private static let minimumCount = 3

  /// A grammar for a corpus, with more pairs than pay; `GrammarParser` leaves out those that don't.
  static func grammar(for corpus: TextCorpus) -> Grammar {
    var trainer = GrammarTrainer(corpus)
    trainer.run()
    return trainer.grammar
  }

  /// Which texts of a corpus are looked at: every n-th.
  static func stride(for corpus: TextCorpus) -> Int {
    max(1, (corpus.characters.count + sampleSize - 1) / sampleSize)
  }

  private init(_ corpus: TextCorpus) {
    grammar = Grammar(characterCount: corpus.alphabet.count)
    let stride = Self.stride(for: corpus)
    positions.all.reserveCapacity(min(corpus.characters.count, Self.sampleSize * 5 / 4))
    for text in Swift.stride(from: 0, to: corpus.count, by: stride) {
      let first = Int32(positions.all.count)
      for character in corpus.range(of: text) {
        let position = Int32(positions.all.count)
        positions.all.append(
          Position(
            symbol: corpus.characters[character], weight: corpus.weights[text],
            previous: position - 1, next: position + 1))
      }
      positions[first].previous = -1
      positions[Int32(positions.all.count - 1)].next = -1
    }
    for position in 0..<Int32(positions.all.count) { link(position) }
  }

  private mutating func run() {
    enqueue(from: 0)
    while grammar.count < Self.maximumSymbols, let entry = queue.pop() {
      let pair = entry.pair
      let (key, count) = (pairs[pair].key, pairs[pair].count)
      guard count >= Self.minimumCount else { continue }
      if count != entry.count {
        queue.push(PairQueue.Entry(count: count, key: key, pair: pair))
        continue
      }
      let (left, right) = (Int(key >> 32), Int(key & 0xFFFF_FFFF))
      guard let symbol = grammar.add(left, right) else { continue }
      let known = pairs.count
      while pairs[pair].head >= 0 { join(at: pairs[pair].head, to: Int32(symbol)) }
      enqueue(from: known)
    }
  }

  /// Puts the pairs from a number on into the queue.
  private mutating func enqueue(from first: Int) {
    for pair in first..<pairs.count where pairs[pair].count >= Self.minimumCount {
      queue.push(PairQueue.Entry(count: pairs[pair].count, key: pairs[pair].key, pair: pair))
    }
  }

  /// Makes one symbol of the pair at a position.
  private mutating func join(at position: Int32, to symbol: Int32) {
    let second = positions[position].next
    let before = positions[position].previous
    let after = positions[second].next
    unlink(position)
    unlink(second)
    if before >= 0 { unlink(before) }
    positions[position].symbol = symbol
    positions[position].next = after
    if after >= 0 { positions[after].previous = position }
    if before >= 0 { link(before) }
    link(position)
  }

  /// Enters a position into the list of the pair that begins there.
  private mutating func link(_ number: Int32) {
    let position = positions[number]
    guard position.next >= 0 else { return }
    let second = positions[position.next].symbol
    let key = UInt64(UInt32(position.symbol)) << 32 | UInt64(UInt32(second))
    let pair = Self.number(of: key, in: &pairs, &slots)
    let head = pairs[pair].head
    pairs[pair].count += Int(position.weight)
    pairs[pair].head = number
    positions[number].pair = Int32(pair)
    positions[number].listPrevious = -1
    positions[number].listNext = head
    if head >= 0 { positions[head].listPrevious = number }
  }

  /// The number of a pair, made on first use.
  private static func number(
    of key: UInt64, in pairs: inout [Pair], _ slots: inout NumberSlots
  ) -> Int {
    let hash = UInt32(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
    let known = slots.find(hash, orAdd: pairs.count) { pairs[$0].key == key }
    if let known { return known }
    pairs.append(Pair(key: key))
    return pairs.count - 1
  }

  private mutating func unlink(_ number: Int32) {
    let position = positions[number]
    guard position.pair >= 0 else { return }
    let pair = Int(position.pair)
    positions[number].pair = -1
    pairs[pair].count -= Int(position.weight)
    if position.listPrevious >= 0 {
      positions[position.listPrevious].listNext = position.listNext
    } else {
      pairs[pair].head = position.listNext
    }
    if position.listNext >= 0 {
      positions[position.listNext].listPrevious = position.listPrevious
    }
  }
}

/// Pairs, the most frequent first; equally frequent ones by their symbols, so that every machine
/// agrees. A binary heap.
struct PairQueue {
  struct Entry {
    var count: Int
    var key: UInt64
    /// Its number.
    var pair: Int

    func precedes(_ other: Entry) -> Bool {
      count != other.count ? count > other.count : key < other.key
    }
  }

  private var heap: [Entry] = []

  mutating func push(_ entry: Entry) {
    heap.append(entry)
    var hole = heap.count - 1
    while hole > 0, entry.precedes(heap[(hole - 1) / 2]) {
      heap[hole] = heap[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    heap[hole] = entry
  }

  mutating func pop() -> Entry? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var hole = 0
    while 2 * hole + 1 < heap.count {
      var child = 2 * hole + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = last
    return first
  }
}
