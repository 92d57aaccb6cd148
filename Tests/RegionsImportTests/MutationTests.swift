import Foundation
import RegionsFormats
import RegionsSource
import RegionsTestSupport
import Testing

@testable import RegionsImport

/// Sources with bytes flipped, cut, repeated, swapped: a tree or an error with words, never a trap.
struct MutationTests {
  /// How many are tried; `REGIONS_MUTATIONS=20000` for a long run.
  private static let count =
    ProcessInfo.processInfo.environment["REGIONS_MUTATIONS"].flatMap { Int($0) } ?? 400

  @Test func `mutated sources are read or refused`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: SourceCase.folder, includingPropertiesForKeys: [.fileSizeKey])
    let sources = try files.filter { file in
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      let isList = ["INDEX.tsv", "SCOREBOARD.tsv"].contains(file.lastPathComponent)
      return !isList && size < 1 << 16
    }.sorted { $0.path < $1.path }
    try #require(sources.count > 50)
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed: seed)
    let importer = Importer(readers: [.xml, .json, .yaml, .sqlite, .archive])
    var outcomes = (read: 0, refused: 0)
    for number in 0..<Self.count {
      let source = sources[Int.random(in: sources.indices, using: &random)]
      var bytes = Array(try Data(contentsOf: source))
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
      do {
        let result = try importer.importTree(from: [.bytes(bytes, name: source.lastPathComponent)])
        #expect(result.report.regionCount > 0)
        outcomes.read += 1
      } catch {
        #expect(
          !error.diagnostics.isEmpty,
          "seed \(seed), number \(number), \(source.lastPathComponent)")
        outcomes.refused += 1
      }
    }
    // Mutations that were all read, or all refused, would try nothing.
    #expect(outcomes.read > 0 && outcomes.refused > 0)
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard bytes.count > 2 else { return }
    func piece() -> Range<Int> {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      return start..<min(bytes.count, start + Int.random(in: 1...64, using: &random))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(piece())
    case 2: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case 3:
      let range = piece()
      bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 4:
      let copy = bytes[piece()]
      bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &random))
    default:
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: 0...255, using: &random)
    }
  }
}
