/// Cuts texts into the symbols that cost the fewest bits, and finds out which symbols are worth
/// their place in the table.
struct GrammarParser {
  let grammar: Grammar
  let corpus: TextCorpus
  private var trie: SymbolTrie
  /// By symbol: what it costs, in 1/256 bits.
  private var costs: [Int32]
  /// By symbol: how often the last pass used it.
  private(set) var counts: [Int]
  /// By symbol: whether it may be used, or is a part of one that may.
  private(set) var isKept: [Bool]

  /// The present way through a text: by how many characters are left, what they cost at least, and
  /// the symbol that comes first.
  private var best: [Int32] = [0]
  private var choices = [-1]
  /// The text of the corpus that the way goes through; empty if prices have changed since.
  private var last = 0..<0

  init(_ grammar: Grammar, _ corpus: TextCorpus) {
    self.grammar = grammar
    self.corpus = corpus
    isKept = [Bool](repeating: true, count: grammar.count)
    trie = SymbolTrie(grammar, isKept)
    counts = [Int](repeating: 0, count: grammar.count)
    // To begin with, a symbol costs 8 bits and 2 for each character it stands for.
    costs = (0..<grammar.count).map { 256 * (8 + 2 * Int32(grammar.size(of: $0))) }
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
      forEachSymbol(of: text) { parser, symbol in parser.counts[symbol] += weight }
    }
  }

  /// Takes the costs from the counts: log₂ of how many symbols there are to one of this.
  private mutating func price() {
    let total = counts.reduce(0, +)
    for symbol in 0..<grammar.count {
      costs[symbol] = Int32(
        truncatingIfNeeded: binaryLogarithm(total) - binaryLogarithm(max(1, counts[symbol])))
    }
    last = 0..<0
  }

  /// Leaves out the pairs that save less than their entry in the table takes.
  private mutating func prune(stride: Int) {
    let kept = isKept.count(where: { $0 })
    let entry = 256 * (bitWidth(of: UInt64(kept)) + 7)
    var needed = [Bool](repeating: false, count: grammar.count)
    let order = (grammar.firstPair..<grammar.count).sorted {
      (grammar.size(of: $0), $0) > (grammar.size(of: $1), $1)
    }
    for symbol in order where isKept[symbol] {
      if !needed[symbol] {
        guard trie.has(symbol) else {
          isKept[symbol] = false
          continue
        }
        trie.set(symbol, isMet: false)
        let range = grammar.range(of: symbol)
        let instead = Int(cost(of: range))
        if (instead - Int(costs[symbol])) * counts[symbol] * stride < entry {
          isKept[symbol] = false
          continue
        }
        trie.set(symbol, isMet: true)
      }
      needed[grammar.lefts[symbol]] = true
      needed[grammar.rights[symbol]] = true
    }
    trie = SymbolTrie(grammar, isKept)
    last = 0..<0
  }

  /// Calls `body` with the cheapest symbols for a text of the corpus, in order.
  mutating func forEachSymbol(of text: Int, _ body: (inout GrammarParser, Int) -> Void) {
    let range = corpus.range(of: text)
    // Many texts end as the one before them does, and so do the ways through them.
    var shared = 0
    let limit = min(range.count, last.count)
    while shared < limit,
      corpus.characters[range.upperBound - 1 - shared]
        == corpus.characters[last.upperBound - 1 - shared]
    {
      shared += 1
    }
    last = range
    findWay(through: corpus.characters, range, shared: shared)
    var left = range.count
    while left > 0 {
      let symbol = choices[left]
      body(&self, symbol)
      left -= grammar.size(of: symbol)
    }
  }

  /// What the cheapest symbols for a string of the grammar's characters cost.
  private mutating func cost(of range: Range<Int>) -> Int32 {
    last = 0..<0
    findWay(through: grammar.characters, range, shared: 0)
    return best[range.count]
  }

  /// Finds the cheapest way from each character of a string to its end.
  ///
  /// - Parameter shared: how many characters at the end have theirs.
  private mutating func findWay(
    through characters: [Int32], _ range: Range<Int>, shared: Int
  ) {
    if best.count <= range.count {
      best += [Int32](repeating: 0, count: range.count)
      choices += [Int](repeating: -1, count: range.count)
    }
    guard shared < range.count else { return }
    for left in shared + 1...range.count {
      var position = range.upperBound - left
      var rest = left - 1
      var cheapest = Int32.max
      var choice = -1
      var node = trie.first(characters[position])
      while true {
        let symbol = trie.symbol(at: node)
        if symbol >= 0 {
          let cost = best[rest] &+ costs[symbol]
          if cost < cheapest {
            cheapest = cost
            choice = symbol
          }
        }
        guard rest > 0 else { break }
        rest -= 1
        position += 1
        node = trie.next(node, characters[position])
        guard node >= 0 else { break }
      }
      best[left] = cheapest
      choices[left] = choice
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
