import RegionPicker
import RegionsTestSupport
import Testing

/// Random walks, compared step by step with a second implementation that is slow and literal.
struct RandomWalkTests {
  @Test func `two implementations agree on 120,000 random events`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var maker = WalkMaker(seed: seed)
    for walk in 0..<600 {
      let places = maker.tree()
      let source = PlaceSource(places, tellsCounts: walk % 2 == 0)
      let maxDepth = maker.maxDepth()
      let acts = (0..<200).map { _ in maker.act(source) }
      guard let difference = disagreement(acts, source, maxDepth) else { continue }
      let shortest = shrink(acts) { disagreement($0, source, maxDepth) != nil }
      Issue.record(
        """
        seed \(seed), walk \(walk), maxDepth \(String(describing: maxDepth)): \(difference)
        shortest: \(shortest)
        then: \(disagreement(shortest, source, maxDepth) ?? "")
        tree: \(places)
        """)
      return
    }
  }

  @Test func `the comparison finds fault B1 and shrinks it to its shortest form`() throws {
    let acts: [WalkAct] = {
      var maker = WalkMaker(seed: 1)
      return (0..<400).map { _ in maker.act(PlaceSource(Place.china)) }
    }()
    let fails = { (acts: [WalkAct]) in
      self.disagreement(acts, PlaceSource(Place.china), 3, hasFaultB1: true) != nil
    }
    try #require(fails(acts))
    let shortest = shrink(acts, fails)
    // Something that chooses, and the same choice once more.
    #expect(shortest.count <= 3, "\(shortest)")
    guard case .select(0, 0)? = shortest.last else {
      Issue.record("\(shortest)")
      return
    }
  }

  /// Where the two part, or an invariant breaks; `nil` if they agree to the end.
  private func disagreement(
    _ acts: [WalkAct], _ source: PlaceSource, _ maxDepth: Int?, hasFaultB1: Bool = false
  ) -> String? {
    var session = Session(source: source, configuration: .init(maxDepth: maxDepth))
    var naive = NaivePicker(roots: source.roots, maxDepth: maxDepth, hasFaultB1: hasFaultB1)
    for (index, act) in acts.enumerated() {
      let before = session.picker
      let effects = try? session.send(act.event)
      let picker = session.picker
      let isAccepted = naive.perform(act)
      func part(_ what: String) -> String { "event \(index), \(act): \(what)" }
      if (effects != nil) != isAccepted { return part("accepted \(effects != nil)") }
      if effects == nil && picker != before { return part("refused, but something changed") }
      if let broken = picker.brokenInvariant { return part("invariant: \(broken)") }
      if picker.titles(placeholder: NaivePicker.placeholder) != naive.titles {
        return part("titles \(picker.titles), not \(naive.titles)")
      }
      if picker.path != naive.rows { return part("path \(picker.path), not \(naive.rows)") }
      if picker.focusedLevel != naive.focus { return part("focus \(picker.focusedLevel)") }
      let areEqual = picker.columns.elementsEqual(naive.lists) { column, list in
        column.elementsEqual(list) { $0.id == $1.id }
      }
      if !areEqual {
        return part("columns")
      }
      if picker.filter?.matches.map(\.row) != naive.matches { return part("matches") }
      if "\(picker.phase)" != "\(naive.status)" {
        return part("phase \(picker.phase), not \(naive.status)")
      }
      var result: [String]?
      for case .finished(let options)? in effects ?? [] { result = options.map(\.id) }
      if let effects, result != naive.result { return part("result of \(effects)") }
    }
    return nil
  }
}
