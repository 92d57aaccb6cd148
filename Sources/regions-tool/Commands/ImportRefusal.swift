import JSONDocument
import RegionsCLI
import RegionsFiles
import RegionsImport
import RegionsSource
import RegionsTerminal
import TranslatedText

/// What `regions import` says of a source that it does not read.
struct ImportRefusal {
  let error: ImportError
  /// The sources as they were given.
  let sources: [String]

  /// The number of errors that are printed one by one.
  private static let most = 20

  private var explanation: ImportExplanation {
    ImportExplanation(readings: error.readings, sources: sources)
  }

  /// Writes what goes to standard output, and returns what goes to standard error.
  func written(isJSON: Bool, explains: Bool, _ streams: Streams) throws -> CommandFailure {
    if isJSON {
      try streams.write(json(explains: explains))
    } else if explains, !error.readings.isEmpty {
      try streams.write(
        explanation.text(in: streams.translation, layout: streams.terminalLayout))
    }
    let status: ExitStatus =
      switch error.fileError?.call {
      case nil: .dataError
      case "read"?: .ioError
      default: .noInput
      }
    return CommandFailure(status, text())
  }

  private func json(explains: Bool) -> String {
    var json = JSONWriter()
    json.raw("{")
    json.member("errors", list: error.diagnostics) { $0.string($1.text().description) }
    json.member("hints", list: ImportHints.hints(for: error)) {
      $0.string($1.description)
    }
    json.member("diagnostics", list: error.diagnostics) { $1.write(to: &$0) }
    if explains {
      json.key("readings")
      explanation.write(to: &json)
    }
    json.raw("}\n")
    return json.text
  }

  /// The first of what is wrong, one a line, and the options that decide about it.
  private func text() -> Message {
    var text = Message(verbatim: "")
    for (number, diagnostic) in error.diagnostics.prefix(Self.most).enumerated() {
      if number > 0 { text += "\n" }
      text += diagnostic.text()
    }
    let rest = error.diagnostics.count - Self.most
    if rest > 0 { text += Self.more(rest) }
    for hint in ImportHints.hints(for: error) { text += Self.hint(hint) }
    return text
  }

  private static func more(_ count: Int) -> Message { "\n… and \(Thousands.text(count)) more" }

  private static func hint(_ hint: Message) -> Message { "\nregions: note: \(hint)" }
}
