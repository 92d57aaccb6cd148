import Testing

@testable import RegionsSource

/// What part of others a count is called: each limit from both sides.
struct ShareTests {
  /// A word, the least or greatest count of so many that it is said of, and the next one that it is not.
  struct Limit: Sendable, CustomTestStringConvertible {
    let word: String
    let holds: @Sendable (Int, Int) -> Bool
    let whole: Int
    let within: Int
    let beyond: Int

    init(
      _ word: String, of whole: Int, _ within: Int, not beyond: Int,
      _ holds: @escaping @Sendable (Int, Int) -> Bool
    ) {
      self.word = word
      self.holds = holds
      self.whole = whole
      self.within = within
      self.beyond = beyond
    }

    var testDescription: String { "\(within) is \(word) \(whole), \(beyond) is not" }
  }

  static let limits = [
    Limit("most of", of: 100, 51, not: 50) { $0.isMost(of: $1) },
    Limit("most of", of: 101, 51, not: 50) { $0.isMost(of: $1) },
    Limit("half of", of: 100, 50, not: 49) { $0.isHalf(of: $1) },
    Limit("half of", of: 101, 51, not: 50) { $0.isHalf(of: $1) },
    Limit("a large part of", of: 100, 80, not: 79) { $0.isLargePart(of: $1) },
    Limit("a large part of", of: 101, 81, not: 80) { $0.isLargePart(of: $1) },
    Limit("nearly all of", of: 100, 90, not: 89) { $0.isNearlyAll(of: $1) },
    Limit("nearly all of", of: 101, 91, not: 90) { $0.isNearlyAll(of: $1) },
    Limit("all but slips of", of: 100, 98, not: 97) { $0.isAllButSlips(of: $1) },
    Limit("all but slips of", of: 149, 147, not: 146) { $0.isAllButSlips(of: $1) },
    Limit("a small part of", of: 100, 20, not: 21) { $0.isSmallPart(of: $1) },
    Limit("a small part of", of: 99, 19, not: 20) { $0.isSmallPart(of: $1) },
    Limit("few of", of: 100, 10, not: 11) { $0.isFew(of: $1) },
    Limit("few of", of: 99, 9, not: 10) { $0.isFew(of: $1) },
    Limit("a part of", of: 100, 20, not: 19) { $0.isPart(of: $1) },
    Limit("a part of", of: 99, 20, not: 19) { $0.isPart(of: $1) },
    Limit("a slip of", of: 100, 2, not: 3) { $0.isSlip(of: $1) },
    Limit("a slip of", of: 99, 1, not: 2) { $0.isSlip(of: $1) },
    Limit("grouping of", of: 100, 80, not: 81) { $0.isGrouping(of: $1) },
    Limit("grouping of", of: 99, 79, not: 80) { $0.isGrouping(of: $1) },
    Limit("half more than", of: 100, 150, not: 149) { $0.isHalfMore(than: $1) },
    Limit("half more than", of: 101, 152, not: 151) { $0.isHalfMore(than: $1) },
    Limit("most", of: 100, 51, not: 50) { (Double($0) / Double($1)).isMost },
    Limit("half", of: 100, 50, not: 49) { (Double($0) / Double($1)).isHalf },
    Limit("a large part", of: 100, 80, not: 79) { (Double($0) / Double($1)).isLargePart },
    Limit("nearly all", of: 100, 90, not: 89) { (Double($0) / Double($1)).isNearlyAll },
    Limit("all but little", of: 100, 95, not: 94) { (Double($0) / Double($1)).isAllButLittle },
    Limit("a small part", of: 100, 20, not: 21) { (Double($0) / Double($1)).isSmallPart },
    Limit("few", of: 100, 10, not: 11) { (Double($0) / Double($1)).isFew },
    Limit("little", of: 100, 5, not: 6) { (Double($0) / Double($1)).isLittle },
  ]

  @Test(arguments: limits)
  func `a share begins and ends where its word says`(limit: Limit) {
    #expect(limit.holds(limit.within, limit.whole))
    #expect(!limit.holds(limit.beyond, limit.whole))
  }
}
