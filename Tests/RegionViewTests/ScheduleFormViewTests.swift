import Foundation
import RegionFormUI
import RegionForms
import RegionPickerUI
import Regions
import RegionsChina
import SwiftUI
import Synchronization
import Testing

/// The schedule form, touched.
@MainActor
@Suite(.serialized)
struct ScheduleFormViewTests {
  private func shown(
    _ deliver: @escaping FormModel.Delivery = { _ in }
  ) throws -> Shown {
    let people = [FormChoice("a", "张三"), FormChoice("b", "李四"), FormChoice("c", "王五")]
    let form = try Shown(
      "schedule",
      context: FormContext(language: .chinese, options: ["participants": people]), deliver: deliver)
    form.model.clock = { DateTime("2025-06-01T08:00+08:00") }
    return form
  }

  private func moment(_ text: String) throws -> Date {
    try #require(DateTime(text)?.date())
  }

  @Test func `from the first touch to the payload`() async throws {
    let payload = Mutex<FormPayload>([])
    let form = try shown { new in payload.withLock { $0 = new } }
    let screen = form.screen
    try screen.type("周会", into: "名称")
    try screen.press("开始时间，必填")
    try screen.set(moment("2025-06-02T09:30"), on: "开始时间")
    try screen.press("结束时间，必填")
    try screen.set(moment("2025-06-02T10:30"), on: "结束时间")
    try screen.type("三楼", into: "地点")
    try screen.press("添加参与人")
    try screen.press("张三")
    try screen.press("王五")
    try screen.press("完成")
    #expect(screen.presented == [] && screen.shows("张三") && screen.shows("王五"))
    try screen.press("添加提醒和备注")
    try screen.press("提醒")
    try screen.press("提前15分钟")
    #expect(screen.presented == [] && screen.shows("提前15分钟"))
    try screen.flip("响铃")
    try screen.press("备注")
    try screen.type("带电脑", into: "备注")
    try screen.press("完成")
    #expect(screen.shows("带电脑"))
    try screen.press("提交")
    try await screen.wait { screen.shows("已提交") }
    #expect(
      payload.withLock { $0.json.description }
        == #"{"name":"周会","startTime":"2025-06-02T09:30","endTime":"2025-06-02T10:30","location":"三楼","participants":["a","c"],"remind":"PT15M","isBellEnabled":true,"note":"带电脑"}"#
    )
    #expect(screen.faults == [])
  }

  @Test func `an editor closes at a second touch, and when another row is typed in`() throws {
    let screen = try shown().screen
    let closed = screen.rows.count
    try screen.press("开始时间，必填")
    #expect(screen.rows.count == closed + 1)
    try screen.press("开始时间，必填")
    #expect(screen.rows.count == closed)
    try screen.press("开始时间，必填")
    try screen.press("结束时间，必填")
    #expect(screen.rows.count == closed + 1)
    try screen.type("x", into: "名称")
    #expect(screen.rows.count == closed)
  }

  @Test func `touching beside a date keeps it`() throws {
    let form = try shown()
    form.model.edit("startTime", "2025-06-02T09:30")
    try form.screen.press("开始时间，必填")
    try form.screen.touch("2025-06-02 09:30")
    #expect(form.model.form["startTime"] == "2025-06-02T09:30")
  }

  @Test func `a reminder in the past is refused where it is chosen`() throws {
    let form = try shown()
    form.model.edit("startTime", "2025-06-01T09:00")
    form.model.focus("more")
    form.model.edit("remind", "PT5M")
    try form.screen.press("提醒")
    try form.screen.press("提前2小时")
    #expect(form.screen.presented == ["sheet"])
    #expect(form.screen.isInSight("请设置提醒事件晚于当前时间"))
    #expect(form.model.form["remind"] == "PT5M")
    try form.screen.press("提前15分钟")
    #expect(form.screen.presented == [])
    #expect(form.model.form["remind"] == "PT15M" && form.model.notice == nil)
  }

  @Test func `the device's clock is asked unless another is set`() throws {
    let form = try Shown("schedule", context: FormContext(language: .chinese))
    form.model.edit("startTime", "2001-01-01T09:00")
    form.model.focus("more")
    #expect(form.model.edit("remind", "PT5M") == nil)
    #expect(form.model.notice == "请设置提醒事件晚于当前时间")
    #expect(form.model.noticeKey == "remind")
  }

  @Test func `people are removed, swiped away and moved`() throws {
    let form = try shown()
    form.model.edit("participants", ["a", "b", "c"])
    let screen = form.screen
    try screen.press("删除李四")
    #expect(form.model.form["participants"] == ["a", "c"])
    try screen.drag("王五", to: 0)
    #expect(form.model.form["participants"] == ["c", "a"])
    try screen.swipeAway("王五")
    #expect(form.model.form["participants"] == ["a"])
    #expect(throws: ScreenError.self) { try screen.swipeAway("名称") }
    // A second touch of a ticked one takes it out.
    try screen.press("添加参与人")
    try screen.press("张三")
    #expect(form.model.form["participants"] == nil)
    try screen.press("取消")
    #expect(screen.presented == [])
  }

  @Test func `a list set by value keeps the items it had`() throws {
    let form = try shown()
    form.model.edit("participants", ["a", "b"])
    let ids = form.model.rows.filter { $0.kind == .item }.map(\.id)
    let batch = try #require(form.model.edit("participants", ["a", "b", "c"]))
    #expect(batch.deletions == [] && batch.insertions.count == 1)
    #expect(form.model.rows.filter { $0.kind == .item }.map(\.id).prefix(2) == ids[...])
  }
}

