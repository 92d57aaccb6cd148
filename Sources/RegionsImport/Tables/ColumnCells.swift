import TypedNumbers

/// The texts of a column while it is collected: those that are there, with their records.
///
/// Ten thousand records may have ten thousand keys, each in one of them. Only what will be looked at is
/// spread out to one cell a record.
struct ColumnCells {
  private var records: [Int32] = []
  private var cells: [Cell] = []

  /// The last cell, if it is this record's.
  func last(of record: Int32) -> Cell? {
    records.last == record ? cells.last : nil
  }

  /// Sets the cell of a record, the last one's or a later one's.
  mutating func set(_ cell: Cell, of record: Int32) {
    if records.last == record {
      cells[cells.count - 1] = cell
    } else {
      records.append(record)
      cells.append(cell)
    }
  }

  /// One cell a record.
  func spread(over count: Int) -> [Cell] {
    if records.count == count { return cells }
    var result = [Cell](repeating: .none, count: count)
    for (record, cell) in zip(records, cells) { result[Int(record)] = cell }
    return result
  }
}
