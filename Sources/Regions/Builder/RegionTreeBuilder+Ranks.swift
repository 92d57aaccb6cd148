extension RegionTreeBuilder {
  /// Gives a region a rank, or takes it away.
  ///
  /// A region's rank is larger than the ranks of the regions above it; ``build()`` sees to that.
  public mutating func setRank(_ rank: RegionRank?, for region: Handle) {
    precondition(region >= 0 && region < count, "no region has this handle")
    if ranks.count <= region {
      guard rank != nil else { return }
      ranks.reserveCapacity(parents.capacity)
      ranks.append(contentsOf: repeatElement(0, count: region + 1 - ranks.count))
    }
    ranks[region] = UInt8(rank?.rawValue ?? 0)
  }

  /// Gives regions the ranks that their codes tell, if they are codes of the Chinese divisions; see
  /// ``ChineseCodes``.
  ///
  /// - Returns: whether they are.
  @discardableResult
  package mutating func setRanksByCodes() -> Bool {
    guard let found = ranksByCodes() else { return false }
    ranks = found
    return true
  }

  private func ranksByCodes() -> [UInt8]? {
    var codes = ChineseCodes(count: count)
    for region in 0..<count {
      codes.add(
        id: ids.bytes[ids[region]], name: names.bytes[names[region]],
        parent: parents[region] < 0 ? nil : Int(parents[region]))
    }
    return codes.finished()
  }

  func checkRanks() throws(RegionBuildError) {
    guard ranks.contains(where: { $0 > 0 }) else { return }
    // By region: the lowest rank on the way down to it; parents come before their children.
    var lowest: [UInt8] = []
    lowest.reserveCapacity(count)
    for region in 0..<count {
      let parent = Int(parents[region])
      let above = parent < 0 ? 0 : lowest[parent]
      let rank = region < ranks.count ? ranks[region] : 0
      guard rank == 0 || rank > above else {
        throw RegionBuildError(.rankOrder, id: ids.string(region))
      }
      lowest.append(max(rank, above))
    }
  }

  /// - Returns: `nil` if there is nothing to say about ranks.
  func rankSection(_ order: LevelOrder) -> SectionWriter? {
    let names = metadata.rankNames.prefix(RegionRank.maximum)
    let nameCount = (names.lastIndex { !$0.isEmpty } ?? -1) + 1
    var runs: [UInt64] = []
    var values: [UInt8] = []
    for node in 0..<(ranks.isEmpty ? 0 : count) {
      let region = Int(order.regions[node])
      let rank = region < ranks.count ? ranks[region] : 0
      guard rank != values.last ?? 0 else { continue }
      runs.append(UInt64(node))
      values.append(rank)
    }
    guard nameCount > 0 || !runs.isEmpty else { return nil }
    var section = SectionWriter()
    section.number(nameCount)
    for name in names.prefix(nameCount) { section.text(name) }
    section.append(monotone: runs, searchable: true)
    let width = bitWidth(of: UInt64(values.max() ?? 0))
    section.number(width)
    var bits = PackedBits()
    for value in values { bits.append(UInt64(value), width: width) }
    section.append(bits)
    return section
  }
}
