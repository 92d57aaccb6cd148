import RegionPicker
import Testing

/// What the picker does beyond the classic cascade.
struct ExtensionTests {
  @Test func `without a limit, branches of unequal depth finish at their own leaf`() throws {
    for (names, depth) in [(["台湾"], 1), (["广东", "东莞"], 2), (["广东", "广州", "荔湾", "沙面"], 4)] {
      var session = try Session(Place.china, .init())
      for name in names { try session.choose(name) }
      #expect(session.picker.phase == .finished)
      #expect(session.picker.path.count == depth)
    }
  }

  @Test func `a known leaf finishes within the choice, without a load`() throws {
    var session = try Session(Place.china, .init())
    try session.choose("台湾")
    #expect(session.source.asked == [nil])
    #expect(session.picker.phase == .finished)
  }

  @Test func `confirm finishes above a leaf, where that is allowed`() throws {
    var classic = try Session(choosing: "广东")
    #expect(throws: Picker.Refusal.anyLevelNotAllowed) { try classic.send(.confirm()) }

    var session = try Session(Place.china, .init(maxDepth: 3, allowsAnyLevel: true))
    #expect(throws: Picker.Refusal.nothingChosen) { try session.send(.confirm()) }
    try session.choose("广东")
    #expect(finished(try session.send(.confirm())) == ["广东"])
    // The column below is kept for the next opening.
    #expect(session.titles == ["广东", "请选择"])
    try session.send(.open)
    #expect(session.picker.focusedColumn.map(\.name) == ["广州", "东莞"])
  }

  @Test func `confirm of a level cuts the path there`() throws {
    var session = try Session(
      Place.china, .init(maxDepth: 3, allowsAnyLevel: true), choosing: "广东", "广州")
    #expect(throws: Picker.Refusal.nothingChosen) { try session.send(.confirm(level: 2)) }
    #expect(finished(try session.send(.confirm(level: 0))) == ["广东"])
    #expect(session.picker.columns.count == 2)
    #expect(session.picker.focusedLevel == 1)
    #expect(session.picker.brokenInvariant == nil)
  }

  @Test func `levels that cannot be the answer are refused, and only marked at a leaf`() throws {
    var session = try Session(
      Place.china, .init(maxDepth: 3, allowsAnyLevel: true, selectableLevels: [1, 2]),
      choosing: "广东")
    #expect(throws: Picker.Refusal.notSelectable(level: 0)) { try session.send(.confirm()) }
    try session.send(.selectTab(0))
    #expect(try session.choose("台湾") == [.dropped(1..<2), .changed])
    #expect(session.picker.phase == .open)
    #expect(session.picker.isComplete)
  }

