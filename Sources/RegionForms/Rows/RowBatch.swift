/// The changes between two lists of rows by section, as table and collection views want them.
///
/// `UITableView.performBatchUpdates`, `UICollectionView` and diffable data sources take deletions and
/// the beginnings of moves in places of before, insertions and the ends of moves in places of after, and
/// refuse a reload of a row that is moved in the same batch. So do two steps: first ``deletions``,
/// ``insertions`` and ``moves`` together, then ``updates``, whose places are those of after.
public struct RowBatch: Hashable, Sendable {
  /// Where rows go away: places of before, from the first to the last.
  public var deletions: [RowPlace] = []
  /// Where rows come: places of after, from the first to the last.
  public var insertions: [RowPlace] = []
  /// Rows that change places; no more than must.
  public var moves: [Move] = []
  /// Rows with other content than before: places of after, from the first to the last.
  public var updates: [RowPlace] = []

  /// A row that changes its place.
  public struct Move: Hashable, Sendable {
    /// Its place of before.
    public var from: RowPlace
    /// Its place of after.
    public var to: RowPlace
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
    let oldPlaces = RowPlace.places(of: old)
    let newPlaces = RowPlace.places(of: new)
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
        insertions.append(newPlaces[number])
      }
    }
    for number in old.indices where !isKept[number] { deletions.append(oldPlaces[number]) }
    let staying = Set(RowChange.longestIncreasing(kept.map { $0.old }))
    for row in kept {
      if !staying.contains(row.old) {
        moves.append(Move(from: oldPlaces[row.old], to: newPlaces[row.new]))
      }
      if old[row.old] != new[row.new] { updates.append(newPlaces[row.new]) }
    }
  }
}

/// A row's place in a view: its section and its number in it, both from 0; an `IndexPath`.
public struct RowPlace: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row in the section, from 0.
  public var row: Int

  /// A place.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The place of each row of a list in the order of its sections.
  static func places(of rows: [FormRow]) -> [RowPlace] {
    var places: [RowPlace] = []
    places.reserveCapacity(rows.count)
    for row in rows {
      let isNext = places.last?.section == row.section
      places.append(
        RowPlace(section: row.section, row: isNext ? (places.last?.row ?? -1) + 1 : 0))
    }
    return places
  }
}
