/// Where options come from when they take their time: a server, a large query.
///
/// A method is called in a task of its own, which is cancelled as soon as its answer is no longer
/// wanted. What it throws becomes a failure that can be retried.
public protocol AsyncOptionSource: Sendable {
  /// What options are known by outside.
  associatedtype ID: Hashable & Sendable & CustomStringConvertible

  /// The options below a region, in the order in which they are shown; empty below a leaf.
  ///
  /// - Parameters:
  ///   - parent: `nil` for the roots.
  ///   - level: the level of the picker they are for, from 0.
  func options(below parent: ID?, level: Int) async throws -> [CascadePicker<ID>.Option]

  /// Where a region lies; `nil` if there is no such region.
  func locate(_ id: ID) async throws -> PickerLocation<ID>?

  /// The best results of a search below a region, and how many there are in all.
  func search(
    _ text: String, below root: ID?
  ) async throws -> CascadePicker<ID>.SearchResults

  /// The options below a region that a text stands for, besides those whose names contain it: by other
  /// names the source knows. Rows are positions in what ``options(below:level:)`` gave.
  func matches(
    _ text: String, below parent: ID?
  ) async throws -> [CascadePicker<ID>.Filter.Match]
}

/// The way down to a region.
public struct PickerLocation<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The IDs from level 0 of the picker down to the region.
  public var path: [ID]
  /// The ID that took the place of the one that was asked for; the path ends with it.
  public var successor: ID?

  /// A way, with the ID that took the place of the one asked for, if one did.
  public init(path: [ID], successor: ID? = nil) {
    self.path = path
    self.successor = successor
  }
}

extension AsyncOptionSource {
  /// Knows no way to a region by its ID alone.
  public func locate(_ id: ID) async throws -> PickerLocation<ID>? { nil }

  /// Finds nothing: a source need not be searchable.
  public func search(
    _ text: String, below root: ID?
  ) async throws -> CascadePicker<ID>.SearchResults {
    .none
  }

  /// Knows no other names.
  public func matches(
    _ text: String, below parent: ID?
  ) async throws -> [CascadePicker<ID>.Filter.Match] {
    []
  }
}
