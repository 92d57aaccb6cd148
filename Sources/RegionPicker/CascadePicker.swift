/// A cascade of columns in which one region is chosen level by level: province, city, district.
///
/// The picker is a value. It has no clock, no thread and no view, and it knows nothing of where
/// options come from: ``send(_:)`` takes an event, changes the state, and returns what the host has
/// to do. A `load` effect asks for the options of one level; the host answers with a `loaded` or a
/// `loadFailed` event that carries the same token, at once or a minute later. ``PickerSession``
/// does so for options that are at hand.
///
///     var picker = CascadePicker<String>(configuration: .init(maxDepth: 3))
///     let effects = try picker.send(.open)          // [.load(Load(token: 1, level: 0, …))]
///     _ = try picker.send(.loaded(token: 1, provinces))
///     _ = try picker.send(.select(level: 0, row: 18))
///     picker.titles                                 // 广东省, then the placeholder
///
/// Levels and rows count from 0. A row is a position in the whole column, whatever the filter hides.
///
/// What holds after every event, with *k* chosen rows and *c* columns: *k* ≤ *c* ≤ *k* + 1; *c* is at
/// most `maxDepth`; no column is empty; `focusedLevel` is in 0..<*c* once the root is loaded, and −1
/// before. While nothing is awaited or has failed there is one title for each column.
///
/// - Complexity: an event costs O(depth), however many options the columns hold, but for those that
///   look for something: `filter` and `preset` compare the options of a column one by one.
public struct CascadePicker<ID: Hashable & Sendable & CustomStringConvertible>: Equatable, Sendable
{
  /// The rules this picker follows; they never change during its life.
  public let configuration: Configuration

  /// Whether the picker is being used, or how it was closed.
  public internal(set) var phase: Phase = .idle

  /// The text that narrows the focused column, and what it leaves of it; `nil` without a filter.
  public internal(set) var filter: Filter?

  /// The search through the whole tree that is on screen; `nil` without one.
  public internal(set) var search: Search?

  /// What is chosen and loaded: the part of the state that a cancel may put back.
  var content = Content()

  /// The content as it was at the last opening.
  var opened = Content()

  /// What the last reselection threw away; kept only where the configuration asks for it.
  var undo: Undo?

  /// The token of the latest request; tokens are never used twice.
  var lastToken = 0

  /// A picker that was not opened yet.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Whether a picker is being used, or how it was closed.
  public enum Phase: Sendable {
    /// Not opened yet.
    case idle
    /// Being used.
    case open
    /// Closed with a result.
    case finished
    /// Closed without one.
    case cancelled
  }

  /// One tab above the columns.
  public struct Title: Hashable, Sendable {
    /// The level the tab stands for.
    public let level: Int

    /// The name of the option chosen there; `nil` is the placeholder: more is to be chosen. It is
    /// no string, because a region may bear whatever name a placeholder is given.
    public let name: String?

    /// Whether the tab stands for a choice still to be made.
    public var isPlaceholder: Bool { name == nil }
  }

  /// Options that could not be loaded.
  public struct Failure: Hashable, Sendable {
    /// The level they are of.
    public let level: Int

    /// The reason as the host gave it.
    public let reason: String
  }
}

// MARK: - What a view shows

extension CascadePicker {
  /// The options of each loaded level, level 0 first; none of them is empty.
  public var columns: [[Option]] { (0..<content.columnCount).map { content.column($0) } }

  /// The chosen row of each level in which one was chosen, level 0 first.
  public var path: [Int] { content.chosen.map { $0.row } }

  /// The chosen options, level 0 first.
  public var selected: [Option] { content.chosen.map { $0.option } }

  /// Whether a row is the chosen one of its level.
  public func isChosen(_ row: Int, at level: Int) -> Bool {
    content.chosen.indices.contains(level) && content.chosen[level].row == row
  }

  /// The level in front: 0 or more, or −1 before the first column is there.
  public var focusedLevel: Int { content.focus ?? -1 }

  /// The options of the level in front; empty before the first column is there.
  public var focusedColumn: [Option] {
    content.focus.map { content.column($0) } ?? []
  }

  /// Whether nothing is left to choose below the last chosen row.
  public var isComplete: Bool { content.isComplete }

  /// The tabs: the chosen names, then the placeholder unless the choice is complete. A level that
  /// was collapsed and is named like its parent has none.
  public var titles: [Title] {
    var titles: [Title] = []
    for (level, chosen) in content.chosen.enumerated() {
      let name = chosen.option.name
      if chosen.isCollapsed, titles.last?.name == name { continue }
      titles.append(Title(level: level, name: name))
    }
    if !content.isComplete { titles.append(Title(level: content.chosen.count, name: nil)) }
    return titles
  }

  /// The tabs as text.
  ///
  /// - Parameter placeholder: what the tab says that stands for the next choice.
  public func titles(placeholder: String) -> [String] {
    titles.map { $0.name ?? placeholder }
  }

  /// The level whose options are awaited; `nil` if none are.
  public var loadingLevel: Int? {
    if case .loading? = content.request?.state { content.columnCount } else { nil }
  }

  /// Whether the options of a level are awaited.
  public func isLoading(_ level: Int) -> Bool { loadingLevel == level }

  /// The level whose options could not be loaded, and the reason as the host gave it.
  public var failure: Failure? {
    if case .failed(let reason)? = content.request?.state {
      Failure(level: content.columnCount, reason: reason)
    } else {
      nil
    }
  }

  /// How many rows of the focused column a view shows: those the filter leaves, or all.
  public var visibleCount: Int { filter?.matches.count ?? focusedColumn.count }

  /// The row of the focused column that a view shows in a place.
  ///
  /// - Precondition: `place` is in 0..<``visibleCount``.
  public func visibleRow(at place: Int) -> Int { filter?.matches[place].row ?? place }
}
