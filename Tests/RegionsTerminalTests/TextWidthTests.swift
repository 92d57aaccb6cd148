import Testing

@testable import RegionsTerminal

/// Texts are measured and cut as a terminal draws them.
struct TextWidthTests {
  init() {
    #expect(TextWidth.useUTF8())
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("北京市", 6), ("A京", 3), ("e\u{301}", 1), ("…", 1), ("가", 2), ("𠀀", 2),
  ])
  func `a text is as wide as the terminal draws it`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("北京市", 6, "北京市"), ("北京市", 5, "北京…"), ("北京市", 4, "北…"), ("北京市", 3, "北…"),
    ("北京市", 2, "…"), ("北京市", 1, "…"), ("北京市", 0, ""), ("abc", 2, "a…"),
    ("e\u{301}cole", 3, "e\u{301}c…"),
  ])
  func `a text is cut by columns, and no character in half`(text: String, limit: Int, cut: String) {
    #expect(TextWidth.fitted(text, to: limit) == cut)
  }

  @Test func `a name can't send the terminal commands`() {
    #expect(
      TextWidth.printable("a\u{1B}[31mb\u{7}\u{9B}c\n") == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\u{FFFD}"
    )
    #expect(TextWidth.printable("北京e\u{301}") == "北京e\u{301}")
  }
}
