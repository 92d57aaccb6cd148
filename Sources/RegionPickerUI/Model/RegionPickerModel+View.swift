public import RegionPicker

extension RegionPickerModel {
  /// One tab above the pages.
  public struct Tab: Identifiable, Hashable, Sendable {
    /// The level it stands for, which is also its identity.
    public let id: Int
    /// The chosen name, or the placeholder.
    public let title: String
    /// Whether it stands for a choice still to be made.
    public let isPlaceholder: Bool
    /// Whether its page is in front.
    public let isInFront: Bool
    /// Whether its page is there to be brought to the front.
    public let isEnabled: Bool
  }

  /// One row of a page.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The region's ID.
    public let id: String
    /// The region's name.
    public let name: String
    /// Its position in the whole column, for ``RegionPickerModel/select(_:at:)``.
    public let row: Int
    /// Whether it is the chosen one: a tick stands there.
    public let isChosen: Bool
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// The part of the name that was typed, in characters.
    public let highlight: Range<Int>?
    /// The name it was found by, where that isn't its own: 沪 for 上海市.
    public let otherName: String?
  }

  /// The tabs: what is chosen, then the placeholder unless the choice is complete.
  ///
  /// - Parameter placeholder: what the tab says that stands for the next choice.
  public func tabs(placeholder: String) -> [Tab] {
    picker.titles.map { title in
      let hasPage = picker.columns.indices.contains(title.level)
      return Tab(
        id: title.level, title: title.name ?? placeholder, isPlaceholder: title.isPlaceholder,
        // While a column is loading, the placeholder is where the choice is.
        isInFront: title.level == picker.focusedLevel, isEnabled: hasPage)
    }
  }

  /// The rows of a level: all of them or, of the level in front, what the filter leaves.
  public func rows(at level: Int) -> [Row] {
    guard picker.columns.indices.contains(level) else { return [] }
    let column = picker.columns[level]
    func row(_ number: Int, _ match: Picker.Filter.Match? = nil) -> Row {
      Row(
        id: column[number].id, name: column[number].name, row: number,
        isChosen: picker.isChosen(number, at: level), isEnabled: column[number].isEnabled,
        highlight: match?.range, otherName: match?.otherName)
    }
    if level == picker.focusedLevel, let matches = picker.filter?.matches ?? columnMatches {
      return matches.map { row($0.row, $0) }
    }
    return column.indices.map { row($0) }
  }

  /// The ID of the chosen row of a level: where its page is scrolled to.
  public func chosenID(at level: Int) -> String? {
    picker.path.indices.contains(level) ? picker.selected[level].id : nil
  }

  /// What a search found, best first; `nil` while none is on screen.
  public var results: [Picker.Result]? { picker.search?.results }

  /// Whether a search is on its way.
  public var isSearching: Bool { picker.search?.isLoading ?? false }

  /// The level whose options are on their way: a spinner stands on its page.
  public var loadingLevel: Int? { picker.loadingLevel }

  /// The level whose options could not be loaded, with the reason: a button for ``retry()`` stands
  /// there.
  public var failure: Picker.Failure? { picker.failure }

  /// The IDs of what is chosen, from level 0 down.
  public var selectedIDs: [String] { picker.selected.map(\.id) }

  /// The names of what is chosen, from level 0 down.
  public var selectedNames: [String] { picker.selected.map(\.name) }

  /// Whether the choice is complete.
  public var isFinished: Bool { picker.phase == .finished }

  /// Whether the choice may end above the last level now: a button that says so stands there.
  public var canConfirm: Bool {
    picker.configuration.allowsAnyLevel && !picker.selected.isEmpty
      && picker.configuration.isSelectable(
        picker.selected[picker.selected.count - 1], at: picker.selected.count - 1)
  }

  /// Chooses a row of a level. A closed picker opens again for it.
  public func select(_ row: Int, at level: Int) {
    reopen()
    send(.select(level: level, row: row))
  }

  /// Brings a level to the front: its tab was tapped, or its page swiped to.
  public func show(_ level: Int) {
    reopen()
    send(.selectTab(level))
  }

  /// Goes to a result of the search, by its place in the list.
  public func accept(_ result: Int) { send(.acceptResult(result)) }

  /// Finishes above the last level, where the configuration allows that.
  public func confirm() {
    reopen()
    send(.confirm())
  }

  /// Asks again for what failed to load.
  public func retry() {
    reopen()
    send(.retry)
  }

  /// Closes the picker; what was chosen before it was opened is chosen again. Nothing if it is closed.
  public func cancel() {
    if picker.phase == .open { send(.cancel(revert: true)) }
  }
}
