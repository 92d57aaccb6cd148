import ArgumentParsing
import Regions
import RegionsDiff

/// `regions diff`: what changed between two data sets.
enum DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", summary: "show what changed between two data sets",
    discussion: """
      Compares two .regions files by ID and prints what changed, grouped by province: “+” added,
      “-” removed, “~” renamed, “>” moved to another parent, “=” a removed region and the added one
      that probably took its place (the same name below the same parent, or the same children).
      With --json, each line is one change with the region's old and new path. Exit status 0 if
      nothing changed, 1 if something did.
      """,
    operands: [
      OperandSpecification(
        "old", .one, help: "The earlier .regions file.", completion: .files(ending: "regions")),
      OperandSpecification(
        "new", .one, help: "The later .regions file.", completion: .files(ending: "regions")),
    ],
    options: [JSONOption.specification],
    examples: [CommandExample("regions diff 2020.regions 2025.regions", "five years of reforms")])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let old = try DataSetOption.open(arguments.operands[0])
    let new = try DataSetOption.open(arguments.operands[1])
    let diff = RegionDiff(from: old, to: new)
    if arguments.has("json") {
      try DiffReport.json(diff) { try streams.output.write($0) }
    } else {
      let report = DiffReport(
        diff,
        DiffReport.Layout(
          translation: streams.translation, colours: streams.colours(streams.output),
          columns: streams.tableColumns))
      try report.write { try streams.output.write($0) }
    }
    return diff.isEmpty ? .success : .notFound
  }
}
