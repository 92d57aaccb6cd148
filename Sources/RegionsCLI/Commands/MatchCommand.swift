import ArgumentParsing
import Regions
import RegionsMatch

/// `regions match`: from addresses to their regions.
enum MatchCommand: Command {
  static let specification = CommandSpecification(
    name: "match", summary: "find the region an address lies in",
    discussion: """
      Prints ID, PATH and REST of each address, separated by tabs; REST is what is left of the address
      behind the region. Without addresses, reads them from standard input, one a line, and answers
      each at once. Names may be cut short, left out, former ones or in traditional characters. An
      address that names no region gives empty ID and PATH and itself as REST, and exit status 1 at
      the end. With --json, “confidence” says how sure the region is (certain, likely or guess),
      “parts” what it was read from, and “alternatives” what else it could be.
      """,
    operands: [OperandSpecification("address", .any, help: "The addresses.")],
    options: [
      DataSetOption.specification,
      RankOption.specification("The region of this rank at most"),
      OptionSpecification("within", value: "id", help: "Only this region and those below it."),
      JSONOption.specification,
    ],
    examples: [
      CommandExample("regions match 浙江省杭州市西湖区文三路478号", "the region of an address, and the rest"),
      CommandExample(
        "regions match --until county --json <addresses.txt", "down to counties, with confidence"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let tree = try DataSetOption.open(arguments, streams)
    let matcher = AddressMatcher(tree, former: FormerData.fitting(tree))
    var answers = MatchAnswers(
      matcher.reader(
        within: try arguments.value("within").map(tree.region),
        until: try RankOption.value(arguments, tree)),
      json: arguments.has("json"), streams.output)
    if arguments.operands.isEmpty {
      guard !streams.input.isTerminal else {
        throw UsageError("missing <address>: give addresses, or one a line on standard input")
      }
      while let line = try streams.input.nextBytes(beforeWaiting: { try streams.output.flush() }) {
        try unsafe line.withUnsafeBufferPointer { try unsafe answers.answer($0) }
      }
    } else {
      for address in arguments.operands {
        try unsafe Array(address.utf8).withUnsafeBufferPointer { try unsafe answers.answer($0) }
      }
    }
    return answers.allFound ? .success : .notFound
  }
}
