import RegionForms

/// What `UITableView` does with a batch of updates, written down from its documented rules, and what it
/// refuses: it holds IDs only, and asks its data source for those of rows that come.
struct TableView {
  private(set) var sections: [[String]]

  /// Why UIKit would raise an exception.
  struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// One batch of updates: deletions and the beginnings of moves in places of before, insertions and the
  /// ends of moves in places of after.
  ///
  /// - Parameter source: the rows the data source has after the batch.
  mutating func performBatch(
    deleting deletions: [RowPosition], inserting insertions: [RowPosition],
    moving moves: [RowBatch.Move],
    source: [[String]]
  ) throws(Refusal) {
    let leaving = deletions + moves.map(\.from)
    let coming = insertions + moves.map(\.to)
    guard Set(leaving).count == leaving.count else {
      throw Refusal("a row is deleted or moved twice")
    }
    guard Set(coming).count == coming.count else {
      throw Refusal("two rows come to the same place")
    }
    for place in leaving {
      guard sections.indices.contains(place.section),
        sections[place.section].indices.contains(place.row)
      else { throw Refusal("no row \(place) before the update") }
    }
    guard source.count == sections.count else { throw Refusal("another number of sections") }
    var result: [[String]] = []
    for section in sections.indices {
      let staying = sections[section].indices.filter { row in
        !leaving.contains(RowPosition(section: section, row: row))
      }
      let count = staying.count + coming.count { $0.section == section }
      guard count == source[section].count else {
        throw Refusal(
          "section \(section) has \(source[section].count) rows after the update, not \(count)")
      }
      var rows = [String?](repeating: nil, count: count)
      for place in coming where place.section == section {
        guard rows.indices.contains(place.row) else { throw Refusal("no row \(place) after") }
        // A row that comes is drawn anew; one that moves brings itself along.
        let moved = moves.first { $0.to == place }.map { sections[$0.from.section][$0.from.row] }
        rows[place.row] = moved ?? source[section][place.row]
      }
      var kept = staying.map { sections[section][$0] }[...]
      for row in rows.indices where rows[row] == nil { rows[row] = kept.popFirst() }
      result.append(rows.map { $0 ?? "" })
    }
    sections = result
  }

  /// Draws rows again, in a batch of its own.
  func reload(_ places: [RowPosition]) throws(Refusal) {
    guard Set(places).count == places.count else { throw Refusal("a row is reloaded twice") }
    for place in places {
      guard sections.indices.contains(place.section),
        sections[place.section].indices.contains(place.row)
      else { throw Refusal("no row \(place) to reload") }
    }
  }
}
