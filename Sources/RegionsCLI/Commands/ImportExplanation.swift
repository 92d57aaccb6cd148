import RegionsImport
import RegionsTerminal

/// What `regions import --explain` prints: the readings that were weighed, best first, and the command
/// that asks for the best whatever another version of the program would choose.
struct ImportExplanation {
  let readings: [ImportReport.Reading]
  /// The sources as they were given.
  let sources: [String]

  var text: String {
    var text = ""
    for (place, reading) in readings.enumerated() {
      let levels = reading.levels.map(Thousands.text).joined(separator: " / ")
      text += "\(place + 1). \(reading.structure), score \(Self.decimal(reading.score)): "
      text += "\(Thousands.text(reading.nodes)) regions, \(levels)\n"
      text += "   \(reading.shape)\n"
      if !reading.columns.isEmpty {
        text += "   "
        text += reading.columns.map { "\($0.name): \($0.part)" }.joined(separator: "; ") + "\n"
      }
      for item in reading.evidence {
        text += "   \(item.weight < 0 ? "" : "+")\(Self.decimal(item.weight)) \(item.what)\n"
      }
    }
    if let best = readings.first { text += command(for: best) + "\n" }
    return text
  }

  func write(to json: inout JSONText) {
    json.list(readings) { json, reading in
      json.raw("{\"structure\":")
      json.string(reading.structure)
      json.raw(",\"shape\":")
      json.string(reading.shape)
      json.raw(",\"nodes\":")
      json.number(reading.nodes)
      json.raw(",\"levels\":")
      json.list(reading.levels) { $0.number($1) }
      json.raw(",\"score\":")
      json.decimal(reading.score)
      json.raw(",\"columns\":{")
      var isFirst = true
      for column in reading.columns {
        if !isFirst { json.raw(",") }
        isFirst = false
        json.string(column.name)
        json.raw(":")
        json.string(column.part)
      }
      json.raw("},\"evidence\":")
      json.list(reading.evidence) { json, item in
        json.raw("{\"what\":")
        json.string(item.what)
        json.raw(",\"weight\":")
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
    words += ["--structure", reading.structure]
    func columns(_ isWanted: (String) -> Bool) -> [String] {
      reading.columns.filter { isWanted($0.part) }.map(\.name)
    }
    // An option names one column; lists that call theirs otherwise are left to the structure.
    for part in ["id", "name", "parent"] {
      let names = columns { $0 == part }
      if names.count == 1 { words += ["--\(part)", names[0]] }
    }
    let levels = reading.columns.compactMap { column -> (level: Int, name: String)? in
      guard column.part.hasPrefix("level ") else { return nil }
      return Int(column.part.dropFirst("level ".count)).map { ($0, column.name) }
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

extension JSONText {
  /// A number with two decimals.
  mutating func decimal(_ value: Double) {
    let hundredths = Int((value * 100).rounded())
    if hundredths < 0 { raw("-") }
    number(abs(hundredths) / 100)
    raw(".")
    number(abs(hundredths) / 10 % 10)
    number(abs(hundredths) % 10)
  }
}
