import Regions

/// `regions tree`: a region and everything below, indented.
package enum TreeCommand: Command {
  package static let specification = CommandSpecification(
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
        "id", .any,
        help: "The regions, “-” for IDs from standard input; without any, the whole data set.",
        zh: "区划，“-”为从标准输入读取 ID；不给则为整个数据集。")
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification(
        "depth", value: "n", numbers: 1 ... .max,
        help: "Show at most this many levels.", zh: "最多显示这么多级。"),
      RankOption.specification("Leave out what lies below this rank", zh: "略去这一级别以下的"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions tree 110000 --depth 2", "北京市 and its districts", zh: "北京市及其各区"),
      CommandExample(
        "regions tree 440000 --until county", "广东省 down to its counties", zh: "广东省，到区县为止"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let depth = arguments.integer("depth") ?? Int.max
    let json = arguments.has("json")
    if !json { streams.alignAnswers() }
    let tree = try DataSetOption.open(arguments, streams)
    let until = try RankOption.value(arguments, tree, levels: RankOption.depthCountsLevels)

    func show(_ region: Region, indent: Int) throws {
      if let until, let rank = region.rank, rank > until { return }
      if json {
        try streams.write(RegionLine.json(region))
      } else {
        let space = String(repeating: "  ", count: indent)
        try streams.write(
          "\(space)\(RegionLine.clean(region.id))\t\(RegionLine.clean(region.name))\n")
      }
      guard indent + 1 < depth else { return }
      for child in region.children { try show(child, indent: indent + 1) }
    }

    guard !arguments.operands.isEmpty else {
      for root in tree.roots { try show(root, indent: 0) }
      return .success
    }
    return try RegionOperands(arguments.operands, of: tree, streams).visit {
      try show($0, indent: 0)
    }
  }
}
