/// Writes a column of texts: the other side of `StringColumn`.
struct StringColumnWriter {
  /// Texts a block has, as a power of two.
  private static let blockShift = 3

  private let grammar: Grammar
  private let corpus: TextCorpus
  /// The symbols of all different texts, and where each text's begin.
  private var symbols: [Int32] = []
  private var starts = [0]
  private var counts: [Int]
  private var isKept: [Bool]
  /// By symbol: the length of its code, 0 for none, and the code.
  private var lengths: [Int] = []
  private var codes: [UInt64]
  /// By symbol: what other symbols refer to it by.
  private var references: [Int]

  /// - Parameter order: the texts of the column, as indices of the arena.
  static func write(_ arena: TextArena, order: [Int32], to section: inout SectionWriter) {
    let corpus = TextCorpus(arena, order: order)
    let grammar = GrammarTrainer.grammar(for: corpus)
    var parser = GrammarParser(grammar, corpus)
    parser.refine(stride: GrammarTrainer.stride(for: corpus), rounds: 2)
    var writer = StringColumnWriter(&parser)
    writer.writeColumn(to: &section)
  }

  private init(_ parser: inout GrammarParser) {
    grammar = parser.grammar
    corpus = parser.corpus
    isKept = parser.isKept
    counts = [Int](repeating: 0, count: grammar.count)
    codes = [UInt64](repeating: 0, count: grammar.count)
    references = [Int](repeating: 0, count: grammar.count)
    symbols.reserveCapacity(3 * corpus.count)
    starts.reserveCapacity(corpus.count + 1)
    for text in 0..<corpus.count {
      let weight = Int(corpus.weights[text])
      parser.forEachSymbol(of: text) { _, symbol in
        symbols.append(Int32(symbol))
        counts[symbol] += weight
      }
      starts.append(symbols.count)
    }
    lengths = PrefixCode.lengths(forCounts: counts)
  }

  private mutating func writeColumn(to section: inout SectionWriter) {
    section.number(corpus.texts.count)
    section.number(Self.blockShift)
    writeGrammar(to: &section)
    var stream = CodeStream()
    var blocks: [UInt64] = []
    for (index, text) in corpus.texts.enumerated() {
      if index & (1 << Self.blockShift - 1) == 0 { blocks.append(UInt64(stream.count)) }
      let text = Int(text)
      for symbol in symbols[starts[text]..<starts[text + 1]] {
        let symbol = Int(symbol)
        stream.append(codes[symbol], width: lengths[symbol])
      }
    }
    section.append(monotone: blocks, searchable: false)
    section.append(stream)
  }

  /// Numbers the symbols, gives them codes, and writes the tables.
  private mutating func writeGrammar(to section: inout SectionWriter) {
    let longest = lengths.max() ?? 0
    let pairs = sortedPairs(longest: longest)
    let characters = (0..<grammar.terminator).sorted {
      (row(of: $0, longest: longest), $0) < (row(of: $1, longest: longest), $1)
    }
    for (index, pair) in pairs.enumerated() { references[pair] = index }
    for (index, character) in characters.enumerated() {
      references[character] = pairs.count + index
    }
    references[grammar.terminator] = pairs.count + characters.count

    section.number(longest)
    section.number(lengths[grammar.terminator])
    var code: UInt64 = 0
    var nextPair = 0
    var nextCharacter = 0
    for length in 1..<longest + 2 {
      code <<= 1
      func assign(_ symbol: Int) {
        codes[symbol] = code
        code += 1
      }
      if lengths[grammar.terminator] == length { assign(grammar.terminator) }
      let firstPair = nextPair
      var enders = 0
      while nextPair < pairs.count, row(of: pairs[nextPair], longest: longest) == length {
        if grammar.isEnder[pairs[nextPair]] { enders += 1 }
        assign(pairs[nextPair])
        nextPair += 1
      }
      let firstCharacter = nextCharacter
      while nextCharacter < characters.count,
        row(of: characters[nextCharacter], longest: longest) == length
      {
        assign(characters[nextCharacter])
        nextCharacter += 1
      }
      let pairCount = nextPair - firstPair
      if length <= longest {
        section.number(enders)
        section.number(pairCount - enders)
      } else {
        section.number(pairCount)
      }
      section.number(nextCharacter - firstCharacter)
    }
    writeParts(pairs, longest: longest, to: &section)
    writeAlphabet(characters, longest: longest, to: &section)
  }

