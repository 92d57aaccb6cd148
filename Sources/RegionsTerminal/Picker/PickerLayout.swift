/// Which row of the terminal shows what. The list comes first: on a low terminal, the other parts
/// are left out one by one.
struct PickerLayout: Equatable {
  var tabs: Int?
  var rule: Int?
  /// At least one row, unless the terminal has none.
  var list: Range<Int>
  /// The path chosen so far, or what is being typed.
  var path: Int?
  var status: Int?

  init(rows: Int) {
    var top = 0
    var bottom = rows
    if rows >= 2 {
      bottom -= 1
      status = bottom
    }
    if rows >= 4 {
      bottom -= 1
      path = bottom
    }
    if rows >= 3 {
      tabs = 0
      top = 1
    }
    if rows >= 12 {
      rule = 1
      top = 2
    }
    list = top..<max(bottom, top)
  }
}
