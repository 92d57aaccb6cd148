import ArgumentParsing
import Regions

/// `regions children`: what lies directly below a region.
enum ChildrenCommand: Command {
  static let specification = CommandSpecification(
    name: "children", summary: "list the regions directly below a region",
    discussion: "Prints ID and NAME, separated by a tab, in the source's order.",
    operands: [
      OperandSpecification("id", .optional, help: "The region; without one, the top level.")
    ],
    options: [DataSetOption.specification, JSONOption.specification],
    examples: [CommandExample("regions children 440000", "the cities of 广东省")])

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