  /// A symbol's row: the length of its code, or the one behind the longest.
  private func row(of symbol: Int, longest: Int) -> Int {
    lengths[symbol] == 0 ? longest + 1 : lengths[symbol]
  }

  /// The pairs that are used, in the order of their references: by row, those that end in the
  /// terminator first, then by the left part's reference, then the right one's.
  private func sortedPairs(longest: Int) -> [Int] {
    var used = [Bool](repeating: false, count: grammar.count)
    for symbol in (grammar.firstPair..<grammar.count).reversed()
    where lengths[symbol] > 0 || used[symbol] {
      used[symbol] = true
      used[grammar.lefts[symbol]] = true
      used[grammar.rights[symbol]] = true
    }
    /// The part of the order that doesn't depend on parts; pairs, characters, terminator.
    func group(_ symbol: Int) -> Int {
      if symbol == grammar.terminator { return .max }
      let row = self.row(of: symbol, longest: longest)
      if symbol < grammar.firstPair { return 1 << 32 + row << 24 + symbol }
      return 2 * row + (grammar.isEnder[symbol] && row <= longest ? 0 : 1)
    }
    func precedes(_ first: Int, _ second: Int) -> Bool {
      var first = first
      var second = second
      while first != second {
        let groups = (group(first), group(second))
        if groups.0 != groups.1 { return groups.0 < groups.1 }
        let lefts = (grammar.lefts[first], grammar.lefts[second])
        if lefts.0 != lefts.1 {
          (first, second) = lefts
        } else {
          (first, second) = (grammar.rights[first], grammar.rights[second])
        }
      }
      return false
    }
    return (grammar.firstPair..<grammar.count).filter { used[$0] }.sorted(by: precedes)
  }

  private func writeParts(_ pairs: [Int], longest: Int, to section: inout SectionWriter) {
    let width = bitWidth(of: UInt64(references[grammar.terminator]))
    var lefts: [UInt64] = []
    var rights = PackedBits()
    for pair in pairs {
      let row = self.row(of: pair, longest: longest)
      let group = 2 * (row - 1) + (grammar.isEnder[pair] && row <= longest ? 0 : 1)
      lefts.append(UInt64(group) << UInt64(width) | UInt64(references[grammar.lefts[pair]]))
      rights.append(UInt64(references[grammar.rights[pair]]), width: width)
    }
    section.append(monotone: lefts, searchable: false)
    section.append(rights)
  }

  private func writeAlphabet(_ characters: [Int], longest: Int, to section: inout SectionWriter) {
    var pages: [UInt32] = []
    for codePoint in corpus.alphabet where pages.last != codePoint >> UInt32(FileLayout.pageShift) {
      pages.append(codePoint >> UInt32(FileLayout.pageShift))
    }
    section.number(pages.count)
    for page in pages { section.number(Int(page)) }
    let stride = SymbolGrammar.characterStride(pageCount: pages.count)
    let places = characters.map { character in
      let codePoint = corpus.alphabet[character]
      let page = pages.firstIndex(of: codePoint >> UInt32(FileLayout.pageShift)) ?? 0
      let place =
        page << FileLayout.pageShift
        | Int(codePoint & (1 << UInt32(FileLayout.pageShift) - 1))
      return UInt64((row(of: character, longest: longest) - 1) * stride + place)
    }
    section.append(monotone: places, searchable: false)
  }
}
