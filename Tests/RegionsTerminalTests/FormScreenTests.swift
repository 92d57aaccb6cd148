import Foundation
import RegionForms
import Regions
import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// The form's screen without a terminal: keys in, lines out.
struct FormScreenTests {
  private func screen(
    _ name: String, rows: Int = 30, columns: Int = 60, values: [String: FormValue] = [:],
    language: FormLanguage = .english, trail: [String] = [], keepsDraft: Bool = false
  ) throws -> FormScreen {
    _ = TextWidth.useUTF8()
    let file = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/\(name).json")
    let definition = try FormDefinition(json: Array(Data(contentsOf: file)))
    let context = FormContext(
      regions: TestRegions.tree, now: DateTime("2025-06-01T09:00"), language: language)
    return FormScreen(
      FormState(definition, context: context, values: values),
      size: ScreenSize(rows: rows, columns: columns), trail: trail, keepsDraft: keepsDraft,
      files: FormFiles(home: Self.folder.url.path))
  }

  /// A folder with the files that attachments may name.
  private static let folder: TemporaryFolder = {
    do {
      let folder = try TemporaryFolder()
      for name in ["a.png", "b.png", "bcd.png", "with blank.png"] { _ = try folder.write(name, []) }
      return folder
    } catch {
      fatalError("\(error)")
    }
  }()

