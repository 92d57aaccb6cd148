import JSONDocument
import Regions
import RegionsChina
import TranslatedText

/// What the codes of a data set of China's divisions mean in the Bureau of Statistics' list.
struct OfficeCodes {
  private let codes: StatisticalCodes

  /// - Returns: `nil` if the data set isn't one of China's divisions, or is the Bureau's list itself.
  init?(_ tree: RegionTree) {
    guard FormerData.fitting(tree) != nil, tree.metadata.title != Self.title else { return nil }
    codes = StatisticalCodes(differences: .chinaStatistics, official: tree)
  }

  private static var title: String? { RegionTree.chinaStatistics.metadata.title }

  /// What a code means there, if that isn't what it means in the data set. Of a code that was in force once
  /// nothing is told that its former name doesn't tell.
  func other(than id: String) -> StatisticalRegion? {
    guard let found = codes.other(than: id) else { return nil }
    let former = FormerAnswer.region(StatisticalCodes.shortened(id) ?? id, in: codes.official)
    return former?.name == found.region.name ? nil : found
  }

  /// The region of a code of twelve digits: these are the Bureau's alone.
  func region(long id: String) -> StatisticalRegion? {
    StatisticalCodes.isLong(id) ? codes[id] : nil
  }

  /// The region of the data set that a code of twelve digits means, if it means the same in both lists.
  func same(long id: String) -> Region? {
    guard let found = region(long: id)?.region, let same = codes.official[found.id],
      same.name == found.name
    else { return nil }
    return same
  }

  /// By region number: whether its code means another region there.
  func differing() -> [Bool] {
    let (official, other) = (codes.official, codes.differences)
    var result = [Bool](repeating: false, count: official.count)
    for number in 0..<other.count {
      let region = other[number: number]
      if let same = official[region.id], same.name != region.name { result[same.number] = true }
    }
    return result
  }

  /// By region number: whether its code, or that of one above it, means nothing there.
  func absent() -> [Bool] {
    let official = codes.official
    var result = [Bool](repeating: false, count: official.count)
    // Parents come before what lies below them.
    for number in result.indices {
      let parent = official.storage.parent(of: number)
      result[number] = parent.map { result[$0] } ?? false
      if !result[number] { result[number] = codes.isAbsent(official[number: number]) }
    }
    return result
  }

  /// The Bureau's whole list, made of the data set and of what differs; without attributes.
  func tree() throws -> RegionTree {
    let (official, other) = (codes.official, codes.differences)
    var entries: [(id: String, name: String, parent: String?, rank: RegionRank?)] = []
    for number in 0..<other.count {
      let region = other[number: number]
      guard region[attribute: "last"] == nil else { continue }
      entries.append((region.id, region.name, region.parent?.id, Self.rank(region.id)))
    }
    for number in 0..<official.count {
      let region = official[number: number]
      guard other[region.id] == nil, !codes.isAbsent(region) else { continue }
      entries.append((region.id, region.name, region.parent?.id, region.rank))
    }
    // Parents have shorter codes, or more zeros, than what lies below them.
    entries.sort { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
    var builder = RegionTreeBuilder()
    builder.metadata = other.metadata
    var handles: [String: RegionTreeBuilder.Handle] = [:]
    for entry in entries {
      handles[entry.id] = try builder.add(
        id: entry.id, name: entry.name, under: entry.parent.flatMap { handles[$0] },
        rank: entry.rank)
    }
    return try RegionTree(bytes: builder.build())
  }

  private static func rank(_ id: String) -> RegionRank {
    if id.utf8.count > 6 { return .town }
    return id.hasSuffix("0000") ? .province : id.hasSuffix("00") ? .prefecture : .county
  }

  /// `340111004: 安徽省/合肥市/包河区/包公街道 in the codes of the Bureau of Statistics; --list statistics …`.
  static func message(_ id: String, _ other: StatisticalRegion) -> Message {
    let path = RegionLine.clean(other.path.joined(separator: "/"))
    if let year = other.lastYear {
      return "\(id): \(path) in the codes of the Bureau of Statistics, until \(year) or later"
    }
    return
      "\(id): \(path) in the codes of the Bureau of Statistics; “--list statistics” answers by them"
  }

  /// Appends `"alsoIn":{"statistics":{"name":…,"path":[…]}}` to an object in a line.
  static func append(_ other: StatisticalRegion, to line: inout [UInt8]) {
    var json = JSONWriter()
    json.raw(",\"alsoIn\":{\"statistics\":{")
    json.member("name", other.region.name)
    json.member("path", list: other.path) { $0.string($1) }
    if let year = other.lastYear { json.member("last", year) }
    json.raw("}}}\n")
    line.removeLast("}\n".utf8.count)
    line += json.bytes
  }
}
