/// Finds the pairs of a grammar: joins the two symbols that follow each other most often, again and
/// again (byte-pair encoding, over characters).
///
/// Each pair of neighbours knows the positions it stands at, so that a join costs what it changes.
struct GrammarTrainer {
  private var grammar: Grammar
  // By position in the sample.
  private var symbols: [Int32] = []
  private var previous: [Int32] = []
  private var next: [Int32] = []
  private var weights: [Int32] = []
  /// The pair that begins here, -1 if none, and its neighbours in the list of the pair's positions.
  private var pairs: [Int32] = []
  private var listPrevious: [Int32] = []
  private var listNext: [Int32] = []
  // By pair.
  private var keys: [UInt64] = []
  private var counts: [Int] = []
  private var heads: [Int32] = []
  private var index = NumberTable()
  private var queue = PairQueue()

  /// Positions looked at: texts are skipped evenly if there are more.
  private static let sampleSize = 1_200_000
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
    max(1, (corpus.characters.count + corpus.count + sampleSize - 1) / sampleSize)
  }

  private init(_ corpus: TextCorpus) {
    grammar = Grammar(characterCount: corpus.alphabet.count)
    for text in Swift.stride(from: 0, to: corpus.count, by: Self.stride(for: corpus)) {
      let first = symbols.count
      for position in corpus.starts[text]..<corpus.starts[text + 1] {
        symbols.append(corpus.characters[position])
      }
      symbols.append(corpus.terminator)
      for position in first..<symbols.count {
        previous.append(position == first ? -1 : Int32(position - 1))
        next.append(position == symbols.count - 1 ? -1 : Int32(position + 1))
        weights.append(corpus.weights[text])
      }
    }
    pairs = [Int32](repeating: -1, count: symbols.count)
    listPrevious = pairs
    listNext = pairs
    for position in symbols.indices { link(Int32(position)) }
  }

  private mutating func run() {
    for pair in keys.indices where counts[pair] >= Self.minimumCount {
      queue.push(counts[pair], keys[pair], Int32(pair))
    }
    while grammar.count < Self.maximumSymbols, let entry = queue.pop() {
      let pair = Int(entry.pair)
      guard counts[pair] >= Self.minimumCount else { continue }
      if counts[pair] != entry.count {
        queue.push(counts[pair], keys[pair], entry.pair)
        continue
      }
      let left = Int32(truncatingIfNeeded: keys[pair] >> 32)
      let right = Int32(truncatingIfNeeded: keys[pair])
      guard let symbol = grammar.add(left, right) else { continue }
      let known = keys.count
      while heads[pair] >= 0 { join(at: heads[pair], to: symbol) }
      for pair in known..<keys.count where counts[pair] >= Self.minimumCount {
        queue.push(counts[pair], keys[pair], Int32(pair))
      }
    }
  }

  /// Makes one symbol of the pair at a position.
  private mutating func join(at position: Int32, to symbol: Int32) {
    let second = next[Int(position)]
    let before = previous[Int(position)]
    let after = next[Int(second)]
    unlink(position)
    unlink(second)
    if before >= 0 { unlink(before) }
    symbols[Int(position)] = symbol
    next[Int(position)] = after
    if after >= 0 { previous[Int(after)] = position }
    if before >= 0 { link(before) }
    link(position)
  }

  /// Enters a position into the list of the pair that begins there.
  private mutating func link(_ position: Int32) {
    let second = next[Int(position)]
    guard second >= 0 else { return }
    let key =
      UInt64(UInt32(bitPattern: symbols[Int(position)])) << 32
      | UInt64(UInt32(bitPattern: symbols[Int(second)]))
    let pair = index.number(for: key, new: Int32(keys.count))
    if Int(pair) == keys.count {
      keys.append(key)
      counts.append(0)
      heads.append(-1)
    }
    counts[Int(pair)] += Int(weights[Int(position)])
    let head = heads[Int(pair)]
    pairs[Int(position)] = pair
    listPrevious[Int(position)] = -1
    listNext[Int(position)] = head
    if head >= 0 { listPrevious[Int(head)] = position }
    heads[Int(pair)] = position
  }

  private mutating func unlink(_ position: Int32) {
    let pair = pairs[Int(position)]
    guard pair >= 0 else { return }
    pairs[Int(position)] = -1
    counts[Int(pair)] -= Int(weights[Int(position)])
    let before = listPrevious[Int(position)]
    let after = listNext[Int(position)]
    if before >= 0 { listNext[Int(before)] = after } else { heads[Int(pair)] = after }
    if after >= 0 { listPrevious[Int(after)] = before }
  }
}

/// Numbers for keys, in the order in which they come.
struct NumberTable {
  private var keys: [UInt64] = [UInt64](repeating: .max, count: 1 << 10)
  private var values: [Int32] = [Int32](repeating: 0, count: 1 << 10)
  private var used = 0

  /// The number a key has, after giving it `new` if it had none.
  mutating func number(for key: UInt64, new: Int32) -> Int32 {
    if 2 * used >= keys.count { grow() }
    let slot = self.slot(for: key)
    if keys[slot] == .max {
      keys[slot] = key
      values[slot] = new
      used += 1
    }
    return values[slot]
  }

  /// The number a key has, or -1.
  func number(for key: UInt64) -> Int32 {
    let slot = self.slot(for: key)
    return keys[slot] == .max ? -1 : values[slot]
  }

  private func slot(for key: UInt64) -> Int {
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 20) & (keys.count - 1)
    while keys[slot] != key, keys[slot] != .max { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = [UInt64](repeating: .max, count: 2 * keys.count)
    values = [Int32](repeating: 0, count: keys.count)
    for (index, key) in old.0.enumerated() where key != .max {
      let slot = self.slot(for: key)
      keys[slot] = key
      values[slot] = old.1[index]
    }
  }
}

/// Pairs, the most frequent first; equally frequent ones by their symbols, so that every machine
/// agrees. A binary heap.
struct PairQueue {
  struct Entry {
    var count: Int
    var key: UInt64
    var pair: Int32

    func precedes(_ other: Entry) -> Bool {
      count != other.count ? count > other.count : key < other.key
    }
  }

  private var heap: [Entry] = []

  mutating func push(_ count: Int, _ key: UInt64, _ pair: Int32) {
    let entry = Entry(count: count, key: key, pair: pair)
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
