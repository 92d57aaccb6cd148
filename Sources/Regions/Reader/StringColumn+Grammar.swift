extension StringColumn {
  /// The reference to the symbol with a code of some length: pairs, characters, the terminator.
  func reference(to symbol: Int, length: Int) -> Int {
    let row = grammar.rows[length]
    let index = symbol - row.start - row.terminators
    if index < 0 { return grammar.partCount }
    return index < row.pairs
      ? row.firstPair + index : grammar.pairCount + row.firstCharacter + index - row.pairs
  }

  enum Expansion {
    /// All was written, and a terminator wasn't met, or was.
    case open, ended
    /// Too deep, or too long.
    case failed
  }

  /// Writes what a pair stands for. Every round writes a byte, ends or fails, and depth is bounded,
  /// so that a grammar in which a symbol contains itself comes to an end.
  func expand(pair: Int, depth: Int, to sink: inout ByteSink) -> Expansion {
    guard depth < FileLayout.maximumSymbolDepth else { return .failed }
    var pair = pair
    while true {
      let left = grammar.left(of: pair)
      if left < grammar.pairCount {
        let expansion = expand(pair: left, depth: depth &+ 1, to: &sink)
        guard expansion == .open else { return expansion }
      } else if left &- grammar.pairCount < grammar.characterCount {
        sink.append(codePoint: grammar.character(left &- grammar.pairCount))
      } else {
        return .ended
      }
      if sink.isOverfull { return .failed }
      let right = grammar.right(of: pair)
      if right < grammar.pairCount {
        pair = right
      } else if right &- grammar.pairCount < grammar.characterCount {
        sink.append(codePoint: grammar.character(right &- grammar.pairCount))
        return sink.isOverfull ? .failed : .open
      } else {
        return .ended
      }
    }
  }

  /// How deep pairs lie inside a pair, itself included, or `nil` if too deep or if it refers to
  /// nothing. The check for cycles: 2³² steps are impossible because each level fans out over
  /// characters, of which a text has at most 4,096.
  func depth(ofPair pair: Int) -> Int? {
    var budget = FileLayout.maximumTextLength
    return depth(ofPair: pair, limit: FileLayout.maximumSymbolDepth, budget: &budget)
  }

  private func depth(ofPair pair: Int, limit: Int, budget: inout Int) -> Int? {
    budget -= 1
    guard limit > 0, budget > 0 else { return nil }
    var deepest = 0
    for part in [grammar.left(of: pair), grammar.right(of: pair)] {
      guard part <= grammar.partCount else { return nil }
      guard part < grammar.pairCount else { continue }
      guard let depth = depth(ofPair: part, limit: limit - 1, budget: &budget) else { return nil }
      deepest = max(deepest, depth)
    }
    return deepest + 1
  }
}
