/// How keys are read that are letters.
package enum PickerKeys: String, Sendable, CaseIterable {
  /// Whoever opens a picker types: every printable character is text.
  case typing
  /// Letters are commands as in vi, and `/` starts typing.
  case vi
}

/// What a key means to the picker.
enum PickerAction: Equatable {
  /// Moves the cursor by a number of rows.
  case move(Int)
  /// Moves the cursor by a number of screens.
  case movePage(Int)
  case moveToStart, moveToEnd
  /// Chooses the row under the cursor, or goes to the search result under it.
  case choose
  /// The same where it opens another level; never ends the picker.
  case open
  case back
  /// Brings the next or the previous level to the front, around the end.
  case cycleTab(Int)
  case tab(Int)
  /// Changes what is typed.
  case edit(Key)
  /// Starts typing, where letters are commands.
  case startTyping
  /// Looks through the whole tree instead of the column, or the other way round.
  case toggleScope
  case showKeys
  case confirm
  /// Clears the text, or else cancels.
  case escape
  case cancel
  case suspend
  case redraw
  case press(row: Int, column: Int)

  /// What letters are at the moment.
  enum Mode {
    /// Commands, as in vi.
    case commands
    /// The first of a text.
    case empty
    /// More of a text.
    case text
  }

  /// - Parameters:
  ///   - confirms: whether the picker may be ended above a leaf.
  /// - Returns: `nil` for a key without a meaning.
  init?(_ key: Key, _ mode: Mode, confirms: Bool) {
    switch key {
    case .up, .control("p"): self = .move(-1)
    case .down, .control("n"): self = .move(1)
    case .wheelUp: self = .move(-3)
    case .wheelDown: self = .move(3)
    case .pageUp: self = .movePage(-1)
    case .pageDown: self = .movePage(1)
    case .enter: self = .choose
    case .tab: self = .cycleTab(1)
    case .backTab: self = .cycleTab(-1)
    case .escape: self = .escape
    case .control("c"), .hangUp: self = .cancel
    case .control("z"): self = .suspend
    case .control("l"): self = .redraw
    case .control("d") where confirms: self = .confirm
    case .control("f"): self = .toggleScope
    case .press(let row, let column): self = .press(row: row, column: column)
    case .resize, .other: return nil
    default:
      switch mode {
      case .commands: self.init(command: key)
      case .empty: self.init(withoutText: key)
      case .text: self = .edit(key)
      }
    }
  }

  private init?(withoutText key: Key) {
    switch key {
    case .home: self = .moveToStart
    case .end: self = .moveToEnd
    case .right: self = .open
    case .left, .backspace: self = .back
    case .character("/"): self = .toggleScope
    case .character("?"): self = .showKeys
    case .character, .paste, .control("y"): self = .edit(key)
    default: return nil
    }
  }

  private init?(command key: Key) {
    switch key {
    case .home, .character("g"): self = .moveToStart
    case .end, .character("G"): self = .moveToEnd
    case .character("k"): self = .move(-1)
    case .character("j"): self = .move(1)
    case .control("u"): self = .movePage(-1)
    case .control("d"): self = .movePage(1)
    case .right, .character("l"): self = .open
    case .left, .backspace, .character("h"): self = .back
    case .character("/"): self = .startTyping
    case .character("?"): self = .showKeys
    case .character(let scalar) where ("1"..."9").contains(scalar):
      self = .tab(Int(scalar.value) - 0x31)
    default: return nil
    }
  }
}
