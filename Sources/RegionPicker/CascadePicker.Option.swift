extension CascadePicker {
  /// One line of a column.
  public struct Option: Hashable, Sendable {
    /// What the choice is known by outside; unique in its column.
    public var id: ID

    /// What is shown.
    public var name: String

    /// How many options lie below; 0 is a leaf, whose choice completes the path without a load.
    /// `nil`: not known before they are asked for.
    public var childCount: Int?

    /// Whether it can be chosen. A disabled option is shown, and an echo may end on it.
    public var isEnabled: Bool

    /// Whether it can be the answer. One that cannot still opens the level below.
    public var isSelectable: Bool

    /// Other spellings that find it, compared from their beginning: pinyin, initials, a code.
    public var keys: [String]

    /// A line of a column, enabled and selectable unless said otherwise.
    public init(
      id: ID, name: String, childCount: Int? = nil, isEnabled: Bool = true,
      isSelectable: Bool = true, keys: [String] = []
    ) {
      self.id = id
      self.name = name
      self.childCount = childCount
      self.isEnabled = isEnabled
      self.isSelectable = isSelectable
      self.keys = keys
    }
  }
}
