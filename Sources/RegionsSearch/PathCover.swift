import TypedNumbers

/// The parts of a query that the regions of a path stand for together.
struct PathCover {
  /// The letters, as bits.
  var mask: UInt64
  var cost: Int
  /// Whether a slip of the hand is among them.
  var hasSlip: Bool
  /// In what a trace keeps: the last step.
  var step = StepNumber.OrNone()

  static let nothing = PathCover(mask: 0, cost: 0, hasSlip: false)

  /// What breaks ties: a step between two places or sources outweighs any of these.
  static let weight = 4

  /// How many covers are kept of one path: there are hardly ever more.
  static let limit = 24

  /// This one with a parse of the next region down, or `nil` if that doesn't fit.
  @inline(__always)
  func adding(_ parse: NameParse) -> PathCover? {
    let mask = parse.mask
    guard self.mask & mask == 0, !(hasSlip && parse.fit == .near) else { return nil }
    return PathCover(
      mask: self.mask | mask, cost: cost + parse.cost * PathCover.weight,
      hasSlip: hasSlip || parse.fit == .near)
  }
}

typealias StepNumber = Number<PathCovers.Step>

/// Finds the ways in which the regions of a path share out a query among them, from the root down.
///
/// Every letter belongs to one region, and a region of the path may have none. Two parts on one region
/// cost a little, as does a last word that doesn't stand for the last region, so that 吉林 吉林 finds the
/// city in the province.
struct PathCovers {
  /// What the regions above and this one cover, for those below.
  private(set) var covers: [PathCover] = []
  /// The cheapest cover of all letters with a part on this region, if there is one.
  private(set) var whole: PathCover?
  /// The covers that have a part on this region.
  private(set) var own: [PathCover] = []
  /// For a trace: which parse of which region was added to what.
  private(set) var steps = Numbered<Step, Step>()

  struct Step {
    let level: Int
    let parse: NameParse
    let before: StepNumber.OrNone
  }

  /// - Parameters:
  ///   - above: the covers of the regions above.
  ///   - parses: of this region.
  ///   - isLeaf: whether there is nothing below, so that nobody asks for `covers`.
  ///   - level: if this is a trace, where the region stands in its path.
  mutating func combine(
    _ above: ArraySlice<PathCover>, with parses: [NameParse], of query: SearchQuery,
    isLeaf: Bool = false, level: Int? = nil
  ) {
    own.removeAll(keepingCapacity: true)
    whole = nil
    for parse in parses {
      extend(.nothing, with: parse, level: level)
      for cover in above { extend(cover, with: parse, level: level) }
    }
    // Another part on the same region.
    var first = 0
    for _ in 0..<2 where parses.count > 1 {
      let end = own.count
      for index in first..<end {
        for parse in parses where own.count < 64 {
          var cover = own[index]
          cover.cost += 1
          extend(cover, with: parse, level: level)
        }
      }
      first = end
    }
    let lastLetter: UInt64 = 1 << UInt64(query.letters.count - 1)
    for index in own.indices where own[index].mask == query.all {
      var cover = own[index]
      let lastIsAbove =
        above.contains { $0.mask & lastLetter != 0 }
        && !parses.contains { $0.end == query.letters.count && cover.mask & $0.mask == $0.mask }
      if lastIsAbove { cover.cost += 1 }
      if cover.cost < whole?.cost ?? .max { whole = cover }
    }
    guard !isLeaf else { return }
    covers.removeAll(keepingCapacity: true)
    covers.append(contentsOf: above)
    for cover in own { keep(cover) }
  }

  private mutating func extend(_ cover: PathCover, with parse: NameParse, level: Int?) {
    guard var next = cover.adding(parse) else { return }
    if let level {
      next.step = StepNumber.OrNone(
        steps.append(Step(level: level, parse: parse, before: cover.step)))
    }
    own.append(next)
  }

  private mutating func keep(_ cover: PathCover) {
    for index in covers.indices
    where covers[index].mask == cover.mask && covers[index].hasSlip == cover.hasSlip {
      if cover.cost < covers[index].cost { covers[index] = cover }
      return
    }
    if covers.count < PathCover.limit {
      covers.append(cover)
    } else if let worst = covers.indices.max(by: { covers[$0].isBetter(than: covers[$1]) }),
      cover.isBetter(than: covers[worst])
    {
      covers[worst] = cover
    }
  }
}

extension PathCover {
  /// Whether it is the more promising of two: what covers more letters, then what costs less.
  fileprivate func isBetter(than other: PathCover) -> Bool {
    let (letters, others) = (mask.nonzeroBitCount, other.mask.nonzeroBitCount)
    return letters != others ? letters > others : cost < other.cost
  }
}
