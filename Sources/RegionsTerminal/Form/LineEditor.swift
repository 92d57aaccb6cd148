/// Text being edited, with a place in it where typing goes. Places count characters, so that what
/// looks like one is taken back as one.
struct LineEditor: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int

  /// Begins with the caret at the end.
  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }

  /// The text before the caret.
  var beforeCaret: String { String(characters[..<caret]) }

  mutating func insert(_ scalar: Unicode.Scalar) {
    // A scalar may join the character before it, as an accent does.
    let before = beforeCaret + String(scalar)
    let after = characters[caret...]
    characters = Array(before)
    caret = characters.count
    characters += after
  }

  /// Takes back the character before the caret.
  ///
  /// - Returns: whether there was one.
  mutating func erase() -> Bool {
    guard caret > 0 else { return false }
    caret -= 1
    characters.remove(at: caret)
    return true
  }

  /// Takes away the character after the caret.
  mutating func delete() -> Bool {
    guard caret < characters.count else { return false }
    characters.remove(at: caret)
    return true
  }

  mutating func move(by step: Int) { caret = min(max(caret + step, 0), characters.count) }
  mutating func moveToStart() { caret = 0 }
  mutating func moveToEnd() { caret = characters.count }

  mutating func clear() {
    characters = []
    caret = 0
  }
}
