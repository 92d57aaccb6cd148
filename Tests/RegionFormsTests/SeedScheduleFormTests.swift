import JSONDocument
import RegionForms
import Testing

/// What the source design says of its schedule form, sentence by sentence, through
/// `Data/forms/schedule.json` and events. It is 8 o'clock.
struct SeedScheduleFormTests {
  private static let plain = ["name", "startTime", "endTime", "location", "participants", "more"]

  private func touched() throws -> EventForm {
    var form = try EventForm("schedule")
    try form.edit("name", "会议")
    try form.edit("startTime", "2025-06-01T09:00+08:00")
    try form.edit("endTime", "2025-06-01T10:00+08:00")
    try form.send(["event": "focus", "key": "more"])
    return form
  }

  @Test func `the fields are name, start and end, place and participants, then one row`() throws {
    let definition = try EventForm.definition("schedule")
    #expect(definition.title.text(in: .chinese) == "创建日程")
    #expect(try EventForm("schedule").rowIDs == Self.plain)
    #expect(
      definition.fields.map { $0.title.text(in: .chinese) } == [
        "名称", "开始时间", "结束时间", "地点", "参与人", "添加提醒和备注", "提醒", "响铃", "备注",
      ])
  }

  @Test func `an editor row opens below the row touched, one at a time`() throws {
    var form = try EventForm("schedule")
    try form.send(["event": "focus", "key": "startTime"])
    #expect(form.changes == #"[{"insert":2,"id":"startTime.editor"}]"#)
    try form.send(["event": "focus", "key": "endTime"])
    #expect(
      form.changes == #"[{"delete":2,"id":"startTime.editor"},{"insert":3,"id":"endTime.editor"}]"#)
    try form.send(["event": "focus", "key": .null])
    #expect(form.rowIDs == Self.plain)
  }

  @Test func `participants are a choice of several people from a list, each once`() throws {
    var form = try EventForm("schedule")
    try form.send(
      [
        "event": "options", "key": "participants",
        "value": [["id": "u1", "name": "李雷"], ["id": "u2", "name": "韩梅梅"]],
      ])
    #expect(try form.send(["event": "append", "key": "participants", "value": "u1"]) == nil)
    #expect(
      try form.send(["event": "append", "key": "participants", "value": ["id": "u2"]]) == nil)
    #expect(form.row("participants.1")?["text"] == "韩梅梅")
    let repeated = try form.send(["event": "append", "key": "participants", "value": "u1"])
    #expect(repeated == "该参与人已添加")
    #expect(form.row("participants")?["value"] == ["u1", "u2"])
    try form.send(["event": "remove", "key": "participants", "index": 0])
    #expect(form.row("participants")?["value"] == ["u2"])
    try form.send(["event": "append", "key": "participants", "value": "u9"])
    try form.submit()
    #expect(form.error("participants.2") == "没有“u9”这个选项")
  }

  @Test func `the row for reminder and note, once touched, is replaced by three`() throws {
    var form = try EventForm("schedule")
    try form.send(["event": "focus", "key": "more"])
    #expect(
      form.rowIDs == Self.plain.dropLast() + ["remind", "isBellEnabled", "note"])
    #expect(
      form.changes
        == #"[{"delete":5,"id":"more"},{"insert":5,"id":"remind"},"#
        + #"{"insert":6,"id":"isBellEnabled"},{"insert":7,"id":"note"}]"#)
    var switched = try EventForm("schedule")
    try switched.edit("more", true)
    #expect(switched.rowIDs == form.rowIDs)
  }

  @Test func `a form that begins with a note shows the three rows`() throws {
    let form = try EventForm("schedule", answers: #"{"note": "带电脑"}"#)
    #expect(form.rowIDs == Self.plain.dropLast() + ["remind", "isBellEnabled", "note"])
  }

  @Test func `a reminder is none or a lead time before the start`() throws {
    var form = try touched()
    try form.submit()
    #expect(form.payload?["remind"] == nil)
    #expect(try form.edit("remind", "PT15M") == nil)
    #expect(form.row("remind")?["text"] == "提前15分钟")
    try form.submit()
    #expect(
      form.payload?.description
        == #"{"name":"会议","startTime":"2025-06-01T09:00+08:00","endTime":"2025-06-01T10:00+08:00","#
        + #""remind":"PT15M","isBellEnabled":false}"#)
  }

  @Test func `a reminder in the past is refused at once and the old value stays`() throws {
    var form = try touched()
    try form.edit("remind", "PT30M")
    #expect(try form.edit("remind", "PT1H") == "请设置提醒事件晚于当前时间")
    #expect(form.row("remind")?["value"] == "PT30M")
    #expect(form.error("remind") == nil)
    try form.send(["event": "now", "value": "2025-06-01T08:45+08:00"])
    #expect(try form.edit("remind", "PT15M") == "请设置提醒事件晚于当前时间")
    #expect(try form.edit("remind", "PT14M") == nil)
    #expect(try form.edit("remind", .null) == nil)
  }

  @Test func `an earlier start speaks at submission where the reminder has become the past`() throws
  {
    var form = try touched()
    try form.edit("remind", "PT30M")
    try form.edit("startTime", "2025-06-01T08:20+08:00")
    #expect(form.errors.isEmpty)
    try form.submit()
    #expect(form.errors == ["remind": "请设置提醒事件晚于当前时间"])
    try form.edit("startTime", "2025-06-01T09:20+08:00")
    #expect(form.errors.isEmpty)
  }

  @Test func `reminder and note are changed in a form of their own`() throws {
    let definition = try EventForm.definition("schedule")
    #expect(definition.fields.filter(\.opensPage).map(\.key) == ["remind", "note"])
  }

  @Test func `the bell is a toggle`() throws {
    var form = try touched()
    try form.edit("isBellEnabled", true)
    try form.submit()
    #expect(form.payload?["isBellEnabled"] == true)
  }

  @Test func `the end lies after the start`() throws {
    var form = try touched()
    try form.edit("endTime", "2025-06-01T09:00+08:00")
    try form.submit()
    #expect(form.errors == ["endTime": "必须晚于开始时间"])
  }

  @Test func `which rows there are may depend on facts that change while the form is open`() throws
  {
    let member = FormCondition.fact("isMember", .toggle(true))
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("a", "A"),
          FormField("b", "B", rules: [.required], shownIf: member),
        ])
      ])
    var form = FormState(definition)
    #expect(form.rows.map(\.id) == ["a"])
    let changes = try form.send(.setFact("isMember", .toggle(true)))
    #expect(changes == [.insert(at: 1, form.rows[1])])
    try form.send(.submit)
    #expect(form.firstError == "b")
    #expect(try form.send(.setFact("isMember", nil)) == [.delete(at: 1, id: "b")])
    try form.send(.submit)
    #expect(form.status == .submitting)
  }
}
