import Foundation
import Testing

@testable import RegionsImport
@testable import RegionsSource

#if DEBUG
/// Each limit of `Count` and `Length` from both sides: with another value in its place a source falls.
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
    let files = try [
      "RegionsSource/Limits/Count.swift", "RegionsSource/Limits/Sign.swift",
      "RegionsImport/Structures/Weight.swift",
    ].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let limits = files.flatMap {
      $0.matches(of: /static var (\w+): (?:Int|Double) \{ tried\(([\d.]+)\) \}/)
    }
    #expect(limits.count == 14)
    for limit in limits {
      let value = try #require(Double(limit.2))
      let tried = Self.trials.filter { $0.limit == limit.1 }.map(\.value)
      #expect(tried.contains { $0 < value }, "\(limit.1) from below")
      #expect(tried.contains { $0 > value }, "\(limit.1) from above")
    }
    #expect(Set(Self.trials.map(\.limit)) == Set(limits.map { String($0.1) }))
  }
}
#endif
