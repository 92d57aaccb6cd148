extension CascadePicker {
  /// What a picker identifies a request by: 1, 2, 3, … in the order in which they were made.
  public typealias Token = Int

  /// What happens to a picker: the user's acts, the host's, and the replies of the source.
  public enum Event: Equatable, Sendable {
    /// Shows the picker: for the first time, or again with everything as it was left.
    case open
    /// Chooses an option.
    case select(level: Int, row: Int)
    /// Brings a level to the front: its tab was tapped, or its page swiped to.
    case selectTab(Int)
    /// Clears the filter or the search if there is one, else goes one level up.
    case back
    /// Finishes with what is chosen, down to `level` or, with `nil`, all of it.
    case confirm(level: Int? = nil)
    /// Shows an address again, given by the IDs of its levels from the first one on.
    case preset([ID])
    /// Shows an address again, given by its last ID alone; the host is asked for the others.
    case presetID(ID)
    /// Narrows the focused column to what contains a text; an empty text clears the filter.
    case filter(String)
    /// Looks for a text in the whole tree or below the parent of the focused column; an empty text
    /// clears the search.
    case search(String, Scope = .all)
    /// Goes to a result of the search, given by its place in the list.
    case acceptResult(Int)
    /// Asks again for what failed to load.
    case retry
    /// Closes the picker without a result; `revert` puts back what was chosen when it was opened.
    case cancel(revert: Bool = false)

    /// Answers a `load` effect. An empty list says that there is nothing below; it is no failure.
    case loaded(token: Token, [Option])
    /// Answers a `load`, `locate`, `search` or `filter` effect that could not be carried out.
    case loadFailed(token: Token, reason: String = "")
    /// Answers a `locate` effect with the IDs from level 0 down to the region; `nil`: there is no
    /// such region. `successor`: the ID that took the place of the one asked for.
    case located(token: Token, path: [ID]?, successor: ID? = nil)
    /// Answers a `search` effect with the best results, best first, and how many there are in all.
    case found(token: Token, [Result], total: Int)
    /// Answers a `filter` effect with the rows of the column that the text stands for, in any order; those
    /// that are shown already do no harm.
    case filtered(token: Token, [Filter.Match])
  }

  /// Where a search looks.
  public enum Scope: Sendable {
    /// Everywhere below the picker's root.
    case all
    /// Below the region whose children the focused column shows.
    case subtree
  }
}
