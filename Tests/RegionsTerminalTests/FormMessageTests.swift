import Foundation
import RegionForms
import Regions
import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// A pasted message in the form's screen, without a terminal. What a message says is given here: the screen
/// takes no text apart.
struct FormMessageTests {
  private static let contact = PastedContact(
    name: .init("张三", isDoubtful: true), phones: [.init("13800138000")],
    region: .init("440106"), detail: .init("天河路1号"), leftOver: ["周末送"])

  /// The form for an address, with a field besides that no message fills.
  private func screen(
    language: FormLanguage = .english, columns: Int = 70, contact: PastedContact = contact
  ) throws -> FormScreen {
    _ = TextWidth.useUTF8()
    let definition = try FormDefinition(
      "D",
      sections: [
        FormSection(fields: [
          FormField("remark", "Remark"), FormField("name", "Name"), FormField("phone", "Phone"),
          FormField("area", "Area", kind: .region(until: .county)),
          FormField("street", "Street"),
        ])
      ], paste: FormPaste(name: "name", phone: "phone", region: "area", detail: "street"))
    let context = FormContext(regions: TestRegions.tree, language: language)
    return FormScreen(
      FormState(definition, context: context), size: ScreenSize(rows: 14, columns: columns),
      contactReader: { text, _ in text == "one" ? PastedContact(name: .init("one")) : contact })
  }

  private func lines(_ screen: FormScreen) -> [String] {
    screen.frame.lines.map { line in
      var text = line.text
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  @Test func `a paste of several parts fills the form and goes to what is doubtful`() throws {
    var screen = try screen()
    screen.setFocus(.row("phone"))
    _ = screen.handle(.paste("张三 13800138000 广州市天河区天河路1号 周末送"))
    #expect(
      lines(screen).prefix(7) == [
        " D                                                      4 of 5 filled",
        "  Remark   –", "› Name     张三", "           ↳ please check this", "  Phone    13800138000",
        "  Area     广东省 › 广州市 › 天河区", "  Street   天河路1号",
      ])
    #expect(lines(screen).last == " filled in, ^_ takes it back; no field for “周末送”")
    #expect(screen.focus == .row("name"))
    _ = screen.handle(.character("丰"))
    #expect(screen.form["name"] == .text("张三丰"))
    #expect(!lines(screen).contains { $0.contains("please check") })
    _ = screen.handle(.control("_"))
    #expect(screen.form.values.isEmpty)
    #expect(lines(screen).last == " taken back")
    // The line editor holds what the field holds again.
    _ = screen.handle(.character("李"))
    #expect(screen.form["name"] == .text("李"))
  }

  @Test func `it speaks Chinese`() throws {
    var screen = try screen(language: .chinese)
    screen.setFocus(.row("area"))
    #expect(lines(screen).last?.contains("^V 粘贴地址") == true)
    _ = screen.handle(.paste("…"))
    #expect(lines(screen).contains("           ↳ 请核对此项"))
    #expect(lines(screen).last == " 已填写，^_ 撤销；未能归类：周末送")
    _ = screen.handle(.control("_"))
    #expect(lines(screen).last == " 已撤销")
  }

  @Test func `text of one part is text of its row, and so is all text in a row no message fills`()
    throws
  {
    var screen = try screen()
    screen.setFocus(.row("street"))
    _ = screen.handle(.paste("one"))
    #expect(screen.form["street"] == .text("one"))
    screen.setFocus(.row("remark"))
    _ = screen.handle(.paste("张三 13800138000"))
    #expect(screen.form["remark"] == .text("张三 13800138000"))
    #expect(screen.form["name"] == nil)
    // A row that takes no text has no other use for it.
    screen.setFocus(.row("area"))
    _ = screen.handle(.paste("one"))
    #expect(screen.form["name"] == .text("one"))
  }

  @Test func `Ctrl-V opens a line for a message that is typed`() throws {
    var screen = try screen()
    _ = screen.handle(.control("v"))
    for scalar in "张三, 138".unicodeScalars { _ = screen.handle(.character(scalar)) }
    #expect(lines(screen).last == " Name, telephone and address: 张三, 138")
    #expect(screen.frame.caret == Frame.Caret(row: 13, column: 39))
    #expect(screen.form.values.isEmpty)
    _ = screen.handle(.enter)
    #expect(screen.form["phone"] == .text("13800138000"))
  }

  @Test func `what is pasted in that line is read at once, Esc closes it and nothing else`() throws
  {
    var screen = try screen()
    _ = screen.handle(.control("v"))
    _ = screen.handle(.escape)
    #expect(screen.form.status == .editing)
    #expect(lines(screen).last?.contains("^V paste an address") == true)
    _ = screen.handle(.control("v"))
    _ = screen.handle(.paste("张三\n13800138000"))
    #expect(screen.form["name"] == .text("张三"))
    _ = screen.handle(.control("v"))
    guard case .cancelled? = screen.handle(.control("c")) else {
      Issue.record("Ctrl-C cancels from there too")
      return
    }
  }

  @Test(arguments: [
    (FormLanguage.english, " nothing in it for the fields of this form"),
    (.chinese, " 其中没有可填入此表单的内容"),
  ])
  func `a message with nothing for the form says so`(language: FormLanguage, line: String) throws {
    var screen = try screen(language: language, contact: PastedContact(leftOver: ["?"]))
    _ = screen.handle(.control("v"))
    _ = screen.handle(.paste("?"))
    #expect(lines(screen).last == line)
    #expect(screen.form.values.isEmpty)
  }

  @Test func `a form without paste has neither line nor hint`() throws {
    let definition = try FormDefinition(sections: [FormSection(fields: [FormField("a", "A")])])
    var screen = FormScreen(
      FormState(definition), size: ScreenSize(rows: 5, columns: 70),
      contactReader: { _, _ in Self.contact })
    #expect(lines(screen).last?.contains("^V") == false)
    _ = screen.handle(.control("v"))
    #expect(screen.messageLine == nil)
    _ = screen.handle(.paste("张三 138"))
    #expect(screen.form["a"] == .text("张三 138"))
  }
}
