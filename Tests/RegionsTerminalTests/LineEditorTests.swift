import Testing

@testable import RegionsTerminal

struct LineEditorTests {
  private func editor(_ text: String, caret: Int) -> LineEditor {
    var editor = LineEditor(text)
    editor.moveToStart()
    editor.move(by: caret)
    return editor
  }

  @Test func `Typing goes in at the caret`() {
    var editor = editor("上海", caret: 1)
    for scalar in "新区".unicodeScalars { editor.insert(scalar) }
    #expect(editor.text == "上新区海")
    #expect(editor.beforeCaret == "上新区")
  }

  @Test func `An accent joins the letter before it and is taken back with it`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.characters.count == 1)
    #expect(editor.caret == 1)
    let done1 = editor.erase()
    #expect(done1)
    #expect(editor.text == "")
  }

  @Test func `Backspace takes the character before, Delete the one after`() {
    var editor = editor("abc", caret: 1)
    let done2 = editor.delete()
    #expect(done2)
    #expect(editor.text == "ac")
    let done3 = editor.erase()
    #expect(done3)
    #expect(editor.text == "c")
    let done4 = editor.erase()
    #expect(!done4)
    editor.moveToEnd()
    let done5 = editor.delete()
    #expect(!done5)
  }

  @Test func `The caret stays within the text`() {
    var editor = editor("ab", caret: 0)
    editor.move(by: -1)
    #expect(editor.caret == 0)
    editor.move(by: 9)
    #expect(editor.caret == 2)
    editor.clear()
    #expect((editor.caret, editor.text) == (0, ""))
  }
}
