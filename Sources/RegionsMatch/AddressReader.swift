public import Regions
import RegionsNames
import TypedNumbers

/// Reads addresses one after the other, with memory of its own that it keeps.
public struct AddressReader {
  /// The number of UTF-16 units of an address that are read, about.
  public static var maximumLength: Int { AddressText.maximumLength }

  /// The data set whose regions are found.
  public let tree: RegionTree
  let lexicon: NameLexicon
  /// The region that answers lie in, if they have to.
  let scope: ForestRegion?
  /// The lowest rank an answer may have.
  let lowestRank: Int
  var text = AddressText()
  var chains = ChainList()
  /// Where the last zone was read: 雄安新区 has nothing to do with 安新县.
  var zone = 0..<0
  /// Those behind the name at hand.
  var endings: NameEndings
  /// The codes of the message that the address is part of.
  var messageCodes = CodeEvidence()

  init(_ matcher: AddressMatcher, within region: Region?, until rank: RegionRank?) {
    tree = matcher.tree
    lexicon = matcher.lexicon
    endings = NameEndings(matcher.lexicon)
    scope = region.flatMap { matcher.lexicon.forest.region(of: $0.number) }
    lowestRank = rank?.rawValue ?? .max
  }

  /// Reads an address in UTF-8.
  ///
  /// - Returns: where it is, without the names it was read from; see ``match(_:)``.
  /// - Complexity: O(bytes), nothing is allocated.
  public mutating func read(_ utf8: UnsafeBufferPointer<UInt8>) -> AddressParse {
    unsafe read(all: utf8).parse
  }

  /// Reads an address with everything there is to tell about it.
  public mutating func match(_ text: String) -> AddressMatch {
    var text = text
    let verdict = text.withUTF8 { unsafe read(all: $0) }
    return describe(verdict, text)
  }

  mutating func read(all utf8: UnsafeBufferPointer<UInt8>) -> Verdict {
    unsafe text.set(utf8)
    chains.removeAll()
    if let scope { chains.begin(in: scope) }
    scan()
    return verdict()
  }

  /// Reads an address that is folded already, as part of a longer text; places in the verdict are
  /// indices of its units.
  mutating func read(folded units: [UInt16]) -> Verdict {
    text.set(units)
    chains.removeAll()
    if let scope { chains.begin(in: scope) }
    scan()
    return verdict()
  }

  /// Finds the names of the text and lets each go on what was read before.
  private mutating func scan() {
    zone = 0..<0
    let count = text.units.count
    for start in 0..<count {
      var state = lexicon.firstState(of: text.units[start])
      if state != .none, text.isInsideWord(start) { continue }
      var end = start + 1
      while state != .none {
        if let bucket = lexicon.bucket(at: state), !text.isInsideWord(end) {
          read(bucket, at: start..<end)
        }
        guard end < count else { break }
        state = lexicon.edges.target(of: state, over: text.units[end])
        end += 1
      }
    }
  }

  /// Reads a name where it stands in the text, what it ends in not counted.
  private mutating func read(_ bucket: Bucket, at range: Range<Int>) {
    let start = range.lowerBound
    guard start <= zone.lowerBound || range.upperBound > zone.upperBound else { return }
    let isWordStart = text.isWordStart(start)
    endings.find(in: text, at: range.upperBound)
    if endings.isEmpty, !lexicon.hasWhole(bucket), !isWordStart, !chains.all.isEmpty {
      // A short name counts only next to another.
      guard chains.all.contains(where: { $0.end <= start && text.gap($0.end, start) == 0 })
      else {
        return
      }
    }
    // A shorter name that begins here, too, is another parse and none before this one.
    let hasReading = chains.all.contains { chain in
      chain.link.number.map { chains[$0].start < start } ?? false
    }
    let mention = Mention(
      start: start, end: range.upperBound, isWordStart: isWordStart, hasReading: hasReading,
      upper: lexicon.upperEntries(of: bucket), lower: lexicon.lowerEntries(of: bucket))
    // Backwards: before 恩施州 goes on to 恩施市 by its short name, 恩施市 may have had the name of 恩施州.
    // 济南市中区 is 济南 and 市中区: the 市 belongs to both.
    let latestEnd = text.isCityDistrict(at: start) ? start + 1 : start
    for index in chains.all.indices.reversed() {
      if chains.all[index].end <= latestEnd {
        goOn(from: index, with: mention)
      } else if chains.all[index].confirmation?.start == start {
        confirm(index, with: mention, gap: 0)
      }
    }
    guard scope == nil, !chains.all.contains(where: { $0.score >= AddressReader.plenty }) else {
      return
    }
    begin(with: mention, isLower: false)
    begin(with: mention, isLower: true)
  }

  /// Where two whole names were read, no other chain begins.
  private static let plenty: Int32 = 38

  /// Whether a name only says which part of a city it is: 城区, 东区. Such a name hardly begins a chain.
  static func isGeneric(_ name: ArraySlice<UInt16>) -> Bool {
    guard name.count == 2, name[name.startIndex + 1] == 0x533A else { return false }
    return genericNames.contains(name[name.startIndex])
  }

  private static let genericNames = NameFolding.folded("新郊城市矿东西南北中")
}

/// A name that a text has, and whose it may be.
struct Mention {
  let start: Int
  /// Behind it, what it ends in not counted.
  let end: Int
  /// Whether it begins where a name could.
  let isWordStart: Bool
  /// Whether a name before it was read.
  let hasReading: Bool
  /// The entries of provinces to counties with this name.
  let upper: Range<Int>
  /// Those of towns and villages.
  let lower: Range<Int>
}
