extension CascadePicker {
  /// The rules of a picker. The plain value is the classic cascade: as deep as the data goes,
  /// finished by a leaf only.
  public struct Configuration: Equatable, Sendable {
    /// How many levels may be chosen, at least 1; `nil`: until a leaf. The limit is stated here and
    /// nowhere else.
    public let maxDepth: Int?

    /// The region whose children are level 0; `nil`: the roots of the source.
    public let root: ID?

    /// Whether `confirm` may finish above a leaf.
    public var allowsAnyLevel: Bool

    /// The levels whose options can be the answer; `nil`: all. Together with
    /// ``Option/isSelectable`` this says "a city or a district, never a bare province".
    public var selectableLevels: Set<Int>?

    /// Whether a choice with exactly one enabled child, which is not a leaf, chooses that too.
    public var collapsesSingleChildren: Bool

    /// Whether collapsing goes into a leaf, which finishes.
    public var collapsesIntoLeaf: Bool

    /// Whether choosing the former row again, right after another one, brings back what was chosen
    /// below it.
    public var restoresReselected: Bool

    /// - Precondition: `maxDepth` is `nil` or at least 1.
    public init(
      maxDepth: Int? = nil, root: ID? = nil, allowsAnyLevel: Bool = false,
      selectableLevels: Set<Int>? = nil, collapsesSingleChildren: Bool = false,
      collapsesIntoLeaf: Bool = false, restoresReselected: Bool = false
    ) {
      if let maxDepth { precondition(maxDepth >= 1, "maxDepth must be at least 1") }
      self.maxDepth = maxDepth
      self.root = root
      self.allowsAnyLevel = allowsAnyLevel
      self.selectableLevels = selectableLevels
      self.collapsesSingleChildren = collapsesSingleChildren
      self.collapsesIntoLeaf = collapsesIntoLeaf
      self.restoresReselected = restoresReselected
    }

    /// Whether choosing at a level leaves nothing below to choose.
    func isLast(_ level: Int) -> Bool { maxDepth == level + 1 }

    /// Whether an option can be the answer.
    package func isSelectable(_ option: Option, at level: Int) -> Bool {
      option.isSelectable && (selectableLevels?.contains(level) ?? true)
    }
  }
}
