import ArgumentParsing
import Regions

/// `regions info`: what a data set holds and where it comes from.
enum InfoCommand: Command {
  static let specification = CommandSpecification(
    name: "info", summary: "show what a data set holds and where it comes from",
    operands: [
      OperandSpecification(
        "file", .optional, help: "The .regions file; without one, the data set in use.",
        completion: .files(ending: "regions"))
    ],
    options: [DataSetOption.specification, JSONOption.specification])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let tree =
      if let path = arguments.operands.first {
        try DataSetOption.open(path)
      } else {
        try DataSetOption.open(arguments, streams)
      }
    try streams.output.write(arguments.has("json") ? json(tree) : text(tree))
    return .success
  }

  private static func text(_ tree: RegionTree) -> String {
    let metadata = tree.metadata
    var rows: [(String, String)] = []
    func row(_ label: String, _ value: String) {
      if !value.isEmpty { rows.append((label, value)) }
    }
    row("title", metadata.title)
    row("as of", metadata.asOf)
    row("origin", metadata.origin)
    row("license", metadata.license)
    row("regions", grouped(tree.count))
    for (index, count) in tree.levelCounts.enumerated() {
      let label = index < metadata.levelLabels.count ? "  \(metadata.levelLabels[index])" : ""
      row("  level \(index + 1)", grouped(count) + label)
    }
    for (index, count) in tree.rankCounts.enumerated() where count > 0 {
      guard let rank = RegionRank(rawValue: index + 1) else { continue }
      row("  rank \(index + 1)", grouped(count) + "  " + tree.name(of: rank))
    }
    row("IDs", tree.idKind.rawValue)
    row("attributes", tree.attributeNames.joined(separator: ", "))
    row("format", tree.formatVersion)
    row("bytes", grouped(tree.byteCount))
    for section in tree.sections { row("  \(section.name)", grouped(section.bytes)) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { label, value in
      label + String(repeating: " ", count: width - label.count + 2) + value + "\n"
    }.joined()
  }

  private static func json(_ tree: RegionTree) -> String {
    var json = JSONText()
    json.raw("{\"nodes\":")
    json.number(tree.count)
    json.raw(",\"roots\":")
    json.number(tree.roots.count)
    json.raw(",\"levels\":")
    json.list(tree.levelCounts) { $0.number($1) }
    if tree.hasRanks {
      json.raw(",\"ranks\":")
      json.list(tree.rankCounts) { $0.number($1) }
    }
    json.raw(",\"bytes\":")
    json.number(tree.byteCount)
    json.raw(",\"formatVersion\":")
    json.string(tree.formatVersion)
    json.raw(",\"ids\":")
    json.string(tree.idKind.rawValue)
    json.raw(",\"attributes\":")
    json.list(tree.attributeNames) { $0.string($1) }
    json.raw(",\"metadata\":{\"title\":")
    json.string(tree.metadata.title)
    json.raw(",\"asOf\":")
    json.string(tree.metadata.asOf)
    json.raw(",\"origin\":")
    json.string(tree.metadata.origin)
    json.raw(",\"license\":")
    json.string(tree.metadata.license)
    json.raw(",\"levelLabels\":")
    json.list(tree.metadata.levelLabels) { $0.string($1) }
    json.raw(",\"rankNames\":")
    json.list(tree.metadata.rankNames) { $0.string($1) }
    json.raw("},\"sections\":")
    json.list(tree.sections) { json, section in
      json.raw("{\"name\":")
      json.string(section.name)
      json.raw(",\"bytes\":")
      json.number(section.bytes)
      json.raw("}")
    }
    json.raw("}\n")
    return json.text
  }

  /// 41934 as "41,934".
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
