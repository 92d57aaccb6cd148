import RegionPicker
import RegionPickerDriver
import RegionsTestSupport
import Testing

@testable import RegionsTerminal

/// The picker's screen without a terminal: keys in, lines out.
struct PickerScreenTests {
  @Test func `The first screen shows the roots under a placeholder`() {
    let screen = TestRegions.screen(rows: 12, columns: 40)
    #expect(
      screen.lines == [
        " 请选择",
        String(repeating: "─", count: 40),
        "›  北京市                           11 ›",
        "   广东省                           44 ›",
        "   长长长长长长长长长长长长长长长长长长…",
        "   多省                             60 ›",
        "   e\u{301}cole \u{FFFD}[31m\u{FFFD}                     70 ›",
        "   台湾省                           71",
        "", "", " 尚未选择", " 1/6  ↑↓ 移动  Enter 选择  ← 返回",
      ])
  }

  @Test func `Choosing goes one level on and keeps the chosen row marked`() {
    var screen = TestRegions.screen(rows: 12, columns: 40)
    screen.press(.down, .enter)
    #expect(screen.lines[0] == " 广东省 │ 请选择")
    #expect(screen.lines[2] == "›  广州市                         4401 ›")
    #expect(screen.lines[10] == " 广东省")
    screen.press(.left)
    #expect(screen.lines[3] == "›✓ 广东省                           44 ›")
  }

  @Test func `A label of the data names the level to choose`() {
    var screen = TestRegions.screen(labels: ["省份", "城市"])
    #expect(screen.lines[0] == " 请选择省份")
    screen.press(.enter)
    #expect(screen.lines[0] == " 北京市 │ 请选择城市")
    let english = TestRegions.screen(texts: .english, labels: ["province"])
    #expect(english.lines[0] == " Select province")
  }

  @Test func `A region named like the placeholder is a region`() {
    var screen = TestRegions.screen(depth: 3)
    screen.press(.end, .up, .enter)
    #expect(screen.underCursor == "请选择")
    #expect(screen.handle(.enter) == .chosen(id: "7001"))
  }

  @Test func `A leaf ends the picker at any level`() {
    var screen = TestRegions.screen()
    screen.press(.end)
    #expect(screen.handle(.enter) == .chosen(id: "71"))
  }

  @Test func `The depth limits how many levels are asked for`() {
    var screen = TestRegions.screen(depth: 2)
    screen.press(.down, .enter)
    #expect(screen.handle(.enter) == .chosen(id: "4401"))
  }

  // MARK: Moving

  @Test func `The cursor stops at both ends`() {
    var screen = TestRegions.screen()
    screen.press(.up)
    #expect(screen.cursor == 0)
    screen.press(.end, .down)
    #expect(screen.cursor == 5)
  }

  @Test func `A long column scrolls as little as needed`() {
    var screen = TestRegions.screen(rows: 10, preset: "60")
    #expect(screen.count == 3000)
    for _ in 0..<6 { screen.press(.down) }
    #expect(screen.top == 0)
    screen.press(.down)
    #expect((screen.cursor, screen.top) == (7, 1))
    screen.press(.up)
    #expect((screen.cursor, screen.top) == (6, 1))
    screen.press(.end)
    #expect((screen.cursor, screen.top) == (2999, 2993))
    screen.press(.pageUp)
    #expect((screen.cursor, screen.top) == (2993, 2993))
  }

  @Test func `The cursor comes back to the chosen row, not to the first`() {
    var screen = TestRegions.screen()
    screen.press(.down, .enter, .down, .enter)
    #expect(screen.picker.focusedLevel == 2)
    screen.press(.tab)
    #expect(screen.underCursor == "广东省")
    screen.press(.backTab, .left)
    #expect(screen.underCursor == "深圳市")
  }

  @Test func `Digits and Tab go to loaded levels only`() {
    var screen = TestRegions.screen()
    screen.press(.down, .enter, .character("9"))
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.character("1"))
    #expect(screen.picker.focusedLevel == 0)
    screen.press(.backTab)
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.tab)
    #expect(screen.picker.focusedLevel == 0)
  }

  @Test func `Choosing the former row again brings back what was below`() {
    var screen = TestRegions.screen(preset: "440106")
    screen.press(.character("1"), .character("g"), .enter)
    #expect(screen.lines[0] == " 北京市 │ 请选择")
    screen.press(.left, .down, .enter)
    #expect(screen.lines[0] == " 广东省 │ 广州市 │ 天河区")
  }

  // MARK: Echo

  @Test func `A preset shows its path with the cursor on its last row`() {
    let screen = TestRegions.screen(preset: "440106")
    #expect(screen.lines[0] == " 广东省 │ 广州市 │ 天河区")
    #expect(screen.underCursor == "天河区")
    #expect(screen.lines[22] == " 广东省 › 广州市 › 天河区")
  }

  @Test func `Cancel puts back what was chosen at first`() {
    var screen = TestRegions.screen(preset: "440106")
    screen.press(.character("1"), .enter)
    screen.press(.character("1"), .up, .enter)
    #expect(screen.handle(.control("c")) == .cancelled)
    #expect(screen.picker.selected.map(\.id) == ["44", "4401", "440106"])
  }

  // MARK: Any level

  @Test func `Control-D takes what is chosen so far where that is allowed`() {
    var screen = TestRegions.screen(anyLevel: true)
    #expect(screen.handle(.control("d")) == nil)
    #expect(screen.lines[23] == " nothing is chosen yet")
    screen.press(.down, .enter)
    #expect(screen.handle(.control("d")) == .chosen(id: "44"))
  }

  // MARK: Filter and search

  @Test func `A filter narrows the column and marks what matched`() throws {
    var screen = TestRegions.screen(rows: 12, columns: 40, preset: "60")
    screen.type("/299")
    #expect(screen.count == 13)
    #expect(screen.lines[0] == " 多省 │ 请选择")
    #expect(screen.lines[2] == "›  第299县                      610299")
    #expect(screen.lines[10] == " 筛选: 299")
    #expect(screen.lines[11].hasPrefix(" 1/13 (3000)"))
    #expect(screen.frame.caret == Frame.Caret(row: 10, column: 10))
    let marked = screen.frame.lines[3].runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["299"])
  }

  @Test func `Escape closes the filter first and cancels then`() {
    var screen = TestRegions.screen()
    screen.type("/广")
    #expect(screen.count == 1)
    #expect(screen.handle(.escape) == nil)
    #expect(screen.count == 6)
    #expect(screen.typing == nil)
    #expect(screen.handle(.escape) == .cancelled)
  }

  @Test func `Backspace takes letters back and then closes the filter`() {
    var screen = TestRegions.screen()
    screen.type("/广东")
    screen.press(.backspace)
    #expect(screen.text == "广")
    screen.press(.backspace)
    #expect((screen.typing, screen.count) == (.filter, 6))
    screen.press(.backspace)
    #expect(screen.typing == nil)
    #expect(screen.picker.focusedLevel == 0)
  }

  @Test func `Enter chooses the match under the cursor and ends the filter`() {
    var screen = TestRegions.screen()
    screen.type("/广")
    screen.press(.enter)
    #expect(screen.picker.selected.map(\.name) == ["广东省"])
    #expect(screen.typing == nil)
    #expect(screen.picker.filter == nil)
  }

  @Test func `A filter without a match says so and chooses nothing`() {
    var screen = TestRegions.screen()
    screen.type("/没有")
    #expect(screen.lines[2] == "  没有匹配项")
    #expect(screen.lines[23].hasPrefix(" 0/0 (6)"))
    #expect(screen.handle(.enter) == nil)
    #expect(screen.picker.selected.isEmpty)
  }

  @Test func `A second slash searches the whole tree and shows full paths`() {
    var screen = TestRegions.screen(rows: 12, columns: 40)
    screen.type("//")
    #expect(screen.count == 6)
    #expect(screen.lines[10] == " 搜索全部:")
    screen.type("南山")
    #expect(screen.lines[2] == "› 广东省 › 深圳市 › 南山区")
    #expect(screen.lines[11].hasPrefix(" 1/1  ↑↓ 移动  Enter 前往"))
    let marked = screen.frame.lines[2].runs.filter { $0.style.contains(.underline) }
    #expect(marked.map(\.text) == ["南山"])
  }

  @Test func `The second slash keeps the text of the filter`() {
    var screen = TestRegions.screen()
    screen.type("/天河")
    #expect(screen.count == 0)
    screen.type("/")
    #expect(screen.text == "天河")
    #expect(screen.underCursor == "天河区")
  }

  @Test
  func `What is typed shows before it is looked for, and Enter takes what the whole text finds`() {
    var screen = TestRegions.screen()
    screen.type("//深圳")
    screen.press(.backspace, .backspace, .character("荔"))
    #expect(screen.wantsSearch)
    #expect(screen.lines[22] == " 搜索全部: 荔")
    #expect(screen.handle(.enter) == .chosen(id: "440103"))
  }

  @Test func `Enter on a leaf that was found ends the picker`() {
    var screen = TestRegions.screen()
    screen.type("//天河")
    #expect(screen.handle(.enter) == .chosen(id: "440106"))
  }

  @Test func `Enter on a result with regions below goes there`() {
    var screen = TestRegions.screen()
    screen.type("//深圳")
    #expect(screen.handle(.enter) == nil)
    #expect(screen.lines[0] == " 广东省 │ 深圳市 │ 请选择")
    #expect(screen.typing == nil)
    #expect(screen.underCursor == "南山区")
  }

  @Test func `Escape closes the search and leaves the choice as it was`() {
    var screen = TestRegions.screen(preset: "4401")
    screen.type("//深圳")
    #expect(screen.handle(.escape) == nil)
    #expect(screen.lines[0] == " 广东省 │ 广州市 │ 请选择")
    #expect(screen.handle(.escape) == .cancelled)
  }

  // MARK: The mouse

  @Test func `A click on a tab brings it to the front`() {
    var screen = TestRegions.screen(preset: "440106")
    screen.press(.press(row: 0, column: 3))
    #expect(screen.picker.focusedLevel == 0)
    screen.press(.press(row: 0, column: 12))
    #expect(screen.picker.focusedLevel == 1)
    screen.press(.press(row: 0, column: 70))
    #expect(screen.picker.focusedLevel == 1)
  }

  @Test func `A click on a row chooses it, wherever the list was scrolled to`() {
    var screen = TestRegions.screen(preset: "60")
    screen.press(.end)
    let outcome = screen.handle(.press(row: 2, column: 5))
    #expect(outcome == .chosen(id: "6\(10000 + 3000 - 19)"))
  }

  @Test func `A click beside the list does nothing`() {
    var screen = TestRegions.screen()
    for row in [1, 9, 22, 23, 99] { #expect(screen.handle(.press(row: row, column: 5)) == nil) }
    #expect(screen.picker.selected.isEmpty)
  }

  @Test func `The wheel moves the cursor`() {
    var screen = TestRegions.screen(preset: "60")
    screen.press(.wheelDown)
    #expect(screen.cursor == 3)
    screen.press(.wheelUp, .wheelUp)
    #expect(screen.cursor == 0)
  }

  // MARK: Any size

  @Test func `A terminal that shrinks keeps the cursor in view`() {
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
  func `Whatever keys come, the frame fits and the cursor is in view`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .wheelUp, .wheelDown, .resize, .other, .control("d"), .control("z"),
      .character("/"), .character("广"), .character("1"), .character("2"), .character("9"),
      .character("j"), .character("k"), .character("区"),
    ]
    var screen = TestRegions.screen(anyLevel: seed % 2 == 0)
    for step in 0..<400 {
      let size = ScreenSize(
        rows: Int.random(in: 1...30, using: &random),
        columns: Int.random(in: 1...90, using: &random))
      if step % 10 == 0 { screen.resize(to: size) }
      let key =
        step % 15 == 0
        ? Key.press(
          row: Int.random(in: 0..<30, using: &random),
          column: Int.random(in: 0..<90, using: &random))
        : keys.randomElement(using: &random)!
      if case .chosen? = screen.handle(key) { screen = TestRegions.screen(anyLevel: seed % 2 == 0) }
      if screen.picker.phase != .open { screen = TestRegions.screen(anyLevel: seed % 2 == 0) }
      let frame = screen.frame
      #expect(frame.lines.count == screen.size.rows, "seed \(seed), step \(step)")
      #expect(
        frame.lines.allSatisfy { $0.width <= screen.size.columns }, "seed \(seed), step \(step)")
      #expect(screen.cursor >= 0 && screen.cursor < max(screen.count, 1))
      #expect(screen.top <= screen.cursor)
      #expect(screen.cursor < screen.top + max(screen.layout.list.count, 1))
      #expect(screen.typing != nil || (screen.picker.filter == nil && screen.picker.search == nil))
    }
  }
}
