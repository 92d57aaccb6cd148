import RegionPicker

/// The picker as a terminal shows it: the state machine, and what belongs to the screen alone, which
/// is the cursor, the scroll position and the text being typed. Knows no terminal: keys go in,
/// frames come out.
///
/// The cursor is not the selection. It is a place in the list on screen: the rows of the focused
/// column that the filter leaves, or the results of a search.
struct PickerScreen<Source: OptionSource> where Source.ID == String {
  typealias Picker = CascadePicker<String>

  /// What is being typed.
  enum Typing: Equatable {
    /// Narrows the focused column.
    case filter
    /// Looks through the whole tree.
    case search
  }

  /// What the owner of the screen has to do.
  enum Outcome: Equatable {
    case chosen(id: String)
    case cancelled
    case suspend
  }

  private(set) var session: PickerSession<Source>
  let texts: PickerTexts
  /// What the data set calls the levels, level 0 of the picker first; may be short.
  let levelLabels: [String]
  /// The names above level 0, for a picker that starts below a region.
  let namesAbove: [String]

  private(set) var size: ScreenSize
  private(set) var typing: Typing?
  private(set) var text = ""
  /// Whether the text of the search has changed since ``search()``.
  private(set) var wantsSearch = false
  /// The place of the cursor in the list, 0 for the first.
  private(set) var cursor = 0
  /// The place shown in the first row of the list.
  private(set) var top = 0
  /// What the last key could not do, until the next key.
  private(set) var message: String?

  /// Opens a picker.
  ///
  /// - Parameter preset: the region whose path is chosen at first.
  init(
    source: Source, configuration: Picker.Configuration, preset: String? = nil,
    texts: PickerTexts, levelLabels: [String] = [], namesAbove: [String] = [], size: ScreenSize,
    observer: PickerSession<Source>.Observer? = nil
  ) {
    self.texts = texts
    self.levelLabels = levelLabels
    self.namesAbove = namesAbove
    self.size = size
    session = PickerSession(source: source, configuration: configuration)
    session.observer = observer
    _ = send(preset.map { .presetID($0) } ?? .open)
    placeCursor()
  }

  var picker: Picker { session.picker }
  var layout: PickerLayout { PickerLayout(rows: size.rows) }

