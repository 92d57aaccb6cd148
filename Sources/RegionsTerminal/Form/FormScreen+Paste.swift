import RegionForms

/// Messages that hold several answers: 张三 13800138000 广东省深圳市南山区科苑路15号.
extension FormScreen {
  /// Whether the form says where the parts of a message go, and someone reads them.
  var takesMessages: Bool { contactReader != nil && form.definition.paste != nil }

  /// Takes what was pasted as a message if it is one: always where the row in front takes no text, and of
  /// several parts where it is one of those that messages fill.
  ///
  /// - Returns: whether it was a message.
  mutating func pasteMessage(_ text: String) -> Bool {
    guard takesMessages, let contact = contactReader?(text, form) else { return false }
    var least = 1
    if case .line = editor {
      guard let row = focusedRow, isFilledByMessages(row.key) else { return false }
      least = 2
    }
    guard contact.partCount >= least else { return false }
    fill(contact)
    return true
  }

  private func isFilledByMessages(_ key: String) -> Bool {
    guard let paste = form.definition.paste else { return false }
    return [
      paste.name, paste.phone, paste.postcode, paste.idNumber, paste.region, paste.detail,
    ].contains(key)
  }

  /// Fills the form, and goes to the first row that is to be looked at.
  private mutating func fill(_ contact: PastedContact) {
    send(.paste(contact))
    guard message == nil else { return }
    for row in form.rows where row.isDoubtful { fileProblems[row.id] = nil }
    setFocus(form.rows.first { $0.isDoubtful }.map { .row($0.id) } ?? focus)
    note = texts.pasted(leftOver: form.leftOver)
  }

  /// Takes the last message back.
  mutating func undoPaste() {
    guard form.canUndo else { return }
    send(.undo)
    setFocus(focus)
    note = texts.undone
  }

  // MARK: The line for a message

  /// Opens the line in which a message is typed or pasted.
  mutating func openMessageLine() { if takesMessages { messageLine = LineEditor() } }

  /// Does what a key means while that line is open.
  ///
  /// - Returns: whether it means something there.
  mutating func editMessage(_ key: Key) -> Bool {
    guard var line = messageLine else { return false }
    switch key {
    case .escape, .control("v"): messageLine = nil
    case .enter: readMessage(line.text)
    // What is pasted is read at once; what is typed when that is asked for.
    case .paste(let text) where line.isEmpty: readMessage(text)
    default:
      guard line.take(key, isMultiline: true) else { return !key.isOfTheScreen }
      messageLine = line
    }
    return true
  }

  private mutating func readMessage(_ text: String) {
    messageLine = nil
    guard let contact = contactReader?(text, form) else { return }
    fill(contact)
  }
}

extension Key {
  /// Whether it means the screen as a whole, whatever is being typed.
  fileprivate var isOfTheScreen: Bool {
    switch self {
    case .control("c"), .control("z"), .control("l"), .hangUp, .resize: true
    default: false
    }
  }
}
