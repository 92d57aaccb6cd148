import Foundation
import RegionsFormats
import Testing

@testable import RegionsImport
@testable import RegionsSource

/// What can't come near the best reading is not looked for: that a structure never scores more than it
/// says is what makes this safe.
struct StructureBoundsTests {
  @Test func `no structure scores more than it says, whatever the source`() throws {
    var looked = 0
    for source in SourceCase.all {
      guard let evidence = Self.evidence(source) else { continue }
      let skeleton = Nesting(
        evidence, ImportOptions(), roles: evidence.chooseRoles(ImportOptions()))
      for structure in Structure.all {
        guard let reading = structure.find(skeleton) else { continue }
        looked += 1
        #expect(reading.score <= structure.most + 1e-9, "\(source.files): \(structure.name)")
      }
    }
    #expect(looked > 300)
  }

  @Test func `what is left out of the ranking would change nothing`() throws {
    for source in SourceCase.all.prefix(60) {
      guard let evidence = Self.evidence(source) else { continue }
      let chooser = Chooser(evidence: evidence, options: ImportOptions())
      let all = chooser.rank(isComplete: true)
      let some = chooser.rank(isComplete: false)
      let best = all.first { $0.disqualified == nil }
      #expect(some.first { $0.disqualified == nil }?.structure == best?.structure)
      let left = all.filter { reading in !some.contains { $0.structure == reading.structure } }
      for reading in left {
        #expect(reading.score <= (best?.score ?? 0) - Weight.nearness, "\(source.files)")
      }
    }
  }

  /// What is seen in a source, or `nil` where none of it can be read.
  private static func evidence(_ source: SourceCase) -> Evidence? {
    let documents = try? source.files.map {
      try SourceDocument(
        reading: .file(SourceCase.folder.appending(path: $0).path),
        with: [.xml, .json, .yaml, .sqlite, .archive])
    }
    return documents.map { Evidence(SourceTexts($0)) }
  }
}