  @Test func `a disabled option can't be chosen, but an echo may end on it`() throws {
    let places = [Place("a", "A", isEnabled: false, [Place("b", "B")]), Place("c", "C")]
    var session = try Session(places)
    #expect(throws: Picker.Refusal.disabled(row: 0, level: 0)) {
      try session.send(.select(level: 0, row: 0))
    }
    try session.send(.preset(["a"]))
    #expect(session.titles == ["A", "请选择"])
    try session.send(.search("B"))
    try session.send(.acceptResult(0))
    #expect(session.picker.path == [], "a search does not go below it either")
  }

  @Test func `what is not selectable opens, but is no answer`() throws {
    let places = [Place("a", "A", isSelectable: false, [Place("b", "B", isSelectable: false)])]
    var session = try Session(places, .init(allowsAnyLevel: true))
    try session.choose("A")
    #expect(throws: Picker.Refusal.notSelectable(level: 0)) { try session.send(.confirm()) }
    #expect(try session.choose("B") == [.changed])
    #expect(session.picker.phase == .open)
  }

  @Test func `a filter hides and does not forbid`() throws {
    var session = try Session(choosing: "广东")
    let before = session.picker.shown
    #expect(try session.send(.filter("东")) == [.changed])
    #expect(session.picker.filter?.matches == [.init(row: 1, range: 0..<1)])
    #expect(session.picker.visibleCount == 1)
    #expect(session.picker.visibleRow(at: 0) == 1)
    #expect(session.picker.shown == before)
    try session.send(.select(level: 1, row: 0))
    #expect(session.picker.selected.map(\.name) == ["广东", "广州"])
    #expect(session.picker.filter == nil)
  }

  @Test(arguments: [
    Picker.Event.select(level: 0, row: 0), .selectTab(0), .selectTab(1), .back, .preset(["tw"]),
    .filter(""),
    .search("州"), .cancel(),
  ])
  func `every other accepted event clears the filter`(event: Picker.Event) throws {
    var session = try Session(choosing: "广东")
    try session.send(.filter("东"))
    try session.send(event)
    #expect(session.picker.filter == nil)
  }

  @Test func `a refused event leaves the filter`() throws {
    var session = try Session(choosing: "广东")
    try session.send(.filter("东"))
    #expect(throws: Picker.Refusal.self) { try session.send(.selectTab(7)) }
    #expect(session.picker.filter != nil)
  }

  @Test func `a search fills results, and accepting one goes there`() throws {
    var session = try Session(choosing: "台湾")
    try session.send(.open)
    try session.send(.search("广"))
    let results = session.picker.search?.results ?? []
    #expect(results.map(\.names) == [["广东"], ["广东", "广州"]])
    #expect(session.picker.search?.total == 2)
    #expect(throws: Picker.Refusal.unknownResult(2)) { try session.send(.acceptResult(2)) }
    // Above a leaf it resumes,
    try session.send(.acceptResult(1))
    #expect(session.titles == ["广东", "广州", "请选择"])
    #expect(session.picker.search == nil)
    // and a leaf finishes.
    try session.send(.search("东莞"))
    #expect(finished(try session.send(.acceptResult(0))) == ["广东", "东莞"])
  }

  @Test func `a search may keep to what lies below the parent in front`() throws {
    var picker = try Session(choosing: "广东").picker
    #expect(try picker.send(.search("x", .subtree)) == [.search(token: 3, text: "x", root: "gd")])
    // The next letters make the answer to the first ones stale.
    #expect(
      try picker.send(.search("xy")) == [
        .cancelLoad(token: 3), .search(token: 4, text: "xy", root: nil),
      ])
    #expect(try picker.send(.found(token: 3, [], total: 9)) == [])
    #expect(picker.search?.isLoading == true)
    #expect(try picker.send(.loadFailed(token: 4)) == [.changed])
    #expect(picker.search?.hasFailed == true)
  }

  @Test func `back clears the filter, then goes up, and keeps what is chosen`() throws {
    var session = try Session(choosing: "广东", "广州")
    try session.send(.filter("荔"))
    #expect(try session.send(.back) == [.changed])
    #expect(session.picker.focusedLevel == 2)
    #expect(try session.send(.back) == [.focusMoved])
    #expect(try session.send(.back) == [.focusMoved])
    #expect(session.titles == ["广东", "广州", "请选择"])
    #expect(throws: Picker.Refusal.atFirstLevel) { try session.send(.back) }
  }

  @Test func `the former row brings back what a reselection dropped`() throws {
    var session = try Session(
      Place.china, .init(maxDepth: 3, restoresReselected: true), choosing: "广东", "广州", "天河")
    let before = session.picker.shown
    try session.send(.open)
    try session.send(.selectTab(0))
    try session.choose("台湾")
    try session.send(.open)
    #expect(try session.choose("广东") == [.changed])
    #expect(session.titles == ["广东", "广州", "天河"])
    #expect(session.picker.focusedLevel == 1)
    try session.send(.selectTab(2))
    #expect(session.picker.shown == before)
  }

  @Test func `the former row brings nothing back after something else has changed, nor unasked`()
    throws
  {
    for restores in [true, false] {
      var session = try Session(
        Place.china, .init(maxDepth: 3, restoresReselected: restores), choosing: "广东", "广州", "天河")
      try session.send(.open)
      try session.send(.selectTab(1))
      try session.choose("东莞")
      if restores {
        try session.send(.preset(["gd", "dg"]))
      } else {
        try session.send(.open)
      }
      try session.choose("广州")
      #expect(session.titles == ["广东", "广州", "请选择"])
    }
  }

  @Test func `a cancel may revert to what was there at the opening`() throws {
    var session = try Session(choosing: "广东", "东莞")
    let before = session.picker.shown
    try session.send(.open)
    try session.choose("广州")
    try session.send(.cancel(revert: true))
    #expect(session.picker.shown == before)
    #expect(session.picker.phase == .cancelled)
    // Plainly, it stays as it is.
    try session.send(.open)
    try session.choose("广州")
    try session.send(.cancel())
    #expect(session.titles == ["广东", "广州", "请选择"])
  }

  @Test func `a revert in the first session goes back to the first column`() throws {
    var session = try Session(choosing: "广东")
    try session.send(.cancel(revert: true))
    #expect(session.titles == ["请选择"])
    try session.send(.open)
    #expect(session.picker.columns.count == 1)
  }

  @Test func `a revert goes back to the address the picker was opened with`() throws {
    var session = Session(source: PlaceSource(Place.china), configuration: .init(maxDepth: 3))
    try session.send(.preset(["gd", "dg"]))
    try session.choose("广州")
    try session.send(.cancel(revert: true))
    #expect(session.titles == ["广东", "东莞"])
  }

  static let municipality = [
    Place("sh", "上海市", [Place("sx", "上海市", [Place("hp", "黄浦区"), Place("xh", "徐汇区")])]),
    Place("one", "甲", [Place("two", "乙", [Place("three", "丙")])]),
  ]

  @Test func `an only child that is no leaf is chosen too`() throws {
    var session = try Session(Self.municipality, .init(collapsesSingleChildren: true))
    try session.choose("上海市")
    #expect(session.picker.selected.map(\.id) == ["sh", "sx"], "the path has every level")
    #expect(session.titles == ["上海市", "请选择"], "a name like its parent's is shown once")
    #expect(session.picker.focusedLevel == 2)
    #expect(session.picker.titles.map(\.level) == [0, 2])
    try session.send(.back)
    #expect(session.picker.focusedLevel == 0, "back skips what was collapsed")
  }

  @Test func `a leaf is not chosen unasked`() throws {
    var session = try Session(Self.municipality, .init(collapsesSingleChildren: true))
    try session.choose("甲")
    #expect(session.titles == ["甲", "乙", "请选择"])
    #expect(session.picker.phase == .open)
    var all = try Session(
      Self.municipality, .init(collapsesSingleChildren: true, collapsesIntoLeaf: true))
    try all.choose("甲")
    #expect(all.picker.selected.map(\.name) == ["甲", "乙", "丙"])
    #expect(all.picker.phase == .finished)
  }

  @Test func `nothing is chosen unasked by default`() throws {
    let session = try Session(Self.municipality, choosing: "上海市")
    #expect(session.titles == ["上海市", "请选择"])
    #expect(session.picker.focusedLevel == 1)
  }

  @Test func `below a region, its children are the first level`() throws {
    var session = try Session(Place.china, .init(maxDepth: 1, root: "gd"))
    #expect(session.picker.focusedColumn.map(\.name) == ["广州", "东莞"])
    #expect(finished(try session.choose("广州")) == ["广州"])
    try session.send(.presetID("dg"))
    #expect(session.picker.selected.map(\.name) == ["东莞"])
    for outside in ["tw", "gd", "nowhere"] {
      let effects = try session.send(.presetID(outside))
      #expect(effects.first == .unresolved(id: outside, level: 0))
      #expect(session.titles == ["请选择"])
    }
    try session.send(.search("州"))
    #expect(session.picker.search?.results.map(\.ids) == [["gz"]])
  }

  @Test func `a region without children has nothing to choose`() throws {
    var session = Session(
      source: PlaceSource(Place.china), configuration: .init(root: "tw"))
    #expect(try session.send(.open) == [.failed(level: 0)])
  }
}
