import Regions
import TranslatedText

/// The options of the commands that put columns behind those of a table.
struct TableOptions {
  /// Which column: the n-th from 1, or the one with a heading.
  enum Column {
    case number(Int)
    case heading(String)
  }

  let column: Column
  let hasHeader: Bool
  let delimiter: UInt8?
  let added: [RegionColumn]

  static func specifications(_ what: String, zh chinese: String) -> [OptionSpecification] {
    [
      OptionSpecification(
        "column", letter: "c", value: "column",
        help: "The column of a table that has the \(what): its number, from 1, or its heading.",
        zh: "表格中存\(chinese)的列：从 1 起的列号，或列名。"),
      OptionSpecification(
        "header", letter: "H",
        help: "The table's first row has headings.", zh: "表格的第一行是列名。"),
      OptionSpecification(
        "delimiter", value: "name",
        help:
          "What separates columns, comma, tab, semicolon, pipe or the character. Default: as the first row has it.",
        zh: "列的分隔符：comma、tab、semicolon、pipe，或该字符本身。默认由第一行判断。",
        completion: .words(DelimitedRecord.names.map(\.name))),
      OptionSpecification(
        "add", letter: "a", value: "column,…",
        help:
          "The columns to add, such as id,name,path,province,prefecture,county. Default: name,path.",
        zh: "要添加的列，如 id,name,path,province,prefecture,county。默认为 name,path。"),
    ]
  }

  /// - Parameters:
  ///   - defaults: what is added where nothing else is asked for.
  ///   - extra: what columns there are besides those of a region.
  /// - Returns: `nil` if no table is read.
  init?(
    _ arguments: ParsedArguments, _ tree: RegionTree, defaults: [RegionColumn], extra: [String]
  ) throws(UsageError) {
    guard let column = arguments.value("column") else {
      for option in ["delimiter", "add"] where arguments.value(option) != nil {
        throw UsageError("“--\(option)” goes with “--column”")
      }
      if arguments.has("header") { throw UsageError("“--header” goes with “--column”") }
      return nil
    }
    if let number = Int(column), number < 1 {
      throw UsageError("“--column” takes a number from 1 or a heading, not “\(column)”")
    }
    if arguments.has("json") { throw UsageError("“--json” doesn't go with “--column”") }
    guard arguments.operands.isEmpty || arguments.operands == ["-"] else {
      throw UsageError("with “--column”, a table is read from standard input and no arguments")
    }
    self.column = Int(column).map { .number($0) } ?? .heading(column)
    hasHeader = arguments.has("header")
    delimiter = try arguments.value("delimiter").map(Self.delimiter)
    added =
      if let text = arguments.value("add") {
        try RegionColumn.list(text, option: "add", of: tree, extra: extra)
      } else {
        defaults
      }
  }

  /// A delimiter by its name, or the character itself.
  private static func delimiter(_ text: String) throws(UsageError) -> UInt8 {
    if let known = DelimitedRecord.names.first(where: { $0.name == text }) { return known.byte }
    let bytes = Array(text.utf8)
    if text == "\\t" { return 9 }
    guard bytes.count == 1, !DelimitedRecord.isNoDelimiter(bytes[0]) else {
      let names = DelimitedRecord.names.map(\.name)
      throw UsageError(
        "“--delimiter” takes \(names.joined(separator: ", ")) or one ASCII character, not “\(text)”"
          + suggestion(for: text, among: names, ""))
    }
    return bytes[0]
  }
}
