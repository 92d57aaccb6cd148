import RegionPicker
import RegionsTestSupport
import Testing

/// Random walks over a source that answers late, out of order, twice, with failures or not at all.
struct SlowSourceWalkTests {
  @Test func `whatever the replies do, no column is on the wrong choice`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var maker = WalkMaker(seed: seed)
    for walk in 0..<300 {
      let source = PlaceSource(maker.tree(), tellsCounts: walk % 2 == 0)
      let picker = Picker(
        configuration: .init(
          maxDepth: maker.maxDepth(), allowsAnyLevel: maker.below(2) == 0,
          restoresReselected: maker.below(2) == 0))
      var walker = Walker(picker: picker, source: source)
      for step in 0..<100 {
        try walker.step(&maker)
        if let broken = walker.broken {
          Issue.record("seed \(seed), walk \(walk), step \(step): \(broken)")
          return
        }
      }
      try walker.drain()
      #expect(
        walker.picker.loadingLevel == nil && walker.broken == nil, "seed \(seed), walk \(walk)")
    }
  }

  @Test func `the same trace gives the same states`() throws {
    var maker = WalkMaker(seed: 7)
    let source = PlaceSource(maker.tree(), tellsCounts: false)
    var walker = Walker(picker: Picker(), source: source)
    for _ in 0..<300 { try walker.step(&maker) }
    var again = Picker()
    for event in walker.trace { _ = try? again.send(event) }
    #expect(again == walker.picker)
    #expect(walker.trace.count == 300)
  }

  /// A picker, the requests it has made, and what was sent to it.
  private struct Walker {
    var picker: Picker
    let source: PlaceSource
    /// Everything ever asked for, so that it may be answered late, or twice.
    var requests: [Picker.Effect] = []
    /// The tokens that were neither answered nor called off.
    var awaited: Set<Picker.Token> = []
    var trace: [Picker.Event] = []

    mutating func step(_ maker: inout WalkMaker) throws {
      if !requests.isEmpty, maker.below(3) == 0 {
        let request = requests[maker.below(requests.count)]
        try send(maker.below(6) == 0 ? failure(of: request) : reply(to: request))
      } else {
        switch maker.below(12) {
        case 0: try send(.retry)
        case 1: try send(.confirm(level: maker.below(2) == 0 ? nil : maker.below(4)))
        case 2: try send(.cancel(revert: maker.below(2) == 0))
        case 3: try send(.presetID(maker.below(5) == 0 ? "nowhere" : "\(1 + maker.below(9))"))
        case 4: try send(.search("东", maker.below(2) == 0 ? .all : .subtree))
        case 5: try send(.acceptResult(maker.below(3)))
        default: try send(maker.act(source).event)
        }
      }
    }

    /// Answers what is awaited until nothing is.
    mutating func drain() throws {
      while let request = requests.last(where: { awaited.contains(token(of: $0)) }) {
        try send(reply(to: request))
      }
    }

    private mutating func send(_ event: Picker.Event) throws {
      trace.append(event)
      let before = picker
      let effects: [Picker.Effect]
      do {
        effects = try picker.send(event)
      } catch {
        #expect(picker == before, "refused: nothing changes")
        return
      }
      switch event {
      case .loaded(let token, _), .loadFailed(let token, _), .located(let token, _, _),
        .found(let token, _, _), .filtered(let token, _):
        if awaited.remove(token) == nil {
          #expect(picker == before && effects == [], "a stale reply is dropped without trace")
        }
      default: break
      }
      for effect in effects {
        switch effect {
        case .load(let load):
          requests.append(effect)
          awaited.insert(load.token)
        case .locate(let token, _), .search(let token, _, _), .filter(let token, _, _):
          requests.append(effect)
          awaited.insert(token)
        case .cancelLoad(let token):
          #expect(awaited.remove(token) != nil, "what is called off was awaited")
        default: break
        }
      }
    }

    private func token(of request: Picker.Effect) -> Picker.Token {
      switch request {
      case .load(let load): load.token
      case .locate(let token, _), .search(let token, _, _), .filter(let token, _, _): token
      default: 0
      }
    }

    private func failure(of request: Picker.Effect) -> Picker.Event {
      .loadFailed(token: token(of: request), reason: "no answer")
    }

    private func reply(to request: Picker.Effect) -> Picker.Event {
      switch request {
      case .load(let load): .loaded(token: load.token, source.column(below: load.parent))
      case .locate(let token, let id): .located(token: token, path: source.path(to: id))
      case .search(let token, let text, let root):
        .found(
          token: token, source.search(text, below: root).results,
          total: source.search(text, below: root).total)
      case .filter(let token, _, _):
        .filtered(
          token: token, [4, 0].map { Picker.Filter.Match(row: $0, range: nil, otherName: "0") })
      default: .open
      }
    }

    /// What does not hold, if anything.
    var broken: String? {
      if let broken = picker.brokenInvariant { return broken }
      for (level, column) in picker.columns.enumerated() {
        let parent = level == 0 ? nil : picker.selected[level - 1].id
        if column != source.column(below: parent) { return "column \(level) is not its parent's" }
      }
      let isLoading = picker.loadingLevel != nil
      let isSearching = picker.search?.isLoading ?? picker.filter?.isLoading ?? false
      if awaited.count != (isLoading ? 1 : 0) + (isSearching ? 1 : 0) {
        return "\(awaited.count) awaited, loading \(isLoading), searching \(isSearching)"
      }
      if picker.phase != .open && !awaited.isEmpty { return "closed, but something is awaited" }
      return nil
    }
  }
}
