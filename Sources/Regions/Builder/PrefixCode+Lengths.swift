extension PrefixCode {
  /// The lengths of the codes for symbols that occur so often (Huffman's, cut to the longest code
  /// the format has).
  ///
  /// - Parameter counts: by symbol, how often it occurs; a symbol with 0 gets no code, length 0.
  static func lengths(forCounts counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    // The rarest first; equals in the order of the symbols, so that every machine agrees.
    let order = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    guard order.count > 1 else {
      for symbol in order { lengths[symbol] = 1 }
      return lengths
    }
    // Two queues: leaves, and joined nodes, which come out in rising order by themselves.
    var weights = order.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * order.count - 1)
    var leaf = 0
    var joined = order.count
    for _ in 1..<order.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < order.count && (joined == weights.count || weights[leaf] <= weights[joined])
        let node = takesLeaf ? leaf : joined
        if takesLeaf { leaf += 1 } else { joined += 1 }
        weight += weights[node]
        parents[node] = weights.count
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var histogram = [Int](repeating: 0, count: FileLayout.maximumCodeLength + 1)
    for node in (0..<weights.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < order.count { histogram[min(depths[node], FileLayout.maximumCodeLength)] += 1 }
    }
    limit(&histogram)
    var next = 0
    for length in (1..<histogram.count).reversed() {
      for _ in 0..<histogram[length] {
        lengths[order[next]] = length
        next += 1
      }
    }
    return lengths
  }

  /// Makes room where cutting codes to the longest length left more codes than there are: a code of
  /// the longest length moves beside a shorter one, which becomes a bit longer.
  private static func limit(_ histogram: inout [Int]) {
    let longest = histogram.count - 1
    var used = 0
    for length in 1...longest { used += histogram[length] << (longest - length) }
    while used > 1 << longest {
      var length = longest - 1
      while histogram[length] == 0 { length -= 1 }
      histogram[length] -= 1
      histogram[length + 1] += 2
      histogram[longest] -= 1
      used -= 1
    }
  }
}
