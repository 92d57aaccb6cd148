import ArgumentParsing
import Regions

/// `regions lookup`: IDs to names and paths.
enum LookupCommand: Command {
  static let specification = CommandSpecification(
    name: "lookup", summary: "show the name and the path of regions",
    discussion: """
      Prints ID, NAME and PATH of each region, separated by tabs; PATH is the names from the
      root, joined by “/”. Without IDs, reads them from standard input, one a line, and answers
      each at once. An ID that is not there gives a line with empty NAME and PATH, and exit
      status 1 at the end.
      """,
    operands: [OperandSpecification("id", .any, help: "The IDs of the regions.")],
    options: [DataSetOption.specification, JSONOption.specification],
    examples: [
      ("regions lookup 110101", "the name of a region"),
      ("cut -d, -f3 orders.csv | regions lookup --json", "the regions of a column"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let json = arguments.has("json")
    let tree = try DataSetOption.open(arguments, streams)
    var status = ExitStatus.success
    func answer(_ id: String) throws {
      if let region = tree[id] {
        try streams.output.write(json ? RegionLine.json(region) : RegionLine.text(region))
      } else {
        status = .notFound
        try streams.output.write(json ? RegionLine.json(missing: id) : RegionLine.text(missing: id))
        try streams.note("regions: no region has the ID “\(RegionLine.clean(id))”")
      }
    }
    if arguments.operands.isEmpty {
      guard !streams.input.isTerminal else {
        throw UsageError("missing <id>: give IDs, or one a line on standard input")
      }
      while let id = try streams.input.next(beforeWaiting: { try streams.output.flush() }) {
        try answer(id)
      }
    } else {
      for id in arguments.operands { try answer(id) }
    }
    return status
  }
}
