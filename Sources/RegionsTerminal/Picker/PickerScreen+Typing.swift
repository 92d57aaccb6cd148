import RegionPicker

/// What is typed, and what it finds.
extension PickerScreen {
  mutating func edit(_ key: Key) {
    let previous = editor.text
    guard editor.take(key), editor.text != previous else { return }
    if editor.isEmpty { isTyping = setting.keys == .vi }
    textChanged()
  }

  /// Narrows the column to what was typed. The whole tree is looked through later, see
  /// ``settle()``.
  mutating func textChanged() {
    let text = text
    wantsSearch = !text.isEmpty
    if text.isEmpty { searched = nil }
    // In the whole tree, the results of a moment ago stay until the new ones come.
    if text.isEmpty || scope == .column { _ = send(.filter(text)) }
    updateList()
    if text.isEmpty { placeCursor() } else { moveToFirst() }
  }

  /// Looks for the text in the whole tree. Apart from the keys, because it takes its time where there
  /// are many regions: the owner shows what was typed first, and doesn't look for what is being
  /// typed on.
  mutating func search() {
    guard wantsSearch else { return }
    wantsSearch = false
    var searched = session
    // An open picker refuses no search.
    _ = try? searched.send(.search(text))
    self.searched = searched
    updateList()
    moveToFirst()
  }

  mutating func clearText() {
    if picker.filter != nil { _ = send(.back) }
    restart()
  }

  /// Begins anew in the focused column, with nothing typed.
  mutating func restart() {
    editor = LineEditor()
    scope = .column
    isTyping = false
    wantsSearch = false
    searched = nil
    updateList()
    placeCursor()
  }

  private mutating func updateList() {
    var list = PickerList(options: picker.visibleCount)
    list.isWholeTree = scope == .tree
    guard !text.isEmpty else {
      self.list = list
      return
    }
    var above: [String] = []
    var shown: Set<String> = []
    if scope == .tree {
      list.options = 0
    } else {
      let level = max(picker.focusedLevel, 0)
      above = picker.selected.prefix(level).map(\.id)
      for position in 0..<picker.visibleCount {
        shown.insert(picker.focusedColumn[picker.visibleRow(at: position)].id)
      }
    }
    // The rows that are found: the filter has those that all of the text stands for, the search those it begins with.
    var rows = shown
    for result in results where scope == .column && result.ids.count == above.count + 1 {
      rows.formUnion(result.ids.suffix(1))
    }
    var mayLead = true
    for (index, result) in results.enumerated() {
      // An address names a county and, on the way, its province: who pasted it means the county.
      mayLead = mayLead && !result.isNear && isBelow(result, rows, level: above.count)
      if mayLead {
        list.leading.append(index)
        continue
      }
      let inColumn =
        scope == .column && result.ids.count == above.count + 1 && result.ids.starts(with: above)
      if inColumn, let id = result.ids.last, shown.contains(id) { continue }
      if result.isNear {
        list.near.append(index)
      } else if inColumn {
        list.inColumn.append(index)
      } else {
        list.elsewhere.append(index)
      }
    }
    self.list = list
  }

  /// Whether a result lies below a row that is found, and more names than its own were found in the text.
  private func isBelow(_ result: Picker.Result, _ rows: Set<String>, level: Int) -> Bool {
    guard result.ids.count > level + 1, rows.contains(result.ids[level]) else { return false }
    return result.highlights.count { !$0.isEmpty } > 1
  }
}
