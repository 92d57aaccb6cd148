import ArgumentParsing
import Regions
import RegionsExport

/// `regions export`: the data set in a form that others read.
enum ExportCommand: Command {
  static let specification = CommandSpecification(
    name: "export",
    summary: Wording(
      "write a data set as JSON, CSV, XML, picker options or a database",
      zh: "把数据集写成 JSON、CSV、XML、选择器的选项或数据库。"),
    discussion: Wording(
      """
      The forms: json (objects within objects), json-flat (one object a region), csv, xml; antd, \
      element and vant, the options of those libraries' Cascader; vant-area, the lists of Vant's \
      Area; sqlite, a database; regions, a .regions file of what --until or --depth leaves. What json, \
      json-flat, csv, xml and sqlite hold, import makes the same .regions file of.
      """,
      zh: """
        各种形式：json（对象套对象）、json-flat（每个区划一个对象）、csv、xml；antd、element 和 vant 是这些组件库的级联选择器的选项；\
        vant-area 是 Vant 的 Area 的列表；sqlite 是数据库；regions 是 --until 或 --depth 留下的部分的 .regions 文件。json、json-flat、csv、xml 和 sqlite 再经 import 得到同样的 .regions 文件。
        """),
    operands: [DataSetOption.operand],
    options: [
      OptionSpecification(
        "to", value: "format",
        help: "The form.", zh: "写成的形式。", choices: ExportFormat.allCases.map(\.name),
        isRequired: true),
      OptionSpecification(
        "output", letter: "o", value: "file",
        help: "Where to write, “-” for standard output, which is the default.",
        zh: "写到哪里，“-”为标准输出，即默认。", completion: .file),
      OptionSpecification(
        "depth", value: "n", help: "Write at most this many levels.", zh: "最多写这么多级。"),
      RankOption.specification("Leave out what lies below this rank", zh: "略去这一级别以下的"),
      OptionSpecification(
        "plain",
        help: "Leave out $regions, from which import takes title, date and attributes.",
        zh: "略去 $regions，即告诉 import 标题、日期和属性的那一列。"),
      DataSetOption.specification,
    ],
    examples: [
      CommandExample(
        "regions export --to antd --until county -o options.json",
        "options for Ant Design's Cascader, down to the counties", zh: "Ant Design 级联选择器的选项，到县级为止"
      ),
      CommandExample(
        "regions export --to sqlite -o china.db",
        "a database with tables and a view of full paths", zh: "含表和完整路径视图的数据库"),
      CommandExample(
        "regions export --to regions --until county -o china-county.regions",
        "a data set without the towns, a seventh of the size", zh: "不含乡级的数据集，大小为七分之一"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let format = try format(arguments)
    let depth = try arguments.integer("depth", in: 1 ... .max)
    let output = arguments.value("output") ?? "-"
    if format == .sqlite || format == .regions, output == "-", streams.output.isTerminal {
      throw UsageError(
        format == .sqlite
          ? "a database is nothing to read on a terminal: add --output <file>"
          : "a .regions file is nothing to read on a terminal: add --output <file>")
    }
    let tree = try DataSetOption.openOperand(arguments, streams)
    let until = try RankOption.value(
      arguments, tree, levels: RankOption.depthCountsLevels)
    do {
      try AtomicFile.write(to: output, streams) { output in
        try unsafe tree.export(
          as: format, depth: depth, until: until, plain: arguments.has("plain")
        ) { try unsafe output.write($0) }
      }
    } catch let error as ExportError {
      throw CommandFailure(
        status(of: error), "regions: error: \(sentence: "\(error)")" + remedy(error))
    }
    return .success
  }

  private static func format(_ arguments: ParsedArguments) throws -> ExportFormat {
    let names = ExportFormat.allCases.map(\.name)
    guard let name = arguments.value("to") else {
      throw UsageError("missing --to <format>: one of \(names.joined(separator: ", "))")
    }
    // The parser has checked the choices.
    guard let format = ExportFormat(rawValue: name) else {
      throw UsageError("no form is called “\(name)”, only \(names.joined(separator: ", "))")
    }
    return format
  }

  /// How it can be done nevertheless.
  private static func remedy(_ error: ExportError) -> Message {
    switch error {
    case .character: "; “--to json” can hold every character"
    case .noProvinceCode: "; “--to vant” takes any codes"
    case .temporaryFile: "; $TMPDIR names the folder for it"
    case .noSQLite, .database, .file: ""
    }
  }

  private static func status(of error: ExportError) -> ExitStatus {
    switch error {
    case .character, .noProvinceCode, .file: .dataError
    case .noSQLite, .temporaryFile: .cannotCreate
    case .database: .ioError
    }
  }
}
