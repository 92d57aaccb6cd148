import Testing

@testable import RegionsTerminal

/// The line editor does what a shell does, and loses no text.
struct LineEditorTests {
  private func editor(_ text: String, caret: Int) -> LineEditor {
    var editor = LineEditor(text)
    editor.move(to: caret)
    return editor
  }

  @Test func `typing goes in at the caret`() {
    var editor = editor("上海", caret: 1)
    for scalar in "新区".unicodeScalars { editor.insert(scalar) }
    #expect(editor.text == "上新区海")
    #expect(editor.beforeCaret == "上新区")
  }

  @Test func `an accent joins the letter before it and is taken back with it`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.characters.count == 1)
    #expect(editor.caret == 1)
    editor.erase()
    #expect(editor.text == "")
  }

  /// Text with the caret shown as `|`, before and after a key.
  @Test(
    arguments: [
      ("ab|c", Key.left, "a|bc"), ("ab|c", .control("b"), "a|bc"), ("ab|c", .right, "abc|"),
      ("ab|c", .control("f"), "abc|"), ("ab|c", .home, "|abc"), ("ab|c", .control("a"), "|abc"),
      ("a|bc", .end, "abc|"), ("a|bc", .control("e"), "abc|"), ("ab|c", .backspace, "a|c"),
      ("ab|c", .delete, "ab|"), ("|a", .backspace, "|a"), ("a|", .delete, "a|"),
      ("one two|", .alt("b"), "one |two"), ("one t|wo", .alt("b"), "one |two"),
      ("one |two", .alt("b"), "|one two"), ("|one two", .alt("f"), "one| two"),
      ("one| two", .alt("f"), "one two|"), ("广东 深圳|", .control("w"), "广东 |"),
      ("广东 |深圳", .control("w"), "|深圳"), ("a-b c-d|", .control("w"), "a-b |"),
      ("a-b c-d|", .altBackspace, "a-b c-|"), ("one| two", .alt("d"), "one|"),
      ("ab|cd", .control("u"), "|cd"), ("ab|cd", .control("k"), "ab|"),
      ("广|州", .character("x"), "广x|州"), ("广|州", .paste("a\nb\n"), "广a b|州"),
      ("|", .left, "|"), ("|", .control("w"), "|"),
    ] as [(String, Key, String)])
  func `each key of the shell does to text what it does there`(
    before: String, key: Key, after: String
  ) throws {
    let parts = before.split(separator: "|", omittingEmptySubsequences: false)
    var editor = editor(parts.joined(), caret: parts[0].count)
    let isTaken = editor.take(key)
    #expect(isTaken)
    #expect(editor.beforeCaret + "|" + editor.characters[editor.caret...] == after)
  }

  @Test func `what was taken away at once comes back with Control-Y`() {
    var editor = LineEditor("广东 深圳")
    _ = editor.take(.control("w"))
    _ = editor.take(.home)
    _ = editor.take(.control("y"))
    #expect(editor.text == "深圳广东 ")
  }

  @Test func `text of several lines keeps those of a paste`() {
    var editor = LineEditor()
    _ = editor.take(.paste("一\n二"), isMultiline: true)
    #expect(editor.text == "一\n二")
  }

  @Test(arguments: [Key.up, .down, .enter, .tab, .escape, .other, .alt("x"), .control("c")])
  func `other keys are left to others`(key: Key) {
    var editor = LineEditor("ab")
    let isTaken = editor.take(key)
    #expect(!isTaken)
    #expect(editor.text == "ab")
  }

  @Test func `a long text is shown around its caret, cut by columns and with marks`() {
    _ = TextWidth.useUTF8()
    var editor = LineEditor("广东省深圳市南山区")
    #expect(EditorView(editor, columns: 30).text == "广东省深圳市南山区")
    let end = EditorView(editor, columns: 10)
    #expect(end.text == "…市南山区")
    #expect(end.caret == 9)
    editor.move(to: 0)
    let start = EditorView(editor, columns: 10)
    #expect(start.text == "广东省深…")
    #expect(start.caret == 0)
    editor.move(to: 5)
    for columns in 1...20 {
      let view = EditorView(editor, columns: columns)
      #expect(TextWidth.columns(of: view.text) <= columns)
      #expect(view.caret < max(columns, 2))
    }
  }
}
