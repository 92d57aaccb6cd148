/// Where options come from when they are at hand: a file, a table in memory.
///
/// A source that takes its time is an `AsyncOptionSource` of the driver.
public protocol OptionSource {
  /// What options are known by outside.
  associatedtype ID: Hashable & Sendable & CustomStringConvertible

  /// The options below a region, in the order in which they are shown; empty below a leaf.
  ///
  /// - Parameter parent: `nil` for the roots.
  mutating func options(below parent: ID?) -> [CascadePicker<ID>.Option]

  /// The IDs from the root down to a region, both included; `nil` if there is no such region.
  mutating func path(to id: ID) -> [ID]?

  /// The best results of a search below a region, and how many there are in all. The IDs of a result
  /// begin at the root of the source.
  ///
  /// - Parameters:
  ///   - text: the query as it was typed.
  ///   - root: `nil` to look everywhere.
  mutating func search(
    _ text: String, below root: ID?
  ) -> CascadePicker<ID>.SearchResults

  /// The options below a region that a text stands for, besides those whose names contain it: by other
  /// names the source knows. Rows are positions in what ``options(below:)`` gives.
  mutating func matches(
    _ text: String, below parent: ID?
  ) -> [CascadePicker<ID>.Filter.Match]
}

extension OptionSource {
  /// Finds nothing: a source need not be searchable.
  public mutating func search(
    _ text: String, below root: ID?
  ) -> CascadePicker<ID>.SearchResults {
    .none
  }

  /// Knows no other names.
  public mutating func matches(
    _ text: String, below parent: ID?
  ) -> [CascadePicker<ID>.Filter.Match] {
    []
  }
}
