import ArgumentParsing
import Regions
import RegionsArchive
import RegionsImport
import RegionsJSON
import RegionsSQLite
import RegionsSource
import RegionsTerminal
import RegionsXML
import RegionsYAML

/// `regions import`: one data set from whatever people have, into a `.regions` file.
enum ImportCommand: Command {
  static let specification = CommandSpecification(
    name: "import", summary: "make a .regions file of XML, JSON, CSV and other sources",
    discussion: """
      Format, encoding and shape are found from the content. Several sources are the levels of one \
      tree, such as provinces.json cities.json areas.json, in any order. The options are for \
      sources of which more than one reading makes sense.
      """,
    operands: [
      OperandSpecification(
        "source", .oneOrMore, help: "A file to read; - is standard input.", completion: .file)
    ],
    options: [
      OptionSpecification(
        "output", letter: "o", value: "file",
        help: "Where to write; by default the first source's name with the extension “.regions”.",
        completion: .file),
      OptionSpecification(
        "format", value: "format", help: "The sources' format.",
        choices: SourceFormat.all.map(\.name)),
      OptionSpecification("encoding", value: "name", help: "The sources' encoding, as in GB18030."),
      OptionSpecification("id", value: "key", help: "The key, attribute or column of the IDs."),
      OptionSpecification("name", value: "key", help: "The key, attribute or column of the names."),
      OptionSpecification(
        "parent", value: "key", help: "The key, attribute or column that names the region above."),
      OptionSpecification(
        "children", value: "key,…", help: "The keys or tags that hold the regions below."),
      OptionSpecification(
        "attributes", value: "key,…", help: "What to keep besides; by default all that is left."),
      OptionSpecification(
        "levels", value: "key,…",
        help: "The columns of the levels, topmost first, where rows are paths."),
      OptionSpecification(
        "structure", value: "name", help: "The only way to connect the records that is tried.",
        choices: ImportOptions.structureNames),
      OptionSpecification(
        "explain", help: "Print the readings that were weighed, best first, and their evidence."),
      OptionSpecification(
        "ids", value: "rule",
        help: "source: as they are; scoped: paths of them; path: number the regions by place.",
        choices: ImportOptions.IDs.allCases.map(\.rawValue)),
      OptionSpecification("root", value: "id", help: "Make this region's children the roots."),
      OptionSpecification(
        "on-error", value: "act", help: "stop: write nothing; skip: leave out what is wrong.",
        choices: ImportOptions.OnError.allCases.map(\.rawValue)),
      OptionSpecification(
        "orphans", value: "act", help: "report a missing parent, or make such regions roots.",
        choices: ImportOptions.Orphans.allCases.map(\.rawValue)),
      OptionSpecification(
        "drop-placeholders", help: "Remove “请选择”, “市辖区” and the like."),
      OptionSpecification("trim", help: "Remove white space around names."),
      OptionSpecification(
        "merge", value: "base",
        help: "Add what the sources know to this .regions file: attributes, deeper levels.",
        completion: .file),
      OptionSpecification(
        "pinyin", help: "Add how Chinese names are read, as the attribute “pinyin”."),
      OptionSpecification("title", value: "text", help: "What the data set is called."),
      OptionSpecification("as-of", value: "date", help: "The date the data is true of."),
      OptionSpecification("origin", value: "text", help: "Where the data was taken from."),
      OptionSpecification("license", value: "text", help: "The terms it may be used under."),
      OptionSpecification("dry-run", help: "Report what would be done, write nothing."),
      JSONOption.specification,
    ],
    examples: [
      CommandExample("regions import areas.json", "write areas.regions"),
      CommandExample(
        "regions import provinces.csv cities.csv areas.csv -o china.regions", "one file a level"),
      CommandExample("regions import table.csv --dry-run", "show what would be made of it"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let output = arguments.value("output") ?? defaultOutput(arguments.operands[0])
    if !arguments.has("dry-run") {
      try ImportOutput.check(output, sources: arguments.operands, streams)
    }
    try arguments.value("as-of").map { try DateOption.check($0, "as-of") }
    let sources = arguments.operands.map { $0 == "-" ? ImportSource.standardInput : .file($0) }
    let progress = ImportProgress(streams)
    let importer = Importer(
      readers: [.xml, .json, .yaml, .sqlite, .archive], options: ImportOptions(arguments),
      sourceOptions: SourceOptions(arguments, progress))
    let base = try arguments.value("merge").map { try DataSetOption.open($0) }
    var result: ImportResult
    do {
      result = try importer.importTree(from: sources)
      progress.finish()
    } catch {
      progress.finish()
      let refusal = ImportRefusal(error: error, sources: arguments.operands)
      throw try refusal.written(
        isJSON: arguments.has("json"), explains: arguments.has("explain"), streams)
    }
    var summary = ImportSummary(report: result.report, sources: arguments.operands)
    if let base {
      summary.merged = try merge(&result, into: base, source: arguments.operands[0])
      summary.report = result.report
    }
    summary.byteCount = result.bytes.count
    let isDry = arguments.has("dry-run")
    if !isDry { try AtomicFile.write(to: output, streams) { try $0.write(result.bytes) } }
    let stream = output == "-" && !isDry ? streams.errors : streams.output
    let explains = arguments.has("explain")
    if arguments.has("json") {
      try stream.write(summary.json(output: output, explains: explains))
    } else {
      if explains { try stream.write(summary.explanation.text(in: streams.translation)) }
      for warning in result.report.warnings {
        try streams.errors.write(streams.text(warning.text()) + "\n")
      }
      try stream.write(streams.text(summary.text(output: isDry ? nil : output)) + "\n")
    }
    return .success
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
        Diagnostic(.warning, SourcePlace(source), .notInBase(ids: merged.unmatched)))
    }
    return
      "; merged: \(TextParts.regions(merged.matched)) matched, \(Thousands.text(merged.added)) added below them"
  }

  /// "data/areas.json" as "data/areas.regions".
  static func defaultOutput(_ source: String) -> String {
    if source == "-" { return "-" }
    let start = source.lastIndex(of: "/").map { source.index(after: $0) } ?? source.startIndex
    var name = source[start...]
    if name.hasSuffix(".gz"), name.count > 3 { name = name.dropLast(3) }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    return source[..<start] + name + ".regions"
  }
}
