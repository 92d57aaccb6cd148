/// Cuts texts into the symbols that cost the fewest bits, and finds out which symbols are worth
/// their place in the table.
struct GrammarParser {
  let grammar: Grammar
  let corpus: TextCorpus
  /// The symbols as a trie over characters: the node behind a node and a character, and by node the
  /// symbol that ends there, or -1.
  private var edges = NumberTable()
  private var symbolOfNode: [Int32] = [-1]
  /// By symbol: its node.
  private var nodes: [Int32] = []
  /// By character: the node behind the trie's root.
  private var firstNodes: [Int32]
  /// By symbol: what it costs, in 1/256 bits.
  private var costs: [Int32]
  /// By symbol: how often the last pass used it.
  private(set) var counts: [Int]
  /// By symbol: whether it may be used, or is a part of one that may.
  private(set) var isKept: [Bool]

  // Scratch space of `cut`: by position in the text, the cheapest way there.
  private var best: [Int32] = []
  private var last: [Int32] = []

  init(_ grammar: Grammar, _ corpus: TextCorpus) {
    self.grammar = grammar
    self.corpus = corpus
    firstNodes = [Int32](repeating: -1, count: corpus.alphabet.count + 1)
    isKept = [Bool](repeating: true, count: grammar.count)
    counts = [Int](repeating: 0, count: grammar.count)
    // To begin with, a symbol costs 8 bits and 2 for each character it stands for.
    costs = grammar.sizes.map { 256 * (8 + 2 * $0) }
    nodes.reserveCapacity(grammar.count)
    for symbol in 0..<Int32(grammar.count) {
      // A symbol is longer than its parts: its way begins where the left part's ends.
      let left = grammar.lefts[Int(symbol)]
      var node: Int32
      if left < 0 {
        node = newNode()
        firstNodes[Int(symbol)] = node
      } else {
        node = nodes[Int(left)]
        for character in grammar.expansion(of: grammar.rights[Int(symbol)]) {
          let key = UInt64(UInt32(node)) << 32 | UInt64(UInt32(character))
          let next = edges.number(for: key, new: Int32(symbolOfNode.count))
          if Int(next) == symbolOfNode.count { _ = newNode() }
          node = next
        }
      }
      symbolOfNode[Int(node)] = symbol
      nodes.append(node)
    }
    // Two pairs may stand for the same characters; the last one has the node.
    for symbol in grammar.firstPair..<grammar.count
    where symbolOfNode[Int(nodes[symbol])] != symbol {
      costs[symbol] = .max
    }
  }

  private mutating func newNode() -> Int32 {
    symbolOfNode.append(-1)
    return Int32(symbolOfNode.count - 1)
  }

  /// Learns which symbols to keep, from every `stride`-th text.
  mutating func refine(stride: Int, rounds: Int) {
    for _ in 0..<rounds {
      count(stride: stride)
      price()
      prune(stride: stride)
    }
    count(stride: stride)
    price()
  }

  /// Counts the symbols that cutting every `stride`-th text uses.
  private mutating func count(stride: Int) {
    counts = [Int](repeating: 0, count: grammar.count)
    for text in Swift.stride(from: 0, to: corpus.count, by: stride) {
      let weight = Int(corpus.weights[text])
      forEachSymbol(of: text) { parser, symbol in parser.counts[Int(symbol)] += weight }
    }
  }

  /// Takes the costs from the counts: log₂ of how many symbols there are to one of this.
  private mutating func price() {
    let total = counts.reduce(0, +)
    for symbol in 0..<grammar.count where costs[symbol] != .max {
      costs[symbol] = Int32(
        truncatingIfNeeded: binaryLogarithm(total) - binaryLogarithm(max(1, counts[symbol])))
    }
  }

  /// Leaves out the pairs that save less than their entry in the table takes.
  private mutating func prune(stride: Int) {
    let kept = isKept.count(where: { $0 })
    let entry = 256 * (bitWidth(of: UInt64(kept)) + 7)
    var needed = [Bool](repeating: false, count: grammar.count)
    let order = (grammar.firstPair..<grammar.count).sorted {
      (grammar.sizes[$0], $0) > (grammar.sizes[$1], $1)
    }
    for symbol in order {
      guard isKept[symbol] else { continue }
      if !needed[symbol] {
        let node = Int(nodes[symbol])
        guard symbolOfNode[node] == symbol else {
          isKept[symbol] = false
          continue
        }
        symbolOfNode[node] = -1
        let instead = cost(of: grammar.expansion(of: Int32(symbol)))
        if (instead - Int(costs[symbol])) * counts[symbol] * stride < entry {
          isKept[symbol] = false
          continue
        }
        symbolOfNode[node] = Int32(symbol)
      }
      needed[Int(grammar.lefts[symbol])] = true
      needed[Int(grammar.rights[symbol])] = true
    }
  }

  /// The cheapest symbols for a text of the corpus, the last one first.
  mutating func forEachSymbol(of text: Int, _ body: (inout GrammarParser, Int32) -> Void) {
    let range = corpus.starts[text]..<corpus.starts[text + 1]
    let size = range.count + 1
    clear(size)
    for start in 0..<size {
      let base = best[start]
      var position = range.lowerBound + start
      var node = Int32(-1)
      while true {
        let character =
          position < range.upperBound ? corpus.characters[position] : corpus.terminator
        node = self.node(behind: node, character)
        guard node >= 0 else { break }
        relax(node, from: base, to: position - range.lowerBound + 1)
        if position == range.upperBound { break }
        position += 1
      }
    }
    var position = size
    while position > 0 {
      let symbol = last[position]
      body(&self, symbol)
      position -= Int(grammar.sizes[Int(symbol)])
    }
  }

  /// What the cheapest symbols for a string of characters cost.
  private mutating func cost(of characters: [Int32]) -> Int {
    clear(characters.count)
    for start in characters.indices {
      let base = best[start]
      var node = Int32(-1)
      for position in start..<characters.count {
        node = self.node(behind: node, characters[position])
        guard node >= 0 else { break }
        relax(node, from: base, to: position + 1)
      }
    }
    return Int(best[characters.count])
  }

  private mutating func clear(_ size: Int) {
    if best.count <= size {
      best = [Int32](repeating: 0, count: 2 * size + 64)
      last = best
    }
    best[0] = 0
    for position in 1..<size + 1 { best[position] = .max }
  }

  private func node(behind node: Int32, _ character: Int32) -> Int32 {
    node < 0
      ? firstNodes[Int(character)]
      : edges.number(for: UInt64(UInt32(node)) << 32 | UInt64(UInt32(character)))
  }

  private mutating func relax(_ node: Int32, from base: Int32, to position: Int) {
    let symbol = symbolOfNode[Int(node)]
    guard symbol >= 0 else { return }
    let cost = base &+ costs[Int(symbol)]
    if cost < best[position] {
      best[position] = cost
      last[position] = symbol
    }
  }
}

/// 256 × log₂ of a number from 1 on, rounded down; by integers alone, so that every machine agrees.
func binaryLogarithm(_ number: Int) -> Int {
  let whole = bitWidth(of: UInt64(number)) - 1
  var result = whole
  // The mantissa, 1 ≤ m < 2, with 31 fractional bits: squaring it gives a bit of the logarithm.
  var mantissa = (UInt64(number) << UInt64(63 - whole)) >> 32
  for _ in 0..<8 {
    mantissa = (mantissa * mantissa) >> 31
    result *= 2
    if mantissa >= 1 << 32 {
      mantissa >>= 1
      result += 1
    }
  }
  return result
}
