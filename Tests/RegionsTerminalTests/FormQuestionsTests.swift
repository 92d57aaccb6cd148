import Foundation
import RegionForms
import RegionPicker
import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// A form asked for in plain lines.
struct FormQuestionsTests {
  private func ask(
    _ json: String, _ answers: [String], values: [String: FormValue] = [:],
    reader: ((String, FormState) -> PastedContact)? = nil
  ) throws -> (form: FormState, asked: [String], left: Int) {
    let definition = try FormDefinition(json: Array(json.utf8))
    let context = FormContext(regions: TestRegions.tree, now: DateTime("2025-06-01T09:00"))
    var terminal = TerminalForm(FormState(definition, context: context, values: values)) { _, _ in
      RegionTreeSource(TestRegions.tree)
    }
    terminal.contactReader = reader
    var rest = answers[...]
    var asked: [String] = []
    let form = try terminal.ask(
      environment: { _ in nil }, read: { rest.popFirst() }, write: { asked.append($0) })
    return (form, asked, rest.count)
  }

  private static let shop = """
    {"title": "Shop", "sections": [{"fields": [
      {"key": "name", "title": "Name", "kind": "text",
        "rules": [{"required": true}, {"maximumLength": 5}]},
      {"key": "area", "title": "Area", "kind": "region", "depth": 3, "rules": [{"required": true}]},
      {"key": "open", "title": "Open", "kind": "toggle"},
      {"key": "from", "title": "From", "kind": "dateTime", "shownIf": {"field": "open", "equals": true}},
      {"key": "kind", "title": "Kind", "kind": "choice", "options": [
        {"id": "a", "title": "Alpha"}, {"id": "b", "title": "Beta"}]},
      {"key": "notes", "title": "Notes", "kind": "multilineText"},
      {"key": "tags", "title": "Tags", "kind": "list", "item": {"kind": "text"}},
      {"key": "logo", "title": "Logo", "kind": "attachment"}
    ]}]}
    """

  @Test func `each field is asked for once, as its kind wants`() throws {
    let (form, asked, left) = try ask(
      Self.shop,
      [
        "店", "2", "1", "2", "y", "tomorrow", "2025-06-02 09:30", "2", "one", "two", "", "x", "y",
        "", "none.png", "",
      ])
    #expect(form.status == .submitted)
    #expect(left == 0)
    #expect(
      form.payload == [
        FormEntry("name", .text("店")), FormEntry("area", .text("440106")),
        FormEntry("open", .toggle(true)), FormEntry("from", .text("2025-06-02T09:30")),
        FormEntry("kind", .text("b")), FormEntry("notes", .text("one\ntwo")),
        FormEntry("tags", .list([.text("x"), .text("y")])),
      ])
    #expect(asked.contains("Name *: "))
    #expect(asked.contains { $0.hasPrefix("Area *: Select:\n") })
    #expect(asked.contains("  ↳ write it as 2025-06-01 09:30\n"))
    #expect(asked.contains("  ↳ no such file\n"))
  }

  @Test func `what is wrong is asked for again, alone`() throws {
    let (form, asked, _) = try ask(
      Self.shop, ["too long a name", "", "71", "n", "", "", "", "", "店"])
    #expect(asked.contains("  ↳ at most 5 characters, has 15\n"))
    #expect(asked.contains("to be corrected:\n"))
    #expect(form.payload.first == FormEntry("name", .text("店")))
  }

  private static let delivery = """
    {"title": "D", "paste": {"name": "name", "phone": "phone", "region": "area", "detail": "street"},
      "sections": [{"fields": [
        {"key": "name", "title": "Name", "kind": "text"},
        {"key": "phone", "title": "Phone", "kind": "text"},
        {"key": "area", "title": "Area", "kind": "region", "until": "county"},
        {"key": "street", "title": "Street", "kind": "text"}]}]}
    """

  private static func read(_ message: String, _ form: FormState) -> PastedContact {
    guard message != "?" else { return PastedContact() }
    return PastedContact(
      name: .init("张三", isDoubtful: true), phones: [.init("13800138000")],
      region: .init("440106"), detail: .init(message), leftOver: ["周末送"])
  }

  @Test func `a message is asked for first, and then what it left open or in doubt`() throws {
    let (form, asked, left) = try ask(
      Self.delivery, ["?", "", "天河路", "1号", "", "张三丰"], reader: Self.read)
    #expect(left == 0)
    #expect(
      form.payload == [
        FormEntry("name", .text("张三丰")), FormEntry("phone", .text("13800138000")),
        FormEntry("area", .text("440106")), FormEntry("street", .text("天河路\n1号")),
      ])
    let shown = asked.joined()
    #expect(
      shown.contains("Name, telephone and address as pasted (several lines, an empty one ends):\n"))
    #expect(shown.contains("  ↳ nothing in it for the fields of this form"))
    #expect(shown.contains("  Name: 张三  ↳ please check this\n  Phone: 13800138000\n"))
    #expect(shown.contains("  ↳ no field for “周末送”\n"))
    #expect(asked.contains("Name [张三]: ") && !asked.contains { $0.hasPrefix("Phone [") })
  }

  @Test func `who has no message answers with an empty line`() throws {
    let (form, _, left) = try ask(
      Self.delivery, ["", "李四", "", "", "", ""], reader: Self.read)
    #expect(form.payload == [FormEntry("name", .text("李四"))])
    #expect(left >= 0)
  }

  @Test func `what is neither yes nor no is asked for again`() throws {
    let form = """
      {"title": "T", "sections": [{"fields": [
        {"key": "open", "title": "Open", "kind": "toggle"}]}]}
      """
    let (filled, asked, left) = try ask(form, ["Li", "y"])
    #expect(filled.payload == [FormEntry("open", .toggle(true))])
    #expect(asked.count { $0 == "Open (y/n) [n]: " } == 2)
    #expect(left == 0)
  }

  @Test func `a required field without a title is asked for by its placeholder or key`() throws {
    let form = """
      {"title": "T", "sections": [{"fields": [
        {"key": "note", "title": "", "kind": "text", "rules": [{"required": true}]},
        {"key": "way", "title": "", "placeholder": "Street", "kind": "text",
          "rules": [{"required": true}]}]}]}
      """
    let asked = try ask(form, ["x", "y"]).asked
    #expect(asked.contains("note *: ") && asked.contains("Street *: "))
  }

  @Test func `an empty answer keeps what is there, a dash clears it`() throws {
    let (form, asked, _) = try ask(
      Self.shop, ["", "n", "", "", "-", "", "", ""],
      values: [
        "name": .text("老店"), "area": .text("71"), "kind": .text("a"), "notes": .text("x"),
      ])
    #expect(asked.contains("Name * [老店]: "))
    #expect(asked.contains("Area * [台湾省]: change it? (y/n) [n]: "))
    #expect(form.payload.first == FormEntry("name", .text("老店")))
    #expect(form["kind"] == .text("a"))
    #expect(form["notes"] == nil)
  }

  @Test func `the end of input cancels`() throws {
    #expect(try ask(Self.shop, ["店"]).form.status == .cancelled)
    #expect(try ask(Self.shop, []).form.status == .cancelled)
  }
}
