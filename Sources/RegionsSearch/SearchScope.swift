import Regions

/// The regions that may be results, as runs of numbers in ascending order: at most one a level.
struct SearchScope {
  let domain: [Range<Int>]

  /// - Parameters:
  ///   - region: only what is below it; its descendants of one level follow each other.
  ///   - level: only this level.
  init(_ storage: TreeStorage, within region: Int?, level: Int?) {
    var domain: [Range<Int>] = []
    let starts = storage.levelStarts
    if let region {
      var run = storage.children(of: region)
      while !run.isEmpty {
        domain.append(run)
        let below = run.lazy.map(storage.children).filter { !$0.isEmpty }
        guard let first = below.first else { break }
        run = below.reduce(first) { $0.lowerBound..<$1.upperBound }
      }
    } else {
      for index in starts.indices.dropLast() { domain.append(starts[index]..<starts[index + 1]) }
    }
    if let level {
      let wanted = level >= 1 && level < starts.count ? starts[level - 1]..<starts[level] : 0..<0
      domain = domain.filter { $0.overlaps(wanted) }
    }
    self.domain = domain
  }
}
