extension CascadePicker {
  /// Chooses a row. The cases are tried in the order in which they stand here; it matters.
  mutating func select(level: Int, row: Int) throws(Refusal) -> [Effect] {
    guard level >= 0, level < content.columnCount else { throw .unknownLevel(level) }
    let column = content.column(level)
    guard column.indices.contains(row) else { throw .unknownRow(row, level: level) }
    guard column[row].isEnabled else { throw .disabled(row: row, level: level) }
    let cleared = clearTexts()

    // The last level: its choice is replaced, and taken as the answer each time.
    if configuration.isLast(level) {
      remember(level: level)
      return cleared + choose(level: level, row: row)
    }
    // The same choice, and what is below it is known: one level on, nothing is lost.
    let isSame = isChosen(row, at: level)
    if isSame && content.columnCount > level + 1 {
      content.focus = level + 1
      return cleared + [.focusMoved]
    }
    // The same choice, and what is below it is on its way: one load is enough. It is now a choice
    // even if an echo had asked, so that a leaf finishes.
    if isSame, case .loading? = content.request?.state {
      content.request?.purpose = .column(nil)
      let moved = content.focus != level
      content.focus = level
      return cleared + (moved ? [.focusMoved] : [])
    }
    if let restored = restore(level: level, row: row) {
      return cleared + restored
    }
    remember(level: level)
    return cleared + choose(level: level, row: row)
  }

  /// Makes a row the last chosen one, and asks for what is below it or, if nothing is, finishes.
  mutating func choose(level: Int, row: Int) -> [Effect] {
    var effects = voidRequest()
    effects += truncate(toPath: level, columns: level + 1)
    content.choose(row)
    content.focus = level
    if configuration.isLast(level) || content.chosen[level].option.childCount == 0 {
      return effects + complete()
    }
    effects.append(request(.column(nil)))
    return effects
  }

  /// Ends a choice below which there is nothing. Where it cannot be the answer it is only marked.
  mutating func complete() -> [Effect] {
    content.isComplete = true
    return isSelectable(at: content.chosen.count - 1) ? finish() : [.changed]
  }
}

// MARK: - Undoing a reselection

extension CascadePicker {
  /// Keeps what choosing at a level throws away.
  private mutating func remember(level: Int) {
    guard configuration.restoresReselected else { return }
    undo =
      level < content.chosen.count && content.columnCount > level + 1
      ? Undo(level: level, row: content.chosen[level].row, content: content) : nil
    // A load that was under way is asked for again when the content comes back.
    if undo?.content.request != nil { undo?.content.request?.state = .abandoned }
  }

  /// Brings back what the last reselection threw away, if this is the row it had been chosen below.
  private mutating func restore(level: Int, row: Int) -> [Effect]? {
    guard let undo, undo.level == level, undo.row == row else { return nil }
    let effects = voidRequest()
    content = undo.content
    content.focus = level + 1
    self.undo = nil
    return effects + [.changed] + askAgain()
  }
}

// MARK: - Replies

extension CascadePicker {
  /// Takes the options of a level in.
  mutating func receive(_ options: [Option], for token: Token) -> [Effect] {
    guard case .column(let echo)? = awaited(token) else { return [] }
    return append(options, echo: echo)
  }

  /// Adds a column below the last chosen row, or finds that there is nothing to add.
  mutating func append(_ options: [Option], echo: Echo?) -> [Effect] {
    let level = content.columnCount
    guard !options.isEmpty else { return appendNothing(echo: echo) }
    content.request = nil
    content.append(options)
    var effects: [Effect] = []
    // The user may have gone to an earlier level meanwhile, and is not pulled away from there.
    if content.focus.map({ $0 + 1 }) ?? 0 == level {
      content.focus = level
      effects = clearTexts()
    }
    if let echo { return effects + advance(echo) }
    if let row = onlyRow(of: level) {
      let focus = content.focus
      effects += [.changed] + choose(level: level, row: row)
      content.markCollapsed(level)
      content.focus = focus
      return effects
    }
    return effects.contains { $0.isChange } ? effects : effects + [.changed]
  }

  /// What it means that there are no options: nothing for a picker or for an option that is said to
  /// have children, which is an error of the data; else that the choice is complete.
  private mutating func appendNothing(echo: Echo?) -> [Effect] {
    guard let last = selected.last else { return failRequest("there is nothing to choose") }
    guard (last.childCount ?? 0) == 0 else { return failRequest("options are missing") }
    content.request = nil
    if let echo {
      content.isComplete = true
      return settle(echo)
    }
    return complete()
  }

  /// The row a collapse chooses: the only enabled one, if it may be chosen unasked.
  private func onlyRow(of level: Int) -> Int? {
    guard configuration.collapsesSingleChildren, level > 0 else { return nil }
    let column = content.column(level)
    guard let row = column.firstIndex(where: { $0.isEnabled }),
      !column[(row + 1)...].contains(where: { $0.isEnabled })
    else { return nil }
    // An option that does not say whether it is a leaf may be one.
    let isLeaf = configuration.isLast(level) || (column[row].childCount ?? 0) == 0
    return !isLeaf || configuration.collapsesIntoLeaf ? row : nil
  }
}
