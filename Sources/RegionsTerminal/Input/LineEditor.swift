/// Text being edited, with a position in it where typing goes: the one line editor of the picker and of
/// forms, with the keys people know from their shell.
///
/// Places count characters, so that what looks like one is taken back as one.
struct LineEditor: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// What was last taken away at once, for Ctrl-Y.
  private var killed: [Character] = []

  /// Begins with the caret at the end.
  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }

  var isEmpty: Bool { characters.isEmpty }

  /// The text before the caret.
  var beforeCaret: String { String(characters[..<caret]) }

  // MARK: Keys

  /// Does what a key means to text.
  ///
  /// - Parameter isMultiline: whether a paste keeps its line ends; else they become blanks.
  /// - Returns: whether the key means something to text, even where there is nothing to do.
  mutating func take(_ key: Key, isMultiline: Bool = false) -> Bool {
    switch key {
    case .character(let scalar): insert(scalar)
    case .paste(let text): insert(isMultiline ? text : Self.oneLine(text))
    case .backspace: erase()
    case .delete: delete()
    case .left, .control("b"): move(by: -1)
    case .right, .control("f"): move(by: 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = characters.count
    case .alt("b"): caret = wordStart
    case .alt("f"): caret = wordEnd
    case .control("w"): kill(blankStart..<caret)
    case .altBackspace: kill(wordStart..<caret)
    case .alt("d"): kill(caret..<wordEnd)
    case .control("u"): kill(0..<caret)
    case .control("k"): kill(caret..<characters.count)
    case .control("y"): insert(String(killed))
    default: return false
    }
    return true
  }

  // MARK: Editing

  mutating func insert(_ scalar: Unicode.Scalar) { insert(String(scalar)) }

  mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    // The first scalar may join the character before it, as an accent does, and the last one the
    // character behind.
    let lastBefore = caret > 0 ? String(characters[caret - 1]) : ""
    let firstAfter = caret < characters.count ? String(characters[caret]) : ""
    let joined = Array(lastBefore + text + firstAfter)
    let start = max(caret - 1, 0)
    let end = min(caret + 1, characters.count)
    characters.replaceSubrange(start..<end, with: joined)
    caret = start + Array(lastBefore + text).count
    caret = min(caret, characters.count)
  }

  /// Takes back the character before the caret.
  mutating func erase() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  /// Takes away the character after the caret.
  mutating func delete() {
    guard caret < characters.count else { return }
    characters.remove(at: caret)
  }

  mutating func move(by step: Int) { caret = min(max(caret + step, 0), characters.count) }

  /// Puts the caret behind a number of characters.
  mutating func move(to position: Int) { caret = min(max(position, 0), characters.count) }

  /// Puts other text in place of all there is, the caret at its end.
  mutating func replace(with text: String) {
    characters = Array(text)
    caret = characters.count
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    characters.removeSubrange(range)
    caret = range.lowerBound
  }

  // MARK: Words

  /// Where the word begins that the caret is in or behind.
  private var wordStart: Int {
    var position = caret
    while position > 0, !Self.isWord(characters[position - 1]) { position -= 1 }
    while position > 0, Self.isWord(characters[position - 1]) { position -= 1 }
    return position
  }

  private var wordEnd: Int {
    var position = caret
    while position < characters.count, !Self.isWord(characters[position]) { position += 1 }
    while position < characters.count, Self.isWord(characters[position]) { position += 1 }
    return position
  }

  /// The same with nothing but blanks between words.
  private var blankStart: Int {
    var position = caret
    while position > 0, characters[position - 1].isWhitespace { position -= 1 }
    while position > 0, !characters[position - 1].isWhitespace { position -= 1 }
    return position
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func oneLine(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
