import Foundation
import RegionFormUI
import RegionForms
import RegionPicker
import RegionPickerUI
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// The model that a view of a form observes: its rows are those of the form, whatever happens in between.
@MainActor
struct FormModelTests {
  private static func definition(_ name: String) throws -> FormDefinition {
    let file = Tool.root.appending(path: "Data/forms/\(name).json")
    return try FormDefinition(json: Array(try Data(contentsOf: file)))
  }

  private static let answers: [String: FormValue] = [
    "groupId": .text("17"), "groupName": .text("荔湾小店"), "tag": .text("水果"),
    "introduction": .text("新鲜水果"), "regionId": .text("440305"), "address": .text("科技园1号"),
    "telephone": .text("0755-12345678"), "logo": .text("/pictures/logo.png"),
    "cover": .text("https://shop.example/cover.jpg"),
  ]

  private func shop(
    _ values: [String: FormValue] = answers, uploader: PictureStore = PictureStore(),
    prepare: @escaping FilePreparation = { file throws(UploadError) in file },
    deliver: @escaping FormModel.Delivery = { _ throws(FormRefusal) in }
  ) throws -> FormModel {
    FormModel(
      try Self.definition("shop"),
      context: FormContext(
        regions: .china, language: .chinese, facts: ["provinceId": .text("440000")]),
      values: values, uploader: uploader,
      policy: UploadPolicy(attempts: 2, delay: .milliseconds(1)), prepare: prepare,
      deliver: deliver)
  }

