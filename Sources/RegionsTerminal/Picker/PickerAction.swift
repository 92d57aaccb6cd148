/// What a key means to the picker.
enum PickerAction: Equatable {
  /// Moves the cursor by so many rows.
  case move(Int)
  /// Moves the cursor by so many screens.
  case movePage(Int)
  case moveToStart, moveToEnd
  /// Chooses the row under the cursor, or goes to the search result under it.
  case choose
  case back
  /// Brings the next or the previous level to the front, around the end.
  case cycleTab(Int)
  case tab(Int)
  /// Starts typing a filter; while typing one, makes it a search.
  case slash
  case type(Unicode.Scalar)
  /// Takes the last character back.
  case erase
  case confirm
  /// Ends typing, or else cancels.
  case escape
  case cancel
  case suspend
  case press(row: Int, column: Int)

  /// - Parameters:
  ///   - isTyping: whether a filter or a search is being typed, so that letters are text.
  ///   - confirms: whether the picker may be ended above a leaf.
  /// - Returns: `nil` for a key without a meaning.
  init?(_ key: Key, isTyping: Bool, confirms: Bool) {
    switch key {
    case .up, .control("p"): self = .move(-1)
    case .down, .control("n"): self = .move(1)
    case .wheelUp: self = .move(-3)
    case .wheelDown: self = .move(3)
    case .pageUp, .control("u"): self = .movePage(-1)
    case .pageDown: self = .movePage(1)
    // The key that ends input ends the picker where that is allowed.
    case .control("d"): self = confirms ? .confirm : .movePage(1)
    case .home: self = .moveToStart
    case .end: self = .moveToEnd
    case .enter, .right: self = .choose
    case .left: self = .back
    case .backspace: self = isTyping ? .erase : .back
    case .tab: self = .cycleTab(1)
    case .backTab: self = .cycleTab(-1)
    case .escape: self = .escape
    case .control("c"), .hangUp: self = .cancel
    case .control("z"): self = .suspend
    case .press(let row, let column): self = .press(row: row, column: column)
    case .character("/"): self = .slash
    case .character(let scalar) where isTyping: self = .type(scalar)
    case .character("k"): self = .move(-1)
    case .character("j"): self = .move(1)
    case .character("l"): self = .choose
    case .character("h"): self = .back
    case .character("g"): self = .moveToStart
    case .character("G"): self = .moveToEnd
    case .character(let scalar) where ("1"..."9").contains(scalar):
      self = .tab(Int(scalar.value) - 0x31)
    case .character, .control, .delete, .resize, .other: return nil
    }
  }
}
