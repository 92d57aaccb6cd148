import Regions
import RegionsChina
import TranslatedText

/// `regions lookup`: IDs to names and paths.
package enum LookupCommand: Command {
  package static let specification = CommandSpecification(
    name: "lookup", summary: Wording("show the name and the path of regions", zh: "显示区划的名称与路径。"),
    discussion: Wording(
      """
      Prints ID, NAME and PATH of each region, separated by tabs; PATH is the names from the
      root, joined by “/”. Without IDs, reads them from standard input, one a line, and answers
      each at once. Blanks and quotes around an ID don't count. An ID that is not there gives a
      line with empty NAME and PATH, and exit status 1 at the end. Of an ID that was in force
      once, a message says until when and what took its place; --current answers with that,
      where it is one region. Of a code that means another region in the Bureau of Statistics' list
      a message says so; codes of twelve digits are the Bureau's, and --list statistics answers all
      by its list. With --until, a region of a lower rank is answered by the one of this
      rank above it: 440305002 becomes 440305.

      With --column or --field, standard input is a table or JSON Lines: each row is printed as
      it is, with region_name and region_path behind it, or with the columns that --add names:
      id, parent, name, path, level, rank, former (what a retired ID was called), the name of the
      region of a rank on the path (province, prefecture, county, town, village) and its ID
      (county_id …), and any attribute. A row that is too short is filled up.
      """,
      zh: """
        每个区划输出一行：ID、名称、路径，以制表符分隔；路径是从根起的各级名称，以“/”相连。
        不给 ID 时从标准输入逐行读取，随读随答。ID 两边的空白和引号不计。找不到的 ID 输出名称和路径
        为空的一行，最后退出状态为 1。曾经使用过的代码会说明用到哪年、现为何处；用 --current 时，
        若现为一个区划，就以它作答。在国家统计局的代码中另有所指的会说明；
        12 位的代码是国家统计局的，用 --list statistics 时一律按其代码作答。用 --until 时，级别更低的区划以其上这一级别的作答：440305002 成为
        440305。

        用 --column 或 --field 时，标准输入是表格或 JSON Lines：每行原样输出，其后加上 region_name
        和 region_path，或 --add 所列的各列：id、parent、name、path、level、rank、former（停用的代码
        原来的名称），路径上某一级别的名称（province、prefecture、county、town、village）及其 ID
        （county_id 等），以及任何属性。列数不足的行会补齐。
        """),
    operands: [
      OperandSpecification(
        "id", .any, help: "The IDs of the regions, “-” for those on standard input.",
        zh: "区划的 ID，“-”为标准输入中的。")
    ],
    options: [
      DataSetOption.specification, JSONOption.specification,
      OptionSpecification(
        "current",
        help: "For an ID no longer in force, the one region that took its place.",
        zh: "已停用的代码以取代它的那个区划作答。"),
      RankOption.specification("The region of this rank at most", zh: "最多到这一级别的区划"),
      OptionSpecification(
        "list", value: "office",
        help:
          "Whose codes are asked for: ministry (of Civil Affairs, the data set's) or statistics (the Bureau's).",
        zh: "按谁的代码查：ministry（民政部，即数据集的）或 statistics（国家统计局）。",
        choices: ["ministry", "statistics"]),
      OptionSpecification(
        "field", letter: "f", value: "key",
        help: "The field of JSON Lines that has the IDs.", zh: "JSON Lines 中存 ID 的字段。"),
    ] + TableOptions.specifications("IDs", zh: " ID "),
    examples: [
      CommandExample("regions lookup 110101", "the name of a region", zh: "一个区划的名称"),
      CommandExample(
        "cut -d, -f3 orders.csv | regions lookup --json",
        "the regions of a column", zh: "一列中的各个区划"),
      CommandExample(
        "regions lookup --column 3 --header < orders.csv",
        "a table with its regions' names", zh: "给表格加上区划名称"),
      CommandExample(
        "regions lookup -c code --add province,prefecture,county < orders.csv",
        "省, 市 and 区 in columns of their own", zh: "省、市、区各成一列"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let fromInput = arguments.operands.isEmpty
    guard !fromInput || !streams.input.isTerminal else {
      throw UsageError("missing <id>: give IDs, or one a line on standard input")
    }
    try checkOptions(arguments)
    var tree = try DataSetOption.open(arguments, streams)
    let isStatistical = arguments.value("list") == "statistics"
    if isStatistical {
      guard let offices = OfficeCodes(tree) else {
        throw UsageError("“--list statistics” goes with the divisions of China only")
      }
      tree = try offices.tree()
    }
    let answers = IDAnswers(
      tree, current: arguments.has("current"), until: try RankOption.value(arguments, tree),
      isStatistical: isStatistical)
    if let options = try TableOptions(
      arguments, tree, defaults: [.name, .path], extra: ["former"])
    {
      let counts = answers.offices.map(ColumnOffices.init)
      let cells = IDCells(
        answers: answers, offices: counts, tellsFormer: options.added.contains(.former))
      let status = try TableAnswers(tree, options, by: cells, streams).run()
      if let message = counts?.verdict { try streams.note(message) }
      return status
    }
    if let field = arguments.value("field") {
      return try ObjectLookup(answers, field: field, streams).run()
    }
    if !arguments.has("json") { streams.alignAnswers() }
    let lookup = IDLookup(answers, json: arguments.has("json"), streams)
    for operand in fromInput ? ["-"] : arguments.operands {
      if operand == "-" { try lookup.answerLines() } else { try lookup.answer(operand) }
    }
    return try lookup.finish()
  }

  private static func checkOptions(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.value("field") != nil else { return }
    guard arguments.value("column") == nil else {
      throw UsageError("“--column” and “--field” exclude each other")
    }
    if arguments.has("json") { throw UsageError("“--json” doesn't go with “--field”") }
    guard arguments.operands.isEmpty || arguments.operands == ["-"] else {
      throw UsageError("IDs are read from standard input with “--field”")
    }
  }
}
