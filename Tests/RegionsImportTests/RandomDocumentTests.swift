import Foundation
import RegionsFormats
import RegionsSource
import RegionsTestSupport
import Testing

@testable import RegionsImport

/// Documents that no one wrote: each is read or refused with words, whatever it holds.
struct RandomDocumentTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many are tried; `Scripts/fuzz documents` tries more.
  private static let count = environment["REGIONS_DOCUMENTS"].flatMap { Int($0) } ?? 200
  private static let seed = environment["REGIONS_SEED"].flatMap { UInt64($0) } ?? 20_261_122
  /// Where the one lies that is being read, so that what ends the process can be looked at.
  private static let place = environment["REGIONS_DOCUMENT_FILE"]

  @Test func `random documents are read or refused`() throws {
    var random = SeededRandom(seed: Self.seed)
    let importer = Importer(readers: [.xml, .json, .yaml, .sqlite, .archive])
    var outcomes = (read: 0, refused: 0)
    for number in 0..<Self.count {
      var (bytes, name) = Self.document(&random)
      // One in eight is damaged besides.
      if Int.random(in: 0..<8, using: &random) == 0, !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
        if Bool.random(using: &random) { bytes.removeLast(bytes.count - place) }
      }
      if let place = Self.place { try Data(bytes).write(to: URL(fileURLWithPath: place)) }
      do {
        let result = try importer.importTree(from: [.bytes(bytes, name: name)])
        #expect(result.report.regionCount > 0)
        outcomes.read += 1
      } catch {
        #expect(!error.diagnostics.isEmpty, "seed \(Self.seed), number \(number), \(name)")
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 0 && outcomes.refused > 0)
  }

  @Test(arguments: ["id,level,name", "id,depth,name", "lft,rgt,name"])
  func `numbers as large as they can be are no levels`(heading: String) throws {
    let levels = [Int.min, Int.max, Int.max - 1]
    let rows = (0..<9).map { "\($0 + 1),\(levels[$0 % 3]),Place \($0)" }
    let table = ([heading] + rows).joined(separator: "\n")
    let source = ImportSource.bytes(Array(table.utf8), name: "levels.csv")
    #expect(try Importer(readers: []).importTree(from: [source]).report.levels == [9])
  }

  private static func document(_ random: inout SeededRandom) -> (bytes: [UInt8], name: String) {
    func text(_ text: String, _ name: String) -> (bytes: [UInt8], name: String) {
      (Array(text.utf8), name)
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return text(RandomValue(&random).json, "random.json")
    case 4: return text(RandomValue(&random).yaml(), "random.yaml")
    case 5...6:
      let asAttributes = Bool.random(using: &random)
      return text("<d>\(RandomValue(&random).xml(asAttributes: asAttributes))</d>", "random.xml")
    case 7: return text(RandomTable(&random).sql, "random.sql")
    case 8: return (RandomTable(&random).workbook, "random.xlsx")
    case 15: return (RandomTable(&random).openDocument(&random), "random.ods")
    case 12:
      let tables = [RandomTable(&random), RandomTable(&random)]
      return text(
        "<html><body>\(tables.map { $0.page(&random) }.joined())</body></html>", "random.html")
    case 13: return text("var data = \(RandomValue(&random).json);", "random.js")
    case 14:
      return text(
        (0..<3).map { _ in RandomTable(&random).copied }.joined(separator: "\n"), "random.sql")
    default:
      let delimiters = [",", "\t", ";", "|"]
      let delimiter = delimiters[Int.random(in: delimiters.indices, using: &random)]
      return text(RandomTable(&random).delimited(by: delimiter), "random.csv")
    }
  }
}
