import ArgumentParsing
import JSONDocument
import Regions

/// `regions info`: what a data set holds and where it comes from.
enum InfoCommand: Command {
  static let specification = CommandSpecification(
    name: "info",
    summary: Wording("show what a data set holds and where it comes from", zh: "显示数据集的内容与来源。"),
    operands: [
      OperandSpecification(
        "file", .optional,
        help: "The .regions file; without one, the data set in use.", zh: ".regions 文件；不给则用当前数据集。",
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
    json.raw("{")
    json.member("nodes", tree.count)
    json.member("roots", tree.roots.count)
    json.key("levels")
    json.list(tree.levelCounts) { $0.number($1) }
    if tree.hasRanks {
      json.key("ranks")
      json.list(tree.rankCounts) { $0.number($1) }
    }
    json.member("bytes", tree.byteCount)
    json.member("formatVersion", tree.formatVersion)
    json.member("ids", tree.idKind.rawValue)
    json.key("attributes")
    json.list(tree.attributeNames) { $0.string($1) }
    json.key("metadata")
    json.raw("{")
    json.member("title", tree.metadata.title)
    json.member("asOf", tree.metadata.asOf)
    json.member("origin", tree.metadata.origin)
    json.member("license", tree.metadata.license)
    json.key("levelLabels")
    json.list(tree.metadata.levelLabels) { $0.string($1) }
    json.key("rankNames")
    json.list(tree.metadata.rankNames) { $0.string($1) }
    json.raw("}")
    json.key("sections")
    json.list(tree.sections) { json, section in
      json.raw("{")
      json.member("name", section.name)
      json.member("bytes", section.bytes)
      json.raw("}")
    }
    json.raw("}\n")
    return json.text
  }
}
