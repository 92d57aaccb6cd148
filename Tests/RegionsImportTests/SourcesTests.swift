import Foundation
import Regions
import RegionsFormats
import RegionsSource
import RegionsTestSupport
import Testing

@testable import RegionsImport

/// Small sources of every shape, each with the tree it tells: `Sources/INDEX.tsv`.
///
/// What comes of them, and the doubts that are told, is kept by name in `Sources/SCOREBOARD.tsv`, so that
/// a changed weight or a false alarm shows as a difference there: `Scripts/corpus --scoreboard FILE` writes it again.
struct SourcesTests {
  @Test(arguments: SourceCase.all)
  func `a source becomes its tree or is refused`(_ source: SourceCase) {
    let outcome = source.outcome
    #expect(outcome.verdict == source.wanted, "\(source.files): \(outcome.found)")
  }

  @Test func `the scoreboard is up to date`() throws {
    let board = try String(
      contentsOf: SourceCase.folder.appending(path: "SCOREBOARD.tsv"), encoding: .utf8)
    let lines = SourceCase.all.map { source in
      let outcome = source.outcome
      let told = outcome.told.joined(separator: " ")
      return "\(outcome.verdict)\t\(source.files.joined(separator: "+"))"
        + (told.isEmpty ? "\n" : "\t\(told)\n")
    }
    let sorted = lines.sorted {
      let (one, other) = (
        $0.split(whereSeparator: { $0.isWhitespace })[1],
        $1.split(whereSeparator: { $0.isWhitespace })[1]
      )
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    #expect(sorted.joined() == board, "Scripts/corpus --scoreboard writes it again")
  }
}

/// A row of the index.
struct SourceCase: Sendable, CustomTestStringConvertible {
  let files: [String]
  /// How many regions each level has; empty where the source has to be refused.
  let levels: [Int]
  /// Names from a root to a region.
  let sample: [String]
  /// "right" or "refused".
  let wanted: String
  /// The whole tree of a small source, as ``RegionTree/outline`` writes it; empty where it is not written down.
  let tree: String

  var testDescription: String { files.joined(separator: "+") }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sources")

  static let all: [SourceCase] = {
    let index =
      (try? String(contentsOf: folder.appending(path: "INDEX.tsv"), encoding: .utf8)) ?? ""
    let rows = index.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = rows.first else { return [] }
    return rows.dropFirst().map { row in
      func cell(_ name: String) -> String {
        head.firstIndex(of: name).flatMap { $0 < row.count ? row[$0] : nil } ?? ""
      }
      return SourceCase(
        files: cell("file").split(separator: "+").map(String.init),
        levels: cell("levels").split(separator: "/").compactMap { Int($0) },
        sample: cell("sample").split(separator: "/").map {
          $0.trimmingCharacters(in: .whitespaces)
        },
        wanted: cell("grade") == "refuse" ? "refused" : "right",
        tree: cell("tree"))
    }
  }()

  /// What comes of a source: a verdict, what was found, and the doubts that were told, or that it is not certain.
  struct Outcome {
    let verdict: String
    let found: String
    var told: [String] = []
  }

  /// What an import without any option makes of the source; made once for all tests.
  var outcome: Outcome {
    let name = testDescription
    if let kept = Self.outcomes.withLock({ $0[name] }) { return kept }
    let made = imported()
    Self.outcomes.withLock { $0[name] = made }
    return made
  }

  private static let outcomes = Guarded<[String: Outcome]>([:])

  /// The same, made anew.
  func imported() -> Outcome {
    do {
      let result = try Importer(readers: [.xml, .json, .yaml, .sqlite, .archive]).importTree(
        from: files.map { .file(Self.folder.appending(path: $0).path) })
      let tree = try RegionTree(bytes: result.bytes)
      let found =
        "\(result.report.levels) \(result.report.shape)"
        + (self.tree.isEmpty ? "" : "\n\(tree.outline)\n\(self.tree)")
      var told = result.report.warnings.compactMap { warning in
        if case .doubt(let doubt) = warning.kind { doubt.kind.rawValue } else { nil }
      }
      if told.isEmpty, result.report.confidence != .certain {
        told = [result.report.confidence.rawValue]
      }
      let isRight =
        result.report.levels == levels && holdsSample(tree)
        && (self.tree.isEmpty || tree.outline == self.tree)
      return Outcome(
        verdict: isRight ? "right" : "wrong", found: "\(found), sample \(sample)", told: told)
    } catch {
      return Outcome(verdict: "refused", found: "\(error)")
    }
  }

  private func holdsSample(_ tree: RegionTree) -> Bool {
    var regions = Array(tree.roots)
    for (place, name) in sample.enumerated() {
      let found = regions.filter { $0.name.trimmingCharacters(in: .whitespaces) == name }
      if found.isEmpty { return false }
      regions = place + 1 == sample.count ? found : found.flatMap { Array($0.children) }
    }
    return true
  }
}
