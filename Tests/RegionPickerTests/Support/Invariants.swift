import RegionPicker
import Testing

extension CascadePicker {
  /// What has to hold after every event; `nil` if it does, else what doesn't.
  var brokenInvariant: String? {
    let k = path.count
    let c = columns.count
    let maxDepth = configuration.maxDepth ?? Int.max
    if !(k <= c && c <= maxDepth) { return "path \(k) ≤ columns \(c) ≤ maxDepth \(maxDepth)" }
    if c > k + 1 { return "columns \(c) ≤ path \(k) + 1" }
    if columns.contains(where: \.isEmpty) { return "no column is empty" }
    if zip(path, columns).contains(where: { !$1.indices.contains($0) }) {
      return "each row is in its column"
    }
    if c == 0 ? focusedLevel != -1 : !columns.indices.contains(focusedLevel) {
      return "focus \(focusedLevel) in 0..<\(c)"
    }
    if k == maxDepth && !isComplete { return "a path of maxDepth is complete" }
    if isComplete && k != c { return "nothing is loaded below a complete path" }
    if titles.last?.isPlaceholder == isComplete { return "a placeholder iff not complete" }
    let rows = filter?.matches.map(\.row) ?? []
    if rows != rows.sorted() || Set(rows).count != rows.count {
      return "a filter's rows are in the column's order"
    }
    if !rows.allSatisfy(focusedColumn.indices.contains) {
      return "a filter's rows are the column's"
    }
    let isSettled = loadingLevel == nil && failure == nil
    if isSettled, phase == .open, c > 0 {
      if titles.count != c { return "one title a level: \(titles.count) titles, \(c) columns" }
      if (c == k + 1) == isComplete { return "a column below the path iff not complete" }
    }
    if phase == .finished, !configuration.allowsAnyLevel {
      if !isComplete || k != c { return "finished: complete and path \(k) == columns \(c)" }
    }
    return nil
  }
}
