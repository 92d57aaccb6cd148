import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// How many codes may be found as they are written before they are taken for what they are: each limit of
/// `WrittenNumbers` from both sides.
struct WrittenNumberLimitTests {
  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Whether codes of the second table get their zeros back by the codes of the first, 01 to as many.
  private func isRestored(_ heading: String, _ codes: [Int], by known: Int) throws -> Bool {
    let provinces = (1...known).map { "\(padded($0)),Upper\($0)x" }
    let towns = codes.map { "\($0),Lower\($0)y" }
    let documents = try [("province_code,name", provinces), (heading + ",name", towns)].map {
      let text = $0.0 + "\n" + $0.1.joined(separator: "\n") + "\n"
      return try SourceDocument(reading: .bytes(Array(text.utf8), name: $0.0), with: [.json])
    }
    return !Evidence(SourceTexts(documents)).notes.isEmpty
  }

  @Test(arguments: [(1, 17, 17, true), (9, 60, 60, true), (10, 60, 60, false), (1, 20, 18, false)])
  func `references without their zeros get them back, be it one, if all are known then`(
    first: Int, last: Int, provinces: Int, isRestored: Bool
  ) throws {
    let codes = Array(first...last)
    #expect(try self.isRestored("province_code", codes, by: provinces) == isRestored)
  }

  /// Ten codes that lost a zero, of which as many begin with the code of another province.
  @Test(arguments: [(8, true), (9, false)])
  func `not all codes without their zeros begin with another province's`(
    others: Int, isRestored: Bool
  ) throws {
    let lost = (0..<others).map { 10 + $0 } + (0..<10 - others).map { 91 + $0 }
    let codes = lost + [101, 111, 121]
    #expect(try self.isRestored("code", codes, by: 20) == isRestored)
  }
}
