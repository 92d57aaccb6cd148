/// The symbols of a grammar as a trie over characters.
///
/// The nodes lie in one hash table by parent and character, a node's number being its place there, so
/// that a step from node to node costs one look at memory.
struct SymbolTrie {
  private struct Node {
    var parent: Int32
    /// -1 in a free place.
    var character: Int32
    /// Twice the symbol that ends here, or -2 for none; one more if there are children.
    var content: Int32

    var symbol: Int { Int(content) >> 1 }
    var hasChildren: Bool { content & 1 != 0 }
  }

  private var nodes: [Node]
  /// By character: the node behind the root.
  private var firstNodes: [Int]
  /// By symbol: its node; -1 if it isn't in the trie.
  private var nodeOfSymbol: [Int]

  /// - Parameter isKept: by symbol, whether it belongs to the trie; with a pair, its parts do.
  init(_ grammar: Grammar, _ isKept: [Bool]) {
    // A symbol is longer than its parts: its way begins where the left part's ends.
    var steps = grammar.firstPair
    for symbol in grammar.firstPair..<grammar.count where isKept[symbol] {
      steps += grammar.size(of: grammar.rights[symbol])
    }
    nodes = [Node](
      repeating: Node(parent: -1, character: -1, content: -2),
      count: 1 << bitWidth(of: UInt64(steps + steps / 4)))
    firstNodes = []
    firstNodes.reserveCapacity(grammar.firstPair)
    nodeOfSymbol = [Int](repeating: -1, count: grammar.count)
    for symbol in 0..<grammar.count where isKept[symbol] {
      let left = grammar.lefts[symbol]
      var node: Int
      if left < 0 {
        node = child(of: -1, by: Int32(symbol))
        firstNodes.append(node)
      } else {
        node = nodeOfSymbol[left]
        for index in grammar.range(of: grammar.rights[symbol]) {
          node = child(of: node, by: grammar.characters[index])
        }
      }
      nodeOfSymbol[symbol] = node
      set(symbol, isMet: true)
    }
  }

  /// The node behind the root and a character.
  func first(_ character: Int32) -> Int { firstNodes[Int(character)] }

  /// The node behind a node and a character, or -1.
  func next(_ node: Int, _ character: Int32) -> Int {
    guard nodes[node].hasChildren else { return -1 }
    var place = place(of: character, behind: node)
    while nodes[place].character >= 0 {
      if nodes[place].character == character, Int(nodes[place].parent) == node { return place }
      place = (place + 1) & (nodes.count - 1)
    }
    return -1
  }

  /// The symbol that ends at a node, or -1.
  func symbol(at node: Int) -> Int { nodes[node].symbol }

  /// Whether a symbol of the trie can be met: two may stand for the same characters, of which the
  /// last one has the node.
  func has(_ symbol: Int) -> Bool { nodes[nodeOfSymbol[symbol]].symbol == symbol }

  /// Makes a symbol of the trie met no more, or again.
  mutating func set(_ symbol: Int, isMet: Bool) {
    let node = nodeOfSymbol[symbol]
    nodes[node].content = (isMet ? Int32(symbol) : -1) << 1 | nodes[node].content & 1
  }

  /// The node behind another, made on first use.
  private mutating func child(of parent: Int, by character: Int32) -> Int {
    var place = place(of: character, behind: parent)
    while nodes[place].character >= 0 {
      if nodes[place].character == character, Int(nodes[place].parent) == parent { return place }
      place = (place + 1) & (nodes.count - 1)
    }
    nodes[place].parent = Int32(parent)
    nodes[place].character = character
    if parent >= 0 { nodes[parent].content |= 1 }
    return place
  }

  /// Where looking for the node behind another and a character begins.
  private func place(of character: Int32, behind parent: Int) -> Int {
    let key =
      UInt64(UInt32(truncatingIfNeeded: parent)) << 32 | UInt64(UInt32(bitPattern: character))
    return Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (nodes.count - 1)
  }
}
