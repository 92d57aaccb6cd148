import JSONDocument
import Regions
import TranslatedText

/// `regions info`: what a data set holds and where it comes from.
package enum InfoCommand: Command {
  package static let specification = CommandSpecification(
    name: "info",
    summary: Wording("show what a data set holds and where it comes from", zh: "显示数据集的内容与来源。"),
    operands: [DataSetOption.operand],
    options: [DataSetOption.specification, JSONOption.specification])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let tree = try DataSetOption.openOperand(arguments, streams)
    if arguments.has("json") {
      try streams.write(json(tree))
    } else {
      let summary = InfoSummary(tree, streams.translation)
      try streams.write(summary.text(columns: streams.tableColumns))
    }
    return .success
  }

  private static func json(_ tree: RegionTree) -> String {
    var json = JSONWriter()
    json.raw("{")
    json.member("nodes", tree.count)
    json.member("roots", tree.roots.count)
    json.member("levels", list: tree.levelCounts) { $0.number($1) }
    if tree.hasRanks {
      json.member("ranks", list: tree.rankCounts) { $0.number($1) }
    }
    json.member("bytes", tree.byteCount)
    json.member("formatVersion", tree.formatVersion)
    json.member("ids", tree.idKind.rawValue)
    json.member("attributes", list: tree.attributeNames) { $0.string($1) }
    json.key("metadata")
    json.raw("{")
    json.member("title", tree.metadata.title)
    json.member("asOf", tree.metadata.asOf)
    json.member("origin", tree.metadata.origin)
    json.member("license", tree.metadata.license)
    json.member("levelLabels", list: tree.metadata.levelLabels) { $0.string($1) }
    json.member("rankNames", list: tree.metadata.rankNames) { $0.string($1) }
    json.raw("}")
    json.member("sections", list: tree.sections) { json, section in
      json.raw("{")
      json.member("name", section.name)
      json.member("bytes", section.bytes)
      json.raw("}")
    }
    json.raw("}\n")
    return json.text
  }
}
