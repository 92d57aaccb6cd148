/// How a piece of text looks. No two styles differ in colour alone.
package struct TextStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = TextStyle(rawValue: 1)
  package static let dim = TextStyle(rawValue: 2)
  package static let reverse = TextStyle(rawValue: 4)
  package static let underline = TextStyle(rawValue: 8)
  /// What is chosen: green where there is colour.
  package static let chosen = TextStyle(rawValue: 16)
  /// What is in front or matched: cyan where there is colour.
  package static let accent = TextStyle(rawValue: 32)
  /// What is wrong: red where there is colour.
  package static let warning = TextStyle(rawValue: 64)
}

/// One line of a screen: pieces of text, each in one style, from the left.
package struct StyledLine: Equatable {
  package struct Run: Equatable {
    var text: String
    var style: TextStyle
  }

  package private(set) var runs: [Run] = []
  /// The columns used so far.
  package private(set) var width = 0

  package init() {}

  package init(_ text: String, _ style: TextStyle = [], limit: Int = .max) {
    append(text, style, limit: limit)
  }

  /// The characters alone.
  package var text: String { runs.map(\.text).joined() }

  /// The characters with the sequences that give them their style on a terminal.
  ///
  /// - Parameter color: whether it has colours; other styles are there without.
  package func escaped(color: Bool) -> String {
    runs.map { run in
      run.style.isEmpty ? run.text : "\u{1B}[\(run.style.codes(color: color))m\(run.text)\u{1B}[0m"
    }.joined()
  }

  /// Appends text, cut so that the line doesn't get wider than `limit` columns.
  package mutating func append(_ text: String, _ style: TextStyle = [], limit: Int = .max) {
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

  /// The line cut to a width in columns.
  func fitted(to limit: Int) -> StyledLine {
    guard width > limit else { return self }
    var line = StyledLine()
    for run in runs { line.append(run.text, run.style, limit: limit) }
    return line
  }

  /// Appends blanks up to a column.
  package mutating func pad(to column: Int, _ style: TextStyle = []) {
    guard width < column else { return }
    append(String(repeating: " ", count: column - width), style)
  }
}

extension TextStyle {
  /// The parameters of the sequence that switches to this style from any other.
  func codes(color: Bool) -> String {
    var numbers = ["0"]
    if contains(.bold) { numbers.append("1") }
    if contains(.dim) { numbers.append("2") }
    if contains(.underline) { numbers.append("4") }
    if contains(.reverse) { numbers.append("7") }
    if color {
      if contains(.chosen) {
        numbers.append("32")
      } else if contains(.accent) {
        numbers.append("36")
      } else if contains(.warning) {
        numbers.append("31")
      }
    }
    return numbers.joined(separator: ";")
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
  /// Whether it is of lines below other text. A window that becomes narrower breaks the longer ones and scrolls by as
  /// many, and what has scrolled can't be taken back: nothing is put at the right edge, and no line is filled up.
  var isBelowText = false

  /// As far to the right as what has a choice goes in such lines.
  static let shortLine = 40
}
