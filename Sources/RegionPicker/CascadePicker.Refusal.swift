extension CascadePicker {
  /// Why an event was refused. A refused event changes nothing.
  public enum Refusal: Error, Hashable {
    /// The picker is already open.
    case alreadyOpen
    /// The picker is not open.
    case notOpen
    /// No column of this level is loaded.
    case unknownLevel(Int)
    /// The column of this level has no such row.
    case unknownRow(Int, level: Int)
    /// The option can't be chosen.
    case disabled(row: Int, level: Int)
    /// The picker finishes on the last level only.
    case anyLevelNotAllowed
    /// Nothing was chosen, or not at this level.
    case nothingChosen
    /// What is chosen cannot be the answer.
    case notSelectable(level: Int)
    /// There is no level above.
    case atFirstLevel
    /// An echo has to name at least one ID.
    case emptyPreset
    /// No column is there yet.
    case nothingLoaded
    /// Nothing failed to load.
    case nothingToRetry
    /// The search has no such result.
    case unknownResult(Int)
  }
}

extension CascadePicker.Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyOpen: "the picker is already open"
    case .notOpen: "the picker is not open"
    case .unknownLevel(let level): "no level \(level) to choose from"
    case .unknownRow(let row, let level): "level \(level) has no row \(row)"
    case .disabled(let row, let level): "row \(row) of level \(level) can't be chosen"
    case .anyLevelNotAllowed: "only the last level may be confirmed"
    case .nothingChosen: "nothing is chosen yet"
    case .notSelectable(let level): "what is chosen at level \(level) can't be the answer"
    case .atFirstLevel: "there is no level above"
    case .emptyPreset: "a preset has to name at least one region"
    case .nothingLoaded: "no options are loaded yet"
    case .nothingToRetry: "nothing failed to load"
    case .unknownResult(let index): "the search has no result \(index)"
    }
  }
}