  /// How many places the list has: the results of the search if there is one, else the rows of the
  /// focused column.
  var count: Int { picker.search?.results.count ?? picker.visibleCount }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    scroll()
  }

  // MARK: Keys

  /// Does what a key means.
  ///
  /// - Returns: what is left to do outside; `nil`: show the next frame and go on.
  mutating func handle(_ key: Key) -> Outcome? {
    guard
      let action = PickerAction(
        key, isTyping: typing != nil, confirms: picker.configuration.allowsAnyLevel)
    else { return nil }
    message = nil
    return perform(action)
  }

  mutating func perform(_ action: PickerAction) -> Outcome? {
    // Whatever is done to results is done to those of the whole text.
    switch action {
    case .type, .erase, .escape, .cancel, .suspend: break
    default: search()
    }
    switch action {
    case .move(let rows): move(to: cursor + rows)
    case .movePage(let pages): move(to: cursor + pages * max(layout.list.count - 1, 1))
    case .moveToStart: move(to: 0)
    case .moveToEnd: move(to: count - 1)
    case .choose: return choose()
    case .back: goBack()
    case .cycleTab(let step):
      let levels = picker.columns.count
      if levels > 0 { go(to: (picker.focusedLevel + step + levels) % levels) }
    case .tab(let level): go(to: level)
    case .slash: startTyping()
    case .type(let scalar): setText(text + String(scalar))
    case .erase: text.isEmpty ? stopTyping() : setText(String(text.dropLast()))
    case .confirm: return send(.confirm())
    case .escape:
      guard typing != nil else { return cancel() }
      stopTyping()
    case .cancel: return cancel()
    case .suspend: return .suspend
    case .press(let row, let column): return press(row: row, column: column)
    }
    return nil
  }

  private mutating func cancel() -> Outcome {
    _ = send(.cancel(revert: true))
    return .cancelled
  }

  /// Sends an event to the state machine; a refusal becomes the message.
  private mutating func send(_ event: Picker.Event) -> Outcome? {
    do throws(Picker.Refusal) {
      try session.send(event)
    } catch {
      message = "\(error)"
    }
    guard picker.phase == .finished, let last = picker.selected.last else { return nil }
    return .chosen(id: last.id)
  }

  // MARK: Levels

  private mutating func choose() -> Outcome? {
    guard cursor < count else { return nil }
    let outcome: Outcome?
    if picker.search != nil {
      outcome = send(.accept(cursor))
    } else {
      outcome = send(.select(level: picker.focusedLevel, row: picker.visibleRow(at: cursor)))
    }
    guard message == nil else { return nil }
    endTyping()
    return outcome
  }

  private mutating func goBack() {
    if typing != nil { return stopTyping() }
    _ = send(.back)
    // At the first level there is nowhere to go, and nothing to say about it.
    message = nil
    placeCursor()
  }

  private mutating func go(to level: Int) {
    guard picker.columns.indices.contains(level) else { return }
    _ = send(.tab(level))
    endTyping()
  }

  private mutating func press(row: Int, column: Int) -> Outcome? {
    if row == layout.tabs, let level = tabStrip.level(at: column) {
      // The placeholder of a level that isn't there yet stands for the last one that is.
      go(to: min(level, picker.columns.count - 1))
    } else if layout.list.contains(row) {
      let place = top + row - layout.list.lowerBound
      guard place < count else { return nil }
      move(to: place)
      return cursor == place ? choose() : nil
    }
    return nil
  }

  // MARK: Typing

  private mutating func startTyping() {
    switch typing {
    case nil:
      typing = .filter
      setText("")
    case .filter:
      typing = .search
      setText(text)
    case .search: break
    }
  }

  private mutating func setText(_ newText: String) {
    text = newText
    switch typing {
    case .filter: _ = send(.filter(text))
    case .search where text.isEmpty:
      wantsSearch = false
      _ = send(.filter(""))
    case .search:
      wantsSearch = true
      return
    case nil: return
    }
    if text.isEmpty { placeCursor() } else { moveToFirst() }
  }

  /// Looks for the text of the search. Apart from the keys, because it takes its time where there
  /// are many regions: the owner shows what was typed first, and doesn't look for what is being
  /// typed on.
  mutating func search() {
    guard wantsSearch else { return }
    wantsSearch = false
    _ = send(.search(text))
    moveToFirst()
  }

  /// Ends typing and shows the whole column again.
  private mutating func stopTyping() {
    // `back` clears a filter or a search; without a text there is none to clear.
    if picker.filter != nil || picker.search != nil { _ = send(.back) }
    endTyping()
  }

  private mutating func endTyping() {
    typing = nil
    wantsSearch = false
    text = ""
    placeCursor()
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

  /// Moves the cursor to a place, or to the nearest one beyond that can be chosen; if there is none,
  /// it stays.
  private mutating func move(to place: Int) {
    guard count > 0 else {
      cursor = 0
      top = 0
      return
    }
    let target = min(max(place, 0), count - 1)
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

  private func isEnabled(_ place: Int) -> Bool {
    picker.search != nil || picker.focusedColumn[picker.visibleRow(at: place)].isEnabled
  }

  /// Scrolls as little as needed for the cursor to be in view, and so that no row is left empty
  /// that could show something.
  private mutating func scroll() {
    let rows = max(layout.list.count, 1)
    if cursor < top { top = cursor }
    if cursor >= top + rows { top = cursor - rows + 1 }
    top = max(min(top, count - rows), 0)
  }
}
