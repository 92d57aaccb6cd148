/// Which row of the terminal shows what. The list comes first: on a low terminal, the other parts
/// are left out one by one.
struct PickerLayout: Equatable {
  /// What is being chosen, if the picker knows.
  var title: Int?
  var tabs: Int?
  /// What is typed, and how much of it there is.
  var input: Int?
  /// At least one row, unless the terminal has none.
  var list: Range<Int>
  /// Where what is under the cursor lies.
  var detail: Int?
  /// The keys, or what the last one could not do.
  var status: Int?

  init(rows: Int, hasTitle: Bool = false) {
    var top = 0
    var bottom = rows
    if rows >= 4 {
      bottom -= 1
      status = bottom
    }
    if rows >= 7 {
      bottom -= 1
      detail = bottom
    }
    if hasTitle, rows >= 6 {
      title = top
      top += 1
    }
    if rows >= 3 {
      tabs = top
      top += 1
    }
    if rows >= 2 {
      input = top
      top += 1
    }
    list = top..<max(bottom, top)
  }
}

/// How the rows of the list are divided into columns, from the left.
struct PickerColumns: Equatable {
  /// The level above, from the first column; empty if it isn't shown.
  var previous = 0..<0
  var list: Range<Int>
  /// What lies below the row under the cursor; empty if it isn't shown.
  var below = 0..<0

  /// Minimum width in columns to show them side by side.
  static let least = 80

  /// - Parameters:
  ///   - hasPrevious: whether there is a level above.
  ///   - showsPaths: whether the list has paths in it, which need the width.
  init(columns: Int, hasPrevious: Bool, showsPaths: Bool) {
    list = 0..<columns
    guard columns >= Self.least else { return }
    let third = columns / 3
    if hasPrevious, !showsPaths {
      previous = 0..<columns / 4
      list = previous.upperBound + 1..<columns
    }
    below = columns - (showsPaths ? columns / 4 : third)..<columns
    list = list.lowerBound..<below.lowerBound - 1
  }
}