/// Forms inside forms, lists of every kind, and rules that speak early.
@MainActor
@Suite(.serialized)
struct InnerFormViewTests {
  private func form(_ fields: [FormField]) throws -> (FormModel, Screen) {
    let model = FormModel(
      try FormDefinition(sections: [FormSection(fields: fields)]),
      context: FormContext(regions: .china, language: .chinese)
    ) { _ in }
    return (model, Screen(RegionFormView(model, pictures: .of("/tmp/a.png"))))
  }

  private var contact: FieldKind {
    get throws {
      .form(
        try FormDefinition(sections: [
          FormSection(fields: [
            FormField("name", FormText("Name", chinese: "姓名"), rules: [.required]),
            FormField("place", FormText("Place", chinese: "地区"), kind: .region(until: .county)),
          ])
        ]))
    }
  }

  @Test func `a form inside is opened, filled and taken when it is right`() throws {
    let (model, screen) = try form([
      FormField("contact", FormText("Contact", chinese: "联系人"), kind: contact)
    ])
    try screen.press("联系人")
    try screen.press("完成")
    #expect(screen.presented == ["sheet"] && screen.shows("必填"))
    try screen.type("张三", into: "姓名")
    try screen.press("地区")
    #expect(screen.presented == ["sheet", "sheet"])
    try screen.press(row: "广东省")
    try screen.press(row: "东莞市")
    try screen.press("完成")
    #expect(screen.presented == [])
    #expect(model.form["contact"] == ["name": "张三", "place": "441900"])
    #expect(screen.shows("张三 广东省 东莞市"))
    try screen.press("联系人")
    #expect(try screen.content(of: "姓名") == "张三")
    try screen.type("李四", into: "姓名")
    try screen.press("取消")
    #expect(model.form["contact"]?["name"] == "张三")
  }

  @Test func `items of every kind are added`() async throws {
    let (model, screen) = try form([
      FormField("texts", FormText("T", chinese: "文字"), kind: .list(of: .text)),
      FormField("places", FormText("P", chinese: "地方"), kind: .list(of: .region(until: .county))),
      FormField("people", FormText("C", chinese: "联系人"), kind: .list(of: contact)),
      FormField("pictures", FormText("F", chinese: "照片"), kind: .list(of: .attachment)),
      FormField(
        "times", FormText("D", chinese: "时间"), kind: .list(of: .dateTime(inlineEditor: false))),
    ])
    try screen.press("添加文字")
    #expect(screen.focused == "文字")
    try screen.type("甲", into: "文字")
    try screen.press("添加地方")
    try screen.press(row: "广东省")
    try screen.press(row: "东莞市")
    try screen.press("添加联系人")
    try screen.type("张三", into: "姓名")
    try screen.press("完成")
    try screen.press("照片")
    try screen.press("选择文件")
    try await screen.wait { model.form["pictures"] != nil }
    try screen.press("添加时间")
    #expect(model.form["texts"] == ["甲"])
    #expect(model.form["places"] == ["441900"])
    #expect(model.form["people"] == [["name": "张三"]])
    #expect(model.form["pictures"] == ["/tmp/a.png"])
    #expect(model.form["times"] != nil)
    #expect(screen.faults == [])
  }

  @Test func `a date without a row of its own has its title once, and is read with it`() throws {
    let (_, screen) = try form([
      FormField("day", FormText("Day", chinese: "日期"), kind: .dateTime(inlineEditor: false)),
      FormField("bell", FormText("Bell", chinese: "响铃"), kind: .toggle),
    ])
    #expect(screen.texts.filter { $0 == "日期" }.count == 1)
    #expect(screen.spoken.contains { $0.label == "日期" && $0.isAdjustable })
    #expect(screen.spoken.contains { $0.label == "响铃" && $0.isAdjustable })
  }

  @Test func `a rule speaks when it says`() throws {
    let (_, screen) = try form([
      FormField("mail", "mail", rules: [.format(.email).onLeaving]),
      FormField("code", "code", rules: [.format(.postalCode).whileTyping]),
      FormField("phone", "phone", rules: [.format(.mobile)]),
    ])
    try screen.type("a", into: "mail")
    #expect(!screen.texts.contains { $0.contains("邮") })
    try screen.type("1", into: "code")
    #expect(screen.texts.filter { $0.contains("邮") }.count == 2)
    try screen.type("518000", into: "code")
    #expect(screen.texts.filter { $0.contains("邮") }.count == 1)
    try screen.type("a@b.example", into: "mail")
    #expect(!screen.texts.contains { $0.contains("邮") })
    try screen.type("1", into: "phone")
    try screen.type("518001", into: "code")
    #expect(screen.texts.allSatisfy { !$0.contains("手机") })
  }

  @Test func `a form goes back to its beginning`() throws {
    let (model, screen) = try form([FormField("name", "name", initial: "a")])
    #expect(!model.hasChanges)
    try screen.type("b", into: "name")
    #expect(model.hasChanges)
    model.reset()
    #expect(try screen.content(of: "name") == "a")
  }

  @Test func `a field that is read-only is shown, and stays`() throws {
    var field = FormField("id", "id", initial: "17")
    field.isReadOnly = true
    let (model, screen) = try form([field])
    #expect(throws: ScreenError.self) { try screen.type("18", into: "id") }
    #expect(model.edit("id", "18") == nil && model.form["id"] == "17")
  }
}
