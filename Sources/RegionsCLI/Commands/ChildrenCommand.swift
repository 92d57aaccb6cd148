import ArgumentParsing
import Regions

/// `regions children`: what lies directly below a region.
enum ChildrenCommand: Command {
  static let specification = CommandSpecification(
    name: "children",
    summary: Wording("list the regions directly below a region", zh: "列出一个区划的直接下级。"),
    discussion: Wording(
      "Prints ID and NAME, separated by a tab, in the source's order.",
      zh: "按来源中的顺序输出 ID 和名称，以制表符分隔。"),
    operands: [
      OperandSpecification(
        "id", .optional, help: "The region; without one, the top level.", zh: "区划；不给则为最上级。"
      )
    ],
    options: [DataSetOption.specification, JSONOption.specification],
    examples: [
      CommandExample("regions children 440000", "the cities of 广东省", zh: "广东省的各市")
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let tree = try DataSetOption.open(arguments, streams)
    let children: RegionCollection
    if let id = arguments.operands.first {
      children = try tree.region(id).children
    } else {
      children = tree.roots
    }
    for child in children {
      try streams.output.write(
        arguments.has("json")
          ? RegionLine.json(child) : "\(child.id)\t\(RegionLine.clean(child.name))\n")
    }
    return .success
  }
}

extension RegionTree {
  /// The region with an ID, or the failure every command ends with when it isn't there.
  func region(_ id: String) throws -> Region {
    guard let region = self[id] else {
      throw CommandFailure(.notFound, "regions: \(MissingID.message(id, in: self))")
    }
    return region
  }
}
