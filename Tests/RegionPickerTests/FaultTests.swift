import RegionPicker
import Testing

/// The faults of the original picker: none of them comes back.
struct FaultTests {
  @Test func `the same choice with nothing chosen below jumps and stops`() throws {
    var session = try Session(choosing: "广东")
    try session.send(.selectTab(0))
    #expect(try session.choose("广东") == [.focusMoved])
    #expect(session.picker.path == [0])
    #expect(session.picker.phase == .open)
    #expect(session.source.asked == [nil, "gd"], "children are not asked for again")
  }

  @Test func `an event counts from the level it names, whatever is in front`() throws {
    var session = try Session(choosing: "广东", "广州")
    #expect(session.picker.focusedLevel == 2)
    // A tap on an earlier column that is still on screen.
    try session.send(.select(level: 1, row: 1))
    #expect(session.titles == ["广东", "东莞"])
  }

  @Test func `the next level is the choice's plus one, and any limit finishes`() throws {
    for maxDepth in 1...4 {
      var session = try Session(Place.china, .init(maxDepth: maxDepth))
      for name in ["广东", "广州", "荔湾", "沙面"].prefix(maxDepth) { try session.choose(name) }
      #expect(session.picker.phase == .finished)
      #expect(session.picker.path.count == maxDepth)
    }
  }

  @Test(arguments: [
    ["gd", "nowhere"], ["gd", "gd", "gz"], ["gd", "gz", "lw", "sm"], ["nowhere"], ["lw"],
    ["gd", "gz", "th", "th", "th"],
  ])
  func `a preset of unknown, doubled or too many IDs keeps what is valid`(
    ids: [String]
  ) throws {
    var session = Session(
      source: PlaceSource(Place.china), configuration: .init(maxDepth: 3))
    try session.send(.preset(ids))
    #expect(session.picker.brokenInvariant == nil)
    #expect(session.picker.selected.map(\.id) == Array(ids.prefix(session.picker.path.count)))
  }

  @Test func `a preset that stops short shows the next column and the placeholder`() throws {
    var session = Session(source: PlaceSource(Place.china))
    try session.send(.preset(["gd"]))
    #expect(session.titles == ["广东", "请选择"])
    #expect(session.picker.focusedColumn.map(\.name) == ["广州", "东莞"])
  }

  @Test func `a leaf of the first level finishes once and stays closed`() throws {
    var session = try Session()
    #expect(
      try session.choose("台湾").filter { if case .finished = $0 { true } else { false } }.count == 1)
    #expect(session.picker.phase == .finished)
  }

  @Test func `an empty first list is a failure, never an empty address`() throws {
    var session = Session(source: PlaceSource([]))
    #expect(try session.send(.open) == [.failed(level: 0)])
    #expect(session.picker.phase == .open)
    #expect(session.picker.failure?.level == 0)
    #expect(session.picker.brokenInvariant == nil)
  }

  @Test func `a region may be called like the placeholder`() throws {
    var session = try Session([Place("x", "请选择", [Place("y", "请选择")])], choosing: "请选择")
    #expect(session.titles == ["请选择", "请选择"])
    #expect(session.picker.titles.map(\.isPlaceholder) == [false, true])
    try session.choose("请选择")
    #expect(session.picker.titles.map(\.isPlaceholder) == [false, false])
  }

  @Test func `a double tap loads once, and a late reply is dropped`() throws {
    let source = PlaceSource(Place.china, tellsCounts: false)
    var picker = Picker()
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    #expect(
      try picker.send(.select(level: 0, row: 0)) == [
        .load(.init(token: 2, level: 1, parent: "gd"))
      ])
    #expect(try picker.send(.select(level: 0, row: 0)) == [])
    #expect(
      try picker.send(.select(level: 0, row: 1)) == [
        .cancelLoad(token: 2), .load(.init(token: 3, level: 1, parent: "tw")),
      ])
    let before = picker
    #expect(try picker.send(.loaded(token: 2, source.column(below: "gd"))) == [])
    #expect(picker == before)
    // A failure is reported, and can be tried again.
    #expect(try picker.send(.loadFailed(token: 3, reason: "timeout")) == [.failed(level: 1)])
    #expect(picker.failure?.reason == "timeout")
    #expect(try picker.send(.retry) == [.load(.init(token: 4, level: 1, parent: "tw"))])
  }

  @Test func `what the host holds does not change with the picker`() throws {
    var session = try Session(choosing: "广东", "东莞")
    let held = session.picker.selected
    try session.send(.open)
    try session.send(.selectTab(0))
    try session.choose("台湾")
    #expect(held.map(\.name) == ["广东", "东莞"])
  }

  @Test func `a preset loads along the path, one level after the other`() throws {
    var session = Session(
      source: PlaceSource(Place.china, tellsCounts: false), configuration: .init(maxDepth: 3))
    try session.send(.preset(["gd", "gz", "lw"]))
    #expect(session.source.asked == [nil, "gd", "gz"])
    #expect(
      session.picker.columns.map { $0.map(\.id) } == [["gd", "tw"], ["gz", "dg"], ["lw", "th"]])
  }

  @Test func `a cancel is reported, and is not a finish`() throws {
    var session = try Session(choosing: "广东")
    #expect(try session.send(.cancel()) == [.cancelled])
    #expect(session.picker.phase == .cancelled)
  }
}
