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
    let last = max(keyLines.count - size.rows, 0)
    keysOffset = min(max((keysOffset ?? 0) + rows, 0), last)
  }

  // MARK: Levels

  private mutating func choose() -> Outcome? {
    let outcome: Outcome?
    switch itemUnderCursor {
    case .option(let position):
      outcome = send(.select(level: picker.focusedLevel, row: picker.visibleRow(at: position)))
    case .result(let index):
      let wanted = results[index].ids
      // The machine is at the column's filter, and takes results of its own search only.
      if picker.search == nil { _ = send(.search(text)) }
      guard let found = picker.search?.results.firstIndex(where: { $0.ids == wanted }) else {
        return nil
      }
      outcome = send(.acceptResult(found))
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
    _ = send(.selectTab(level))
    restart()
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

  // MARK: Typing

  private mutating func edit(_ key: Key) {
    let before = editor.text
    guard editor.take(key), editor.text != before else { return }
    if editor.isEmpty { isTyping = setting.keys == .vi }
    textChanged()
  }

  /// Narrows the column to what was typed. The whole tree is looked through later, see
  /// ``settle()``.
  mutating func textChanged() {
    let text = text
    wantsSearch = !text.isEmpty
    if text.isEmpty { results = [] }
    // In the whole tree, the results of a moment ago stay until the new ones come.
    if text.isEmpty || scope == .column { _ = send(.filter(text)) }
    updateList()
    if text.isEmpty { placeCursor() } else { moveToFirst() }
  }

  /// Looks for the text in the whole tree. Apart from the keys, because it takes its time where there
  /// are many regions: the owner shows what was typed first, and doesn't look for what is being
  /// typed on.
  mutating func search() {
    guard wantsSearch else { return }
    wantsSearch = false
    let text = text
    _ = send(.search(text))
    results = picker.search?.results ?? []
    // The machine shows one of both; the screen has the column on top.
    if scope == .column { _ = send(.filter(text)) }
    updateList()
    moveToFirst()
  }

  private mutating func clearText() {
    if picker.filter != nil || picker.search != nil { _ = send(.back) }
    restart()
  }

  /// Begins anew in the focused column, with nothing typed.
  mutating func restart() {
    editor = LineEditor()
    scope = .column
    isTyping = false
    wantsSearch = false
    results = []
    updateList()
    placeCursor()
  }

  private mutating func updateList() {
    var list = PickerList(options: picker.visibleCount)
    list.isWholeTree = scope == .tree
    guard !text.isEmpty else {
      self.list = list
      return
    }
    var above: [String] = []
    var shown: Set<String> = []
    if scope == .tree {
      list.options = 0
    } else {
      let level = max(picker.focusedLevel, 0)
      above = picker.selected.prefix(level).map(\.id)
      for position in 0..<picker.visibleCount {
        shown.insert(picker.focusedColumn[picker.visibleRow(at: position)].id)
      }
    }
    for (index, result) in results.enumerated() {
      let inColumn =
        scope == .column && result.ids.count == above.count + 1 && result.ids.starts(with: above)
      if inColumn, let id = result.ids.last, shown.contains(id) { continue }
      if result.isNear {
        list.near.append(index)
      } else if inColumn {
        list.inColumn.append(index)
      } else {
        list.elsewhere.append(index)
      }
    }
    self.list = list
  }

  // MARK: The cursor

  private mutating func moveToFirst() {
    cursor = 0
    top = 0
    move(to: 0)
  }

  /// Puts the cursor on the row chosen in the focused level, else on the first.
  private mutating func placeCursor() {
    top = 0
    let level = picker.focusedLevel
    move(to: picker.path.indices.contains(level) ? picker.path[level] : 0)
  }

  /// Moves the cursor to a position, or to the nearest one beyond that can be chosen; if there is none,
  /// it stays.
  private mutating func move(to position: Int) {
    guard count > 0 else {
      cursor = 0
      top = 0
      return
    }
    let target = min(max(position, 0), count - 1)
    if isEnabled(target) {
      cursor = target
    } else {
      let onward =
        target < cursor
        ? (0..<target).last(where: isEnabled) : (target + 1..<count).first(where: isEnabled)
      cursor = onward ?? min(cursor, count - 1)
    }
    scroll()
  }

  private func isEnabled(_ position: Int) -> Bool {
    switch list[position] {
    case .option(let position): picker.focusedColumn[picker.visibleRow(at: position)].isEnabled
    case .result: true
    case .heading: false
    }
  }

  /// Scrolls as little as needed for the cursor to be in view, with the heading above it if it is the
  /// first below one, and so that no row is left empty that could show something.
  mutating func scroll() {
    let rows = max(layout.list.count, 1)
    var first = cursor
    if rows > 1, cursor > 0, cursor <= count - 1, case .heading = list[cursor - 1] { first -= 1 }
    if first < top { top = first }
    if cursor >= top + rows { top = cursor - rows + 1 }
    top = max(min(top, count - rows), 0)
  }
}
