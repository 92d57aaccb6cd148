/// The changes between two lists of rows by section, as table and collection views want them.
///
/// `UITableView.performBatchUpdates`, `UICollectionView` and diffable data sources take deletions and
/// the beginnings of moves by the positions of before, insertions and the ends of moves by those of after, and
/// refuse a reload of a row that is moved in the same batch. So do two steps: first ``deletions``,
/// ``insertions`` and ``moves`` together, then ``updates``, whose positions are those of after.
public struct RowBatch: Hashable, Sendable {
  /// Where rows go away: positions of before, from the first to the last.
  public var deletions: [RowPosition] = []
  /// Where rows come: positions of after, from the first to the last.
  public var insertions: [RowPosition] = []
  /// Rows that change position; no more than must.
  public var moves: [Move] = []
  /// Rows with other content than before: positions of after, from the first to the last.
  public var updates: [RowPosition] = []

  /// A row that changes its position.
  public struct Move: Hashable, Sendable {
    /// Its position of before.
    public var from: RowPosition
    /// Its position of after.
    public var to: RowPosition
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// The changes from some rows to others, both in the order of their sections.
  ///
  /// - Precondition: no two rows of one list have the same ID.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  public init(from old: [FormRow], to new: [FormRow]) {
    let oldPositions = RowPosition.positions(of: old)
    let newPositions = RowPosition.positions(of: new)
    var oldNumbers: [String: Int] = [:]
    for (number, row) in old.enumerated() { oldNumbers[row.id] = number }
    var isKept = [Bool](repeating: false, count: old.count)
    var kept: [(old: Int, new: Int)] = []
    for (number, row) in new.enumerated() {
      // A row in another section is another row: no list of ours moves one there.
      if let origin = oldNumbers[row.id], old[origin].section == row.section {
        isKept[origin] = true
        kept.append((origin, number))
      } else {
        insertions.append(newPositions[number])
      }
    }
    for number in old.indices where !isKept[number] { deletions.append(oldPositions[number]) }
    let staying = Set(RowChange.longestIncreasing(kept.map { $0.old }))
    for row in kept {
      if !staying.contains(row.old) {
        moves.append(Move(from: oldPositions[row.old], to: newPositions[row.new]))
      }
      if old[row.old] != new[row.new] { updates.append(newPositions[row.new]) }
    }
  }
}

/// A row's position in a view: its section and its number in it, both from 0; an `IndexPath`.
public struct RowPosition: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row in the section, from 0.
  public var row: Int

  /// A position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The position of each row of a list in the order of its sections.
  static func positions(of rows: [FormRow]) -> [RowPosition] {
    var positions: [RowPosition] = []
    positions.reserveCapacity(rows.count)
    for row in rows {
      let isNext = positions.last?.section == row.section
      positions.append(
        RowPosition(section: row.section, row: isNext ? (positions.last?.row ?? -1) + 1 : 0))
    }
    return positions
  }
}
