import Foundation
import RegionFormUI
import RegionForms
import RegionPickerUI
import Regions
import RegionsChina
import SwiftUI
import Synchronization
import Testing

/// The shop form, touched.
@MainActor
@Suite(.serialized)
struct ShopFormViewTests {
  private static let full: [String: FormValue] = [
    "groupName": "荔湾小店", "tag": "水果", "introduction": "新鲜水果", "regionId": "440305",
    "address": "科技园1号", "telephone": "0755-12345678", "logo": "https://a.example/l.png",
    "cover": "https://a.example/c.png",
  ]

  @Test func `from the first touch to the payload`() async throws {
    let payload = Mutex<FormPayload>([])
    let form = try Shown("shop") { new in payload.withLock { $0 = new } }
    let screen = form.screen
    for (title, text) in [
      ("网店名称", "荔湾小店"), ("网店主标签", "水果"), ("网店简介", "新鲜水果"), ("请输入详细门牌号", "科技园1号"),
      ("网店座机", "0755-12345678"),
    ] { try screen.type(text, into: title) }
    try screen.press("市")
    try screen.press(row: "深圳市")
    try screen.press(row: "南山区")
    #expect(screen.presented == [] && screen.shows("深圳市") && screen.shows("南山区"))
    for picture in ["网店LOGO", "网店封面图"] {
      try screen.press(picture)
      try screen.press("拍照")
      try await screen.wait { screen.buttons.contains("删除 \(picture)") }
    }
    try screen.press("提交")
    try await screen.wait { screen.shows("已提交") }
    #expect(
      payload.withLock { $0.json.description }
        == #"{"groupName":"荔湾小店","tag":"水果","introduction":"新鲜水果","regionId":"440305","cityId":"440300","address":"科技园1号","telephone":"0755-12345678","logoUrl":"https://store.example/logo.png","coverUrl":"https://store.example/logo.png"}"#
    )
    #expect(screen.faults == [])
  }

  @Test func `the cross closes the region sheet, and the form goes on`() throws {
    let form = try Shown("shop", values: ["regionId": "440305"])
    try form.screen.press("南山区")
    try form.screen.press("深圳市")
    try form.screen.press(row: "广州市")
    try form.screen.press("关闭")
    #expect(form.screen.presented == [])
    #expect(form.model.form["regionId"] == "440305")
    try form.screen.press("南山区")
    try form.screen.press("福田区")
    #expect(form.model.form["regionId"] == "440304")
    try form.screen.press("福田区")
    try form.screen.swipeDown()
    #expect(form.screen.presented == [] && form.model.form["regionId"] == "440304")
  }

  @Test func `a failure is said, aloud too, and can be tried again`() async throws {
    let tries = Mutex(0)
    let form = try Shown("shop", values: Self.full) { _ in
      if tries.withLock({
        $0 += 1
        return $0
      }) == 1 {
        throw URLError(.notConnectedToInternet)
      }
    }
    Screen.announcements = []
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.presented == ["alert"] }
    #expect(form.screen.shows("未能提交，请重试"))
    #expect(Screen.announcements.contains("未能提交，请重试"))
    #expect(form.model.fault?.contains("1009") ?? false)
    try form.screen.press("重试")
    try await form.screen.wait { form.screen.shows("已提交") }
    #expect(Screen.announcements.last == "已提交")
  }

  @Test func `a refusal of the server stands on its row`() async throws {
    let form = try Shown("shop", values: Self.full) { _ in
      throw FormRefusal("no", fields: ["groupName": FormText("taken", chinese: "名称已被使用")])
    }
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.presented == ["alert"] }
    try form.screen.press("关闭")
    #expect(form.screen.isInSight("名称已被使用"))
  }

  @Test func `while it is sent there is a spinner, and it can be stopped`() async throws {
    let form = try Shown("shop", values: Self.full) { _ in
      try await Task.sleep(for: .seconds(20))
    }
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.shows("正在提交…") }
    #expect(form.screen.isSpinning)
    #expect(throws: ScreenError.self) { try form.screen.press("提交") }
    #expect(throws: ScreenError.self) { try form.screen.type("x", into: "网店名称") }
    try form.screen.press("取消")
    try await form.screen.wait { form.model.status == .editing }
    #expect(form.screen.presented == [])
  }

  @Test func `all that is wrong is marked at once, the first is in sight and read out`()
    async throws
  {
    let form = try Shown("shop")
    Screen.announcements = []
    form.screen.rowsInSight = 4
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.shows("封面图不能为空") }
    #expect(form.screen.isInSight("网店名不能为空"))
    #expect(Screen.announcements.last?.contains("网店名不能为空，标签不能为空") ?? false)
    #expect(form.screen.texts.filter { $0.hasSuffix("不能为空") }.count == 8)
  }

  @Test func `the same errors are read out again at the next try`() async throws {
    let form = try Shown("shop")
    Screen.announcements = []
    try form.screen.press("提交")
    try await form.screen.wait { Screen.announcements.count == 1 }
    // Nothing is drawn between the beginning and the end of the second try.
    await form.model.submit()
    form.screen.update()
    #expect(Screen.announcements.count == 2)
  }

  @Test func `touching a picture keeps it, the badge removes it`() throws {
    let form = try Shown("shop", values: ["logo": "/tmp/a.png"])
    try form.screen.touch("picture")
    #expect(form.model.form["logo"] == "/tmp/a.png")
    #expect(try form.screen.style("scale", of: "picture") == "fill")
    #expect(try form.screen.style("clipped", of: "picture") == "true")
    try form.screen.press("删除 网店LOGO")
    #expect(form.model.form["logo"] == nil)
  }

  @Test func `a picture behind a URL comes later`() throws {
    let form = try Shown("shop", values: ["logo": "https://a.example/l.png"])
    #expect(form.screen.isSpinning)
    form.screen.pictures = { .success(Image(systemName: $0.lastPathComponent)) }
    form.model.edit("tag", "x")
    #expect(form.screen.images.contains("l.png"))
  }

  @Test func `the source is told, and only those are offered that the device has`() async throws {
    let asked = Mutex<[AttachmentSource]>([])
    let form = try Shown(
      "shop",
      pictures: .of("/tmp/a.png", sources: [.album, .files]) { source in
        asked.withLock { $0.append(source) }
      })
    try form.screen.press("网店LOGO")
    #expect(form.screen.buttons == ["从相册选择", "取消"])
    try form.screen.press("从相册选择")
    try await form.screen.wait { form.model.form["logo"] != nil }
    #expect(asked.withLock { $0 } == [.album])
  }

  @Test func `keyboards, the return key and the bar above the keyboard`() throws {
    let screen = try Shown("shop").screen
    #expect(try screen.style("keyboard", of: "email") == "emailAddress")
    #expect(try screen.style("capitals", of: "email") == "never")
    #expect(try screen.style("return", of: "请输入email(选填)") == "done")
    try screen.type("店", into: "网店名称")
    screen.pressReturn()
    #expect(screen.focused == "网店主标签，必填")
    try screen.press("下一项")
    #expect(screen.focused == "网店简介，必填")
    try screen.press("上一项")
    #expect(screen.focused == "网店主标签，必填")
    try screen.press("收起")
    #expect(screen.focused == nil)
  }

  @Test func `a counter shows when the limit is near, the error while typing`() throws {
    let screen = try Shown("shop").screen
    try screen.type("短", into: "网店主标签")
    #expect(!screen.texts.contains { $0.hasSuffix("/20") })
    try screen.type(String(repeating: "长", count: 21), into: "网店主标签")
    #expect(screen.shows("21/20") && screen.shows("最多20个字"))
  }

  @Test func `empty boxes are grey, a municipality's are its own and its district`() throws {
    let empty = try Shown("shop").screen
    #expect(try empty.style("foreground", of: "市") == "secondary")
    let beijing = try Shown(
      "shop", values: ["regionId": "110101"],
      context: FormContext(
        regions: .china, language: .chinese, facts: ["provinceId": "110000"])
    ).screen
    #expect(beijing.shows("北京市") && beijing.shows("东城区"))
    let dongguan = try Shown("shop", values: ["regionId": "441900"]).screen
    #expect(dongguan.shows("东莞市"))
    #expect(try dongguan.style("foreground", of: "区") == "secondary")
  }

  @Test func `a saved region the data does not have is shown by its ID, not as none`() throws {
    let screen = try Shown("shop", values: ["regionId": "440399"]).screen
    #expect(screen.shows("440399") && !screen.shows("市"))
  }

  @Test func `the title stands there, required rows are marked, empty headers are not there`()
    throws
  {
    let screen = try Shown("shop").screen
    #expect(screen.texts.first == "创建网店")
    #expect(screen.texts.filter { $0 == "*" }.count == 7)
    #expect(!screen.texts.contains(""))
  }

  @Test func `VoiceOver reads each row as what it is`() throws {
    let screen = try Shown("shop", values: ["groupName": "店", "logo": "/tmp/a.png"]).screen
    let name = try #require(screen.spoken.first { $0.label == "网店名称，必填" })
    #expect(name.isAdjustable && name.value == "店")
    let region = try #require(screen.spoken.first { $0.label == "网店地址，必填" })
    #expect(region.traits.contains(.isButton) && region.value == "市 区")
    #expect(screen.spoken.contains { $0.label == "删除 网店LOGO" })
  }

  @Test func `a form that is shown only, and a field that is`() throws {
    let form = try Shown("shop", values: Self.full)
    form.model.isReadOnly = true
    #expect(throws: ScreenError.self) { try form.screen.type("x", into: "网店名称") }
    #expect(!form.screen.buttons.contains("提交"))
    #expect(form.model.edit("groupName", "x") == nil)
    #expect(form.model.notice == nil && form.model.fault != nil)
  }

  @Test func `new data while a form is open keeps what is typed`() throws {
    let form = try Shown("shop", values: ["regionId": "440305"])
    try form.screen.type("店", into: "网店名称")
    form.model.setRegions(.china)
    #expect(try form.screen.content(of: "网店名称") == "店")
    #expect(form.screen.shows("南山区"))
  }

  @Test func `a check elsewhere speaks at submission, before anything is sent`() async throws {
    let sent = Mutex(0)
    let form = try Shown("shop", values: Self.full) { _ in sent.withLock { $0 += 1 } }
    form.model.check("groupName") { name in
      name == "荔湾小店" ? FormText("taken", chinese: "名称已被使用") : nil
    }
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.shows("名称已被使用") }
    #expect(form.model.outcome == .invalid(firstError: "groupName"))
    try form.screen.type("新店", into: "网店名称")
    try form.screen.press("提交")
    try await form.screen.wait { form.screen.shows("已提交") }
    #expect(sent.withLock { $0 } == 1)
  }

  @Test func `without the fact a region lies within, the app's author is told`() throws {
    let form = try Shown("shop", context: FormContext(regions: .china, language: .chinese))
    #expect(form.model.fault?.contains("provinceId") ?? false)
    try form.screen.press("市")
    #expect(form.screen.presented == [])
  }

  @Test func `large type and the dark change nothing that is read`() throws {
    let light = try Shown("shop", values: Self.full)
    let dark = Screen(RegionFormView(light.model, pictures: .of("x"))) {
      $0.colorScheme = .dark
      $0.dynamicTypeSize = .accessibility5
    }
    #expect(dark.texts == light.screen.texts)
  }
}
