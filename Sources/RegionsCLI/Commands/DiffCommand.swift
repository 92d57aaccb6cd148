import ArgumentParsing
import Regions
import RegionsDiff

/// `regions diff`: what changed between two data sets.
enum DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", summary: Wording("show what changed between two data sets", zh: "显示两个数据集之间的变化。"),
    discussion: Wording(
      """
      Compares two .regions files by ID and prints what changed, grouped by province: “+” added,
      “-” removed, “~” renamed, “>” moved to another parent, “=” a removed region and the added one
      that probably took its place (the same name below the same parent, or the same children).
      With --json, each line is one change with the region's old and new path. Exit status 0 if
      nothing changed, 1 if something did.
      """,
      zh: """
        按 ID 比较两个 .regions 文件，按省列出变化：“+”新增，“-”撤销，“~”改名，“>”改属，“=”撤销的
        区划和大概接替它的新区划（同一上级下的同名区划，或下级相同）。用 --json 时每行是一个变化，含区划
        的新旧路径。没有变化时退出状态为 0，有变化为 1。
        """),
    operands: [
      OperandSpecification(
        "old", .one, help: "The earlier .regions file.", zh: "较早的 .regions 文件。",
        completion: .files(ending: "regions")),
      OperandSpecification(
        "new", .one, help: "The later .regions file.", zh: "较晚的 .regions 文件。",
        completion: .files(ending: "regions")),
    ],
    options: [JSONOption.specification],
    examples: [
      CommandExample(
        "regions diff 2020.regions 2025.regions", "five years of reforms", zh: "五年间的区划调整")
    ])

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
