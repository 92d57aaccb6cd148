import Regions

extension SearchRun {
  /// The regions next to each other below one that the query stands for, in their order.
  ///
  /// Nothing but these and those above them is looked at. A part inside a name counts only as the name
  /// is written: “b” narrows to 北京市, not to 湖北省.
  ///
  /// - Complexity: O(characters of these regions' names).
  func siblings(_ regions: Range<Int>, below parent: Int?) -> [Found] {
    var reader = NameReader(query, index, readsAll: true)
    var covers = PathCovers()
    for step in parent.map(path) ?? [] {
      let above = covers.covers[...]
      reader.read(step, from: CoverPool.ends(of: above))
      covers.combine(above, with: reader.parses.all, of: query)
    }
    let above = covers.covers[...]
    let starts = CoverPool.ends(of: above)
    var numbers: [Int] = []
    for node in regions {
      reader.read(node, from: starts)
      let parses = reader.parses.all.filter { $0.fit < .wordsInside || $0.source == .name }
      guard !parses.isEmpty else { continue }
      covers.combine(above, with: parses, of: query, isLeaf: true)
      if covers.whole != nil { numbers.append(node) }
    }
    return numbers.map { trace($0, .exact, by: &reader) }
  }
}
