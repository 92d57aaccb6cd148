import RegionsSource
import TypedNumbers

/// Entries that only what lies in them names.
extension Outline {
  /// Gives entries whose keys are codes the name of a level that all records in each say:
  ///
  ///     {"130000": [{"province": "河北省", "name": "石家庄市"}, {"province": "河北省", "name": "唐山市"}]}
  mutating func nameEntries(of list: Int) {
    let entries = lists[list]
    guard entries.kind == .entry, entries.columns.count == 1, entries.count > 1,
      entries.columns[0].cells.allSatisfy({ cell in
        let key = texts.bytes(texts.ref(cell, in: number))
        return key.count >= Length.ofCode && key.allSatisfy { 48...57 ~= $0 }
          || Count.twice...Length.ofAbbreviation ~= key.count && key.allSatisfy { 65...90 ~= $0 }
      })
    else { return }
    let below = lists.indices.filter { lists[$0].owner == list }
    guard below.count == 1, let records = below.first.map({ lists[$0] }), records.kind == .object
    else { return }
    let named = records.columns.lazy.filter { column in
      let meaning = KeyMeaning(column.name)
      return meaning.contains(.level)
        && meaning.isDisjoint(with: [.id, .measure, .variant, .parent])
    }
    for column in named {
      guard let cells = onlyCells(of: column, in: records, owners: entries.count) else { continue }
      lists[list].columns.append(.init(name: column.name, cells: cells, isOfBelow: true))
      return
    }
  }

  /// The first cell of a column below each owner, where all others there have the same text; `nil` if any has another or
  /// none, they are digits, or those of two are the same.
  private func onlyCells(
    of column: RecordList.Column, in records: RecordList, owners count: Int
  ) -> [Cell]? {
    var cells = [Cell](repeating: .none, count: count)
    for (record, cell) in column.cells.enumerated() {
      let owner = records.owner(of: record)
      let text = texts.bytes(texts.ref(cell, in: number))
      guard owner >= 0, text.contains(where: { !(48...57 ~= $0) }) else { return nil }
      if cells[owner].isNone {
        cells[owner] = cell
      } else if texts.bytes(texts.ref(cells[owner], in: number)) != text {
        return nil
      }
    }
    // What several of them say are parts of the country.
    let names = cells.map { texts.bytes(texts.ref($0, in: number)) }
      .filter { !PlaceholderName.known.matches($0) }
    return cells.contains(where: \.isNone) || Set(names).count < names.count ? nil : cells
  }
}
