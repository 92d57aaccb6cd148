import RegionsFormats
import RegionsSource

@testable import RegionsImport

/// What one structure makes of sources, without any other.
struct StructureProbe {
  let evidence: Evidence
  let roles: [Roles]
  let found: Hypothesis?

  init(
    _ structure: Structure, _ texts: String..., options: ImportOptions = ImportOptions()
  ) throws {
    let documents = try texts.enumerated().map { place, text in
      try SourceDocument(
        reading: .bytes(Array(text.utf8), name: "in\(place)"), with: [.xml, .json],
        options: SourceOptions())
    }
    evidence = Evidence(SourceTexts(documents))
    roles = evidence.chooseRoles(options)
    found = structure.find(Nesting(evidence, options, roles: roles))
  }

  /// As in "2/3, id: id; name: name", with what makes it impossible; "none" if there is no reading.
  var summary: String {
    guard let hypothesis = found else { return "none" }
    let tree = hypothesis.tree()
    let levels = TreeDigest(tree, evidence).levels.map(String.init).joined(separator: "/")
    let parts = hypothesis.parts(tree, evidence).map { "\($0.name): \($0.part)" }
    let against = hypothesis.disqualified ?? hypothesis.evidence.first { $0.weight < 0 }
    let reason = against.map { " (\($0.kind))" } ?? ""
    return "\(levels), \(parts.joined(separator: "; "))\(reason)"
  }
}
