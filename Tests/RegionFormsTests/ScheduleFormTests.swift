import RegionForms
import Testing

/// Each rule of the source design's schedule form, by name.
struct ScheduleFormTests {
  static let plain = [
    "name", "startTime", "endTime", "place", "participants", "hasReminder", "hasNote",
  ]

  @Test func `reminder and note are not there until asked for`() throws {
    #expect(try Fixtures.schedule().rowIDs == Self.plain)
  }

  @Test func `the time editor opens under its row`() throws {
    var form = try Fixtures.schedule()
    let before = form.rows
    let changes = try form.send(.focus("startTime"))
    #expect(form.rows[2].id == "startTime.editor")
    #expect(changes == [.insert(at: 2, form.rows[2])])
    #expect(RowChange.apply(changes, to: before) == form.rows)
  }

  @Test func `the editor moves with the focus and closes without it`() throws {
    var form = try Fixtures.schedule()
    try form.send(.focus("startTime"))
    #expect(
      try form.send(.focus("endTime")).map(\.summary) == [
        "delete 2 startTime.editor", "insert 3 endTime.editor",
      ])
    #expect(try form.send(.focus("endTime.editor")).isEmpty)
    #expect(try form.send(.focus("name")).map(\.summary) == ["delete 3 endTime.editor"])
    #expect(try form.send(.focus(nil)).isEmpty)
  }

  @Test func `the editor shows what its row shows`() throws {
    var form = try Fixtures.schedule()
    try form.send(.focus("startTime"))
    let changes = try form.send(.edit(key: "startTime", value: .text("2025-06-01T09:00")))
    #expect(changes.map(\.summary) == ["update 1 startTime", "update 2 startTime.editor"])
    #expect(form.rows[2].value == .text("2025-06-01T09:00"))
  }

  @Test(arguments: [
    ("2025-06-01T09:00", "2025-06-01T10:00", nil),
    ("2025-06-01T09:00", "2025-06-01T09:00", "must be after Start"),
    ("2025-06-01T09:00", "2025-05-31T23:00", "must be after Start"),
    ("2025-06-01T09:00+08:00", "2025-06-01T02:00Z", nil),
    ("2025-06-01T09:00", "2025-06-01T01:00Z", "must be after Start"),
    ("2025-06-01T09:00", "2025-06-01T01:00:00.001Z", nil),
    ("2025-06-01T09:00", "tomorrow", "not an ISO 8601 date and time"),
  ])
  func `the end lies after the start`(start: String, end: String, error: String?) throws {
    var form = try Fixtures.schedule()
    try form.edit("name", "会议")
    try form.edit("startTime", start)
    try form.edit("endTime", end)
    #expect(form.errors.isEmpty)
    try form.send(.submit)
    #expect(form.error("endTime") == error)
  }

  @Test(arguments: ["startTime", "endTime"])
  func `an edit of either end takes the error of the order away`(key: String) throws {
    var form = try Fixtures.schedule()
    try form.edit("startTime", "2025-06-01T09:00")
    try form.edit("endTime", "2025-06-01T08:00")
    try form.send(.submit)
    #expect(form.error("endTime") == "must be after Start")
    try form.edit(key, "2025-06-02T09:00")
    #expect(form.error("endTime") == nil)
    #expect(form.error("name") == "required")
  }

  @Test(arguments: [
    ("2025-06-01T08:01", nil), ("2025-06-01T00:30Z", nil),
    ("2025-06-01T08:00", "must be after now"), ("2025-05-01T12:00", "must be after now"),
  ])
  func `a reminder lies after now`(time: String, error: String?) throws {
    var form = try Fixtures.schedule(now: "2025-06-01T08:00+08:00")
    try form.send(.edit(key: "hasReminder", value: .toggle(true)))
    try form.edit("reminder", time)
    try form.send(.submit)
    #expect(form.error("reminder") == error)
  }

  @Test func `what time it is, an event says`() throws {
    var form = try Fixtures.schedule(now: "2025-06-01T08:00")
    try form.send(.edit(key: "hasReminder", value: .toggle(true)))
    try form.edit("reminder", "2025-06-01T09:00")
    let later = try #require(DateTime("2025-06-01T10:00"))
    try form.send(.setTime(later))
    try form.send(.submit)
    #expect(form.error("reminder") == "must be after now")
  }

  @Test func `reminder and note appear when asked for and keep their values`() throws {
    var form = try Fixtures.schedule()
    #expect(
      try form.send(.edit(key: "hasReminder", value: .toggle(true))).map(\.summary) == [
        "insert 6 reminder", "update 5 hasReminder",
      ])
    try form.edit("reminder", "2025-07-01T09:00")
    #expect(
      try form.send(.edit(key: "hasReminder", value: .toggle(false))).map(\.summary) == [
        "delete 6 reminder", "update 5 hasReminder",
      ])
    #expect(!form.payload.contains { $0.key == "reminder" })
    try form.send(.edit(key: "hasReminder", value: .toggle(true)))
    #expect(form["reminder"] == .text("2025-07-01T09:00"))
    try form.send(.edit(key: "hasNote", value: .toggle(true)))
    #expect(form.rowIDs == Self.plain.dropLast() + ["reminder", "hasNote", "note"])
  }

  @Test func `a reminder not asked for is not checked`() throws {
    var form = try Fixtures.schedule()
    try form.edit("name", "会议")
    try form.edit("startTime", "2025-06-01T09:00")
    try form.edit("endTime", "2025-06-01T10:00")
    try form.send(.submit)
    #expect(form.status == .submitting)
  }

  @Test func `participants come and go, each with a row of its own`() throws {
    var form = try Fixtures.schedule()
    func person(_ name: String) -> FormValue { .record([FormEntry("name", .text(name))]) }
    #expect(
      try form.send(.append(key: "participants", value: person("韩梅梅"))).map(\.summary) == [
        "insert 5 participants.0", "update 4 participants",
      ])
    try form.send(.append(key: "participants", value: person("李雷")))
    #expect(
      try form.send(.remove(key: "participants", index: 0)).map(\.summary) == [
        "delete 5 participants.0", "update 4 participants",
      ])
    try form.send(.append(key: "participants", value: person("林涛")))
    #expect(form.rowIDs[4...6] == ["participants", "participants.1", "participants.2"])
    #expect(form["participants"] == .list([person("李雷"), person("林涛")]))
    #expect(
      try form.send(.move(key: "participants", from: 0, to: 1)).map(\.summary) == [
        "move 6 to 5 participants.2", "update 4 participants",
      ])
  }

  @Test func `a participant is a form of its own and fails on its own row`() throws {
    var form = try Fixtures.schedule()
    try form.send(.append(key: "participants", value: .record([])))
    try form.send(
      .append(
        key: "participants",
        value: .record([FormEntry("phone", .text("1")), FormEntry("name", .text("李雷"))])))
    try form.send(.submit)
    #expect(form.error("participants.0") == "Name: required")
    #expect(form.error("participants.1") == "Mobile: not a mobile number")
    try form.send(
      .edit(key: "participants.0", value: .record([FormEntry("name", .text("韩梅梅"))])))
    #expect(form.error("participants.0") == nil)
    #expect(form.error("participants.1") != nil)
  }
}

extension RowChange {
  /// "insert 2 startTime.editor".
  var summary: String {
    switch self {
    case .delete(let index, let id): "delete \(index) \(id)"
    case .move(let from, let to, let id): "move \(from) to \(to) \(id)"
    case .insert(let index, let row): "insert \(index) \(row.id)"
    case .update(let index, let row): "update \(index) \(row.id)"
    }
  }
}