  @Test func `rows lie in the sections of the definition`() throws {
    let model = try shop()
    #expect(
      model.sections.map { $0.map(\.id) } == [
        ["groupName", "tag", "introduction"], ["regionId", "address", "telephone", "contactMail"],
        ["logo", "cover"],
      ])
  }

  @Test func `a message is pasted, taken back, and one that says nothing is noticed`() throws {
    let model = FormModel(
      try Self.definition("delivery"), context: FormContext(regions: .china, language: .chinese)
    ) { _ in }
    #expect(!model.takesMessages)
    #expect(model.paste("张三 13800138000") == nil)
    #expect(model.fault != nil)
    model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
    #expect(model.takesMessages)
    var batches: [RowBatch] = []
    model.onChange = { batches.append($0) }
    model.edit("contactName", "李四")
    model.paste("收货人：张三\n电话：13800138000\n广东省深圳市南山区科苑路15号")
    #expect(model.form["contactName"] == "张三")
    #expect(model.form["regionId"] == "440305")
    #expect(batches.last?.updates.count == 4)
    model.undoPaste()
    #expect(model.form.values.compactMapValues(\.text) == ["contactName": "李四"])
    #expect(model.paste("") == nil)
    #expect(model.notice == "其中没有可填入此表单的内容")
    #expect(model.noticeKey == nil)
    model.edit("contactName", "王五")
    #expect(model.notice == nil)
    model.isReadOnly = true
    #expect(!model.takesMessages)
    #expect(model.paste("张三 13800138000") == nil)
    #expect(model.form["contactName"] == "王五")
  }

  @Test(arguments: ["shop", "schedule"], 0..<4)
  func `a table view takes the changes of every random event`(name: String, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let model = FormModel(
      try Self.definition(name), context: FormContext(regions: .china, language: .chinese)
    ) { _ throws(FormRefusal) in }
    var table = TableView(sections: model.sections.map { $0.map(\.id) })
    var refusal: TableView.Refusal?
    model.onChange = { batch in
      do throws(TableView.Refusal) {
        try table.performBatch(
          deleting: batch.deletions, inserting: batch.insertions, moving: batch.moves,
          source: model.sections.map { $0.map(\.id) })
        try table.reload(batch.updates)
      } catch {
        refusal = error
      }
    }
    let values: [FormValue?] = [
      nil, .text(""), .text("x"), .text("440305"), .text("PT15M"), .toggle(true),
      .text("2030-01-01T09:00"), .text(String(repeating: "店", count: 31)),
    ]
    for _ in 0..<400 {
      let ids = model.rows.map(\.id) + ["participants.0", "more"]
      let id = ids[Int.random(in: 0..<ids.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.focus(id)
      case 1: model.focus(nil)
      case 2:
        model.send(.append(key: id, value: .text("p\(Int.random(in: 0..<5, using: &random))")))
      case 3: model.send(.move(key: id, from: 0, to: Int.random(in: 0..<3, using: &random)))
      default: model.edit(id, values[Int.random(in: 0..<values.count, using: &random)])
      }
      #expect(refusal == nil, "seed \(seed)")
      #expect(table.sections == model.sections.map { $0.map(\.id) }, "seed \(seed)")
    }
  }

  @Test func `a submission that fails marks every row at once and names the first`() async throws {
    let model = try shop([:])
    let outcome = await model.submit()
    #expect(outcome == .invalid(firstError: "groupName"))
    #expect(
      model.problems.map(\.message) == [
        "网店名不能为空", "标签不能为空", "简介不能为空", "市区不能为空", "地址不能为空", "电话不能为空",
        "logo不能为空", "封面图不能为空",
      ])
    #expect(model.status == .editing)
  }

  @Test func `a submission uploads what is no URL and delivers the payload`() async throws {
    let delivered = Guarded<FormPayload>([])
    let store = PictureStore()
    let model = try shop(
      uploader: store,
      deliver: { payload throws(FormRefusal) in
        delivered.withLock { $0 = payload }
      })
    let outcome = await model.submit()
    #expect(model.status == .submitted)
    #expect(model.outcome == outcome)
    #expect(store.sent == ["/pictures/logo.png"])
    let payload = delivered.withLock { $0 }
    let keys = payload.map(\.key)
    #expect(
      keys == [
        "groupId", "groupName", "tag", "introduction", "regionId", "cityId", "address",
        "telephone", "logoUrl", "coverUrl",
      ])
    #expect(
      payload.first { $0.key == "logoUrl" }?.value == .text("https://store.example/logo.png"))
  }

  @Test func `progress is reported for each file while it is sent, and doesn't go back`()
    async throws
  {
    let store = PictureStore(steps: [0.25, 0.75, 0.5])
    let model = try shop(uploader: store)
    let row = try #require(model.rows.first { $0.id == "logo" })
    #expect(model.progress(of: row) == nil)
    var seen: [Double] = []
    let submission = Task { await model.submit() }
    while model.outcome == nil {
      if let value = model.progress(of: row), value != seen.last { seen.append(value) }
      await Task.yield()
    }
    _ = await submission.value
    #expect(seen == seen.sorted())
    #expect(!seen.isEmpty)
    #expect(model.progress.isEmpty)
  }

  @Test func `a picture is made ready before it is sent, and only that is sent`() async throws {
    let store = PictureStore()
    let model = try shop(uploader: store, prepare: { file throws(UploadError) in file + ".small" })
    await model.submit()
    #expect(store.sent == ["/pictures/logo.png.small"])
    #expect(model.form["logo"] == .text("/pictures/logo.png"))
  }

  @Test func `a file that can't be sent marks its row and loses nothing`() async throws {
    let model = try shop(uploader: PictureStore(fails: true))
    let outcome = await model.submit()
    guard case .failed = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(model.status == .editing)
    #expect(model.problems.map(\.row.id) == ["logo"])
    #expect(model.form["groupName"] == .text("荔湾小店"))
  }

  @Test func `the server's refusal marks rows by the names it knows`() async throws {
    let model = try shop(deliver: { _ throws(FormRefusal) in
      throw FormRefusal(
        FormText("no", chinese: "不行"),
        fields: ["logoUrl": FormText("too large", chinese: "图片过大")])
    })
    await model.submit()
    #expect(model.problems.map(\.row.id) == ["logo"])
    #expect(model.problems.map(\.message) == ["图片过大"])
  }

  @Test func `a form that is cancelled while it is sent stays cancelled`() async throws {
    let model = try shop(uploader: PictureStore(delay: .seconds(30)))
    let submission = Task { await model.submit() }
    while model.status != .submitting { await Task.yield() }
    model.send(.cancel)
    #expect(await submission.value == .cancelled)
    #expect(model.status == .cancelled)
  }

  @Test func `a rule that refuses at once speaks as a notice, and the value stays`() throws {
    let model = FormModel(
      try Self.definition("schedule"),
      context: FormContext(now: DateTime("2025-06-01T08:00"), language: .chinese)
    ) { _ throws(FormRefusal) in }
    model.edit("startTime", .text("2025-06-01T09:00"))
    model.focus("more")
    model.edit("remind", .text("PT30M"))
    #expect(model.edit("remind", .text("PT2H")) == nil)
    #expect(model.notice == "请设置提醒事件晚于当前时间")
    #expect(model.form["remind"] == .text("PT30M"))
    model.edit("remind", .text("PT15M"))
    #expect(model.notice == nil)
  }

  @Test func `the clock is asked before each event`() throws {
    let model = FormModel(try Self.definition("schedule")) { _ throws(FormRefusal) in }
    model.clock = { DateTime("2025-06-01T08:50") }
    model.edit("startTime", .text("2025-06-01T09:00"))
    model.focus("more")
    #expect(model.edit("remind", .text("PT15M")) == nil)
    #expect(model.edit("remind", .text("PT5M")) != nil)
  }

  @Test func `a region row opens a picker whose choice goes into the row`() throws {
    let model = try shop([:])
    #expect(model.picker(for: "tag") == nil)
    let picker = try #require(model.picker(for: "regionId"))
    #expect(picker.rows(at: 0).count == 21)
    let city = try #require(picker.rows(at: 0).first { $0.id == "440300" })
    picker.select(city.row, at: 0)
    let district = try #require(picker.rows(at: 1).first { $0.id == "440305" })
    picker.select(district.row, at: 1)
    #expect(model.form["regionId"] == .text("440305"))
    #expect(model.rows.first { $0.id == "regionId" }?.text == "广东省 深圳市 南山区")
    let again = try #require(model.picker(for: "regionId"))
    #expect(again.selectedIDs == ["440300", "440305"])
    again.select(0, at: 0)
    again.cancel()
    #expect(model.form["regionId"] == .text("440305"))
  }

  @Test func `new data in an open form is an update of the rows that show it`() throws {
    let model = try shop()
    var batches: [RowBatch] = []
    model.onChange = { batches.append($0) }
    var builder = RegionTreeBuilder()
    let province = try builder.add(id: "440000", name: "粤", rank: .province)
    let city = try builder.add(id: "440300", name: "深", under: province, rank: .prefecture)
    try builder.add(id: "440305", name: "南", under: city, rank: .county)
    model.setRegions(try RegionTree(bytes: builder.build()))
    #expect(batches.map(\.updates) == [[RowPosition(section: 1, row: 0)]])
    #expect(model.rows.first { $0.id == "regionId" }?.text == "粤 深 南")
    #expect(model.form["groupName"] == .text("荔湾小店"))
  }
}
