import RegionPicker
import Testing

/// Replies that come late, fail, or come to nothing.
struct AsyncReplyTests {
  let source = PlaceSource(Place.china, tellsCounts: false)

  /// A picker whose 广东 is chosen and whose cities are awaited with token 2.
  private func loading() throws -> Picker {
    var picker = Picker(configuration: .init(maxDepth: 3))
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    _ = try picker.send(.select(level: 0, row: 0))
    return picker
  }

  @Test func `while loading, the path has the row and the focus stays on the parent`() throws {
    let picker = try loading()
    #expect(picker.selected.map(\.name) == ["广东"])
    #expect(picker.titles.map(\.isPlaceholder) == [false, true])
    #expect(picker.focusedLevel == 0)
    #expect(picker.isLoading(1) && !picker.isLoading(0))
  }

  @Test func `a column that comes while the user is elsewhere does not pull the focus`() throws {
    var picker = Picker(configuration: .init(maxDepth: 3))
    _ = try picker.send(.preset(["gd", "gz"]))
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    _ = try picker.send(.loaded(token: 2, source.column(below: "gd")))
    #expect(picker.isLoading(2))
    _ = try picker.send(.selectTab(0))
    #expect(try picker.send(.loaded(token: 3, source.column(below: "gz"))) == [.changed])
    #expect(picker.focusedLevel == 0)
    #expect(picker.columns.count == 3)
  }

  @Test func `an empty reply finishes even if the user is elsewhere`() throws {
    var picker = try loading()
    _ = try picker.send(.loaded(token: 2, source.column(below: "gd")))
    _ = try picker.send(.select(level: 1, row: 1))
    _ = try picker.send(.selectTab(0))
    #expect(try finished(picker.send(.loaded(token: 3, []))) == ["广东", "东莞"])
  }

  @Test func `a reply after a cancel is dropped, and opening asks again`() throws {
    var picker = try loading()
    #expect(try picker.send(.cancel()) == [.cancelLoad(token: 2), .cancelled])
    let cancelled = picker
    #expect(try picker.send(.loaded(token: 2, source.column(below: "gd"))) == [])
    #expect(picker == cancelled)
    #expect(try picker.send(.open) == [.load(.init(token: 3, level: 1, parent: "gd"))])
    _ = try picker.send(.loaded(token: 3, source.column(below: "gd")))
    #expect(picker.columns.count == 2)
  }

  @Test func `choosing the same row again is a retry`() throws {
    var picker = try loading()
    _ = try picker.send(.loadFailed(token: 2, reason: "timeout"))
    #expect(picker.titles.map(\.isPlaceholder) == [false, true])
    #expect(picker.failure?.level == 1)
    #expect(
      try picker.send(.select(level: 0, row: 0)) == [.load(.init(token: 3, level: 1, parent: "gd"))]
    )
    #expect(picker.failure == nil)
  }

  @Test func `another row after a failure works as ever`() throws {
    var picker = try loading()
    _ = try picker.send(.loadFailed(token: 2, reason: "timeout"))
    #expect(
      try picker.send(.select(level: 0, row: 1)) == [.load(.init(token: 3, level: 1, parent: "tw"))]
    )
  }

  @Test func `a failure is never an empty list, and an empty list is never a failure`() throws {
    var picker = try loading()
    _ = try picker.send(.loadFailed(token: 2, reason: "timeout"))
    #expect(picker.phase == .open && !picker.isComplete)
    _ = try picker.send(.retry)
    #expect(try finished(picker.send(.loaded(token: 3, []))) == ["广东"])
    #expect(picker.failure == nil)
  }

  @Test func `an empty reply for what is said to have children is an error of the data`() throws {
    var picker = Picker()
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, [.init(id: "gd", name: "广东", childCount: 2)]))
    _ = try picker.send(.select(level: 0, row: 0))
    #expect(try picker.send(.loaded(token: 2, [])) == [.failed(level: 1)])
    #expect(picker.phase == .open)
  }

  @Test func `retry with nothing to retry is refused`() throws {
    var picker = try loading()
    #expect(throws: Picker.Refusal.nothingToRetry) { try picker.send(.retry) }
  }

  @Test func `an echo that failed goes on where it stopped`() throws {
    var picker = Picker(configuration: .init(maxDepth: 3))
    _ = try picker.send(.preset(["gd", "gz", "lw"]))
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    #expect(try picker.send(.loadFailed(token: 2, reason: "lost")) == [.failed(level: 1)])
    _ = try picker.send(.retry)
    _ = try picker.send(.loaded(token: 3, source.column(below: "gd")))
    _ = try picker.send(.loaded(token: 4, source.column(below: "gz")))
    #expect(picker.titles.map(\.name) == ["广东", "广州", "荔湾"])
    #expect(picker.phase == .open)
  }

  @Test func `a tap on the row an echo is loading below makes it a choice`() throws {
    var picker = Picker()
    _ = try picker.send(.preset(["tw"]))
    _ = try picker.send(.loaded(token: 1, source.column(below: nil)))
    #expect(try picker.send(.select(level: 0, row: 1)) == [])
    #expect(try finished(picker.send(.loaded(token: 2, []))) == ["台湾"])
  }
}
