import RegionsTestSupport
import Testing

@testable import Regions

/// The builder's parts beside plain models of them.
struct BuilderPartsTests {
  @Test func `regions are found by their IDs while more are added`() throws {
    for seed in UInt64(1)...5 {
      var random = SeededRandom(seed: seed)
      var builder = RegionTreeBuilder()
      var handles: [String: Int] = [:]
      for _ in 0..<2_000 {
        let id = String(Int.random(in: 0..<100_000, using: &random))
        guard handles[id] == nil else { continue }
        // Some are asked for while they are the last one or above it, others long after.
        let parent = builder.count == 0 ? nil : Int.random(in: 0..<builder.count, using: &random)
        let isShallow = parent.map { builder.level(of: $0) < 32 } ?? false
        handles[id] = try builder.add(id: id, name: "a", under: isShallow ? parent : nil)
        #expect(builder.region(withID: Array(id.utf8)[...]) == handles[id], "seed \(seed)")
        let other = String(Int.random(in: 0..<100_000, using: &random))
        #expect(builder.region(withID: Array(other.utf8)[...]) == handles[other], "seed \(seed)")
      }
      #expect(builder.region(withID: []) == nil)
    }
  }

  @Test func `texts are told apart and counted`() {
    let words = ["", "a", "ab", "b", "村", "新村", "新村村", "é", "e\u{301}", "\u{1F600}", "\u{0}"]
    for (seed, count) in [(1, 0), (2, 1), (3, 63), (4, 64), (5, 65), (6, 3_000)] {
      var random = SeededRandom(seed: UInt64(seed))
      var arena = TextArena()
      let texts = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined()
      }
      for text in texts { arena.append(text.utf8) }
      let order = (0..<Int32(count)).shuffled(using: &random)
      let corpus = TextCorpus(arena, order: order)
      var weights: [[UInt8]: Int32] = [:]
      for text in texts { weights[Array(text.utf8), default: 0] += 1 }
      #expect(corpus.count == weights.count, "seed \(seed)")
      for (place, index) in order.enumerated() {
        let text = Int(corpus.texts[place])
        let characters = corpus.characters[corpus.range(of: text)]
        #expect(characters.last == corpus.terminator)
        let codePoints = characters.dropLast().map { corpus.alphabet[Int($0)] }
        #expect(codePoints == texts[Int(index)].unicodeScalars.map(\.value), "seed \(seed)")
        #expect(corpus.weights[text] == weights[Array(texts[Int(index)].utf8)], "seed \(seed)")
      }
    }
  }

  /// Texts that end alike share a part of the way through them: it must be the same as without.
  @Test func `a text is cut as if it stood alone`() {
    var random = SeededRandom(seed: 7)
    let ends = ["村民委员会", "社区居委会", "村", ""]
    var arena = TextArena()
    for _ in 0..<2_000 {
      let name = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        "东西南北上下大小新王李张家庄河山".randomElement(using: &random) ?? "东"
      }
      arena.append((String(name) + (ends.randomElement(using: &random) ?? "")).utf8)
    }
    let corpus = TextCorpus(arena, order: (0..<2_000).map { $0 })
    let grammar = GrammarTrainer.grammar(for: corpus)
    var parser = GrammarParser(grammar, corpus)
    parser.refine(stride: 1, rounds: 2)
    #expect(grammar.count > grammar.firstPair)
    for text in 0..<corpus.count {
      var first: [Int] = []
      parser.forEachSymbol(of: text) { _, symbol in first.append(symbol) }
      var again: [Int] = []
      parser.forEachSymbol(of: (text * 7 + 1) % corpus.count) { _, _ in }
      parser.forEachSymbol(of: text) { _, symbol in again.append(symbol) }
      #expect(first == again)
      let characters = first.flatMap { grammar.characters[grammar.range(of: $0)] }
      #expect(characters == Array(corpus.characters[corpus.range(of: text)]))
      #expect(first.allSatisfy { parser.isKept[$0] })
    }
  }

  @Test func `two pieces of work are done when both are`() {
    for count in 0..<50 {
      let (first, second) = concurrently {
        (0..<count * 1_000).reduce(into: 0) { $0 &+= $1 }
      } and: {
        count
      }
      #expect(first == (0..<count * 1_000).reduce(0, &+) && second == count)
    }
  }
}
