import JSONDocument
import RegionsCLI
import RegionsImport
import RegionsTerminal
import TranslatedText

/// What `regions import --explain` prints: the readings that were weighed, best first, and the command
/// that asks for the best whatever another version of the program would choose.
struct ImportExplanation {
  let readings: [ImportReport.Reading]
  /// The sources as they were given.
  let sources: [String]
  /// How sure the first reading is; `nil` if none was taken.
  var confidence: ImportReport.Confidence?

  /// - Parameter layout: how wide the terminal is that people read it on; `nil`: lines are as long as they
  ///   are. A command is one line in any case, to be copied.
  func text(in translation: Translation, layout: HelpLayout?) -> String {
    func lines(_ first: String, _ text: String) -> String {
      let indent = first.unicodeScalars.count
      return first + (layout?.wrapped(text, indent: indent, start: indent) ?? text) + "\n"
    }
    var text = ""
    for (place, reading) in readings.enumerated() {
      text += lines("\(place + 1). ", Self.heading(reading).text(in: translation))
      text += lines("   ", reading.shapeText().text(in: translation))
      if !reading.columns.isEmpty {
        let parts = reading.columns.enumerated().map { place, column in
          "\(column.name): \(column.part.text().text(in: translation))"
            + (place + 1 < reading.columns.count ? ";" : "")
        }
        text +=
          "   " + (layout?.wrapped(parts, indent: 3, start: 3) ?? parts.joined(separator: " "))
        text += "\n"
      }
      for item in reading.evidence {
        // What weighs nothing rules a reading out.
        let sign = item.weight == 0 ? " " : item.weight < 0 ? "" : "+"
        let weight = item.weight == 0 ? "   ×" : Self.decimal(item.weight)
        text += lines("   \(sign)\(weight) ", item.text().text(in: translation))
      }
    }
    if let confidence { text += Self.sentence(confidence).text(in: translation) + "\n" }
    if let best = readings.first { text += command(for: best) + "\n" }
    return text
  }

  private static func sentence(_ confidence: ImportReport.Confidence) -> Message {
    "confidence: \(confidence.text())"
  }

  private static func heading(_ reading: ImportReport.Reading) -> Message {
    "\(reading.structure), score \(decimal(reading.score)): \(Counted.regions(reading.regionCount)), \(TextParts.counts(reading.levels))"
  }

  func write(to json: inout JSONWriter) {
    json.list(readings) { json, reading in
      json.raw("{")
      json.member("structure", reading.structure)
      json.member("shape", reading.shapeText().description)
      json.member("nodes", reading.regionCount)
      json.member("levels", list: reading.levels) { $0.number($1) }
      json.key("score")
      json.decimal(reading.score)
      json.key("columns")
      json.raw("{")
      var isFirst = true
      for column in reading.columns {
        if !isFirst { json.raw(",") }
        isFirst = false
        json.string(column.name)
        json.raw(":")
        json.string(column.part.text().description)
      }
      json.raw("}")
      json.member("evidence", list: reading.evidence) { json, item in
        json.raw("{")
        json.member("what", item.text().description)
        json.key("weight")
        json.decimal(item.weight)
        json.raw("}")
      }
      json.raw("}")
    }
  }

  /// The command that reads the sources so, in a shell's words.
  func command(for reading: ImportReport.Reading) -> String {
    var words =
      ["regions", "import"] + sources.map { $0.hasPrefix("-") && $0 != "-" ? "./\($0)" : $0 }
    // What says itself what it is needs no option.
    if reading.evidence.contains(where: { $0.kind == .exported }) {
      return words.map(Self.quoted).joined(separator: " ")
    }
    words += ["--structure", reading.structure]
    // An option names one column; lists that call theirs otherwise are left to the structure.
    for (option, part) in [("--id", ColumnPart.id), ("--name", .name), ("--parent", .parent)] {
      let names = reading.columns.filter { $0.part == part }.map(\.name)
      if names.count == 1 { words += [option, names[0]] }
    }
    let levels = reading.columns.compactMap { column -> (level: Int, name: String)? in
      guard case .level(let level) = column.part else { return nil }
      return (level, column.name)
    }
    if !levels.isEmpty {
      words += [
        "--levels", levels.sorted { $0.level < $1.level }.map(\.name).joined(separator: ","),
      ]
    }
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell takes it literally.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy {
      $0 >= 0x80 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0
        || "._-/,+:@%".utf8.contains($0)
    }
    if plain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = abs(hundredths) % 100
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension JSONWriter {
  /// A number with two decimals.
  mutating func decimal(_ value: Double) {
    raw(Array(ImportExplanation.decimal(value).utf8)[...])
  }
}
