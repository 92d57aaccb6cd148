extension CascadePicker {
  /// What is chosen and loaded.
  struct Content: Equatable, Sendable {
    var columns: [[Option]] = []
    var path: [Int] = []
    var focusedLevel = -1
    var isComplete = false
    /// The levels whose row was chosen because it was the only one.
    var collapsed: Set<Int> = []
    /// What is still to come. If there is one, the column below the last chosen row is missing:
    /// `columns.count == path.count`, or an address is being located.
    var request: Request?
  }

  /// Something that was asked for and has not come.
  struct Request: Equatable, Sendable {
    var purpose: Purpose
    var state: State

    enum Purpose: Equatable, Sendable {
      /// The column below the last chosen row, or the first one; with an echo, to go on from there.
      case column(Echo?)
      /// The IDs above this one.
      case locate(ID, isOpening: Bool)
    }

    enum State: Equatable, Sendable {
      case loading(Token)
      case failed(String)
      /// Given up when the picker was closed; asked for again when it opens.
      case abandoned
    }
  }

  /// An address that is being shown again, level by level.
  struct Echo: Equatable, Sendable {
    /// The IDs still to be found, the next level's first.
    var remaining: ArraySlice<ID>
    /// Whether a complete path finishes: a search result was accepted.
    var finishes = false
    /// Whether the echo opened the picker, so that a revert returns to it.
    var isOpening = false
  }

  /// What a reselection threw away.
  struct Undo: Equatable, Sendable {
    var level: Int
    var row: Int
    var content: Content
  }

  /// A text that narrows the focused column.
  public struct Filter: Equatable, Sendable {
    /// What was typed.
    public let text: String
    /// What remains, in the column's order.
    public let matches: [Match]

    /// A row that remains.
    public struct Match: Hashable, Sendable {
      /// The position in the whole column.
      public let row: Int
      /// The part of the name that matches, in characters; `nil` if its ID or a key does.
      public let range: Range<Int>?

      /// A row with the part of its name that matches.
      public init(row: Int, range: Range<Int>?) {
        self.row = row
        self.range = range
      }
    }
  }

  /// A search through the tree.
  public struct Search: Equatable, Sendable {
    /// What was typed.
    public let text: String
    /// Where it looks.
    public let scope: Scope
    /// The best results, best first; empty until they are there.
    public internal(set) var results: [Result] = []
    /// How many there are in all.
    public internal(set) var total = 0
    /// Whether results are awaited.
    public var isLoading: Bool { token != nil }
    /// Whether the search could not be carried out.
    public internal(set) var hasFailed = false
    var token: Token?
  }
}
