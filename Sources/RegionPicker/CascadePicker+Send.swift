extension CascadePicker {
  /// Takes an event.
  ///
  /// A reply whose token is not the awaited one is dropped: no effects, nothing changes.
  ///
  /// - Returns: what the event brings about, in order; may be empty.
  /// - Throws: ``Refusal`` if the event does not fit the state; the state is as it was.
  public mutating func send(_ event: Event) throws(Refusal) -> [Effect] {
    switch event {
    case .loaded(let token, let options): return receive(options, for: token)
    case .loadFailed(let token, let reason): return receiveFailure(reason, for: token)
    case .located(let token, let path, let successor):
      return receiveLocation(path, successor: successor, for: token)
    case .found(let token, let results, let total):
      return receiveResults(results, total: total, for: token)
    case .filtered(let token, let matches): return receiveMatches(matches, for: token)

    case .open: return try open()
    case .preset(let ids): return try preset(ids)
    case .presetID(let id): return presetID(id)
    default: break
    }
    guard phase == .open else { throw .notOpen }
    switch event {
    case .select(let level, let row): return try select(level: level, row: row)
    case .selectTab(let level): return try focus(on: level)
    case .back: return try back()
    case .confirm(let level): return try confirm(level: level)
    case .filter(let text): return try setFilter(text)
    case .search(let text, let scope): return setSearch(text, scope: scope)
    case .acceptResult(let index): return try accept(index)
    case .retry: return try retry()
    case .cancel(let revert): return cancel(revert: revert)
    default: return []
    }
  }
}

// MARK: - Opening and closing

extension CascadePicker {
  private mutating func open() throws(Refusal) -> [Effect] {
    guard phase != .open else { throw .alreadyOpen }
    phase = .open
    opened = content
    if content.columnCount == 0 && content.request == nil {
      return [request(.column(nil))]
    }
    return askAgain()
  }

  /// Asks for what a close gave up.
  mutating func askAgain() -> [Effect] {
    guard let abandoned = content.request, abandoned.state == .abandoned else { return [] }
    return [request(abandoned.purpose)]
  }

  private mutating func cancel(revert: Bool) -> [Effect] {
    var effects = abandonRequest() + clearTexts()
    if revert {
      // Before the first column came there was nothing to put back; the column itself is no choice.
      if opened.columnCount == 0, content.columnCount > 0 {
        opened = Content(firstColumn: content.column(0))
      }
      content = opened
      giveUpLoading()
      undo = nil
    }
    phase = .cancelled
    effects.append(.cancelled)
    return effects
  }

  private mutating func confirm(level: Int?) throws(Refusal) -> [Effect] {
    guard configuration.allowsAnyLevel else { throw .anyLevelNotAllowed }
    let level = level ?? content.chosen.count - 1
    guard level >= 0, level < content.chosen.count else { throw .nothingChosen }
    guard isSelectable(at: level) else { throw .notSelectable(level: level) }
    var effects: [Effect] = []
    if level < content.chosen.count - 1 {
      effects += voidRequest()
      effects += truncate(toPath: level + 1, columns: min(content.columnCount, level + 2))
      content.focus = content.focus.map { min($0, content.columnCount - 1) }
      undo = nil
    } else {
      effects += abandonRequest()
    }
    return effects + clearTexts() + finish()
  }

  /// Closes with what is chosen.
  mutating func finish() -> [Effect] {
    phase = .finished
    // A reply may finish while something is looked for.
    return clearTexts() + [.finished(selected)]
  }

  /// Whether the option chosen at a level can be the answer.
  func isSelectable(at level: Int) -> Bool {
    configuration.isSelectable(content.chosen[level].option, at: level)
  }
}

// MARK: - Moving between levels

extension CascadePicker {
  private mutating func focus(on level: Int) throws(Refusal) -> [Effect] {
    guard level >= 0, level < content.columnCount else { throw .unknownLevel(level) }
    content.focus = level
    return clearTexts() + [.focusMoved]
  }

  private mutating func back() throws(Refusal) -> [Effect] {
    let cleared = clearTexts()
    guard cleared.isEmpty else { return cleared }
    guard let focus = content.focus,
      let level = content.chosen[..<focus].lastIndex(where: { !$0.isCollapsed })
    else { throw .atFirstLevel }
    content.focus = level
    return [.focusMoved]
  }

  /// Cuts the path and the columns to a number of levels.
  mutating func truncate(toPath depth: Int, columns count: Int) -> [Effect] {
    let formerCount = content.columnCount
    content.truncate(to: depth, columnCount: count)
    return count < formerCount ? [.dropped(count..<formerCount)] : []
  }
}

// MARK: - Requests

extension CascadePicker {
  mutating func newToken() -> Token {
    lastToken += 1
    return lastToken
  }

  /// Asks for something in place of what was awaited before.
  mutating func request(_ purpose: Request.Purpose) -> Effect {
    let token = newToken()
    content.request = Request(purpose: purpose, state: .loading(token))
    switch purpose {
    case .column:
      return .load(
        Load(token: token, level: content.columnCount, parent: parentOfNextColumn))
    case .locate(let id, _):
      return .locate(token: token, id: id)
    }
  }

  /// The region whose children the next column shows.
  private var parentOfNextColumn: ID? {
    content.chosen.last?.option.id ?? configuration.root
  }

  /// The request that a reply with this token answers; `nil` for a stale one.
  func awaited(_ token: Token) -> Request.Purpose? {
    guard phase == .open, let request = content.request, request.state == .loading(token) else {
      return nil
    }
    return request.purpose
  }

  /// Forgets the request: something else takes its place.
  mutating func voidRequest() -> [Effect] {
    let effects = abandonRequest()
    content.request = nil
    return effects
  }

  /// Gives the request up until the picker opens again. One that failed stays as it is.
  mutating func abandonRequest() -> [Effect] {
    guard case .loading(let token)? = content.request?.state else { return [] }
    giveUpLoading()
    return [.cancelLoad(token: token)]
  }

  private mutating func giveUpLoading() {
    if case .loading? = content.request?.state { content.request?.state = .abandoned }
  }

  private mutating func retry() throws(Refusal) -> [Effect] {
    guard let failed = content.request, case .failed = failed.state else { throw .nothingToRetry }
    return clearTexts() + [request(failed.purpose)]
  }

  private mutating func receiveFailure(_ reason: String, for token: Token) -> [Effect] {
    if search?.token == token { return failSearch() }
    if filter?.token == token { return failFilter() }
    guard awaited(token) != nil else { return [] }
    return failRequest(reason)
  }

  mutating func failRequest(_ reason: String) -> [Effect] {
    content.request?.state = .failed(reason)
    return [.failed(level: content.columnCount)]
  }
}
