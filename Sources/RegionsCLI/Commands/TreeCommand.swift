import ArgumentParsing
import Regions

/// `regions tree`: a region and everything below, indented.
enum TreeCommand: Command {
  static let specification = CommandSpecification(
    name: "tree",
    summary: Wording("show a region and the regions below it, indented", zh: "以缩进显示一个区划及其下级。"),
    discussion: Wording(
      """
      Prints ID and NAME, separated by a tab, indented by two spaces a level. With --json, each
      line is one region as “lookup” prints it.
      """,
      zh: """
        输出 ID 和名称，以制表符分隔，每级缩进两格。用 --json 时，每行一个区划，与“lookup”的输出相同。
        """),
    operands: [
      OperandSpecification(
        "id", .optional,
        help: "The region; without one, the whole data set.", zh: "区划；不给则为整个数据集。")
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification(
        "depth", value: "n", help: "Show at most this many levels.", zh: "最多显示这么多级。"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions tree 110000 --depth 2", "北京市 and its districts", zh: "北京市及其各区")
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let depth = try arguments.integer("depth", in: 1...Int.max) ?? Int.max
    let json = arguments.has("json")
    let tree = try DataSetOption.open(arguments, streams)

    func show(_ region: Region, indent: Int) throws {
      if json {
        try streams.output.write(RegionLine.json(region))
      } else {
        let space = String(repeating: "  ", count: indent)
        try streams.output.write("\(space)\(region.id)\t\(RegionLine.clean(region.name))\n")
      }
      guard indent + 1 < depth else { return }
      for child in region.children { try show(child, indent: indent + 1) }
    }

    if let id = arguments.operands.first {
      try show(try tree.region(id), indent: 0)
    } else {
      for root in tree.roots { try show(root, indent: 0) }
    }
    return .success
  }
}
