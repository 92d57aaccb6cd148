import ArgumentParsing
import Regions

/// `regions lookup`: IDs to names and paths.
enum LookupCommand: Command {
  static let specification = CommandSpecification(
    name: "lookup", summary: "show the name and the path of regions",
    discussion: """
      Prints ID, NAME and PATH of each region, separated by tabs; PATH is the names from the
      root, joined by “/”. Without IDs, reads them from standard input, one a line, and answers
      each at once. Blanks and quotes around an ID don't count. An ID that is not there gives a
      line with empty NAME and PATH, and exit status 1 at the end. Of an ID that was in force
      once, a message says until when and what took its place; --current answers with that,
      where it is one region.

      With --column or --field, standard input is a table or JSON Lines: each row is printed as
      it is, with region_name and region_path behind it.
      """,
    operands: [OperandSpecification("id", .any, help: "The IDs of the regions.")],
    options: [
      DataSetOption.specification, JSONOption.specification,
      OptionSpecification(
        "current", help: "For an ID no longer in force, the one region that took its place."),
      OptionSpecification(
        "column", letter: "c", value: "column",
        help: "The column of a table that has the IDs: its number, from 1, or its heading."),
      OptionSpecification("header", letter: "H", help: "The table's first row has headings."),
      OptionSpecification(
        "delimiter", value: "name",
        help: "What separates columns. Default: as the first row has it.",
        choices: DelimitedRecord.names.map(\.name)),
      OptionSpecification(
        "field", letter: "f", value: "key", help: "The field of JSON Lines that has the IDs."),
    ],
    examples: [
      CommandExample("regions lookup 110101", "the name of a region"),
      CommandExample("cut -d, -f3 orders.csv | regions lookup --json", "the regions of a column"),
      CommandExample(
        "regions lookup --column 3 --header < orders.csv", "a table with its regions' names"),
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
