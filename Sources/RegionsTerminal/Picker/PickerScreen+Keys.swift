import RegionPicker

extension PickerScreen {
  /// Does what a key means.
  ///
  /// - Returns: what is left to do outside; `nil`: show the next frame and go on.
  mutating func handle(_ key: Key) -> Outcome? {
    guard
      let action = PickerAction(key, mode, confirms: picker.configuration.allowsAnyLevel)
    else { return nil }
    message = nil
    if keysOffset != nil { return leaveKeys(action) }
    return perform(action)
  }

  mutating func perform(_ action: PickerAction) -> Outcome? {
    // Whatever is done to results is done to those of the whole text.
    switch action {
    case .edit, .escape, .cancel, .suspend, .redraw: break
    default: search()
    }
    switch action {
    case .move(let rows): move(to: cursor + rows)
    case .movePage(let pages): move(to: cursor + pages * max(layout.list.count - 1, 1))
    case .moveToStart: move(to: 0)
    case .moveToEnd: move(to: count - 1)
    case .choose: return choose()
    case .open:
      settle()
      if !endsUnderCursor { return choose() }
    case .back: goBack()
    case .cycleTab(let step):
      let levels = picker.columns.count
      if levels > 0 { go(to: (picker.focusedLevel + step + levels) % levels) }
    case .tab(let level): go(to: level)
    case .startTyping: isTyping = true
    case .toggleScope:
      scope = scope == .column ? .tree : .column
      if setting.keys == .vi { isTyping = true }
      textChanged()
    case .edit(let key): edit(key)
    case .showKeys: keysOffset = 0
    case .confirm: return send(.confirm())
    case .escape:
      guard !editor.isEmpty || (setting.keys == .vi && isTyping) else { return cancel() }
      clearText()
    case .cancel: return cancel()
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .press(let row, let column): return press(row: row, column: column)
    }
    return nil
  }

  private mutating func cancel() -> Outcome {
    _ = send(.cancel(revert: true))
    return .cancelled
  }

  /// Any key but those that scroll closes the list of keys.
  private mutating func leaveKeys(_ action: PickerAction) -> Outcome? {
    switch action {
    case .cancel: return cancel()
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .move(let rows): scrollKeys(by: rows)
    case .movePage(let pages): scrollKeys(by: pages * max(size.rows - 1, 1))
    default: keysOffset = nil
    }
    return nil
  }

  private mutating func scrollKeys(by rows: Int) {
    let isCut = keyLines.count > size.rows && size.rows > 1
    let last = max(keyLines.count - size.rows + (isCut ? 1 : 0), 0)
    keysOffset = min(max((keysOffset ?? 0) + rows, 0), last)
  }

  // MARK: Levels

  private mutating func choose() -> Outcome? {
    let outcome: Outcome?
    switch itemUnderCursor {
    case .option(let position):
      outcome = send(.select(level: picker.focusedLevel, row: picker.visibleRow(at: position)))
    case .result(let index):
      guard let searched else { return nil }
      session = searched
      outcome = send(.acceptResult(index))
    case .heading, nil: return nil
    }
    guard message == nil else { return nil }
    restart()
    return outcome
  }

  private mutating func goBack() {
    if setting.keys == .vi, isTyping { return clearText() }
    _ = send(.back)
    // At the first level there is nowhere to go, and nothing to say about it.
    message = nil
    restart()
  }

  private mutating func go(to level: Int) {
    guard picker.columns.indices.contains(level) else { return }
    guard !editor.isEmpty else {
      _ = send(.selectTab(level))
      return restart()
    }
    // What was typed is looked for in the other level.
    guard level != picker.focusedLevel else { return }
    _ = send(.selectTab(level))
    textChanged()
  }

  private mutating func press(row: Int, column: Int) -> Outcome? {
    if row == layout.tabs {
      // The placeholder of a level that isn't there yet stands for the last one that is.
      if let level = tabStrip.level(at: column) { go(to: min(level, picker.columns.count - 1)) }
      return nil
    }
    guard layout.list.contains(row) else { return nil }
    if columns.previous.contains(column) {
      go(to: picker.focusedLevel - 1)
      return nil
    }
    if columns.below.contains(column) { return perform(.open) }
    let position = top + row - layout.list.lowerBound
    guard columns.list.contains(column), position < count else { return nil }
    if case .heading = list[position] { return nil }
    move(to: position)
    return cursor == position ? choose() : nil
  }
}
