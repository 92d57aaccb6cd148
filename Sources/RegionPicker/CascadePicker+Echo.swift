extension CascadePicker {
  /// Shows an address given from its first level on.
  mutating func preset(_ ids: [ID]) throws(Refusal) -> [Effect] {
    guard !ids.isEmpty else { throw .emptyPreset }
    return start(Echo(remaining: ids[...]))
  }

  /// Shows an address of which only the last ID is known.
  mutating func presetID(_ id: ID) -> [Effect] {
    let isOpening = phase != .open
    begin(isOpening: isOpening)
    let effects = voidRequest() + clearTexts()
    content = Content(firstColumn: content.columnCount > 0 ? content.column(0) : nil)
    return effects + [request(.locate(id, isOpening: isOpening))]
  }

  /// Takes in where a region lies.
  mutating func receiveLocation(_ path: [ID]?, successor: ID?, for token: Token) -> [Effect] {
    guard case .locate(let id, let isOpening)? = awaited(token) else { return [] }
    content.request = nil
    var effects: [Effect] = []
    if let successor { effects.append(.superseded(old: id, new: successor)) }
    if path == nil { effects.append(.unresolved(id: id, level: 0)) }
    return effects
      + start(Echo(remaining: (path ?? [])[...], isOpening: isOpening), isBegun: true)
  }

  /// Begins an echo: from here on the path is that of the echo, as far as it was found.
  ///
  /// Columns that the echo has in common with what is loaded are kept, not asked for again.
  mutating func start(_ echo: Echo, isBegun: Bool = false) -> [Effect] {
    var echo = echo
    var effects: [Effect] = []
    if !isBegun {
      echo.isOpening = phase != .open
      begin(isOpening: echo.isOpening)
      effects = voidRequest() + clearTexts()
    }
    if let maxDepth = configuration.maxDepth, echo.remaining.count > maxDepth {
      echo.remaining = echo.remaining.prefix(maxDepth)
      effects.append(.truncated(depth: maxDepth))
    }
    let known = content
    content = Content()
    // A column follows from the rows above it; the first one always holds.
    while content.columnCount < known.columnCount,
      content.chosen.elementsEqual(
        known.chosen.prefix(content.columnCount), by: { $0.row == $1.row })
    {
      content.focus = content.columnCount
      content.append(known.column(content.columnCount))
      guard takeRow(for: &echo, effects: &effects) else { return effects + settle(echo) }
    }
    return effects + [request(.column(echo))]
  }

  private mutating func begin(isOpening: Bool) {
    phase = .open
    undo = nil
    if isOpening { opened = content }
  }

  /// Goes on with an echo whose next column has just come.
  mutating func advance(_ echo: Echo) -> [Effect] {
    var echo = echo
    var effects: [Effect] = []
    guard takeRow(for: &echo, effects: &effects) else { return effects + settle(echo) }
    return effects + [request(.column(echo))]
  }

  /// Chooses the echo's next row in the last column.
  ///
  /// - Returns: whether the column below is wanted; if not, the echo has come to its end.
  private mutating func takeRow(for echo: inout Echo, effects: inout [Effect]) -> Bool {
    let level = content.columnCount - 1
    let column = content.column(level)
    guard let id = echo.remaining.first else { return false }
    let mustBeEnabled = echo.finishes
    guard
      let row = column.firstIndex(where: {
        $0.id == id && ($0.isEnabled || !mustBeEnabled)
      })
    else {
      effects.append(.unresolved(id: id, level: level))
      echo.finishes = false
      echo.remaining = []
      return false
    }
    echo.remaining.removeFirst()
    content.choose(row)
    guard configuration.isLast(level) || column[row].childCount == 0 else {
      return true
    }
    content.isComplete = true
    return false
  }

  /// Ends an echo. It does not finish the picker: nothing was decided yet. A search result that was
  /// accepted does.
  mutating func settle(_ echo: Echo) -> [Effect] {
    var effects: [Effect] = [.changed]
    if let id = echo.remaining.first {
      effects.insert(.unresolved(id: id, level: content.chosen.count), at: 0)
    } else if echo.finishes, content.isComplete, isSelectable(at: content.chosen.count - 1) {
      effects += finish()
    }
    if echo.isOpening { opened = content }
    return effects
  }
}
