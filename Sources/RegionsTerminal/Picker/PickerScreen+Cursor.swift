import RegionPicker

/// Where the cursor stands in the list, and which rows are in view.
extension PickerScreen {
  mutating func moveToFirst() {
    cursor = 0
    top = 0
    move(to: 0)
  }

  /// Puts the cursor on the row chosen in the focused level, else on the first.
  mutating func placeCursor() {
    top = 0
    let level = picker.focusedLevel
    move(to: picker.path.indices.contains(level) ? picker.path[level] : 0)
  }

  /// Moves the cursor to a position, or to the nearest one beyond that can be chosen; if there is none,
  /// it stays.
  mutating func move(to position: Int) {
    guard count > 0 else {
      cursor = 0
      top = 0
      return
    }
    let target = min(max(position, 0), count - 1)
    if isEnabled(target) {
      cursor = target
    } else {
      let onward =
        target < cursor
        ? (0..<target).last(where: isEnabled) : (target + 1..<count).first(where: isEnabled)
      cursor = onward ?? min(cursor, count - 1)
    }
    scroll()
  }

  private func isEnabled(_ position: Int) -> Bool {
    switch list[position] {
    case .option(let position): picker.focusedColumn[picker.visibleRow(at: position)].isEnabled
    case .result: true
    case .heading: false
    }
  }

  /// Scrolls as little as needed for the cursor to be in view, with the heading above it if it is the
  /// first below one, and so that no row is left empty that could show something.
  mutating func scroll() {
    let rows = max(layout.list.count, 1)
    var first = cursor
    if rows > 1, cursor > 0, cursor <= count - 1, case .heading = list[cursor - 1] { first -= 1 }
    if first < top { top = first }
    if cursor >= top + rows { top = cursor - rows + 1 }
    top = max(min(top, count - rows), 0)
  }
}
