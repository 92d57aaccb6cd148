import RegionFormUI
import RegionForms
import RegionsChina
import SwiftUI
import Testing

/// The form for an address, filled by what was copied from a chat.
@MainActor
@Suite(.serialized)
struct DeliveryFormViewTests {
  @Test func `a button pastes a message, says what has no field, and takes it back`() throws {
    let form = try Shown("delivery")
    let screen = form.screen
    #expect(!screen.buttons.contains("Paste"))
    form.model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
    #expect(screen.shows("粘贴整段地址，自动识别"))
    try screen.type("李四", into: "收货人")
    screen.clipboard = "大旋仔 13600488000 佛山市南海区盐步，穗盐路景裕嘉园1期 13812345678"
    Screen.announcements = []
    try screen.press("Paste")
    #expect(try screen.content(of: "收货人") == "大旋仔")
    #expect(try screen.content(of: "手机号码") == "13600488000")
    #expect(form.model.form["regionId"] == "440605")
    #expect(screen.shows("请核对此项。"))
    #expect(screen.shows("已填写，未能归类：13812345678"))
    #expect(Screen.announcements.contains("已填写，未能归类：13812345678"))
    try screen.press("撤销")
    #expect(try screen.content(of: "收货人") == "李四")
    #expect(form.model.form["regionId"] == nil)
    #expect(!screen.buttons.contains("撤销") && !screen.shows("请核对此项。"))
    screen.clipboard = "?"
    try screen.press("Paste")
    #expect(screen.shows("其中没有可填入此表单的内容"))
    #expect(screen.faults == [])
  }

  @Test func `a form that takes no messages has no such button`() throws {
    let form = try Shown("shop")
    form.model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
    #expect(!form.screen.buttons.contains("Paste"))
  }
}
