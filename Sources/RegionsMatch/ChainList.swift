import TypedNumbers

/// The best chains of a text so far, and the names they are made of.
struct ChainList {
  private(set) var all: [Chain] = []
  private var links = Numbered<Link, Link>()

  private static let maximumCount = 16

  init() {
    all.reserveCapacity(ChainList.maximumCount + 1)
    links.reserveCapacity(256)
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
  }

  subscript(link: LinkNumber) -> Link { links[link] }

  /// Where in the text a chain's names stand.
  func extent(of chain: Chain) -> Range<Int> {
    var start = chain.end
    var link = chain.link.number
    while let number = link {
      start = links[number].start
      link = links[number].previous.number
    }
    return start..<chain.end
  }

  /// Begins with the region that answers have to lie in, which no name was read for.
  mutating func begin(in scope: ForestRegion) {
    all.append(Chain(region: scope, end: 0, score: 0, link: LinkNumber.OrNone()))
  }

  /// Adds a chain that ends in a link, unless it is worth nothing or others are worth more.
  mutating func add(_ link: Link, score: Int32) {
    guard score > 0 else { return }
    var target = all.count
    for index in all.indices
    where all[index].region == link.region && all[index].link.number != nil {
      // The longer parse of two that are worth the same: 大理白族自治州 by an alias or by its name.
      guard score > all[index].score else { return }
      target = index
    }
    if target == ChainList.maximumCount {
      guard let weakest = all.indices.min(by: { all[$0].score < all[$1].score }),
        all[weakest].score < score
      else { return }
      target = weakest
    }
    let chain = Chain(
      region: link.region, end: link.end, score: score,
      link: LinkNumber.OrNone(links.append(link)))
    if target == all.count { all.append(chain) } else { all[target] = chain }
  }

  /// Makes a chain worth more, whose region was named once more; up to `end`, if it goes on with that. A
  /// longer name in the same place takes the place of the shorter: 内蒙古 that of 内蒙.
  mutating func confirm(_ index: Int, by confirmation: Chain.Confirmation, to end: Int?) {
    if let shorter = all[index].confirmation, shorter.start == confirmation.start {
      all[index].score -= shorter.worth
    }
    all[index].score += confirmation.worth
    all[index].confirmation = confirmation
    guard let end else { return }
    all[index].end = end
    if let number = all[index].link.number {
      // Other chains may go on from the link as it was.
      var link = links[number]
      link.confirmedEnd = end
      all[index].link = LinkNumber.OrNone(links.append(link))
    }
  }
}
