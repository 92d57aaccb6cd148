import ArgumentParsing
import JSONDocument
import RegionsImport
import RegionsSource
import RegionsTerminal

extension ImportCommand {
  /// What people are told of an import that went well.
  static func text(
    _ result: ImportResult, _ shape: Message, _ output: String?
  ) -> Message {
    let report = result.report
    let form = [report.format, report.encoding].filter { !$0.isEmpty }.joined(separator: ", ")
    var text: Message = "\(shape) (\(form))\n"
    text += "\(TextParts.regions(report.nodes)), \(TextParts.counts(report.levels))"
    if report.skipped > 0 { text += skipped(report.skipped) }
    if let output { text += written(output, result.bytes.count) }
    return text
  }

  private static func skipped(_ rows: Int) -> Message {
    rows == 1 ? ", 1 row skipped" : ", \(Thousands.text(rows)) rows skipped"
  }

  private static func written(_ output: String, _ bytes: Int) -> Message {
    "\n\(output): \(Thousands.text(bytes)) bytes"
  }

  static func explanation(
    _ readings: [ImportReport.Reading], _ arguments: ParsedArguments
  ) -> ImportExplanation {
    ImportExplanation(readings: readings, sources: arguments.operands)
  }

  /// The same for programs.
  static func json(
    _ result: ImportResult, _ shape: Message, _ output: String, _ arguments: ParsedArguments
  ) -> String {
    let report = result.report
    var json = JSONWriter()
    json.raw("{\"output\":")
    json.string(output)
    json.raw(",\"nodes\":")
    json.number(report.nodes)
    json.raw(",\"roots\":")
    json.number(report.roots)
    json.raw(",\"levels\":")
    json.list(report.levels) { $0.number($1) }
    json.raw(",\"bytes\":")
    json.number(result.bytes.count)
    json.raw(",\"format\":")
    json.string(report.format)
    json.raw(",\"encoding\":")
    json.string(report.encoding)
    json.raw(",\"shape\":")
    json.string(shape.description)
    json.raw(",\"confidence\":")
    json.string(report.confidence.rawValue)
    json.raw(",\"skipped\":")
    json.number(report.skipped)
    json.raw(",\"warnings\":")
    json.list(report.warnings) { $0.string($1.text().description) }
    if arguments.has("explain") {
      json.raw(",\"readings\":")
      explanation(report.readings, arguments).write(to: &json)
    }
    json.raw("}\n")
    return json.text
  }

  /// Tells what is wrong.
  ///
  /// - Throws: ``CommandFailure``, always.
  static func fail(
    _ error: ImportError, _ arguments: ParsedArguments, _ streams: Streams
  ) throws -> Never {
    if arguments.has("json") {
      var json = JSONWriter()
      json.raw("{\"errors\":")
      json.list(error.diagnostics) { $0.string($1.text().description) }
      json.raw(",\"hints\":")
      json.list(ImportHints.hints(for: error.diagnostics)) { $0.string($1.description) }
      if arguments.has("explain") {
        json.raw(",\"readings\":")
        explanation(error.readings, arguments).write(to: &json)
      }
      json.raw("}\n")
      try streams.output.write(json.text)
    } else if arguments.has("explain"), !error.readings.isEmpty {
      try streams.output.write(
        explanation(error.readings, arguments).text(in: streams.translation))
    }
    let status: ExitStatus =
      switch error.fileSystemError?.call {
      case nil: .dataError
      case "read"?: .ioError
      default: .noInput
      }
    throw CommandFailure(status, text(error))
  }

  /// The first of what is wrong, one a line, and the options that decide about it.
  private static func text(_ error: ImportError) -> Message {
    var text = Message(verbatim: "")
    for (number, diagnostic) in error.diagnostics.prefix(mostErrors).enumerated() {
      if number > 0 { text += "\n" }
      text += diagnostic.text()
    }
    let rest = error.diagnostics.count - mostErrors
    if rest > 0 { text += more(rest) }
    for hint in ImportHints.hints(for: error.diagnostics) { text += self.hint(hint) }
    return text
  }

  /// As many errors as are told one by one.
  private static let mostErrors = 20

  private static func more(_ count: Int) -> Message { "\n… and \(Thousands.text(count)) more" }

  private static func hint(_ hint: Message) -> Message { "\nregions: note: \(hint)" }
}
