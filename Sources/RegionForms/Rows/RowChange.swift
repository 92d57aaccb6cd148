/// One step that turns a list of rows into the next.
///
/// Steps are done one after the other, each on what the one before left. They come in this order:
/// deletions from the last to the first, moves, insertions from the first to the last, updates. So the
/// index of a deletion is also the row's index before everything, that of an insertion or an update
/// also the row's index after everything.
public enum RowChange: Hashable, Sendable {
  /// Takes the row at an index out.
  case delete(at: Int, id: String)
  /// Takes the row at `from` out and puts it in at `to`, counted without it.
  case move(from: Int, to: Int, id: String)
  /// Puts a row in at an index.
  case insert(at: Int, FormRow)
  /// Replaces the row by one with the same identity.
  case update(at: Int, FormRow)
}

extension RowChange {
  /// The steps from some rows to others; none if they are the same. Only rows that differ are named,
  /// and no more rows are moved than must be.
  ///
  /// - Precondition: no two rows of one list have the same ID.
  /// - Complexity: O(*n*) where rows keep their order; O(*m* · *n*) for *m* rows that change places.
  public static func changes(from old: [FormRow], to new: [FormRow]) -> [RowChange] {
    // Most changes leave the rows at both ends where they are.
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].id == new[start].id { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].id == new[new.count - 1 - end].id {
      end += 1
    }
    let oldMiddle = start..<old.count - end
    let newMiddle = start..<new.count - end
    var indices: [String: Int] = [:]
    if !newMiddle.isEmpty { for index in oldMiddle { indices[old[index].id] = index } }
    // Where each row between them was before, if it was there.
    let origins = newMiddle.map { indices[new[$0].id] }

    var isKept = [Bool](repeating: false, count: oldMiddle.count)
    for case let origin? in origins { isKept[origin - start] = true }
    var changes: [RowChange] = []
    for index in oldMiddle.reversed() where !isKept[index - start] {
      changes.append(.delete(at: index, id: old[index].id))
    }
    changes += moves(of: origins.compactMap { $0 }, offset: start) { old[$0].id }
    for (index, origin) in zip(newMiddle, origins) where origin == nil {
      changes.append(.insert(at: index, new[index]))
    }

    func update(_ before: Int, _ index: Int) {
      if old[before] != new[index] { changes.append(.update(at: index, new[index])) }
    }
    for index in 0..<start { update(index, index) }
    for (index, origin) in zip(newMiddle, origins) {
      if let origin { update(origin, index) }
    }
    for back in stride(from: end, to: 0, by: -1) { update(old.count - back, new.count - back) }
    return changes
  }

  /// The moves that give rows their new order.
  ///
  /// - Parameters:
  ///   - rows: the rows' old indices, in their new order.
  ///   - offset: how many rows stand before them.
  ///   - id: the ID of the row with an old index.
  private static func moves(
    of rows: [Int], offset: Int, id: (Int) -> String
  ) -> [RowChange] {
    if zip(rows, rows.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    var changes: [RowChange] = []
    // Rows that stay are in the right order among themselves; each of the others goes right behind the
    // row it shall follow, which has found its place by then.
    let staying = Set(longestIncreasing(rows))
    var order = rows.sorted()
    for (index, row) in rows.enumerated() where !staying.contains(row) {
      guard let from = order.firstIndex(of: row) else { continue }
      order.remove(at: from)
      var to = 0
      if index > 0, let before = order.firstIndex(of: rows[index - 1]) { to = before + 1 }
      order.insert(row, at: to)
      if from != to { changes.append(.move(from: offset + from, to: offset + to, id: id(row))) }
    }
    return changes
  }

  /// A longest subsequence that increases, by patience sorting.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // piles[k] is where the smallest number ends that a run of k + 1 can end with.
    var piles: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[piles[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? piles[low - 1] : -1
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var run: [Int] = []
    var index = piles.last ?? -1
    while index >= 0 {
      run.append(numbers[index])
      index = previous[index]
    }
    return run.reversed()
  }

  /// Does the steps.
  ///
  /// - Returns: the rows after them, or `nil` if a step doesn't fit the rows it is done on.
  public static func apply(_ changes: [RowChange], to rows: [FormRow]) -> [FormRow]? {
    var rows = rows
    for change in changes {
      switch change {
      case .delete(let index, let id):
        guard rows.indices.contains(index), rows[index].id == id else { return nil }
        rows.remove(at: index)
      case .move(let from, let to, let id):
        guard rows.indices.contains(from), rows.indices.contains(to), rows[from].id == id
        else { return nil }
        rows.insert(rows.remove(at: from), at: to)
      case .insert(let index, let row):
        guard index >= 0, index <= rows.count else { return nil }
        rows.insert(row, at: index)
      case .update(let index, let row):
        guard rows.indices.contains(index), rows[index].id == row.id else { return nil }
        rows[index] = row
      }
    }
    return rows
  }
}
