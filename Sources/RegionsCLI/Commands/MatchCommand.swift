import ArgumentParsing
import Regions
import RegionsMatch

/// `regions match`: from addresses to their regions.
enum MatchCommand: Command {
  static let specification = CommandSpecification(
    name: "match", summary: Wording("find the region an address lies in", zh: "查出地址所在的区划。"),
    discussion: Wording(
      """
      Prints ID, PATH and REST of each address, separated by tabs; REST is what is left of the address
      behind the region. Without addresses, reads them from standard input, one a line, and answers
      each at once. Names may be cut short, left out, former ones or in traditional characters. An
      address that names no region gives empty ID and PATH and itself as REST, and exit status 1 at
      the end. With --json, “confidence” says how sure the region is (certain, likely or guess),
      “parts” what it was read from, and “alternatives” what else it could be.
      """,
      zh: """
        每个地址输出一行：ID、路径、余下部分，以制表符分隔；余下部分是地址中区划之后的文字。不给地址时
        从标准输入逐行读取，随读随答。名称可以缩写、缺级、用旧名或繁体。认不出区划的地址，ID 和路径为空，
        余下部分是地址本身，最后退出状态为 1。用 --json 时，“confidence”说明有多大把握（certain、likely
        或 guess），“parts”说明依据，“alternatives”给出其他可能。
        """),
    operands: [OperandSpecification("address", .any, help: "The addresses.", zh: "各个地址。")],
    options: [
      DataSetOption.specification,
      RankOption.specification("The region of this rank at most", zh: "最多到这一级别的区划"),
      OptionSpecification(
        "within", value: "id",
        help: "Only this region and those below it.", zh: "只在这个区划及其下级中查。"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions match 浙江省杭州市西湖区文三路478号",
        "the region of an address, and the rest", zh: "一个地址的区划和余下部分"),
      CommandExample(
        "regions match --until county --json <addresses.txt",
        "down to counties, with confidence", zh: "到县级为止，并说明把握"),
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
