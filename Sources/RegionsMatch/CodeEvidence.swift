import Regions
import RegionsNames

/// The area codes and the postcode of a text, as evidence of where it is: 0571 before a number and 310012
/// behind an address speak for 杭州市, against others of the same name.
struct CodeEvidence {
  /// As numbers, for all begin with a 0.
  private var areaCodes: [Int] = []
  private var postcode: Int?

  var isEmpty: Bool { areaCodes.isEmpty && postcode == nil }

  init() {}

  /// Those that were found in a message.
  init(_ numbers: ContactNumbers, in text: ContactText) {
    for phone in numbers.phones where phone.areaCount > 0 {
      areaCodes.append(CodeEvidence.number(phone.digits[..<phone.areaCount]))
    }
    postcode = numbers.postcode.map { CodeEvidence.number(text.units[$0.range]) }
  }

  private static func number(_ digits: ArraySlice<UInt16>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
  }

  // MARK: Finding them in an address

  /// Adds those that stand in an address: 0571-88886666, (0571)88886666, and six digits by themselves.
  mutating func find(in units: [UInt16]) {
    var index = 0
    while index < units.count {
      guard CodeEvidence.isDigit(units[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < units.count, CodeEvidence.isDigit(units[index]) { index += 1 }
      read(start..<index, of: units)
    }
  }

  private mutating func read(_ digits: Range<Int>, of units: [UInt16]) {
    // A kilometre, a flat or the number of an order is followed by what it counts, or longer.
    if digits.count == 6, postcode == nil, !isWord(digits.upperBound, of: units),
      digits.lowerBound == 0 || !(0x61...0x7A).contains(units[digits.lowerBound - 1])
    {
      postcode = CodeEvidence.number(units[digits])
      return
    }
    guard units[digits.lowerBound] == 0x30, digits.count >= 3 else { return }
    let second = units[digits.lowerBound + 1]
    let isShort = second == 0x32 || second == 0x31 && units[digits.lowerBound + 2] == 0x30
    let count = isShort ? 3 : 4
    let isWhole = (10...12).contains(digits.count)
    let isApart = digits.count == count && isNumber(digits.upperBound, of: units)
    guard second > 0x30, isWhole || isApart else { return }
    areaCodes.append(
      CodeEvidence.number(units[digits.lowerBound..<digits.lowerBound + count]))
  }

  /// Whether a number of seven or eight digits stands behind an area code, a space, hyphen or bracket between.
  private func isNumber(_ start: Int, of units: [UInt16]) -> Bool {
    var count = 0
    for unit in units[start..<min(start + 12, units.count)] {
      if CodeEvidence.isDigit(unit) {
        count += 1
      } else if unit != 0x20, unit != 0x2D, unit != 0x29 {
        break
      }
    }
    return (7...8).contains(count) && !CodeEvidence.isDigit(units[start])
  }

  private func isWord(_ index: Int, of units: [UInt16]) -> Bool {
    index < units.count && (units[index] >= 0x3400 || (0x61...0x7A).contains(units[index]))
  }

  private static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 }

  // MARK: What they say

  /// How much they speak for a region: more than the name of a region above it, as much as that of a town below.
  func weight(of node: Int, in tree: TreeStorage) -> Int {
    var weight = 0
    if !areaCodes.isEmpty, let own = CodeEvidence.code(.area, of: node, in: tree),
      areaCodes.contains(own)
    {
      weight += 8
    }
    if let postcode, let own = CodeEvidence.code(.post, of: node, in: tree) {
      // The first four digits are the county's or city's, the last two those of a post office.
      weight +=
        own == postcode
        ? 9 : own / 100 == postcode / 100 ? 8 : own / 1000 == postcode / 1000 ? 5 : 0
    }
    return weight
  }

  /// Whether they are those of another city.
  func contradicts(_ node: Int, in tree: TreeStorage) -> Bool {
    if !areaCodes.isEmpty, let own = CodeEvidence.code(.area, of: node, in: tree),
      !areaCodes.contains(own)
    {
      return true
    }
    guard let postcode, let own = CodeEvidence.code(.post, of: node, in: tree) else { return false }
    // A city may have several districts of the post, the third digit: 杭州市 310 and 311.
    var city = node
    while tree.rank(of: city) > 2 || tree.rank(of: city) == 0, let parent = tree.parent(of: city) {
      if CodeEvidence.code(.post, of: parent, in: tree) == nil { break }
      city = parent
    }
    let district = postcode / 1000
    guard own / 1000 != district else { return false }
    return !tree.children(of: city).contains { child in
      CodeEvidence.code(.post, of: child, in: tree).map { $0 / 1000 } == district
    }
  }

  private static func code(_ code: PlaceCodes, of node: Int, in tree: TreeStorage) -> Int? {
    code.code(of: node, in: tree).flatMap { Int($0) }
  }
}
