import RegionsImport
import TranslatedText

/// The options that decide about what is wrong with the records of a source, each named once behind all
/// that is wrong.
enum ImportHints {
  static func hints(for error: ImportError) -> [Message] {
    var hints: [Message] = []
    for diagnostic in error.diagnostics {
      for hint in self.hints(for: diagnostic.kind) where !hints.contains(hint) {
        hints.append(hint)
      }
    }
    if !error.tables.isEmpty { hints.append(choice(error.tables)) }
    return hints
  }

  private static func choice(_ tables: [String]) -> Message {
    "“--table NAME,…” or “--sheet NAME,…” reads some of these alone: \(TextParts.some(tables))"
  }

  private static func hints(for kind: Diagnostic.Kind) -> [Message] {
    switch kind {
    case .missingParent: [roots, skip]
    case .nameless, .ring, .severalNames, .controlCharacter: [skip]
    default: []
    }
  }

  private static let roots: Message =
    "add “--orphans roots” to make roots of regions whose parents are missing"
  private static let skip: Message =
    "add “--on-error skip” to leave out what is wrong and what is below it"
}
