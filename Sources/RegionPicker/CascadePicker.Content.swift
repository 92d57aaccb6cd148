extension CascadePicker {
  /// What is chosen and loaded: levels in which a row was chosen, then at most one in which none was.
  struct Content: Equatable, Sendable {
    /// The levels in which a row was chosen, level 0 first.
    private(set) var chosen: [ChosenLevel] = []
    /// The column below them; `nil` where nothing is below, and until it has come.
    private(set) var openColumn: [Option]?
    /// The level in front; `nil` before the first column is there.
    var focus: Int?
    var isComplete = false
    /// What is still to come. If there is one, `openColumn` is missing, or an address is being located.
    var request: Request?

    /// Nothing, or a first column in which nothing is chosen.
    init(firstColumn: [Option]? = nil) {
      openColumn = firstColumn
      focus = firstColumn == nil ? nil : 0
    }

    var columnCount: Int { chosen.count + (openColumn == nil ? 0 : 1) }

    /// - Precondition: `level` is in 0..<`columnCount`.
    func column(_ level: Int) -> [Option] {
      level < chosen.count ? chosen[level].options : openColumn ?? []
    }

    /// Puts a column below the last chosen row.
    mutating func append(_ options: [Option]) { openColumn = options }

    /// Chooses a row of the column in which none is chosen.
    mutating func choose(_ row: Int) {
      guard let options = openColumn else { return }
      chosen.append(ChosenLevel(options: options, row: row))
      openColumn = nil
    }

    /// Marks a level's row as one that was chosen because it was the only one.
    mutating func markCollapsed(_ level: Int) { chosen[level].isCollapsed = true }

    /// Forgets the rows from a level on, and all columns below `columnCount`.
    ///
    /// - Parameter columnCount: `depth`, or one more for a column in which nothing is chosen then.
    mutating func truncate(to depth: Int, columnCount: Int) {
      let column = columnCount > depth && depth < self.columnCount ? self.column(depth) : nil
      chosen.removeSubrange(depth...)
      openColumn = column
      isComplete = false
    }
  }

  /// A level in which a row was chosen.
  struct ChosenLevel: Equatable, Sendable {
    let options: [Option]
    /// A position in `options`.
    let row: Int
    /// Whether it was chosen because it was the only one.
    var isCollapsed = false

    var option: Option { options[row] }
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
    public internal(set) var matches: [Match]
    /// Whether the source is still being asked for more of them.
    public var isLoading: Bool { token != nil }
    /// Whether the source could not be asked.
    public internal(set) var hasFailed = false
    var token: Token?

    /// A row that remains.
    public struct Match: Hashable, Sendable {
      /// The position in the whole column.
      public let row: Int
      /// The part of the name that matches, in characters, from the first of them to the last; `nil` if
      /// its ID, a key or another name does.
      public let range: Range<Int>?
      /// The name that matched, where it isn't the option's own: 沪 for 上海市.
      public let otherName: String?
      /// How the name is read, where that is what matched.
      public let pinyin: String?

      /// A row with the part of its name that matches, or what else does.
      public init(
        row: Int, range: Range<Int>?, otherName: String? = nil, pinyin: String? = nil
      ) {
        self.row = row
        self.range = range
        self.otherName = otherName
        self.pinyin = pinyin
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
