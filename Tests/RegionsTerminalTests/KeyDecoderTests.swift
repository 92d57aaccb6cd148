import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// Keys from the bytes terminals send.
struct KeyDecoderTests {
  /// The keys of bytes that come at once, with nothing after them.
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes) + decoder.giveUp()
  }

  private static let known: [(String, Key)] = [
    ("a", .character("a")), ("北", .character("北")), ("\u{301}", .character("\u{301}")),
    ("\u{1F600}", .character("\u{1F600}")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{8}", .backspace), ("\u{7F}", .backspace), ("\u{3}", .control("c")),
    ("\u{1B}", .escape), ("\u{1B}b", .alt("b")), ("\u{1B}\u{7F}", .altBackspace),
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down),
    ("\u{1B}[C", .right), ("\u{1B}OC", .right), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter), ("\u{1B}[1;1A", .up),
    ("\u{1B}[<0;5;3M", .press(row: 2, column: 4)), ("\u{1B}[<64;1;1M", .wheelUp),
    ("\u{1B}[<65;1;1M", .wheelDown), ("\u{1B}[M !!", .press(row: 0, column: 0)),
    ("\u{1B}[200~广 州\u{1B}[201~", .paste("广 州")),
    ("\u{1B}[200~a\rb\u{1B}[201~", .paste("a\nb")),
    ("\u{1B}[200~a\u{1B}[31mb\u{1B}[201~", .paste("ab")),
  ]

  @Test(arguments: known) func `a key is known by what a terminal sends`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  /// Nothing of these is a key here, and nothing of them may be text.
  private static let unknown: [String] = [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[1;5C", "\u{1B}[1;2A", "\u{1B}[3;5~", "\u{1B}[15~",
    "\u{1B}[24~", "\u{1B}[[A", "\u{1B}OP", "\u{1B}O5A", "\u{1B}[27;5;13~", "\u{1B}[97;5u",
    "\u{1B}[3$", "\u{1B}[7^", "\u{1B}[8@", "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[24;80R",
    "\u{1B}[?2026;2$y", "\u{1B}[4;600;800t", "\u{1B}[<0;5;3m", "\u{1B}[<35;5;3M",
    "\u{1B}[<4;5;3M", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;title\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|xterm(388)\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^pm\u{1B}\\", "\u{1B}Xsos\u{1B}\\", "\u{1B}\u{1B}[A", "\u{1B}\u{1B}OA",
    "\u{1B}(B", "\u{1B} F", "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22mx",
    "\u{1B}[99999999999999999999~",
  ]

  @Test(arguments: unknown)
  func `any other sequence is swallowed whole, in whatever pieces it comes`(bytes: String) {
    let text = Array(bytes.utf8)
    let tail: [Key] = bytes.hasSuffix("mx") ? [.character("x")] : []
    for cut in 0...text.count {
      var decoder = KeyDecoder()
      var keys = decoder.feed(text[..<cut])
      keys += decoder.feed(text[cut...])
      #expect(keys.filter { $0 != .other } == tail)
      keys = decoder.feed(Array("z".utf8)) + decoder.giveUp()
      #expect(keys == [.character("z")])
    }
  }

  @Test func `a lone Escape is one once nothing has followed, two are two`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience == .short)
    #expect(decoder.giveUp() == [.escape])
    #expect(decoder.patience == .none)
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}\u{1B}\u{1B}") == [.escape, .escape, .escape])
  }

  @Test func `a sequence that was cut off is dropped, and Control-C gets through`() {
    for cut in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;rgb", "\u{1B}P1", "\u{1B}[M "] {
      #expect(keys(cut) == [.other], "\(cut.debugDescription)")
      #expect(keys(cut + "\u{3}").last == .control("c"), "\(cut.debugDescription)")
      #expect(keys(cut + "\u{1B}[A").last == .up, "\(cut.debugDescription)")
    }
    #expect(keys("\u{1B}[200~abc") == [.paste("abc")])
    #expect(keys("\u{1B}[200~abc\u{3}").last == .control("c"))
  }

  @Test func `bytes that are no UTF-8 are no characters`() {
    #expect(keys([0xFF, 0x80, 0xC0, 0xAF]) == [.other, .other, .other, .other])
    #expect(keys([0xE5, 0x8C]) == [.other])
    #expect(keys([0xE5, 0x61]) == [.other, .character("a")])
    #expect(keys([0xED, 0xA0, 0x80]) == [.other])
    #expect(keys([0xC2, 0x9B]) == [.other])
    #expect(keys([0xE0, 0x80, 0x80]) == [.other])
  }

  /// A hundred thousand keys and sequences, whole and cut: what a person typed comes out in order, and
  /// no byte of a whole sequence does.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `of a hundred thousand random keys, text is what was typed and nothing else`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let letters = Array("abcxyz019/?~;[]OPM广州é \u{1F600}".unicodeScalars)
    let sequences = Self.unknown + Self.known.map(\.0).filter { $0.hasPrefix("\u{1B}[") }
    for _ in 0..<250 {
      var bytes: [UInt8] = []
      var typed: [Unicode.Scalar] = []
      for _ in 0..<100 {
        if Bool.random(using: &random) {
          let letter = letters.randomElement(using: &random)!
          // A letter right after a cut or a lone ESC would belong to it; here all are whole.
          typed.append(letter)
          bytes += Array(String(letter).utf8)
        } else {
          let sequence = sequences.randomElement(using: &random)!
          if sequence.contains("200~") || sequence.hasSuffix("mx") { continue }
          bytes += Array(sequence.utf8)
        }
      }
      var decoder = KeyDecoder()
      var keys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...7, using: &random)
        keys += decoder.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      keys += decoder.giveUp()
      let characters = keys.compactMap {
        if case .character(let scalar) = $0 { scalar } else { nil }
      }
      #expect(characters == typed, "seed \(seed)")
    }
  }
}
