import ArgumentParsing
import Regions

/// `regions tree`: a region and everything below, indented.
enum TreeCommand: Command {
  static let specification = CommandSpecification(
    name: "tree", summary: "show a region and the regions below it, indented",
    discussion: """
      Prints ID and NAME, separated by a tab, indented by two spaces a level. With --json, each
      line is one region as “lookup” prints it.
      """,
    operands: [
      OperandSpecification("id", .optional, help: "The region; without one, the whole data set.")
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification("depth", value: "n", help: "Show at most this many levels."),
      JSONOption.specification,
    ],
    examples: [CommandExample("regions tree 110000 --depth 2", "北京市 and its districts")])

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
