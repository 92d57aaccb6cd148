/// Keys and what they do on one line, the most important first, up to the line's width.
struct HintLine {
  private(set) var line = StyledLine()

  init(_ hints: [Hint], columns: Int, after start: StyledLine = StyledLine()) {
    line = start
    for hint in hints {
      let width = TextWidth.columns(of: hint.key) + TextWidth.columns(of: hint.meaning) + 1
      let gap = line.width == 0 ? 1 : 2
      guard line.width + gap + width <= columns else { break }
      line.append(String(repeating: " ", count: gap))
      line.append(hint.key, .bold)
      line.append(" \(hint.meaning)", .dim)
    }
  }
}

/// Text broken into lines of a width in columns: at blanks where there are some, else between
/// characters.
package enum WrappedText {
  package static func lines(of text: String, columns: Int) -> [String] {
    let limit = max(columns, 1)
    var lines: [String] = []
    var line = ""
    var width = 0
    // Where the line may be broken last: how much of it stays.
    var blank: String.Index?
    for character in TextWidth.printable(text) {
      let next = TextWidth.columns(of: String(character))
      if width + next > limit, !line.isEmpty {
        if character == " " {
          lines.append(line)
          line = ""
          width = 0
          blank = nil
          continue
        }
        if let position = blank {
          let rest = String(line[line.index(after: position)...])
          lines.append(String(line[..<position]))
          line = rest
        } else {
          lines.append(line)
          line = ""
        }
        width = TextWidth.columns(of: line)
        blank = nil
      }
      if character == " " { blank = line.endIndex }
      line.append(character)
      width += next
    }
    lines.append(line)
    return lines
  }
}

/// As much of a text being edited as fits in some columns, around its caret.
struct EditorView {
  private(set) var text = ""
  /// The column of the caret.
  private(set) var caret = 0

  init(_ editor: LineEditor, columns: Int) {
    let shown = editor.characters.map { TextWidth.printable(String($0)) }
    let widths = shown.map { TextWidth.columns(of: $0) }
    // The caret needs a column of its own at the end.
    guard widths.reduce(0, +) >= columns else {
      text = shown.joined()
      caret = widths.prefix(editor.caret).reduce(0, +)
      return
    }
    var start = editor.caret
    var width = 0
    let capacity = max(columns - 2, 0)
    while start > 0, width + widths[start - 1] <= capacity {
      start -= 1
      width += widths[start]
    }
    if start > 0 { text = PathLine.ellipsis }
    text += shown[start..<editor.caret].joined()
    caret = width + (start > 0 ? 1 : 0)
    var end = editor.caret
    var used = caret
    while end < shown.count {
      let mark = end + 1 < shown.count ? 1 : 0
      guard used + widths[end] + mark <= columns else { break }
      text += shown[end]
      used += widths[end]
      end += 1
    }
    if end < shown.count, used < columns { text += PathLine.ellipsis }
  }
}
