/// How help is laid out: in which language, how wide, and how wide a character is.
public struct HelpLayout: Sendable {
  public var language: HelpLanguage
  /// How many columns there are; help never gets narrower than `narrowest`.
  public var columns: Int
  /// How many columns a scalar takes: 2 for a Chinese character.
  public var width: @Sendable (Unicode.Scalar) -> Int

  /// What help is wrapped at where no terminal says otherwise, and the most it ever is: longer lines are
  /// hard to read.
  public static let usualColumns = 80
  private static let widest = 100
  private static let narrowest = 20

  public init(
    language: HelpLanguage = .english, columns: Int = usualColumns,
    width: @escaping @Sendable (Unicode.Scalar) -> Int = { _ in 1 }
  ) {
    self.language = language
    self.columns = min(max(columns, Self.narrowest), Self.widest)
    self.width = width
  }

  func width(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// Text in lines, each but the first indented.
  ///
  /// Lines break at spaces, and between two characters of which one is wide.
  ///
  /// - Parameter start: the column in which the text begins.
  public func wrapped(_ text: String, indent: Int, start: Int) -> String {
    wrapped(words(text), indent: indent, start: start)
  }

  /// Words in lines; none of them is torn apart.
  public func wrapped(_ words: [String], indent: Int, start: Int) -> String {
    wrapped(words.map { (text: $0, follows: true) }, indent: indent, start: start)
  }

  private func wrapped(
    _ words: [(text: String, follows: Bool)], indent: Int, start: Int
  ) -> String {
    var result = ""
    var column = start
    var isFirst = true
    for word in words {
      let size = width(of: word.text)
      let space = word.follows && !isFirst ? 1 : 0
      if !isFirst, column + space + size > columns {
        result += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if space > 0 {
        result += " "
        column += 1
      }
      result += word.text
      column += size
      isFirst = false
    }
    return result
  }

  /// What may not be torn apart, and whether a space was before it.
  private func words(_ text: String) -> [(text: String, follows: Bool)] {
    var words: [(text: String, follows: Bool)] = []
    for part in text.split(separator: " ") {
      var word = ""
      var follows = true
      for character in part {
        let isWide = character.unicodeScalars.contains { width($0) > 1 }
        let sticks = "，。；：、！？）】》”…".contains(character)
        if isWide, !sticks, !word.isEmpty, !"（【《“".contains(word.last ?? " ") {
          words.append((word, follows))
          word = ""
          follows = false
        } else if !isWide, let last = word.last,
          last.unicodeScalars.contains(where: { width($0) > 1 }),
          !"（【《“".contains(last), !sticks
        {
          words.append((word, follows))
          word = ""
          follows = false
        }
        word.append(character)
      }
      if !word.isEmpty { words.append((word, follows)) }
    }
    return words
  }

  /// Paragraphs, each wrapped; an empty line separates them, any other line break is a space. Lines
  /// that begin with a space, such as those of a table of keys, stay as they are.
  func paragraphs(_ text: String) -> String {
    var lines: [String] = []
    var paragraph = ""
    func end() {
      if !paragraph.isEmpty { lines.append(wrapped(paragraph, indent: 0, start: 0)) }
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        end()
        lines.append(String(line))
      } else {
        // In a script without spaces a line break stands for nothing.
        let isWide = paragraph.unicodeScalars.last.map { width($0) > 1 } ?? false
        paragraph += (paragraph.isEmpty || isWide ? "" : " ") + line
      }
    }
    end()
    return lines.joined(separator: "\n")
  }

  /// Rows of two columns; the second begins at column 26, or a third of a narrow terminal.
  func table(_ rows: [(String, String)]) -> String {
    let indent = min(26, columns / 3)
    var text = ""
    for (left, right) in rows {
      var line = "  " + left
      if width(of: line) + 1 > indent {
        text += line + "\n"
        line = ""
      }
      line += String(repeating: " ", count: indent - width(of: line))
      text += line + wrapped(right, indent: indent, start: indent) + "\n"
    }
    return text
  }
}
