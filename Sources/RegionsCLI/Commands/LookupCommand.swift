import ArgumentParsing
import Regions

/// `regions lookup`: IDs to names and paths.
enum LookupCommand: Command {
  static let specification = CommandSpecification(
    name: "lookup", summary: Wording("show the name and the path of regions", zh: "显示区划的名称与路径。"),
    discussion: Wording(
      """
      Prints ID, NAME and PATH of each region, separated by tabs; PATH is the names from the
      root, joined by “/”. Without IDs, reads them from standard input, one a line, and answers
      each at once. Blanks and quotes around an ID don't count. An ID that is not there gives a
      line with empty NAME and PATH, and exit status 1 at the end. Of an ID that was in force
      once, a message says until when and what took its place; --current answers with that,
      where it is one region.

      With --column or --field, standard input is a table or JSON Lines: each row is printed as
      it is, with region_name and region_path behind it.
      """,
      zh: """
        每个区划输出一行：ID、名称、路径，以制表符分隔；路径是从根起的各级名称，以“/”相连。
        不给 ID 时从标准输入逐行读取，随读随答。ID 两边的空白和引号不计。找不到的 ID 输出名称和路径
        为空的一行，最后退出状态为 1。曾经使用过的代码会说明用到哪年、现为何处；用 --current 时，
        若现为一个区划，就以它作答。

        用 --column 或 --field 时，标准输入是表格或 JSON Lines：每行原样输出，其后加上 region_name
        和 region_path。
        """),
    operands: [
      OperandSpecification("id", .any, help: "The IDs of the regions.", zh: "区划的 ID。")
    ],
    options: [
      DataSetOption.specification, JSONOption.specification,
      OptionSpecification(
        "current",
        help: "For an ID no longer in force, the one region that took its place.",
        zh: "已停用的代码以取代它的那个区划作答。"),
      OptionSpecification(
        "column", letter: "c", value: "column",
        help: "The column of a table that has the IDs: its number, from 1, or its heading.",
        zh: "表格中存 ID 的列：从 1 起的列号，或列名。"),
      OptionSpecification(
        "header", letter: "H",
        help: "The table's first row has headings.", zh: "表格的第一行是列名。"),
      OptionSpecification(
        "delimiter", value: "name",
        help: "What separates columns. Default: as the first row has it.", zh: "列的分隔符。默认由第一行判断。",
        choices: DelimitedRecord.names.map(\.name)),
      OptionSpecification(
        "field", letter: "f", value: "key",
        help: "The field of JSON Lines that has the IDs.", zh: "JSON Lines 中存 ID 的字段。"),
    ],
    examples: [
      CommandExample("regions lookup 110101", "the name of a region", zh: "一个区划的名称"),
      CommandExample(
        "cut -d, -f3 orders.csv | regions lookup --json",
        "the regions of a column", zh: "一列中的各个区划"),
      CommandExample(
        "regions lookup --column 3 --header < orders.csv",
        "a table with its regions' names", zh: "给表格加上区划名称"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    try checkOptions(arguments)
    let fromInput = arguments.operands.isEmpty
    guard !fromInput || !streams.input.isTerminal else {
      throw UsageError("missing <id>: give IDs, or one a line on standard input")
    }
    let tree = try DataSetOption.open(arguments, streams)
    if let column = arguments.value("column") {
      let delimiter = arguments.value("delimiter")
      return try TableLookup(
        tree, column: Int(column).map { .number($0) } ?? .heading(column),
        hasHeader: arguments.has("header"),
        delimiter: DelimitedRecord.names.first { $0.name == delimiter }?.byte,
        current: arguments.has("current"), streams
      ).run()
    }
    if let field = arguments.value("field") {
      return try ObjectLookup(
        tree, field: field, current: arguments.has("current"), streams
      ).run()
    }
    let lookup = IDLookup(
      tree, json: arguments.has("json"), current: arguments.has("current"), streams)
    if fromInput { try lookup.answerLines() } else { try lookup.answer(arguments.operands) }
    return lookup.status
  }

  private static func checkOptions(_ arguments: ParsedArguments) throws(UsageError) {
    let column = arguments.value("column")
    let field = arguments.value("field")
    if let column, let number = Int(column), number < 1 {
      throw UsageError("“--column” takes a number from 1 or a heading, not “\(column)”")
    }
    if column != nil, field != nil {
      throw UsageError("“--column” and “--field” exclude each other")
    }
    if column == nil, arguments.has("header") || arguments.value("delimiter") != nil {
      throw UsageError("“--header” and “--delimiter” go with “--column”")
    }
    guard column != nil || field != nil else { return }
    if arguments.has("json") {
      throw UsageError("“--json” doesn't go with “--column” or “--field”")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("IDs are read from standard input with “--column” or “--field”")
    }
  }
}
