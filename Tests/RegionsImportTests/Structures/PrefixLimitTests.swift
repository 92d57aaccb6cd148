import Testing

@testable import RegionsImport

/// Where the segments of codes end, and which codes count rows: limits of `PrefixScheme` and `PrefixChance` from
/// both sides.
struct PrefixLimitTests {
  private func find(_ codes: [String]) throws -> (scheme: PrefixScheme, chance: PrefixChance) {
    var table = TextTable()
    let numbers = codes.map { table.number(of: Array($0.utf8)[...]) }
    let scheme = try #require(PrefixScheme.find(table, numbers)).scheme
    return (scheme, PrefixChance(scheme, of: table, numbers))
  }

  /// The borders in the codes of two provinces and the towns of nine cities, of which only the first have a code
  /// of their own.
  private func ends(headed: Int, towns: Int, bareTowns: Int) throws -> [Int] {
    var codes = ["310000", "420000"]
    for city in 0..<9 {
      let head = (city < 5 ? "31" : "42") + "\(13 + 11 * (city % 5))"
      if city < headed { codes.append(head + "00") }
      for town in 0..<(city < headed ? towns : bareTowns) {
        codes.append(head + "\(11 + 11 * town)")
      }
    }
    guard case .padded(let ends, _) = try find(codes).scheme else { return [] }
    return ends
  }

  /// Of nine, three may be missing, and of the others each speaks twice against the border.
  @Test(arguments: [(5, [2, 4]), (4, [2])])
  func `a border has enough of the codes above it`(headed: Int, ends: [Int]) throws {
    #expect(try self.ends(headed: headed, towns: 6, bareTowns: 1) == ends)
  }

  @Test(arguments: [(5, [2, 4]), (4, [2])])
  func `however many regions lie below those that are missing`(headed: Int, ends: [Int]) throws {
    #expect(try self.ends(headed: headed, towns: 1, bareTowns: 6) == ends)
  }

  /// Each hundred is there, four after the last number below the one before.
  @Test(arguments: [(3, true), (4, false)])
  func `numbers that lie far apart count no rows, however near the next region is`(
    step: Int, isSerial: Bool
  ) throws {
    let codes = (10..<20).flatMap { hundred in
      stride(from: 100 * hundred, through: 100 * hundred + 96, by: step).map(String.init)
    }
    #expect(try find(codes).chance.isSerial == isSerial)
  }
}
