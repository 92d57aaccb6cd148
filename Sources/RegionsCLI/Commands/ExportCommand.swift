import Regions
import RegionsChina
import RegionsExport
import RegionsFiles
import TranslatedText

/// `regions export`: the data set in a form that others read.
package enum ExportCommand: Command {
  package static let specification = CommandSpecification(
    name: "export",
    summary: Wording(
      "write a data set as JSON, CSV, XML, picker options or a database",
      zh: "把数据集写成 JSON、CSV、XML、选择器的选项或数据库。"),
    discussion: Wording(
      """
      The forms: json (objects within objects), json-flat (one object a region), csv, xml; antd, \
      element and vant, the options of those libraries' Cascader; vant-area, the lists of Vant's \
      Area; sqlite, a database; regions, a .regions file of what --within, --until or --depth leaves. What \
      json, json-flat, csv, xml and sqlite hold, import makes the same .regions file of.

      With --columns, csv and json-flat have these columns only: id, parent, name, path, level, rank, the
      name of the region of a rank on the path (province, prefecture, county, town, village), its ID
      (province_id …), or any attribute; regions has these attributes only. With --former, they have the regions that are no more: ID,
      name, path, the year until which they were in force, and the IDs of their successors, separated by
      blanks.
      """,
      zh: """
        各种形式：json（对象套对象）、json-flat（每个区划一个对象）、csv、xml；antd、element 和 vant 是这些组件库的级联选择器的选项；\
        vant-area 是 Vant 的 Area 的列表；sqlite 是数据库；regions 是 --within、--until 或 --depth 留下的部分的 .regions 文件。json、json-flat、csv、xml 和 sqlite 再经 import 得到同样的 .regions 文件。

        用 --columns 时，csv 和 json-flat 只有所列的各列：id、parent、name、path、level、rank，路径上某一级别的名称\
        （province、prefecture、county、town、village）及其 ID（province_id 等），或任何属性；regions 只带所列的属性。用 --former 时，\
        写的是已撤销的区划：ID、名称、路径、用到哪年，以及后继区划的 ID，以空格分隔。
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
        "depth", value: "n", numbers: 1 ... .max,
        help: "Write at most this many levels.", zh: "最多写这么多级。"),
      RankOption.specification("Leave out what lies below this rank", zh: "略去这一级别以下的"),
      OptionSpecification(
        "within", letter: "w", value: "id",
        help: "Only this region and those below it.", zh: "只写这个区划及其下级。"),
      OptionSpecification(
        "columns", value: "column,…",
        help: "The columns of csv and json-flat, such as id,name,path; the attributes of regions.",
        zh: "csv 和 json-flat 的列，如 id,name,path；regions 的属性。"),
      OptionSpecification(
        "former", help: "The regions that are no more and what became of them.", zh: "已撤销的区划及其后继。"),
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
        "a data set without the towns, a fifth of the size", zh: "不含乡级的数据集，大小为五分之一"),
      CommandExample(
        "regions export --to csv --within 440000 --until county --columns id,prefecture,name",
        "one province as a table of one's own", zh: "一个省，做成自己的表"),
      CommandExample(
        "regions export --to csv --former", "every retired code and its successors",
        zh: "所有停用的代码及其后继"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let format = try format(arguments)
    let output = arguments.value("output") ?? "-"
    if format == .sqlite || format == .regions, output == "-", streams.isShown {
      throw UsageError(
        format == .sqlite
          ? "a database is nothing to read on a terminal: add --output <file>"
          : "a .regions file is nothing to read on a terminal: add --output <file>")
    }
    try checkTable(format, arguments)
    let input = arguments.operands.first ?? DataSetOption.path(arguments, streams)
    try OutputCheck.check(output, isNoneOf: input.map { [$0] } ?? [])
    let tree = try DataSetOption.openOperand(arguments, streams)
    let until = try RankOption.value(
      arguments, tree, levels: RankOption.depthCountsLevels)
    let top: Region? = try arguments.value("within").map { try tree.region($0) }
    if arguments.has("former") {
      let former = try formerRegions(of: tree)
      try AtomicFile.write(to: output, streams) { try former.write(as: format, to: $0) }
      return .success
    }
    var attributes: [String]?
    if let columns = arguments.value("columns"), format == .regions {
      attributes = try self.attributes(columns, of: tree)
    } else if let columns = arguments.value("columns") {
      let table = RegionTable(
        columns: try RegionColumn.list(columns, option: "columns", of: tree), tree: tree, top: top,
        depth: arguments.integer("depth"), until: until)
      try AtomicFile.write(to: output, streams) { try table.write(as: format, to: $0) }
      return .success
    }
    do {
      try AtomicFile.write(to: output, streams) { output in
        try unsafe tree.export(
          as: format, within: top, depth: arguments.integer("depth"), until: until,
          plain: arguments.has("plain"), attributes: attributes
        ) { (bytes) throws(FileError) in try unsafe output.write(bytes) }
      }
    } catch ExportError.output(let error) {
      throw error
    } catch let error as ExportError {
      throw CommandFailure(
        status(of: error), "regions: error: \(error.text())" + remedy(error))
    }
    return .success
  }

  /// What only tables have, and what the table of former regions doesn't.
  private static func checkTable(
    _ format: ExportFormat, _ arguments: ParsedArguments
  ) throws(UsageError) {
    let isFormer = arguments.has("former")
    guard isFormer || arguments.value("columns") != nil else { return }
    let option = isFormer ? "--former" : "--columns"
    guard format == .csv || format == .jsonFlat || format == .regions && !isFormer else {
      throw UsageError(
        isFormer
          ? "“\(option)” goes with “--to csv” and “--to json-flat”"
          : "“\(option)” goes with “--to csv”, “--to json-flat” and “--to regions”")
    }
    guard isFormer else { return }
    for other in ["within", "depth", "until", "columns"] where arguments.value(other) != nil {
      throw UsageError("“--former” writes all of them and goes without “--\(other)”")
    }
  }

  /// The attributes that a `.regions` file gets; ID, name and what is above it always has.
  private static func attributes(
    _ columns: String, of tree: RegionTree
  ) throws(UsageError) -> [String] {
    var names: [String] = []
    for column in try RegionColumn.list(columns, option: "columns", of: tree) {
      switch column {
      case .attribute(let name): names.append(name)
      case .id, .name, .parent, .rank, .level: break
      default:
        throw UsageError(
          "a .regions file has no column “\(column.heading)”: with “--to regions”, “--columns” takes attributes"
        )
      }
    }
    return names
  }

  private static func formerRegions(of tree: RegionTree) throws(CommandFailure) -> FormerTable {
    guard let former = FormerData.fitting(tree) else {
      throw CommandFailure(
        .notFound,
        "regions: no former regions are known of this data set, only of China's divisions")
    }
    return FormerTable(FormerRegions(former, current: tree))
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
    case .noSQLite, .database, .file, .output: ""
    }
  }

  private static func status(of error: ExportError) -> ExitStatus {
    switch error {
    case .character, .noProvinceCode, .file: .dataError
    case .noSQLite, .temporaryFile: .cannotCreate
    case .database, .output: .ioError
    }
  }
}
