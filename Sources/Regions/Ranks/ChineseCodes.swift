/// Tells ranks by IDs that are codes of the administrative divisions of China (GB/T 2260 down to
/// counties, GB/T 10114 below): 11 or 110000 a province, 4401 or 440100 a prefecture, 110101 a county,
/// 110101001 a town, 110101001001 a village, any of them filled up with zeros.
///
/// So the districts of 北京市 are counties, as 419001 is, and 441900 is a prefecture, wherever they
/// hang. Whether IDs are such codes is a matter of evidence, which one small family does not give:
/// at least sixteen regions, nearly all of which have a code of a province that exists, below a region
/// of the same province and of a higher rank, and mostly Chinese names. A region that does not fit has no
/// rank.
package struct ChineseCodes {
  /// By region: its rank by its code, and the first two digits of that.
  private var ranks: [UInt8] = []
  private var provinces: [UInt8] = []
  private var parents: [Int32] = []
  private var chineseNames = 0

  package init(count: Int) {
    ranks.reserveCapacity(count)
    provinces.reserveCapacity(count)
    parents.reserveCapacity(count)
  }

  /// Adds a region, behind its parent.
  package mutating func add(id: some Collection<UInt8>, name: some Collection<UInt8>, parent: Int?)
  {
    let (rank, province) = Self.rank(ofCode: id)
    ranks.append(rank)
    provinces.append(province)
    parents.append(Int32(parent ?? -1))
    // The lead bytes of U+4000 to U+9FFF and of the planes above.
    if let lead = name.first, 0xE4...0xE9 ~= lead || lead >= 0xF0 { chineseNames += 1 }
  }

  /// Fewer say nothing: any two numbers look like codes.
  private static let evidence = 16
  /// One in so many may not fit: areas with a code of their own making, a stray row.
  private static let tolerance = 50

  /// By region: its rank, or 0; `nil` if the IDs are no such codes.
  package func finished() -> [UInt8]? {
    let count = ranks.count
    guard count >= Self.evidence, chineseNames * 2 > count else { return nil }
    var result = ranks
    // By region: the lowest rank on the way down to it.
    var lowest = [UInt8](repeating: 0, count: count)
    var misfits = 0
    for region in 0..<count {
      let parent = Int(parents[region])
      let above = parent < 0 ? 0 : lowest[parent]
      let isBelow = parent < 0 || ranks[parent] == 0 || provinces[parent] == provinces[region]
      if result[region] <= above || !isBelow { result[region] = 0 }
      if result[region] == 0 { misfits += 1 }
      lowest[region] = max(above, result[region])
    }
    return misfits * Self.tolerance <= count ? result : nil
  }

  /// - Returns: 0, 0 if it is no code.
  private static func rank(ofCode id: some Collection<UInt8>) -> (rank: UInt8, province: UInt8) {
    let length = id.count
    guard [2, 4, 6, 9, 12].contains(length) else { return (0, 0) }
    var digits: (province: Int, prefecture: Int, county: Int, town: Int, village: Int) = (
      0, 0, 0, 0, 0
    )
    for (index, byte) in id.enumerated() {
      guard 48...57 ~= byte else { return (0, 0) }
      let digit = Int(byte) - 48
      switch index {
      case 0..<2: digits.province = digits.province * 10 + digit
      case 2..<4: digits.prefecture = digits.prefecture * 10 + digit
      case 4..<6: digits.county = digits.county * 10 + digit
      case 6..<9: digits.town = digits.town * 10 + digit
      default: digits.village = digits.village * 10 + digit
      }
    }
    guard isProvince(digits.province) else { return (0, 0) }
    let rank: RegionRank =
      digits.village > 0
      ? .village
      : digits.town > 0
        ? .town : digits.county > 0 ? .county : digits.prefecture > 0 ? .prefecture : .province
    return (UInt8(rank.rawValue), UInt8(digits.province))
  }

  private static func isProvince(_ code: Int) -> Bool {
    switch code {
    case 11...15, 21...23, 31...37, 41...46, 50...54, 61...65, 71, 81, 82: true
    default: false
    }
  }
}

extension RegionTree {
  /// By number: the ranks that the regions' IDs tell, or 0; `nil` if the IDs are no codes of the
  /// Chinese divisions.
  ///
  /// - Parameter limit: how many regions are looked at, the first ones.
  /// - Complexity: O(regions).
  package func ranksByCodes(count limit: Int) -> [UInt8]? {
    var codes = ChineseCodes(count: limit)
    var id: [UInt8] = []
    var node = 0
    storage.forEachName { name in
      defer { node += 1 }
      guard node < limit else { return }
      id.removeAll(keepingCapacity: true)
      storage.appendID(of: node, to: &id)
      codes.add(id: id, name: name, parent: storage.parent(of: node))
    }
    return codes.finished()
  }
}
