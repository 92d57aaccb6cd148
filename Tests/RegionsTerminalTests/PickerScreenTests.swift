import RegionPicker
import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// The picker's screen without a terminal: keys in, lines out.
struct PickerScreenTests {
  @Test func `the first screen shows the roots under a placeholder`() {
    let screen = TestRegions.screen(rows: 12, columns: 40)
    #expect(
      screen.lines == [
        " 请选择",
        "> 输入名称、拼音或 ID               1/6",
        "›  北京市                           11 ›",
        "   广东省                           44 ›",
        "   长长长长长长长长长长长长长长长长长长…",
        "   多省                             60 ›",
        "   e\u{301}cole \u{FFFD}[31m\u{FFFD}                     70 ›",
        "   台湾省                           71",
        "", "", " 北京市  11", " Enter 下一级  ↑↓ 移动  ← 返回  Tab 切换",
      ])
    #expect(screen.frame.caret == Frame.Caret(row: 1, column: 2))
  }

  @Test func `choosing goes one level on and keeps the chosen row marked`() {
    var screen = TestRegions.screen(rows: 12, columns: 40)
    screen.press(.down, .enter)
    #expect(screen.lines[0] == " 广东省 │ 请选择")
    #expect(screen.lines[2] == "›  广州市                         4401 ›")
    #expect(screen.lines[10] == " 广东省 › 广州市  4401")
    screen.press(.left)
    #expect(screen.lines[3] == "›✓ 广东省                           44 ›")
  }

  @Test func `from 80 columns on, the level above and what lies below stand beside the list`() {
    var screen = TestRegions.screen(rows: 12, columns: 80)
    screen.press(.down, .enter)
    #expect(
      screen.lines[2...4] == [
        "   北京市           │›  广州市                      ›│ 荔湾区",
        " ✓ 广东省           │   深圳市                      ›│ 天河区",
        "   长长长长长长长长…│   东莞市                       │",
      ])
    screen.press(.end)
    #expect(screen.lines[2].hasSuffix("│ 没有更下级可选"))
    screen.press(.left, .end, .up, .up)
    #expect(screen.lines[2].hasSuffix("│ 还有 3,000 项"))
  }

  @Test func `a label of the data names the level to choose`() {
    var screen = TestRegions.screen(labels: ["省份", "城市"])
    #expect(screen.lines[0] == " 请选择省份")
    screen.press(.enter)
    #expect(screen.lines[0] == " 北京市 │ 请选择城市")
    let english = TestRegions.screen(texts: .english, labels: ["province"])
    #expect(english.lines[0] == " Select province")
  }

  @Test func `a region named like the placeholder is a region`() {
    var screen = TestRegions.screen(depth: 3)
    screen.press(.end, .up, .enter)
    #expect(screen.underCursor == "请选择")
    #expect(screen.handle(.enter) == .chosen(id: "7001"))
  }

  @Test func `a leaf ends the picker at any level`() {
    var screen = TestRegions.screen()
    screen.press(.end)
    #expect(screen.handle(.enter) == .chosen(id: "71"))
  }

  @Test func `the depth limits how many levels are asked for`() {
    var screen = TestRegions.screen(depth: 2)
    screen.press(.down, .enter)
    #expect(screen.handle(.enter) == .chosen(id: "4401"))
  }

  // MARK: Moving

  @Test func `the cursor stops at both ends`() {
    var screen = TestRegions.screen()
    screen.press(.up)
    #expect(screen.cursor == 0)
    screen.press(.end, .down)
    #expect(screen.cursor == 5)
  }

  @Test func `a long column scrolls as little as needed`() {
    var screen = TestRegions.screen(rows: 10, preset: "60")
    #expect(screen.count == 3000)
    for _ in 0..<5 { screen.press(.down) }
    #expect(screen.top == 0)
    screen.press(.down)
    #expect((screen.cursor, screen.top) == (6, 1))
    screen.press(.up)
    #expect((screen.cursor, screen.top) == (5, 1))
    screen.press(.end)
    #expect((screen.cursor, screen.top) == (2999, 2994))
    screen.press(.pageUp)
    #expect((screen.cursor, screen.top) == (2994, 2994))
  }

  @Test func `the cursor comes back to the chosen row, not to the first`() {
    var screen = TestRegions.screen()
    screen.press(.down, .enter, .down, .enter)
    #expect(screen.picker.focusedLevel == 2)
    screen.press(.tab)
    #expect(screen.underCursor == "广东省")
    screen.press(.backTab, .left)
    #expect(screen.underCursor == "深圳市")
  }

  @Test func `digits and Tab go to loaded levels only`() {
    var screen = TestRegions.screen(keys: .vi)
    screen.press(.down, .enter, .character("9"))
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.character("1"))
    #expect(screen.picker.focusedLevel == 0)
    screen.press(.backTab)
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.tab)
    #expect(screen.picker.focusedLevel == 0)
  }

  @Test func `Tab and Shift-Tab keep what was typed`() {
    var screen = TestRegions.screen()
    screen.type("广")
    screen.press(.tab)
    #expect(screen.editor.text == "广")
    screen.press(.backTab)
    #expect(screen.editor.text == "广")
    var below = TestRegions.screen(preset: "440106")
    below.type("天")
    below.press(.tab)
    #expect(below.picker.focusedLevel == 0)
    #expect(below.editor.text == "天")
  }

  @Test func `choosing the former row again brings back what was below`() {
    var screen = TestRegions.screen(preset: "440106")
    screen.press(.tab, .home, .enter)
    #expect(screen.lines[0] == " 北京市 │ 请选择")
    screen.press(.left, .down, .enter)
    #expect(screen.lines[0] == " 广东省 │ 广州市 │ 天河区")
  }

  // MARK: Echo

  @Test func `a preset shows its path with the cursor on its last row`() {
    let screen = TestRegions.screen(preset: "440106")
    #expect(screen.lines[0] == " 广东省 │ 广州市 │ 天河区")
    #expect(screen.underCursor == "天河区")
    #expect(screen.lines[22] == " 广东省 › 广州市 › 天河区  440106")
  }

  @Test func `cancel puts back what was chosen at first`() {
    var screen = TestRegions.screen(preset: "440106", keys: .vi)
    screen.press(.character("1"), .enter)
    screen.press(.character("1"), .up, .enter)
    #expect(screen.handle(.control("c")) == .cancelled)
    #expect(screen.picker.selected.map(\.id) == ["44", "4401", "440106"])
  }

  // MARK: Any level

  @Test func `control-D takes what is chosen so far where that is allowed`() {
    var screen = TestRegions.screen(anyLevel: true)
    #expect(screen.handle(.control("d")) == nil)
    #expect(screen.lines[23] == " 尚未选择")
    screen.press(.down, .enter)
    #expect(screen.handle(.control("d")) == .chosen(id: "44"))
  }

  // MARK: Typing

  @Test func `whoever types narrows the column, and what matched is marked`() throws {
    var screen = TestRegions.screen(rows: 12, columns: 40, preset: "60")
    screen.type("299")
    #expect(screen.list.options == 13)
    #expect(screen.lines[0] == " 多省 │ 请选择")
    #expect(screen.lines[1] == "> 299                   匹配 13 / 3,016")
    #expect(screen.lines[2] == "›  第299县                      610299")
    #expect(screen.frame.caret == Frame.Caret(row: 1, column: 5))
    let marked = screen.frame.lines[3].runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["299"])
  }

  @Test func `below the column's matches stand those of the whole tree, under a heading`() {
    var screen = TestRegions.screen(rows: 14, columns: 60, preset: "4401")
    screen.type("区")
    #expect(screen.lines[2].hasPrefix("›  荔湾区"))
    #expect(screen.lines[3].hasPrefix("   天河区"))
    #expect(screen.lines[4] == "  全部地区")
    #expect(screen.lines[5] == "  北京市 › 东城区")
    #expect(!screen.lines[5..<12].contains { $0.contains("荔湾区") })
    screen.press(.down, .down)
    #expect(screen.underCursor == "东城区")
    screen.press(.up)
    #expect(screen.underCursor == "天河区")
  }

  @Test func `where the column has no match, the whole tree's come at once`() {
    var screen = TestRegions.screen(rows: 12, columns: 40)
    screen.type("南山")
    #expect(screen.lines[2] == "  全部地区")
    #expect(screen.lines[3] == "› 广东省 › 深圳市 › 南山区")
    #expect(screen.lines[11].hasPrefix(" Enter 选定"))
    let marked = screen.frame.lines[3].runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["南山"])
    #expect(screen.handle(.enter) == .chosen(id: "440305"))
  }

  /// Two roots, and a search that finds one exactly and one nearly.
  private struct NearSource: OptionSource {
    func options(below parent: String?) -> [CascadePicker<String>.Option] {
      parent == nil ? [.init(id: "1", name: "甲"), .init(id: "2", name: "乙")] : []
    }

    func path(to id: String) -> [String]? { nil }

    func search(
      _ text: String, below root: String?
    ) -> CascadePicker<String>.SearchResults {
      let near = CascadePicker<String>.Result(ids: ["2", "21"], names: ["乙", "丁"], isNear: true)
      let exact = CascadePicker<String>.Result(ids: ["1", "11"], names: ["甲", "丙"])
      return CascadePicker.SearchResults(text == "丙" ? [exact, near] : [near])
    }
  }

  /// A search whose results tell all they were found by.
  private struct NotedSource: OptionSource {
    func options(below parent: String?) -> [CascadePicker<String>.Option] {
      parent == nil ? [.init(id: "1", name: "北京市")] : []
    }

    func path(to id: String) -> [String]? { nil }

    func search(
      _ text: String, below root: String?
    ) -> CascadePicker<String>.SearchResults {
      let results: [CascadePicker<String>.Result] = [
        .init(
          ids: ["1", "11"], names: ["北京市", "东城区"], highlights: [[0..<2], [0..<1, 2..<3]]),
        .init(ids: ["1", "12"], names: ["北京市", "东城区"], otherName: "崇文区"),
        .init(
          ids: ["1", "13"], names: ["北京市", "海淀区"], highlights: [[], [0..<2]],
          pinyin: "hai dian qu"),
      ]
      return CascadePicker.SearchResults(results)
    }
  }

  private static func notedScreen(columns: Int) -> PickerScreen<NotedSource> {
    _ = TextWidth.useUTF8()
    var screen = PickerScreen(
      source: NotedSource(), configuration: .init(), texts: .chinese,
      size: ScreenSize(rows: 12, columns: columns))
    screen.type("无")
    return screen
  }

  @Test func `every matched part of a path is marked, of the names above it too`() {
    let line = Self.notedScreen(columns: 60).frame.lines[3]
    let marked = line.runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["北京", "东", "区"])
  }

  @Test func `what is found by another name says by which, and by pinyin how it is read, dim`() {
    let screen = Self.notedScreen(columns: 60)
    #expect(screen.lines[4] == "  崇文区 → 北京市 › 东城区")
    #expect(screen.lines[5] == "  北京市 › 海淀区 hai dian qu")
    let dim = (4...5).map { row in
      screen.frame.lines[row].runs.filter { $0.style.contains(.dim) && $0.text != " › " }.map(
        \.text)
    }
    #expect(dim == [["崇文区 → "], [" hai dian qu"]])
  }

  @Test(arguments: 1...40)
  func `by what it was found gives way to the name where there is little room`(columns: Int) {
    let lines = Self.notedScreen(columns: columns).lines
    if columns >= 14 {
      #expect(lines[4].hasSuffix("东城区"))
      #expect(lines[5].contains("海淀区"))
    }
    #expect(lines[4].contains("崇文区") == (columns >= 21))
    #expect(lines[5].contains("hai dian qu") == (columns >= 24))
  }

  /// A source that knows options by names they don't tell.
  private struct OtherNameSource: OptionSource {
    func options(below parent: String?) -> [CascadePicker<String>.Option] {
      [.init(id: "31", name: "上海市"), .init(id: "32", name: "江苏省")]
    }

    func path(to id: String) -> [String]? { nil }

    func matches(_ text: String, below parent: String?) -> [CascadePicker<String>.Filter.Match] {
      [
        .init(row: 0, range: nil, otherName: "沪"),
        .init(row: 1, range: 0..<2, pinyin: "jiang su sheng"),
      ]
    }
  }

  @Test func `options, too, say by which name they were found, and how they are read`() {
    _ = TextWidth.useUTF8()
    func screen(columns: Int) -> PickerScreen<OtherNameSource> {
      var screen = PickerScreen(
        source: OtherNameSource(), configuration: .init(), texts: .chinese,
        size: ScreenSize(rows: 12, columns: columns))
      screen.type("h")
      return screen
    }
    let frame = screen(columns: 40).frame
    #expect(screen(columns: 40).lines[2].hasPrefix("›  沪 → 上海市"))
    #expect(screen(columns: 40).lines[3].hasPrefix("   江苏省 jiang su sheng"))
    let dim = (2...3).map { frame.lines[$0].runs.filter { $0.style.contains(.dim) }.map(\.text) }
    #expect(dim.map(\.first) == ["沪 → ", " jiang su sheng"])
    let marked = frame.lines[3].runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["江苏"])
    for columns in 9...20 {
      #expect(screen(columns: columns).lines[2].contains("上海市"))
      #expect(screen(columns: columns).lines[2].contains("沪") == (columns >= 14))
    }
  }

  @Test func `what is only near stands under a heading of its own`() {
    _ = TextWidth.useUTF8()
    var screen = PickerScreen(
      source: NearSource(), configuration: .init(), texts: .chinese,
      size: ScreenSize(rows: 12, columns: 60))
    screen.type("丙")
    #expect(
      screen.lines[2...5] == [
        "  全部地区", "› 甲 › 丙", "  相近的", "  乙 › 丁",
      ])
    screen.press(.down)
    #expect(screen.underCursor == "丁")
    screen.press(.control("u"))
    screen.type("戊")
    #expect(screen.lines[2...3] == ["  没有完全匹配，相近的有", "› 乙 › 丁"])
    #expect(screen.lines[1].contains("匹配 0 "))
  }

  @Test func `nothing deeper than asked for is offered`() {
    var screen = TestRegions.screen(rows: 12, columns: 40, depth: 2)
    screen.type("南山")
    #expect(screen.lines[2] == "  没有匹配项")
    #expect(screen.handle(.enter) == nil)
    #expect(screen.picker.selected.isEmpty)
  }

  @Test func `escape clears the text first and cancels then`() {
    var screen = TestRegions.screen()
    screen.type("广")
    #expect(screen.list.options == 1)
    #expect(screen.handle(.escape) == nil)
    #expect(screen.count == 6)
    #expect(screen.handle(.escape) == .cancelled)
  }

  @Test func `the arrows move in the text and never leave it`() {
    var screen = TestRegions.screen()
    screen.type("广东")
    screen.press(.left, .left, .left, .character("x"))
    #expect(screen.text == "x广东")
    screen.press(.right, .right, .right, .right)
    #expect((screen.text, screen.picker.focusedLevel) == ("x广东", 0))
    #expect(screen.handle(.right) == nil)
  }

  @Test func `backspace takes letters back and then goes up`() {
    var screen = TestRegions.screen(preset: "44")
    screen.type("广州")
    screen.press(.backspace, .backspace)
    #expect((screen.editor.isEmpty, screen.count, screen.picker.focusedLevel) == (true, 3, 1))
    screen.press(.backspace)
    #expect(screen.picker.focusedLevel == 0)
  }

  @Test func `with no text, Right opens the next level and never ends the picker`() {
    var screen = TestRegions.screen()
    screen.press(.end)
    #expect(screen.handle(.right) == nil)
    #expect(screen.picker.phase == .open)
    screen.press(.home, .right)
    #expect(screen.lines[0] == " 北京市 │ 请选择")
    #expect(screen.handle(.right) == nil)
    #expect(screen.picker.phase == .open)
  }

  @Test func `enter chooses the match under the cursor and clears the text`() {
    var screen = TestRegions.screen()
    screen.type("广")
    screen.press(.enter)
    #expect(screen.picker.selected.map(\.name) == ["广东省"])
    #expect(screen.editor.isEmpty)
    #expect(screen.picker.filter == nil)
  }

  @Test func `a text without a match says so and chooses nothing`() {
    var screen = TestRegions.screen()
    screen.type("没有")
    #expect(screen.lines[2].hasPrefix("  没有匹配项"))
    #expect(screen.handle(.enter) == nil)
    #expect(screen.picker.selected.isEmpty)
  }

  @Test func `a slash with no text, and Control-F at any time, look through the whole tree alone`()
  {
    var screen = TestRegions.screen(rows: 12, columns: 40, preset: "4401")
    screen.press(.character("/"))
    #expect(screen.lines[1].hasPrefix("/ 在全部地区中搜索"))
    screen.type("天河")
    #expect(screen.lines[2] == "› 广东省 › 广州市 › 天河区")
    screen.press(.control("f"))
    #expect(screen.lines[2].hasPrefix("›  天河区"))
    screen.press(.control("f"), .character("/"))
    #expect(screen.text == "天河/")
  }

  @Test
  func `what is typed shows before it is looked for, and Enter takes what the whole text finds`() {
    var screen = TestRegions.screen()
    screen.type("深圳")
    for key in [Key.backspace, .backspace, .character("荔")] { _ = screen.handle(key) }
    #expect(screen.wantsSearch)
    #expect(screen.lines[1].hasPrefix("> 荔"))
    #expect(screen.handle(.enter) == .chosen(id: "440103"))
  }

  @Test func `enter on a result with regions below goes there`() {
    var screen = TestRegions.screen()
    screen.type("深圳")
    #expect(screen.lines[23].hasPrefix(" Enter 前往"))
    #expect(screen.handle(.enter) == nil)
    screen.settle()
    #expect(screen.lines[0] == " 广东省 │ 深圳市 │ 请选择")
    #expect(screen.editor.isEmpty)
    #expect(screen.underCursor == "南山区")
  }

  @Test func `a query is typed from the beginning`() {
    let screen = TestRegions.screen(query: "天河")
    #expect(screen.underCursor == "天河区")
    #expect(screen.editor.caret == 2)
  }

  @Test func `a pasted address offers the region it names first, before the row it begins with`() {
    var screen = TestRegions.screen()
    screen.press(.paste("广东省广州市天河区体育西路103号"))
    screen.settle()
    #expect(screen.lines[2].hasPrefix("› 广东省 › 广州市 › 天河区"), "\(screen.lines)")
  }

  @Test func `a paste is typed whole, on one line`() {
    var screen = TestRegions.screen()
    screen.press(.paste("天\n河"))
    #expect(screen.editor.text == "天 河")
    #expect(screen.underCursor == "天河区")
  }

  @Test func `with the keys of vi, a slash starts typing and Escape ends it`() {
    var screen = TestRegions.screen(keys: .vi)
    screen.press(.character("j"), .character("l"))
    #expect(screen.lines[0] == " 广东省 │ 请选择")
    screen.press(.character("/"))
    screen.type("jl")
    #expect(screen.text == "jl")
    screen.press(.escape, .character("h"))
    #expect(screen.picker.focusedLevel == 0)
    #expect(screen.handle(.escape) == .cancelled)
  }

  // MARK: The keys

  @Test func `a question mark shows the keys, and the next key brings the list back`() {
    var screen = TestRegions.screen()
    screen.press(.character("?"))
    #expect(screen.lines[0] == " 按键（按任意键返回）")
    #expect(screen.lines.contains { $0.contains("Tab、Shift-Tab") })
    #expect(screen.frame.caret == nil)
    screen.press(.character("x"))
    #expect(screen.lines[0] == " 请选择")
    #expect(screen.editor.isEmpty)
    screen.press(.character("?"))
    #expect(screen.handle(.control("c")) == .cancelled)
  }

  @Test(arguments: [false, true])
  func `Control-D is among the keys where it is one`(allowsAnyLevel: Bool) {
    let screen = TestRegions.screen(rows: 60, anyLevel: allowsAnyLevel)
    #expect(screen.keyLines.contains { $0.text.hasPrefix("  ^D ") } == allowsAnyLevel)
    #expect(screen.keyLines.last?.text.hasPrefix("  ^L ") == true)
  }

  @Test(arguments: [PickerTexts.chinese, .english])
  func `the list of keys fits any width`(texts: PickerTexts) {
    for columns in [1, 8, 20, 40, 80] {
      let screen = TestRegions.screen(rows: 60, columns: columns, texts: texts, keys: .vi)
      #expect(screen.keyLines.allSatisfy { $0.width <= columns })
    }
  }

  // MARK: Narrow screens

  @Test func `a path is cut from the left, and the match stays in view`() {
    var screen = TestRegions.screen(rows: 12, columns: 22)
    screen.type("南山")
    #expect(screen.lines[3] == "› … › 深圳市 › 南山区")
    screen.resize(to: ScreenSize(rows: 12, columns: 14))
    #expect(screen.lines[3] == "› … › 南山区")
    screen.resize(to: ScreenSize(rows: 12, columns: 8))
    #expect(screen.lines[3] == "› 南山区")
    screen.resize(to: ScreenSize(rows: 12, columns: 7))
    #expect(screen.lines[3] == "› 南山…")
  }

  @Test func `a long name is cut so that its match stays in view`() {
    _ = TextWidth.useUTF8()
    let part = PathLine.Part(name: "莫力达瓦达斡尔族自治旗", matches: [7..<8])
    for columns in 6...22 {
      var line = StyledLine()
      PathLine.append(cut: part, to: &line, [], limit: columns)
      #expect(line.width <= columns)
      #expect(line.text.contains("族"), "\(columns): \(line.text)")
    }
  }

  // MARK: The mouse

  @Test func `a click on a tab brings it to the front`() {
    var screen = TestRegions.screen(preset: "440106")
    screen.press(.press(row: 0, column: 3))
    #expect(screen.picker.focusedLevel == 0)
    screen.press(.press(row: 0, column: 12))
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.press(row: 0, column: 70))
    #expect(screen.picker.focusedLevel == 1)
  }

  @Test func `a click beside the list goes to the level above or below`() {
    var screen = TestRegions.screen(preset: "4401")
    screen.press(.press(row: 3, column: 3))
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.press(row: 3, column: 70))
    #expect(screen.picker.focusedLevel == 2)
  }

  @Test func `a click on a row chooses it, wherever the list was scrolled to`() {
    var screen = TestRegions.screen(preset: "60")
    screen.press(.end)
    let outcome = screen.handle(.press(row: 2, column: 30))
    #expect(outcome == .chosen(id: "6\(10000 + 3000 - 19)"))
  }

  @Test func `a click beside the list does nothing`() {
    var screen = TestRegions.screen()
    for row in [1, 9, 22, 23, 99] { #expect(screen.handle(.press(row: row, column: 5)) == nil) }
    #expect(screen.picker.selected.isEmpty)
  }

  @Test func `the wheel moves the cursor`() {
    var screen = TestRegions.screen(preset: "60")
    screen.press(.wheelDown)
    #expect(screen.cursor == 3)
    screen.press(.wheelUp, .wheelUp)
    #expect(screen.cursor == 0)
  }

  // MARK: Any size

  @Test func `a terminal that shrinks keeps the cursor in view`() {
    var screen = TestRegions.screen(rows: 60, preset: "60")
    for _ in 0..<40 { screen.press(.down) }
    screen.resize(to: ScreenSize(rows: 10, columns: 20))
    #expect(screen.top...(screen.top + 6) ~= screen.cursor)
    screen.press(.end)
    screen.resize(to: ScreenSize(rows: 60, columns: 80))
    #expect(screen.top == 3000 - 56)
  }

  /// Walks at random through keys and sizes; after each step the frame must fit the terminal, the
  /// cursor be on the screen, and the state of the machine hold together.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `whatever keys come, the frame fits and the cursor is in view`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .wheelUp, .wheelDown, .resize, .other, .control("d"), .control("z"),
      .control("a"), .control("e"), .control("f"), .control("k"), .control("l"), .control("u"),
      .control("w"), .control("y"), .alt("b"), .alt("f"), .paste("广 州"), .character("/"),
      .character("广"), .character("1"), .character("2"), .character("9"), .character("?"),
      .character("j"), .character("k"), .character("区"), .character("\u{301}"),
    ]
    let vi = seed % 3 == 0 ? PickerKeys.vi : .typing
    var screen = TestRegions.screen(anyLevel: seed % 2 == 0, keys: vi)
    for step in 0..<400 {
      let size = ScreenSize(
        rows: Int.random(in: 1...30, using: &random),
        columns: Int.random(in: 1...130, using: &random))
      if step % 10 == 0 { screen.resize(to: size) }
      let key =
        step % 15 == 0
        ? Key.press(
          row: Int.random(in: 0..<30, using: &random),
          column: Int.random(in: 0..<90, using: &random))
        : keys.randomElement(using: &random)!
      if case .chosen? = screen.handle(key) {
        screen = TestRegions.screen(anyLevel: seed % 2 == 0, keys: vi)
      }
      if screen.picker.phase != .open {
        screen = TestRegions.screen(anyLevel: seed % 2 == 0, keys: vi)
      }
      let frame = screen.frame
      #expect(frame.lines.count == screen.size.rows, "seed \(seed), step \(step)")
      #expect(
        frame.lines.allSatisfy { $0.width <= screen.size.columns }, "seed \(seed), step \(step)")
      #expect(screen.cursor >= 0 && screen.cursor < max(screen.count, 1))
      #expect(screen.top <= screen.cursor)
      #expect(screen.cursor < screen.top + max(screen.layout.list.count, 1))
      #expect(
        !screen.text.isEmpty || (screen.picker.filter == nil && screen.picker.search == nil))
      if step % 3 == 0 { screen.settle() }
    }
  }
}
