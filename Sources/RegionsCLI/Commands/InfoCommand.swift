import ArgumentParsing
import JSONDocument
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
    if arguments.has("json") {
      try streams.output.write(json(tree))
    } else {
      let summary = InfoSummary(tree, streams.translation)
      try streams.output.write(summary.text(columns: streams.tableColumns))
    }
    return .success
  }

  private static func json(_ tree: RegionTree) -> String {
    var json = JSONWriter()
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
}