  @Test func `the whole form is visible, with its sections and what is asked for`() throws {
    let screen = try screen("outlet", rows: 20)
    #expect(
      screen.lines == [
        " New shop                                     0 of 8 filled", " Shop",
        "› Shop name *         up to 30 characters",
        "  Introduction *      up to 500 characters", "  City and district * choose", "",
        " Contact", "  Contact *           up to 20 characters",
        "  Telephone *         mobile or landline", "  E-mail              optional", "",
        " Pictures", "  Shop logo *         path of a file, or a URL",
        "  Business licence *  path of a file, or a URL", "", "  [ Submit ]", "",
        "", "", " ↑↓ move  ^D submit  Esc cancel",
      ])
    #expect(screen.frame.caret == Frame.Caret(row: 2, column: 22))
  }

  @Test func `Up and down go from row to row and stop at the ends`() throws {
    var screen = try screen("outlet")
    screen.press(.up)
    #expect(screen.focus == .row("groupName"))
    screen.press(.down, .tab, .control("n"))
    #expect(screen.focus == .row("contactName"))
    screen.press(.backTab)
    #expect(screen.focus == .row("area"))
    for _ in 0..<20 { screen.press(.down) }
    #expect(screen.focus == .submit)
  }

  @Test func `text goes to the engine as it is typed, and Enter goes on`() throws {
    var screen = try screen("outlet")
    screen.type("上海店")
    screen.press(.left, .backspace)
    #expect(screen.form["groupName"] == .text("上店"))
    #expect(screen.frame.caret?.column == 24)
    screen.press(.enter)
    #expect(screen.focus == .row("introduction"))
  }

  @Test func `a length limit speaks while typing, under its row`() throws {
    var screen = try screen("outlet")
    screen.type(String(repeating: "x", count: 31))
    #expect(screen.lines[3] == "                      ↳ at most 30 characters, has 31")
    screen.press(.backspace)
    #expect(screen.lines[3].hasPrefix("  Introduction"))
  }

  @Test func `text of several lines takes Enter and is broken where a line is full`() throws {
    var screen = try screen("outlet", columns: 45)
    screen.press(.down)
    screen.type("第一行第一行第一行")
    screen.press(.enter)
    screen.type("二")
    #expect(screen.form["introduction"] == .text("第一行第一行第一行\n二"))
    #expect(screen.lines[3].hasSuffix("第一行第一行第一行"))
    #expect(screen.lines[4].hasSuffix("二"))
    #expect(screen.frame.caret == Frame.Caret(row: 4, column: 24))
    screen.press(.up, .down)
    screen.type("行行行行行行行行行")
    #expect(screen.lines[4].hasSuffix("二行行行行行行行行行"))
    #expect(screen.frame.caret == Frame.Caret(row: 5, column: 22) || screen.frame.caret?.row == 4)
  }

  @Test func `a submission marks every failing row and goes to the first`() throws {
    var screen = try screen("outlet")
    screen.type("店")
    #expect(screen.handle(.control("d")) == nil)
    #expect(screen.focus == .row("introduction"))
    #expect(screen.lines.count { $0.contains("↳ required") } == 6)
    screen.type("x")
    #expect(screen.lines.count { $0.contains("↳ required") } == 5)
  }

  @Test func `a region field asks for the picker and shows the names of what it gets`() throws {
    var screen = try screen("outlet", values: ["area": .text("4401")])
    screen.press(.down, .down)
    #expect(screen.lines[4] == "› City and district * 广东省 › 广州市")
    guard case .pickRegion(let target, let region, let preset)? = screen.handle(.enter) else {
      Issue.record("no picker")
      return
    }
    #expect((target, region.depth, preset) == (.row("area"), 3, "4401"))
    screen.receive(.text("440106"), for: target)
    #expect(screen.lines[4] == "› City and district * 广东省 › 广州市 › 天河区")
    screen.receive(nil, for: target)
    #expect(screen.form["area"] == .text("440106"))
    screen.press(.backspace)
    #expect(screen.form["area"] == nil)
  }

  @Test func `a filled form is submitted by the button`() throws {
    var screen = try screen(
      "outlet",
      values: [
        "groupName": .text("店"), "introduction": .text("介绍"), "area": .text("440106"),
        "contactName": .text("张三"), "phone": .text("13800138000"), "logo": .text("~/a.png"),
        "licence": .text("https://example.org/b.png"),
      ])
    for _ in 0..<8 { screen.press(.down) }
    #expect(screen.focus == .submit)
    guard case .submitted? = screen.handle(.enter) else {
      Issue.record("not submitted: \(screen.lines)")
      return
    }
    #expect(screen.form.status == .submitted)
    #expect(screen.form["logo"] == .text(Self.folder.url.path + "/a.png"))
  }

  // MARK: Files

  /// The screen with the row of the logo in front.
  private func logo(_ text: String) throws -> FormScreen {
    var screen = try screen("outlet")
    while screen.focus != .row("logo") { screen.press(.down) }
    screen.type(text)
    return screen
  }

  @Test func `a file that is not there is refused, when its row is left and at submission`() throws
  {
    var screen = try logo("~/none.png")
    screen.press(.enter)
    #expect(screen.lines.contains("                      ↳ no such file"))
    screen.press(.up, .backspace)
    #expect(!screen.lines.contains { $0.contains("no such file") })
    #expect(screen.handle(.control("d")) == nil)
    #expect(screen.form.status == .editing)
    #expect(screen.lines.contains { $0.contains("no such file") })
    screen = try logo("~/")
    screen.press(.down)
    #expect(screen.lines.contains { $0.contains("this is a folder") })
  }

  @Test func `a tilde is the home folder, and quotes of a dropped file go`() throws {
    for text in ["~/a.png", " ~/a.png ", "'\(Self.folder.url.path)/a.png'"] {
      var screen = try logo(text)
      screen.press(.down)
      #expect(screen.form["logo"] == .text(Self.folder.url.path + "/a.png"), "\(text)")
    }
    var screen = try logo("~/with\\ blank.png")
    screen.press(.down)
    #expect(screen.form["logo"] == .text(Self.folder.url.path + "/with blank.png"))
    screen = try logo("https://example.org/x.png")
    screen.press(.down)
    #expect(screen.form["logo"] == .text("https://example.org/x.png"))
    #expect(!screen.lines.contains { $0.contains("↳") })
  }

  @Test func `Tab completes a path, shows what it may be, and goes on where it is complete`() throws
  {
    var screen = try logo("~/a")
    screen.press(.tab)
    #expect(screen.form["logo"] == .text("~/a.png"))
    #expect(screen.focus == .row("logo"))
    screen.press(.tab)
    #expect(screen.focus == .row("licence"))
    screen.type("~/b")
    screen.press(.tab)
    #expect(screen.form["licence"] == .text("~/b"))
    #expect(screen.lines.last == " b.png  bcd.png")
    screen.type("c")
    screen.press(.tab)
    #expect(screen.form["licence"] == .text("~/bcd.png"))
    screen.press(.backTab, .control("u"), .tab)
    #expect(screen.focus == .row("licence"))
  }

  // MARK: Where one is

  @Test func `how much is filled stands beside the title`() throws {
    var screen = try screen("outlet", columns: 80)
    #expect(screen.lines[0].hasSuffix("0 of 8 filled"))
    screen.type("店")
    #expect(screen.lines[0].hasSuffix("1 of 8 filled"))
    let chinese = try self.screen("outlet", language: .chinese)
    #expect(chinese.lines[0].hasSuffix("已填 0 / 8"))
  }

  @Test func `a form inside shows where one is, and what its last button does`() throws {
    let screen = try screen("outlet", trail: ["Schedule", "Participants"])
    #expect(screen.lines[0].hasPrefix(" Schedule › Participants › New shop"))
    #expect(screen.lines.contains("  [ Done, back to “Participants” ]"))
    #expect(screen.lines.last?.contains("^D done") == true)
  }

  @Test func `the picker of a region field knows which it is`() throws {
    let screen = try screen("outlet", trail: ["Schedule"])
    #expect(screen.title(of: .row("area")) == "Schedule › New shop › City and district")
  }

  @Test func `a narrow form wraps its titles, and says that there is more below`() throws {
    var screen = try screen("outlet", rows: 8, columns: 16)
    #expect(
      screen.lines == [
        " New shop", " Shop", "› Shop name *", "    up to 30 ch…", "  Introduction", "  *",
        "    up to 500 c…", " ↓ 7 more",
      ])
    for _ in 0..<20 { screen.press(.down) }
    #expect(screen.hiddenBelow == 0)
  }

  @Test func `a field to be filled without a title is called by its placeholder`() throws {
    let definition = try FormDefinition(
      "Shop",
      sections: [
        FormSection(fields: [
          FormField("city", "City and district", rules: [.required]),
          FormField("street", "", placeholder: "Street", rules: [.required]),
          FormField("door", "", rules: [.required]), FormField("note", "", placeholder: "Note"),
        ])
      ])
    let screen = FormScreen(
      FormState(definition), size: ScreenSize(rows: 9, columns: 60), files: FormFiles(home: nil))
    #expect(screen.lines[2].hasPrefix("  Street * "), "\(screen.lines)")
    #expect(screen.lines[3].hasPrefix("  door * "))
    #expect(screen.lines[4].hasSuffix(" Note"))
    #expect(!screen.lines[2].dropFirst(10).contains("Street"))
  }

  @Test func `with a draft, Escape leaves at once: nothing is lost`() throws {
    var screen = try screen("outlet", keepsDraft: true)
    #expect(screen.lines.last?.contains("Esc keep and leave") == true)
    screen.type("x")
    guard case .cancelled? = screen.handle(.escape) else {
      Issue.record("not left")
      return
    }
  }

  @Test func `the keys of a shell work in every text`() throws {
    var screen = try screen("outlet")
    screen.type("one two")
    screen.press(.control("w"), .control("a"), .character("x"), .control("e"), .paste("a\nb"))
    #expect(screen.form["groupName"] == .text("xone a b"))
    screen.press(.control("k"), .alt("b"), .alt("d"), .other, .alt("x"))
    #expect(screen.form["groupName"] == .text("xone a "))
    screen.press(.control("u"))
    #expect(screen.form["groupName"]?.isEmpty ?? true)
  }

  // MARK: The schedule form

  @Test func `the editor of a time opens under its row and closes behind it`() throws {
    var screen = try screen("meeting")
    screen.press(.down)
    #expect(screen.lines[2] == "› Start *        –")
    #expect(screen.lines[3] == "                 ____-__-__ __:__")
    screen.type("202506021030")
    #expect(screen.form["startTime"] == .text("2025-06-02T10:30"))
    #expect(screen.lines[2] == "› Start *        2025-06-02 10:30")
    screen.press(.left, .character("+"))
    #expect(screen.form["startTime"] == .text("2025-06-02T11:30"))
    screen.press(.enter)
    #expect(screen.focus == .row("endTime"))
    #expect(screen.lines[3].hasPrefix("› End *"))
    screen.press(.up, .backspace)
    #expect(screen.form["startTime"] == nil)
  }

  @Test func `a switch brings its row and takes it away`() throws {
    var screen = try screen("meeting")
    while screen.focus != .row("hasReminder") { screen.press(.down) }
    screen.press(.character(" "))
    #expect(screen.lines.contains { $0.hasPrefix("  Reminder *") })
    screen.press(.enter)
    #expect(!screen.lines.contains { $0.hasPrefix("  Reminder *") })
  }

  @Test func `a list takes forms as items, shows and removes them`() throws {
    var screen = try screen("meeting")
    while screen.focus != .row("participants") { screen.press(.down) }
    guard case .fillForm(let target, let definition, nil)? = screen.handle(.enter) else {
      Issue.record("no form")
      return
    }
    #expect(target == .end(list: "participants"))
    #expect(definition.fields.map(\.key) == ["name", "phone"])
    screen.receive(
      .record([FormEntry("name", .text("张三")), FormEntry("phone", .text("13800138000"))]),
      for: target)
    #expect(screen.lines.contains("›   1.           张三, 13800138000"))
    guard case .fillForm(.row, _, let record?)? = screen.handle(.enter) else {
      Issue.record("no form")
      return
    }
    #expect(record["name"] == .text("张三"))
    screen.press(.delete)
    #expect(screen.form["participants"] == nil)
    #expect(screen.focus == .row("participants"))
  }

  // MARK: Leaving

  @Test func `Escape leaves an untouched form at once and a changed one at the second time`() throws
  {
    var screen = try screen("outlet")
    guard case .cancelled? = screen.handle(.escape) else {
      Issue.record("not cancelled")
      return
    }
    screen = try self.screen("outlet")
    screen.type("x")
    #expect(screen.handle(.escape) == nil)
    #expect(screen.lines[29] == " Esc again to throw away what was filled in")
    screen.press(.down)
    #expect(screen.handle(.escape) == nil)
    guard case .cancelled? = screen.handle(.escape) else {
      Issue.record("not cancelled")
      return
    }
  }

  // MARK: The mouse and any size

  @Test func `a click brings a row to the front, a second one opens it`() throws {
    var screen = try screen("outlet")
    #expect(screen.handle(.press(row: 4, column: 30)) == nil)
    #expect(screen.focus == .row("area"))
    guard case .pickRegion? = screen.handle(.press(row: 4, column: 30)) else {
      Issue.record("no picker")
      return
    }
    #expect(screen.handle(.press(row: 99, column: 0)) == nil)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `whatever keys come, the frame fits and the row in front is in view`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .tab, .backTab,
      .backspace, .delete, .control("d"), .control("u"), .character("+"), .character("-"),
      .character("2"), .character("0"), .character(" "), .character("区"), .character("\u{301}"),
      .escape, .control("a"), .control("e"), .control("k"), .control("w"), .control("y"), .alt("b"),
      .alt("f"), .paste("广 州\n2"), .other, .control("l"),
    ]
    let name = seed % 2 == 0 ? "outlet" : "meeting"
    var screen = try screen(name)
    for step in 0..<250 {
      if step % 20 == 0 {
        screen.resize(
          to: ScreenSize(
            rows: Int.random(in: 1...30, using: &random),
            columns: Int.random(in: 1...90, using: &random)))
      }
      switch screen.handle(keys.randomElement(using: &random)!) {
      case .fillForm(let target, _, _)?:
        screen.receive(.record([FormEntry("name", .text("张三"))]), for: target)
      case .pickRegion(let target, _, _)?: screen.receive(.text("440106"), for: target)
      case .cancelled?, .submitted?: screen = try self.screen(name)
      case .suspend?, .redraw?, nil: break
      }
      let frame = screen.frame
      #expect(frame.lines.count == screen.size.rows, "seed \(seed), step \(step)")
      #expect(
        frame.lines.allSatisfy { $0.width <= screen.size.columns }, "seed \(seed), step \(step)")
      let visible = screen.body.dropFirst(screen.offset).prefix(screen.bodyHeight)
      #expect(visible.contains { $0.position == screen.focus }, "seed \(seed), step \(step)")
    }
  }
}

extension FormScreen {
  fileprivate var lines: [String] {
    frame.lines.map { line in
      var text = line.text
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  fileprivate mutating func press(_ keys: Key...) {
    for key in keys { _ = handle(key) }
  }

  fileprivate mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = handle(.character(scalar)) }
  }
}
