public import Regions

/// Addresses made from a data set of Chinese divisions, with the county each lies in: the truth is what
/// they were made from. A seed repeats them.
public struct AddressSamples: Sendable {
  public struct Sample: Sendable {
    public let text: String
    public let county: Region
  }

  /// What is done to an address.
  public enum Kind: String, CaseIterable, Sendable {
    /// All names in full.
    case full
    /// Without the province, or the prefecture.
    case withoutProvince, withoutPrefecture
    /// Province and prefecture without what kind of place they are.
    case abbreviated
    /// The county alone, where no other in the country has its name.
    case countyOnly
    /// With a label, a name and a telephone number around it.
    case noise
    /// With separators, wide or none.
    case separated
    /// In a road, or at a building, called after another place.
    case trap
    /// Said twice.
    case repeated
    /// The county alone, where others have its name, and the full name of a town that only it has.
    case town
  }

  private var random: SeededRandom
  private let counties: [Region]
  /// By their names: sampling looks for them thousands of times.
  private let namesakes: [String: [Region]]
  private let uniqueNames: Set<String>

  /// - Parameter tree: has ranks.
  public init(_ tree: RegionTree, seed: UInt64) {
    random = SeededRandom(seed: seed)
    // Below Taiwan, Hong Kong and Macao, levels have no ranks that all agree on.
    counties = (0..<tree.count).map { tree[number: $0] }.filter {
      $0.rank == .county && !["71", "81", "82"].contains(String($0.id.prefix(2)))
    }
    namesakes = Dictionary(grouping: counties, by: \.name)
    var counts: [String: Int] = [:]
    for number in 0..<tree.count { counts[tree[number: number].name, default: 0] += 1 }
    uniqueNames = Set(counts.filter { $0.value == 1 }.map { $0.key })
  }

  public mutating func next(_ kind: Kind) -> Sample {
    while true {
      let county = counties[Int.random(in: 0..<counties.count, using: &random)]
      if let text = text(kind, county) { return Sample(text: text, county: county) }
    }
  }

  private mutating func text(_ kind: Kind, _ county: Region) -> String? {
    let path = county.path.map { $0.name }
    let street = street()
    switch kind {
    case .full: return path.joined() + street
    case .withoutProvince: return path.count == 3 ? path.dropFirst().joined() + street : nil
    case .withoutPrefecture:
      guard path.count == 3, let province = county.path.first,
        namesakes[county.name, default: []].count(where: { $0.path.first == province }) == 1
      else { return nil }
      return path[0] + path[2] + street
    case .abbreviated:
      let above = path.dropLast().map(Self.abbreviation)
      return above.contains(nil) ? nil : above.compactMap { $0 }.joined() + county.name + street
    case .countyOnly: return uniqueNames.contains(county.name) ? county.name + street : nil
    case .noise:
      let number =
        "1\(Int.random(in: 30...99, using: &random))0000\(Int.random(in: 1000...9999, using: &random))"
      let address = path.joined() + street
      return [
        "收货地址：\(address)，电话：\(number)", "周小明 \(number) \(address)", "\(address) 邮编100000",
        "【收】\(address)（王先生）\(number)", "请寄到\(address)，谢谢", "中国\(address)",
      ].randomElement(using: &random)
    case .separated:
      let separator = [" ", "　", "-", "/", "，", ", ", "·"].randomElement(using: &random) ?? " "
      return path.joined(separator: separator) + separator + street
    case .trap:
      let other = counties[Int.random(in: 0..<counties.count, using: &random)].path
      guard
        let name = other.map({ $0.name }).compactMap(Self.abbreviation).randomElement(
          using: &random)
      else { return nil }
      let end = ["东路", "路", "北街", "大道", "一路"].randomElement(using: &random) ?? "路"
      return path.joined() + name + end + "\(Int.random(in: 1...900, using: &random))号"
    case .repeated: return path.joined() + path.joined() + street
    case .town:
      let sharing = namesakes[county.name, default: []].filter { $0 != county }
      guard !sharing.isEmpty, let town = county.children.randomElement(using: &random) else {
        return nil
      }
      let others = sharing.contains { other in other.children.contains { $0.name == town.name } }
      return others ? nil : county.name + town.name + street
    }
  }

  /// 浙江 for 浙江省; `nil` where people have another name, or too little is left.
  private static func abbreviation(_ name: String) -> String? {
    guard name.count > 2, let last = name.last, "省市".contains(last) else { return nil }
    return String(name.dropLast())
  }

  private mutating func street() -> String {
    let name =
      ["幸福", "光明顶", "学苑", "创业", "滨河", "迎春", "科苑", "银杏"].randomElement(using: &random) ?? ""
    let end = ["路", "大道", "街", "巷"].randomElement(using: &random) ?? ""
    return "\(name)\(end)\(Int.random(in: 1...900, using: &random))号"
  }
}
