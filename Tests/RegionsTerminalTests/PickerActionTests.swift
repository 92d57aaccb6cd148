import Testing

@testable import RegionsTerminal

/// The keys of the picker, row by row.
struct PickerActionTests {
  private func action(_ key: Key, typing: Bool = false, confirms: Bool = false) -> PickerAction? {
    PickerAction(key, isTyping: typing, confirms: confirms)
  }

  @Test(arguments: [Key.up, .control("p"), .character("k")])
  func `Up moves the cursor up`(key: Key) { #expect(action(key) == .move(-1)) }

  @Test(arguments: [Key.down, .control("n"), .character("j")])
  func `Down moves the cursor down`(key: Key) { #expect(action(key) == .move(1)) }

  @Test(arguments: [Key.pageUp, .control("u")])
  func `Page up moves a screen up`(key: Key) { #expect(action(key) == .movePage(-1)) }

  @Test(arguments: [Key.pageDown, .control("d")])
  func `Page down moves a screen down`(key: Key) { #expect(action(key) == .movePage(1)) }

  @Test(arguments: [Key.home, .character("g")])
  func `Home goes to the first row`(key: Key) { #expect(action(key) == .moveToStart) }

  @Test(arguments: [Key.end, .character("G")])
  func `End goes to the last row`(key: Key) { #expect(action(key) == .moveToEnd) }

  @Test(arguments: [Key.enter, .right, .character("l")])
  func `Enter chooses`(key: Key) { #expect(action(key) == .choose) }

  @Test(arguments: [Key.left, .backspace, .character("h")])
  func `Left goes back`(key: Key) { #expect(action(key) == .back) }

  @Test func `Tab goes through the tabs`() {
    #expect(action(.tab) == .cycleTab(1))
    #expect(action(.backTab) == .cycleTab(-1))
  }

  @Test func `A digit goes to its tab`() {
    #expect(action(.character("1")) == .tab(0))
    #expect(action(.character("9")) == .tab(8))
    #expect(action(.character("0")) == nil)
  }

  @Test func `A slash starts the filter`() {
    #expect(action(.character("/")) == .slash)
    #expect(action(.character("/"), typing: true) == .slash)
  }

  @Test func `Control-D ends the picker where any level may be the answer`() {
    #expect(action(.control("d"), confirms: true) == .confirm)
  }

  @Test func `Escape and Control-C cancel, and so does a terminal that goes away`() {
    #expect(action(.escape) == .escape)
    #expect(action(.control("c")) == .cancel)
    #expect(action(.hangUp) == .cancel)
  }

  @Test func `Control-Z suspends`() { #expect(action(.control("z")) == .suspend) }

  @Test(arguments: "kjhlgG19x广".unicodeScalars.map { $0 })
  func `While typing, every letter is text`(letter: Unicode.Scalar) {
    #expect(action(.character(letter), typing: true) == .type(letter))
  }

  @Test func `While typing, Backspace takes a letter back and the arrows still move`() {
    #expect(action(.backspace, typing: true) == .erase)
    #expect(action(.up, typing: true) == .move(-1))
    #expect(action(.control("n"), typing: true) == .move(1))
    #expect(action(.enter, typing: true) == .choose)
  }

  @Test(
    arguments: [
      (9, Key.tab), (10, .enter), (13, .enter), (27, .escape), (127, .backspace), (8, .backspace),
      (3, .control("c")), (4, .control("d")), (26, .control("z")), (0, .other), (0x9B, .other),
      (0x5317, .character("北")),
    ] as [(UInt32, Key)])
  func `A character is the key that sends it`(code: UInt32, key: Key) throws {
    #expect(Key(scalar: try #require(Unicode.Scalar(code))) == key)
  }
}
