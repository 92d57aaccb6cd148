import Regions
import RegionsChina
import TranslatedText

/// `regions diff`: what changed between two data sets.
package enum DiffCommand: Command {
  package static let specification = CommandSpecification(
    name: "diff", summary: Wording("show what changed between two data sets", zh: "显示两个数据集之间的变化。"),
    discussion: Wording(
      """
      Compares two .regions files by ID and prints what changed, grouped by province: “+” added,
      “-” removed, “~” renamed, “>” moved to another parent, “=” a removed region and the added one
      that probably took its place (the same name below the same parent, or the same children).
      One file alone is compared with the bundled data set, as the newer of the two. With --json, each
      line is one change with the region's old and new path; with --stat, there are counts only. Exit
      status 0 if nothing changed, 1 if something did.
      """,
      zh: """
        按 ID 比较两个 .regions 文件，按省列出变化：“+”新增，“-”撤销，“~”改名，“>”改属，“=”撤销的
        区划和大概接替它的新区划（同一上级下的同名区划，或下级相同）。只给一个文件时，与内置数据比较，以它为
        较新的一个。用 --json 时每行是一个变化，含区划的新旧路径；用 --stat 时只有数目。没有变化时退出状态
        为 0，有变化为 1。
        """),
    operands: [
      OperandSpecification(
        "old", .one,
        help: "The earlier .regions file, “-” for standard input; alone, the later one.",
        zh: "较早的 .regions 文件，“-”为标准输入；只有它时为较晚的文件。",
        completion: .files(ending: "regions")),
      OperandSpecification(
        "new", .optional, help: "The later .regions file, “-” for standard input.",
        zh: "较晚的 .regions 文件，“-”为标准输入。",
        completion: .files(ending: "regions")),
    ],
    options: [
      OptionSpecification(
        "stat", help: "Only count the changes, for each province.", zh: "只按省计数。"),
      OptionSpecification(
        "quiet", letter: "q", help: "Print nothing; the exit status answers.",
        zh: "什么都不输出，以退出状态作答。"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions diff 2020.regions 2025.regions", "five years of reforms", zh: "五年间的区划调整"),
      CommandExample(
        "regions import list.csv -o - | regions diff --stat -",
        "how a list of one's own differs from the bundled data", zh: "自己的名单与内置数据有多少不同"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let isJSON = arguments.has("json")
    let isStatistics = arguments.has("stat")
    let first = try DataSetOption.open(arguments.operands[0], streams)
    let second = try arguments.operands.dropFirst().first.map {
      try DataSetOption.open($0, streams)
    }
    let diff = second.map { RegionDiff(from: first, to: $0) } ?? RegionDiff(from: .china, to: first)
    if arguments.has("quiet") { return diff.isEmpty ? .success : .notFound }
    if isStatistics {
      let statistics = DiffStatistics(diff)
      if isJSON {
        try statistics.json { try streams.write($0) }
      } else {
        try streams.write(statistics.text(in: streams.translation))
      }
    } else if isJSON {
      try DiffReport.json(diff) { try streams.write($0) }
    } else {
      let columns = streams.tableColumns
      let report = DiffReport(
        diff,
        DiffReport.Layout(
          translation: streams.translation,
          colours: columns != nil && streams.colours, columns: columns))
      // Where names are made printable, the rest is ours.
      try report.write {
        if columns != nil {
          try streams.writeStyled($0)
        } else {
          try streams.write($0)
        }
      }
    }
    return diff.isEmpty ? .success : .notFound
  }
}
