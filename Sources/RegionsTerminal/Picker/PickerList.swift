/// What the picker's list has in each position: first the rows of the column, then what was found in the
/// whole tree, then what is only near to what was typed, with a heading above each of the last two. Before
/// all of them stands what an address names that a row of the column is only the beginning of.
struct PickerList: Equatable {
  enum Item: Equatable {
    /// A position among the rows of the column that are left.
    case option(Int)
    /// A result of the search, by its number.
    case result(Int)
    case heading(Heading)
  }

  enum Heading: Equatable {
    case everywhere, near
  }

  /// Results that a row of the column leads to, and that more of what was typed speaks of.
  var leading: [Int] = []
  /// How many rows of the column are left.
  var options: Int
  /// Results that lie in the column, by another name than the column's own filter knows.
  var inColumn: [Int] = []
  var elsewhere: [Int] = []
  var near: [Int] = []
  /// Whether the results need no heading, because nothing else was asked for.
  var isWholeTree = false

  init(options: Int) { self.options = options }

  private var elsewhereHeadings: Int { elsewhere.isEmpty || isWholeTree ? 0 : 1 }

  /// How many positions there are, headings included.
  var count: Int {
    leading.count + options + inColumn.count + elsewhereHeadings + elsewhere.count
      + (near.isEmpty ? 0 : near.count + 1)
  }

  /// How many regions match.
  var matches: Int { leading.count + options + inColumn.count + elsewhere.count }

  subscript(position: Int) -> Item {
    var rest = position
    if rest < leading.count { return .result(leading[rest]) }
    rest -= leading.count
    if rest < options { return .option(rest) }
    rest -= options
    if rest < inColumn.count { return .result(inColumn[rest]) }
    rest -= inColumn.count
    if rest < elsewhereHeadings { return .heading(.everywhere) }
    rest -= elsewhereHeadings
    if rest < elsewhere.count { return .result(elsewhere[rest]) }
    rest -= elsewhere.count
    return rest == 0 ? .heading(.near) : .result(near[rest - 1])
  }
}
