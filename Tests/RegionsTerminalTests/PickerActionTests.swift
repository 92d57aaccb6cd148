import Testing

@testable import RegionsTerminal

/// The keys of the picker, row by row.
struct PickerActionTests {
  private func action(
    _ key: Key, _ mode: PickerAction.Mode = .empty, confirms: Bool = false
  ) -> PickerAction? {
    PickerAction(key, mode, confirms: confirms)
  }

  private static let modes: [PickerAction.Mode] = [.commands, .empty, .text]

  @Test(arguments: modes)
  func `keys that are no text mean the same in every mode`(mode: PickerAction.Mode) {
    let table: [(Key, PickerAction)] = [
      (.up, .move(-1)), (.control("p"), .move(-1)), (.down, .move(1)), (.control("n"), .move(1)),
      (.wheelUp, .move(-3)), (.wheelDown, .move(3)), (.pageUp, .movePage(-1)),
      (.pageDown, .movePage(1)), (.enter, .choose), (.tab, .cycleTab(1)), (.backTab, .cycleTab(-1)),
      (.escape, .escape), (.control("c"), .cancel), (.hangUp, .cancel), (.control("z"), .suspend),
      (.control("l"), .redraw), (.control("f"), .toggleScope),
      (.press(row: 1, column: 2), .press(row: 1, column: 2)),
    ]
    for (key, meaning) in table { #expect(action(key, mode) == meaning, "\(key)") }
    #expect(action(.control("d"), mode, confirms: true) == .confirm)
    for key in [Key.other, .resize, .alt("x")] where mode != .text {
      #expect(action(key, mode) == nil)
    }
  }

  @Test(arguments: "kjhlgG19x广区 -".unicodeScalars.map { $0 })
  func `whoever opens a picker types: every letter is text`(letter: Unicode.Scalar) {
    #expect(action(.character(letter)) == .edit(.character(letter)))
    #expect(action(.character(letter), .text) == .edit(.character(letter)))
  }

  @Test func `with no text, the keys of the text move among rows and levels`() {
    #expect(action(.home) == .moveToStart)
    #expect(action(.end) == .moveToEnd)
    #expect(action(.right) == .open)
    #expect(action(.left) == .back)
    #expect(action(.backspace) == .back)
    #expect(action(.character("/")) == .toggleScope)
    #expect(action(.character("?")) == .showKeys)
    #expect(action(.paste("广州")) == .edit(.paste("广州")))
    #expect(action(.control("d")) == nil)
  }

  @Test(arguments: [
    Key.home, .end, .left, .right, .backspace, .delete, .control("a"), .control("e"),
    .control("w"), .control("u"), .control("k"), .alt("b"), .alt("f"), .character("/"),
    .character("?"),
  ])
  func `with a text, they edit it`(key: Key) { #expect(action(key, .text) == .edit(key)) }

  @Test func `with the keys of vi, letters are commands`() {
    let table: [(Key, PickerAction?)] = [
      (.character("k"), .move(-1)), (.character("j"), .move(1)), (.character("l"), .open),
      (.character("h"), .back), (.character("g"), .moveToStart), (.character("G"), .moveToEnd),
      (.character("1"), .tab(0)), (.character("9"), .tab(8)), (.character("0"), nil),
      (.character("/"), .startTyping), (.character("x"), nil), (.control("u"), .movePage(-1)),
      (.control("d"), .movePage(1)), (.paste("x"), nil),
    ]
    for (key, meaning) in table { #expect(action(key, .commands) == meaning, "\(key)") }
  }
}
