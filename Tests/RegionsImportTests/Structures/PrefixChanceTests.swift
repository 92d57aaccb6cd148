import RegionsTestSupport
import Testing

@testable import RegionsImport

/// How far codes that begin with others are from chance, and which of them only count rows.
struct PrefixChanceTests {
  private func chance(_ codes: [String]) throws -> PrefixChance {
    var table = TextTable()
    let numbers = codes.map { table.number(of: Array($0.utf8)[...]) }
    let found = try #require(PrefixScheme.find(table, numbers))
    return PrefixChance(found.scheme, of: table, numbers)
  }

  @Test(
    arguments: [
      ("110000 110101 110102 120000 120101", true), ("11 1101 1102 12 1201", true),
      ("AB AB1 AB2 CD7", true), ("1 11 12 2 21", true),
      // Three of three: three small numbers are there in any list.
      ("1 2 3 11 12 21", false), ("1 2 11 12", false),
      ("1 2 3 4 5 6 7 8 9 10 11 12 13 21 34", false),
      ("24 75 42 9 26 46 62 57 6 7 53 91 4 71 5 40 98 34 48", false),
    ] as [(String, Bool)])
  func `codes surprise as far as they are from chance`(codes: String, isSurprising: Bool) throws {
    let found = try chance(codes.split(separator: " ").map(String.init)).bits
    #expect((found >= Surprise.little) == isSurprising, "\(found)")
  }

  @Test(arguments: [(1, true), (4, false)])
  func `numbers in small steps count rows`(step: Int, isSerial: Bool) throws {
    let found = try chance(stride(from: 1000, through: 1400, by: step).map(String.init))
    #expect(found.isSerial == isSerial)
  }

  /// Numbers of rows from a round one on, of which some were deleted.
  @Test(arguments: [100_000, 110_000, 500_000, 1_000_000], [3, 6, 9])
  func `numbers of rows that begin with a round one are a list`(
    first: Int, keptOfTen: Int
  ) throws {
    for seed in UInt64(1)...5 {
      var random = SeededRandom(seed: seed)
      let rows = (first + 1..<first + 400).filter { _ in
        Int.random(in: 0..<10, using: &random) < keptOfTen
      }
      let text = "id,name\n" + ([first] + rows).map { "\($0),Aro \($0 * 7919 % 10007)x\n" }.joined()
      let report = try ShapeCase("", text, tree: "").imported().report
      #expect(report.levels == [rows.count + 1], "seed \(seed)")
    }
  }

  /// Codes in eights below each hundred, the last of which is this far from the next hundred.
  @Test(arguments: [(12, true), (20, false)])
  func `a border between regions is wider than two of the usual steps`(
    border: Int, isWide: Bool
  ) throws {
    var codes: [String] = []
    for hundred in 14...19 {
      for rest in stride(from: 0, through: 100 - border, by: 8) {
        codes.append(String(100 * hundred + rest))
      }
    }
    #expect(try chance(codes).countsOnWidely == isWide)
  }
}
