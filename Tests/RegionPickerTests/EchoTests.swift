import RegionPicker
import Testing

/// Showing an address again: a path that is whole, cut, wrong, too long, or one ID.
struct EchoTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var ids: [String]
    var titles: [String]
    var focus: Int
    var effects: [Picker.Effect]
    var testDescription: String { "\(ids)" }
  }

  static let rows = [
    // To the last level, and to a leaf above it.
    Row(ids: ["gd", "gz", "th"], titles: ["广东", "广州", "天河"], focus: 2, effects: [.changed]),
    Row(ids: ["gd", "dg"], titles: ["广东", "东莞"], focus: 1, effects: [.changed]),
    Row(ids: ["tw"], titles: ["台湾"], focus: 0, effects: [.changed]),
    // Longer than allowed.
    Row(
      ids: ["gd", "gz", "lw", "sm"], titles: ["广东", "广州", "荔湾"], focus: 2,
      effects: [.truncated(depth: 3), .changed]),
    // Above a leaf: the choice resumes there.
    Row(ids: ["gd", "gz"], titles: ["广东", "广州", "请选择"], focus: 2, effects: [.changed]),
    Row(ids: ["gd"], titles: ["广东", "请选择"], focus: 1, effects: [.changed]),
    // Not there, not there below that parent, below a leaf.
    Row(
      ids: ["xx", "gz"], titles: ["请选择"], focus: 0,
      effects: [.unresolved(id: "xx", level: 0), .changed]),
    Row(
      ids: ["gd", "th"], titles: ["广东", "请选择"], focus: 1,
      effects: [.unresolved(id: "th", level: 1), .changed]),
    Row(
      ids: ["gd", "dg", "th"], titles: ["广东", "东莞"], focus: 1,
      effects: [.unresolved(id: "th", level: 2), .changed]),
  ]

  @Test(arguments: rows, [true, false])
  func `a path of IDs is echoed`(row: Row, countsAreKnown: Bool) throws {
    var session = Session(
      source: PlaceSource(Place.china, tellsCounts: countsAreKnown),
      configuration: .init(maxDepth: 3))
    #expect(try session.send(.preset(row.ids)) == row.effects)
    #expect(session.titles == row.titles)
    #expect(session.picker.focusedLevel == row.focus)
    #expect(session.picker.phase == .open, "nothing was decided yet")
    #expect(session.picker.brokenInvariant == nil)
  }

  @Test func `no ID at all is refused`() throws {
    var session = Session(source: PlaceSource(Place.china))
    #expect(throws: Picker.Refusal.emptyPreset) { try session.send(.preset([])) }
    #expect(session.picker == Picker())
  }

  @Test func `one ID is enough, its ancestors are looked up`() throws {
    var one = Session(source: PlaceSource(Place.china), configuration: .init(maxDepth: 3))
    #expect(try one.send(.presetID("sm")) == [.truncated(depth: 3), .changed])
    #expect(one.titles == ["广东", "广州", "荔湾"])
    #expect(try one.send(.presetID("xx")) == [.unresolved(id: "xx", level: 0), .changed])
    #expect(one.titles == ["请选择"])
    #expect(one.picker.focusedLevel == 0)
  }

  @Test func `an ID that was replaced leads to its successor`() throws {
    var picker = Picker(configuration: .init(maxDepth: 3))
    #expect(try picker.send(.presetID("old")) == [.locate(token: 1, id: "old")])
    #expect(
      try picker.send(.located(token: 1, path: ["tw"], successor: "tw")) == [
        .superseded(old: "old", new: "tw"), .load(.init(token: 2, level: 0, parent: nil)),
      ])
  }

  @Test func `selecting after an echo follows the same rules as ever`() throws {
    var session = Session(source: PlaceSource(Place.china), configuration: .init(maxDepth: 3))
    try session.send(.preset(["gd", "gz", "th"]))
    try session.send(.select(level: 0, row: 0))
    #expect(session.picker.focusedLevel == 1)
    #expect(session.titles == ["广东", "广州", "天河"])
    let effects = try session.send(.select(level: 1, row: 1))
    #expect(effects == [.dropped(2..<3), .finished(session.picker.selected)])
    #expect(session.titles == ["广东", "东莞"])
  }

  @Test func `an echo replaces what is open, keeps common columns and drops the pending load`()
    throws
  {
    let source = PlaceSource(Place.china, tellsCounts: false)
    var picker = Picker()
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    _ = try picker.send(.select(level: 0, row: 1))
    #expect(
      try picker.send(.preset(["gd", "dg"])) == [
        .cancelLoad(token: 2), .load(.init(token: 3, level: 1, parent: "gd")),
      ])
    #expect(picker.selected.map(\.id) == ["gd"])
    #expect(try picker.send(.loaded(token: 3, source.column(below: "gd"))).first != .changed)
    #expect(picker.selected.map(\.id) == ["gd", "dg"])
    // The leaf turns out to be one.
    #expect(try picker.send(.loaded(token: 4, [])) == [.changed])
    #expect(picker.isComplete && picker.phase == .open)
  }

  @Test func `a preset opens a closed picker`() throws {
    var session = try Session(choosing: "台湾")
    #expect(session.picker.phase == .finished)
    try session.send(.preset(["gd"]))
    #expect(session.picker.phase == .open)
  }
}
