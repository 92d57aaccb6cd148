/// How a piece of text looks. Every style can be told from the others without colour.
struct TextStyle: OptionSet, Hashable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1)
  static let dim = TextStyle(rawValue: 2)
  static let reverse = TextStyle(rawValue: 4)
  static let underline = TextStyle(rawValue: 8)
  /// What is chosen: green where there is colour.
  static let chosen = TextStyle(rawValue: 16)
  /// What is in front or matched: cyan where there is colour.
  static let accent = TextStyle(rawValue: 32)
  /// What is wrong: red where there is colour.
  static let warning = TextStyle(rawValue: 64)
}

/// One line of a screen: pieces of text, each in one style, from the left.
struct StyledLine: Equatable {
  struct Run: Equatable {
    var text: String
    var style: TextStyle
  }

  private(set) var runs: [Run] = []
  /// The columns used so far.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ style: TextStyle = [], limit: Int = .max) {
    append(text, style, limit: limit)
  }

  /// The characters alone.
  var text: String { runs.map(\.text).joined() }

  /// Appends text, cut so that the line doesn't get wider than `limit` columns.
  mutating func append(_ text: String, _ style: TextStyle = [], limit: Int = .max) {
    let text = TextWidth.printable(text)
    let fitted = limit == .max ? text : TextWidth.fitted(text, to: limit - width)
    guard !fitted.isEmpty else { return }
    width += TextWidth.columns(of: fitted)
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += fitted
    } else {
      runs.append(Run(text: fitted, style: style))
    }
  }

  /// The line cut to so many columns.
  func fitted(to limit: Int) -> StyledLine {
    guard width > limit else { return self }
    var line = StyledLine()
    for run in runs { line.append(run.text, run.style, limit: limit) }
    return line
  }

  /// Appends blanks up to a column.
  mutating func pad(to column: Int, _ style: TextStyle = []) {
    guard width < column else { return }
    append(String(repeating: " ", count: column - width), style)
  }
}

/// What a whole screen shows: one line a row, from the top.
struct Frame: Equatable {
  var lines: [StyledLine]
  /// Where text is being typed; `nil` hides the terminal's own cursor. Input methods show what they
  /// compose there.
  var caret: Caret?

  struct Caret: Equatable {
    var row: Int
    var column: Int
  }
}

/// The size of a terminal in character cells.
struct ScreenSize: Equatable {
  var rows: Int
  var columns: Int
}
