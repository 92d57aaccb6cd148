import JSONDocument
import RegionsCLI
import RegionsImport
import RegionsTerminal
import TranslatedText

/// What `regions import` says of a source that it read.
struct ImportSummary {
  var report: ImportReport
  /// The sources as they were given.
  let sources: [String]
  /// What came of putting it into another data set; `nil` if that wasn't asked for.
  var merged: Message?
  /// How large the file is.
  var byteCount = 0

  var explanation: ImportExplanation {
    ImportExplanation(
      readings: report.readings, sources: sources, confidence: report.confidence)
  }

  private var shape: Message {
    let shape = report.shape.text()
    return merged.map { shape + $0 } ?? shape
  }

  /// - Parameter output: where the file is; `nil` if none was written.
  func text(output: String?) -> Message {
    let form = [report.format, report.encoding].filter { !$0.isEmpty }.joined(separator: ", ")
    var text: Message = "\(shape) (\(form))\n"
    text += Counted.regions(report.regionCount)
    text += ", \(TextParts.counts(report.levels))"
    if report.skipped > 0 { text += Self.skipped(report.skipped) }
    if let output { text += Self.written(output, byteCount) }
    return text
  }

  private static func skipped(_ rows: Int) -> Message {
    rows == 1 ? ", 1 row skipped" : ", \(Thousands.text(rows)) rows skipped"
  }

  private static func written(_ output: String, _ bytes: Int) -> Message {
    "\n\(output): \(Thousands.text(bytes)) bytes"
  }

  func json(output: String, explains: Bool) -> String {
    var json = JSONWriter()
    json.raw("{")
    json.member("output", output)
    json.member("nodes", report.regionCount)
    json.member("roots", report.roots)
    json.member("levels", list: report.levels) { $0.number($1) }
    json.member("bytes", byteCount)
    json.member("format", report.format)
    json.member("encoding", report.encoding)
    json.member("shape", shape.description)
    json.member("confidence", report.confidence.rawValue)
    json.member("skipped", report.skipped)
    json.member("warnings", list: report.warnings) { $0.string($1.text().description) }
    json.member("diagnostics", list: report.warnings) { $1.write(to: &$0) }
    if explains {
      json.key("readings")
      explanation.write(to: &json)
    }
    json.raw("}\n")
    return json.text
  }
}
