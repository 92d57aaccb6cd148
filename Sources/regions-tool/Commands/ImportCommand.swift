import Regions
import RegionsCLI
import RegionsFiles
import RegionsFormats
import RegionsImport
import RegionsSource
import RegionsTerminal
import TranslatedText

/// `regions import`: one data set from whatever people have, into a `.regions` file.
enum ImportCommand: Command {
  static let specification = CommandSpecification(
    name: "import",
    summary: Wording(
      "make a .regions file of XML, JSON, CSV and other sources",
      zh: "由 XML、JSON、CSV 等来源生成 .regions 文件。"),
    discussion: Wording(
      """
      Format, encoding and shape are found from the content. Several sources are the levels of one \
      tree, such as provinces.json cities.json areas.json, in any order. The options are for \
      sources of which more than one reading makes sense.
      """,
      zh: """
        格式、编码和形状都由内容判断。多个来源是一棵树的各级，如 provinces.json cities.json areas.json，次序不限。\
        来源有不止一种读法时，才用得着各选项。
        """),
    operands: [
      OperandSpecification(
        "source", .oneOrMore,
        help: "A file to read; - is standard input.", zh: "要读的文件；- 为标准输入。",
        completion: .file)
    ],
    options: [
      OptionSpecification(
        "output", letter: "o", value: "file",
        help: "Where to write; by default the first source's name with the extension “.regions”.",
        zh: "写到哪里；默认为第一个来源的名字，扩展名换成“.regions”。",
        completion: .file),
      OptionSpecification(
        "format", value: "format", help: "The sources' format.", zh: "来源的格式。",
        choices: SourceFormat.all.map(\.name)),
      OptionSpecification(
        "encoding", value: "name",
        help: "The sources' encoding, as in GB18030.", zh: "来源的编码，如 GB18030。"),
      OptionSpecification(
        "delimiter", value: "c",
        help: "What stands between the fields of a table; tab is one.", zh: "表格各字段之间的字符；tab 为制表符。"),
      OptionSpecification(
        "quote", value: "c",
        help: "What stands around its fields, or none.", zh: "字段两边的引号；none 为没有。"),
      OptionSpecification(
        "escape", value: "c",
        help: "What stands in front of a quote in a field, or none where it is doubled.",
        zh: "字段内引号前的转义字符；none 为引号写两遍。"),
      OptionSpecification(
        "table", value: "name,…",
        help: "The tables to read, of a database or a dump.", zh: "只读数据库或转储中的这些表。"),
      OptionSpecification(
        "sheet", value: "name,…",
        help: "The sheets to read, of a workbook.", zh: "只读工作簿中的这些工作表。"),
      OptionSpecification(
        "memory-limit", value: "size",
        help:
          "How much memory the import may take, as in 4G; by default 768M to 1200M, or four times the sources' size.",
        zh: "导入可占用的内存，如 4G；默认为 768M 至 1200M，或来源大小的四倍。"),
      OptionSpecification(
        "id", value: "key",
        help: "The key, attribute or column of the IDs.", zh: "存 ID 的键、属性或列。"),
      OptionSpecification(
        "name", value: "key",
        help: "The key, attribute or column of the names.", zh: "存名称的键、属性或列。"),
      OptionSpecification(
        "parent", value: "key",
        help: "The key, attribute or column that names the region above.", zh: "存上级的键、属性或列。"),
      OptionSpecification(
        "children", value: "key,…",
        help: "The keys or tags that hold the regions below.", zh: "存下级的键或标签。"),
      OptionSpecification(
        "attributes", value: "key,…",
        help: "What to keep besides; by default all that is left.", zh: "另外保留什么；默认为余下的全部。"),
      OptionSpecification(
        "levels", value: "key,…",
        help: "The columns of the levels, topmost first, where rows are paths.",
        zh: "每行是一条路径时，各级所在的列，最上级在前。"),
      OptionSpecification(
        "structure", value: "name",
        help: "The only way to connect the records that is tried.", zh: "只尝试这一种把各条记录连起来的方式。",
        choices: ImportOptions.structureNames),
      OptionSpecification(
        "explain",
        help:
          "Print the readings that were weighed, best first, and their evidence; write only with --output.",
        zh: "输出权衡过的各种读法及其依据，最好的在前；给出 --output 才写文件。"),
      OptionSpecification(
        "ids", value: "rule",
        help: "source: as they are; scoped: paths of them; path: number the regions by place.",
        zh: "source：照原样；scoped：由各级 ID 连成路径；path：按位置编号。",
        choices: ImportOptions.IDs.allCases.map(\.rawValue)),
      OptionSpecification(
        "root", value: "id",
        help: "Make this region's children the roots.", zh: "以这个区划的下级为根。"),
      OptionSpecification(
        "on-error", value: "act",
        help: "stop: write nothing; skip: leave out what is wrong.", zh: "stop：什么都不写；skip：略去有错的。",
        choices: ImportOptions.OnError.allCases.map(\.rawValue)),
      OptionSpecification(
        "orphans", value: "act",
        help: "report a missing parent, or make such regions roots.",
        zh: "report：报告缺少的上级；roots：让这样的区划成为根。",
        choices: ImportOptions.Orphans.allCases.map(\.rawValue)),
      OptionSpecification(
        "drop-placeholders",
        help: "Remove “请选择”, “市辖区” and the like.", zh: "去掉“请选择”“市辖区”之类。"),
      OptionSpecification(
        "trim", help: "Remove white space around names.", zh: "去掉名称两边的空白。"),
      OptionSpecification(
        "merge", value: "base",
        help: "Add what the sources know to this .regions file: attributes, deeper levels.",
        zh: "把来源所知加到这个 .regions 文件：属性、更深的级。",
        completion: .file),
      OptionSpecification(
        "pinyin",
        help: "Add how Chinese names are read, as the attribute “pinyin”.",
        zh: "加上中文名称的读音，作为属性“pinyin”。"),
      OptionSpecification(
        "title", value: "text", help: "What the data set is called.", zh: "数据集的名称。"),
      OptionSpecification(
        "as-of", value: "date", help: "The date the data is true of.", zh: "数据所属的日期。"),
      OptionSpecification(
        "origin", value: "text", help: "Where the data was taken from.", zh: "数据的出处。"),
      OptionSpecification(
        "license", value: "text", help: "The terms it may be used under.", zh: "使用数据的许可。"),
      OptionSpecification(
        "dry-run", help: "Report what would be done, write nothing.", zh: "只报告会做什么，不写文件。"),
      OptionSpecification(
        "quiet", letter: "q", help: "Print no report where nothing is wrong.", zh: "没有问题时不输出报告。"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions import areas.json", "write areas.regions", zh: "写出 areas.regions"),
      CommandExample(
        "regions import provinces.csv cities.csv areas.csv -o china.regions",
        "one file a level", zh: "每级一个文件"),
      CommandExample(
        "regions import table.csv --dry-run",
        "show what would be made of it", zh: "看看会生成什么"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let output = arguments.value("output") ?? defaultOutput(arguments.operands[0])
    try checkSources(arguments.operands)
    let explains = arguments.has("explain")
    // Who asks how it is read looks first.
    let isDry = arguments.has("dry-run") || explains && arguments.value("output") == nil
    if !isDry { try check(output, arguments, streams) }
    try arguments.value("as-of").map { try DateOption.check($0, "as-of") }
    let sources = arguments.operands.map { $0 == "-" ? ImportSource.standardInput : .file($0) }
    let progress = ImportProgress(streams)
    let importer = Importer(
      readers: [.xml, .json, .yaml, .sqlite, .archive], options: ImportOptions(arguments),
      sourceOptions: try SourceOptions(arguments, progress))
    let base = try arguments.value("merge").map { try DataSetOption.open($0, streams) }
    var result: ImportResult
    do {
      result = try importer.importTree(from: sources)
      progress.finish()
    } catch {
      progress.finish()
      let refusal = ImportRefusal(error: error, sources: arguments.operands)
      throw try refusal.written(
        isJSON: arguments.has("json"), explains: explains, streams)
    }
    var summary = ImportSummary(report: result.report, sources: arguments.operands)
    if let base {
      summary.merged = try merge(&result, into: base, source: arguments.operands[0])
      summary.report = result.report
    }
    summary.byteCount = result.bytes.count
    if !isDry { try AtomicFile.write(result.bytes, to: output, streams) }
    // Where the regions themselves come out, what is said of them goes beside.
    let say = output == "-" && !isDry ? streams.tell : { text in try streams.write(text) }
    if arguments.has("json") {
      try say(summary.json(output: output, explains: explains))
    } else {
      if explains {
        try say(
          summary.explanation.text(in: streams.translation, layout: streams.terminalLayout))
      }
      for warning in result.report.warnings {
        try streams.tell(streams.text(warning.text()) + "\n")
      }
      if !arguments.has("quiet") {
        try say(streams.text(summary.text(output: isDry ? nil : output)) + "\n")
      }
    }
    return .success
  }

  /// A source that is named twice is a slip: its regions would all be there twice.
  private static func checkSources(_ sources: [String]) throws(UsageError) {
    for (index, source) in sources.enumerated() {
      guard let file = FileIdentity(path: source, standard: STDIN_FILENO) else { continue }
      for other in sources[..<index]
      where FileIdentity(path: other, standard: STDIN_FILENO) == file {
        throw other == source
          ? UsageError("the source “\(source)” is named twice")
          : UsageError("the sources “\(other)” and “\(source)” are one file")
      }
    }
  }

  /// Looks, before anything is read, whether what is imported may go where it is to go.
  private static func check(
    _ output: String, _ arguments: ParsedArguments, _ streams: Streams
  ) throws(UsageError) {
    guard !OutputCheck.isTerminal(output, streams) else {
      throw UsageError("a .regions file is nothing to read on a terminal: add --output <file>")
    }
    let inputs = arguments.operands + arguments.values("merge")
    if arguments.value("output") == nil {
      try OutputCheck.check(output, isNoneOf: inputs, remedy: "add --output <file>")
    } else {
      try OutputCheck.check(output, isNoneOf: inputs)
    }
  }

  /// Puts what was imported into a data set that is there; what the report says of that.
  private static func merge(
    _ result: inout ImportResult, into base: RegionTree, source: String
  ) throws -> Message {
    let addition = try RegionTree(bytes: result.bytes)
    let merged: TreeMerge
    do {
      merged = try TreeMerge(base: base, adding: addition)
    } catch {
      throw CommandFailure(.dataError, "\(source): error: \(error.text())")
    }
    let tree = try RegionTree(bytes: merged.bytes)
    result.bytes = merged.bytes
    result.report.regionCount = tree.count
    result.report.roots = tree.roots.count
    result.report.levels = tree.levelCounts
    result.report.skipped += merged.unmatched.count
    if !merged.unmatched.isEmpty {
      result.report.warnings.append(
        Diagnostic(.warning, at: DiagnosticLocation(source), .notInBase(ids: merged.unmatched)))
    }
    return
      "; merged: \(Counted.regions(merged.matched)) matched, \(Thousands.text(merged.added)) added below them"
  }

  /// "data/areas.json" as "data/areas.regions".
  static func defaultOutput(_ source: String) -> String {
    // A stream has no name to take: /dev/stdin, /dev/fd/63.
    if InputFile.isStream(source) || AtomicFile.namesStream(source) { return "-" }
    let start = source.lastIndex(of: "/").map { source.index(after: $0) } ?? source.startIndex
    var name = source[start...]
    if name.hasSuffix(".gz"), name.count > 3 { name = name.dropLast(3) }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    return source[..<start] + name + ".regions"
  }
}
