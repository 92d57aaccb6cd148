import Foundation
import Testing

@testable import RegionsImport
@testable import RegionsSource

#if DEBUG
/// Each limit that sources of people decided, from both sides: with another value in its place a source falls.
///
/// What falls is what the scoreboard has: the tree, or whether the reading is told as certain.
struct CountTests {
  /// The limits, each with a value below and one above it, and the source that falls with it.
  static let trials: [(limit: String, value: Double, source: String)] = [
    ("twice", 1, "uneven-xml-uneven.xml"),
    ("twice", 3, "country-codes-as-keys.yml"),
    ("several", 2, "hyphens-in-names.csv"),
    ("several", 4, "child-ids-by-id.json"),
    ("some", 2, "post-offices.xml"),
    ("some", 8, "namesakes-alone.json"),
    ("few", 3, "parent-words-iso.csv"),
    ("few", 7, "single-lists.yaml"),
    ("dozen", 2, "order-by-kind.csv"),
    ("dozen", 60, "coded-levels-ec.csv"),
    ("part", 3, "barangays.js"),
    ("part", 12, "barangays-uneven.yml"),
    ("exceptions", 5, "opencart.sql"),
    ("exceptions", 40, "tsv-id-first.tsv"),
    ("clear", 0.75, "google-address.json"),
    ("clear", 1.5, "org-units.csv"),
    ("likely", 0.35, "unit-between.csv"),
    ("likely", 0.7, "google-address.json"),
    ("hint", 0.15, "ine-codprov.xlsx+ine-codmun.xlsx"),
    ("hint", 0.4, "adjacency-unworded.csv"),
    ("proven", 2.5, "child-ids.json"),
    ("proven", 4.5, "adjacency-extra.csv"),
    ("linked", 2, "sys_area.sql"),
    ("linked", 3.5, "child-ids.json"),
    ("ofCode", 2, "org-units.csv"),
    ("ofCode", 6, "terc.csv"),
    ("ofAbbreviation", 0, "natural-earth-admin1.csv"),
    ("ofAbbreviation", 6, "beside-meta.json"),
    ("Surprise.enough", 8, "table-in-a-text.py"),
    ("Surprise.enough", 12, "simc.csv"),
    ("Surprise.little", 0.5, "sys_enum-all-groups.sql"),
    ("Surprise.little", 8, "ruled-columns.txt"),
    ("reach", 35, "simc.csv"),
    ("reach", 100, "v9_linkage.sql"),
    ("roundDigits", 1, "round-numbers-of-people.json"),
    ("roundDigits", 5, "codes-that-end-with-a-zero.json"),
    ("drawn", 5, "words-for-ids.json"),
    ("drawn", 40, "uuid-provinces.json+uuid-districts.json"),
    ("glued", 3, "regiments.txt"),
    ("glued", 7, "codes-glued-to-names.txt"),
  ]

  @Test(arguments: trials)
  func `a source falls`(limit: String, value: Double, source: String) throws {
    let source = try #require(SourceCase.all.first { $0.testDescription == source })
    let moved = Trial.$current.withValue(Trial(limit: limit, value: value)) { source.imported() }
    let usual = source.outcome
    #expect(moved.verdict != usual.verdict || moved.told != usual.told)
    #expect(usual.verdict == source.wanted)
  }

  @Test func `each limit is tried from below and from above`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources")
    let files = try ["RegionsSource", "RegionsImport"].flatMap { target in
      let folder = folder.appending(path: target)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
    let limits = files.flatMap { file in
      file.matches(
        of: /static var (\w+): (?:Int|Double) \{ tried\(([\d.]+)(?:, "([\w.]+)")?\) \}/
      ).map { (name: $0.3 ?? $0.1, value: $0.2) }
    }
    #expect(limits.count == 20)
    for limit in limits {
      let value = try #require(Double(limit.value))
      let tried = Self.trials.filter { $0.limit == limit.name }.map(\.value)
      #expect(tried.contains { $0 < value }, "\(limit.name) from below")
      #expect(tried.contains { $0 > value }, "\(limit.name) from above")
    }
    #expect(Set(Self.trials.map(\.limit)) == Set(limits.map { String($0.name) }))
  }
}
#endif
