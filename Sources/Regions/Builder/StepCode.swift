/// The steps from ID to ID that have codes, and the codes.
struct StepCode {
  /// A step to a key of another family (`jump` families on, and the key's remainder), or of the
  /// same (`jump` 0, and the difference), then `run` nodes that are the level's step apart.
  struct Token: Hashable {
    var jump: UInt64
    var remainder: UInt64
    var run: Int

    /// Whether there may be a place for it in the table.
    var fits: Bool { jump < 1 << 20 && remainder < 1 << 24 && (jump > 0 || remainder > 0) }

    /// One number instead of three: there are many tokens.
    func hash(into hasher: inout Hasher) {
      hasher.combine(jump << 40 ^ remainder << 16 ^ UInt64(run))
    }

    func precedes(_ other: Token) -> Bool {
      (jump, remainder, run) < (other.jump, other.remainder, other.run)
    }
  }

  /// A token as it occurs, with the whole run behind it.
  struct Occurrence: Hashable {
    var token: Token
    /// The level's step.
    var step: UInt64

    /// Two occurrences of one token and different steps are rare.
    func hash(into hasher: inout Hasher) { token.hash(into: &hasher) }
  }

  /// The tokens in the table.
  private var included: Set<Token> = []
  /// The longest run, which goes on to the block's end.
  private let longestRun: Int
  /// The tokens in the order of their codes, `nil` being the escape, and how many have codes of 1,
  /// 2, 3 … bits.
  private var table: [Token?] = []
  private var lengthCounts: [Int] = []
  private var codes: [Token?: (code: UInt64, length: Int)] = [:]
  /// Bits of the table and of all codes.
  private var cost = 0

  /// - Parameter occurrences: how often each occurs.
  init(_ occurrences: [Occurrence: Int], longestRun: Int) {
    self.init(occurrences, longestRun: longestRun, threshold: 2)
    for threshold in [3, 4, 6, 9, 14, 22, 36, 60] {
      let other = StepCode(occurrences, longestRun: longestRun, threshold: threshold)
      if other.cost < cost { self = other }
    }
  }

  /// The code whose table has what occurs at least so often.
  private init(_ occurrences: [Occurrence: Int], longestRun: Int, threshold: Int) {
    self.longestRun = longestRun
    var heads: [Token: Int] = [:]
    for (occurrence, count) in occurrences where occurrence.token.fits {
      if count >= threshold { included.insert(occurrence.token) }
      var head = occurrence.token
      head.run = 0
      if count < threshold { heads[head, default: 0] += count }
      guard occurrence.token.run > 0 else { continue }
      // Runs without the step before them, so that there is a road for rare steps.
      included.insert(Token(jump: 0, remainder: occurrence.step, run: 0))
      let rest = Token(jump: 0, remainder: occurrence.step, run: self.rest(of: occurrence))
      if rest.run == longestRun { included.insert(rest) }
      if count < threshold { heads[rest, default: 0] += count }
    }
    for (token, count) in heads where count >= threshold { included.insert(token) }
    included = included.filter(\.fits)
    var counts: [Token?: Int] = [nil: 1]
    for token in included { counts[token] = 0 }
    for (occurrence, count) in occurrences {
      forEachPart(of: occurrence) { counts[$0, default: 0] += count }
    }
    assign(counts)
  }

  /// The tokens an occurrence is written as, `nil` for the escape.
  func forEachPart(of occurrence: Occurrence, _ body: (Token?) -> Void) {
    if included.contains(occurrence.token) {
      body(occurrence.token)
      return
    }
    var head = occurrence.token
    head.run = 0
    body(included.contains(head) ? head : nil)
    guard occurrence.token.run > 0 else { return }
    var rest = self.rest(of: occurrence)
    while rest >= 0 {
      var token = Token(jump: 0, remainder: occurrence.step, run: rest)
      while token.run > 0, !included.contains(token) { token.run -= 1 }
      body(included.contains(token) ? token : nil)
      rest -= token.run + 1
    }
  }

  /// What is left of a run behind its first node; one that goes to the block's end still does.
  private func rest(of occurrence: Occurrence) -> Int {
    occurrence.token.run == longestRun ? longestRun : occurrence.token.run - 1
  }

  private mutating func assign(_ counts: [Token?: Int]) {
    let tokens = counts.keys.sorted { first, second in
      guard let first else { return false }
      guard let second else { return true }
      return first.precedes(second)
    }
    let lengths = PrefixCode.lengths(forCounts: tokens.map { counts[$0] ?? 0 })
    lengthCounts = [Int](repeating: 0, count: lengths.max() ?? 0)
    var code: UInt64 = 0
    for length in 1..<lengthCounts.count + 1 {
      code <<= 1
      for (index, token) in tokens.enumerated() where lengths[index] == length {
        table.append(token)
        codes[token] = (code, length)
        lengthCounts[length - 1] += 1
        code += 1
        cost += length * (counts[token] ?? 0)
      }
    }
    let widths = self.widths
    cost += table.count * (widths.jump + widths.remainder + widths.run)
    // An escape: its width and about so many bits.
    cost += 30 * (counts[nil] ?? 0)
  }

  private var widths: (jump: Int, remainder: Int, run: Int) {
    let tokens = table.compactMap { $0 }
    return (
      bitWidth(of: tokens.map(\.jump).max() ?? 0),
      bitWidth(of: tokens.map(\.remainder).max() ?? 0),
      bitWidth(of: UInt64(tokens.map(\.run).max() ?? 0))
    )
  }

  /// Writes the code of a token, or of the escape.
  func write(_ token: Token?, to stream: inout CodeStream) {
    guard let (code, length) = codes[token] else { return }
    stream.append(code, width: length)
  }

  func writeTable(to section: inout SectionWriter) {
    section.number(lengthCounts.count)
    for count in lengthCounts { section.number(count) }
    section.number((table.firstIndex(of: nil) ?? -1) + 1)
    let widths = self.widths
    section.number(widths.jump)
    section.number(widths.remainder)
    section.number(widths.run)
    var bits = PackedBits()
    for token in table {
      bits.append(token?.jump ?? 0, width: widths.jump)
      bits.append(token?.remainder ?? 0, width: widths.remainder)
      bits.append(UInt64(token?.run ?? 0), width: widths.run)
    }
    section.append(bits)
  }
}
