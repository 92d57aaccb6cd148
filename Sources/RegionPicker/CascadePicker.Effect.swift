extension CascadePicker {
  /// What an event brings about outside of the picker. A host carries out `load`, `locate`,
  /// `search` and `cancelLoad`; the others say what happened. After every event the state is
  /// complete: a view may ignore all of them and draw what it reads.
  public enum Effect: Equatable, Sendable {
    /// The options of a level are wanted.
    case load(Load)
    /// The IDs on the way to a region are wanted.
    case locate(token: Token, id: ID)
    /// The results of a search are wanted, below `root` or, with `nil`, anywhere.
    case search(token: Token, text: String, root: ID?)
    /// The rows of the focused column, below `parent` or, with `nil`, the roots of the source, are wanted
    /// that a text stands for by names the options don't tell; those found in the options are shown
    /// already.
    case filter(token: Token, text: String, parent: ID?)
    /// The reply to a request is no longer wanted, and will be dropped if it comes.
    case cancelLoad(token: Token)

    /// Columns, titles or what a filter leaves are not what they were.
    case changed
    /// Another level is in front.
    case focusMoved
    /// The columns of these levels are gone.
    case dropped(Range<Int>)
    /// Closed with a result: the chosen options, level 0 first.
    case finished([Option])
    /// Closed without a result.
    case cancelled
    /// The options of a level could not be loaded.
    case failed(level: Int)
    /// An echo names an ID that is not at its level below its parent; the path ends above it.
    case unresolved(id: ID, level: Int)
    /// An echo goes deeper than allowed and was cut to this many levels.
    case truncated(depth: Int)
    /// An echo names an ID that was replaced by another.
    case superseded(old: ID, new: ID)

    /// Whether it is ``changed``. Comparing effects would have to look into what all of them carry.
    var isChange: Bool {
      if case .changed = self { true } else { false }
    }
  }

  /// A request for the options of one level.
  public struct Load: Hashable, Sendable {
    /// What the reply has to carry.
    public let token: Token
    /// The level the options are for.
    public let level: Int
    /// The region whose children they are; `nil`: the roots of the source.
    public let parent: ID?

    /// A request; hosts receive them and have no need to make any.
    public init(token: Token, level: Int, parent: ID?) {
      self.token = token
      self.level = level
      self.parent = parent
    }
  }

  /// Something a search found.
  public struct Result: Hashable, Sendable {
    /// The IDs from level 0 down to the region, and the names along.
    public var ids: [ID]
    /// The names along the IDs.
    public var names: [String]
    /// The parts of each name that match, in characters, in ascending order; may be short or empty.
    public var highlights: [[Range<Int>]]
    /// The name that matched, where it isn't the region's own: 帝都 for 北京市.
    public var otherName: String?
    /// How the name is read, where that is what matched.
    public var pinyin: String?
    /// Whether it is only near to what was asked for: to be shown as such, behind all others.
    public var isNear: Bool

    /// A result by the way to it.
    public init(
      ids: [ID], names: [String], highlights: [[Range<Int>]] = [], otherName: String? = nil,
      pinyin: String? = nil, isNear: Bool = false
    ) {
      self.ids = ids
      self.names = names
      self.highlights = highlights
      self.otherName = otherName
      self.pinyin = pinyin
      self.isNear = isNear
    }
  }
}
