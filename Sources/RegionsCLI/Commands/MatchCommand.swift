import Regions
import RegionsMatch
import TranslatedText

/// `regions match`: from addresses to their regions.
package enum MatchCommand: Command {
  package static let specification = CommandSpecification(
    name: "match", summary: Wording("find the region an address lies in", zh: "查出地址所在的区划。"),
    discussion: Wording(
      """
      Prints ID, PATH and REST of each address, separated by tabs; REST is what is left of the address
      behind the region. Without addresses, reads them from standard input, one a line, and answers
      each at once. Names may be cut short, left out, former ones or in traditional characters. An
      address that names no region gives empty ID and PATH and itself as REST, and exit status 1 at
      the end. With --json, “confidence” says how sure the region is (certain, likely or guess),
      “parts” what it was read from, and “alternatives” what else it could be.

      With --column, standard input is a table: each row is printed as it is, with the columns behind it
      that --add names: rest, confidence, former (the former name it has), and those of lookup --add.

      With --contact, each text is a message as people paste it, and a line is NAME, PHONES, ID, PATH and
      DETAIL. On standard input \\n, \\t and \\\\ stand for a line break, a tab and a backslash. With
      --json there are the postal code and ID number, too, “doubtful” lists the fields to look at and
      “left_over” what belongs to none.
      """,
      zh: """
        每个地址输出一行：ID、路径、余下部分，以制表符分隔；余下部分是地址中区划之后的文字。不给地址时
        从标准输入逐行读取，随读随答。名称可以缩写、缺级、用旧名或繁体。认不出区划的地址，ID 和路径为空，
        余下部分是地址本身，最后退出状态为 1。用 --json 时，“confidence”说明有多大把握（certain、likely
        或 guess），“parts”说明依据，“alternatives”给出其他可能。

        用 --column 时，标准输入是表格：每行原样输出，其后加上 --add 所列的各列：rest（余下部分）、
        confidence（把握）、former（地址中的旧名），以及 lookup --add 的各列。

        用 --contact 时，每条文本是一段粘贴的收货信息，每行输出姓名、电话、ID、路径和详细地址。标准输入中用
        \\n、\\t、\\\\ 表示换行、制表符和反斜杠。用 --json 时还有邮编和身份证号，“doubtful”列出需要核对的
        字段，“left_over”列出不属于任何字段的文字。
        """),
    operands: [
      OperandSpecification(
        "address", .any, help: "The addresses, “-” for those on standard input.",
        zh: "各个地址，“-”为标准输入中的。")
    ],
    options: [
      DataSetOption.specification,
      RankOption.specification("The region of this rank at most", zh: "最多到这一级别的区划"),
      OptionSpecification(
        "within", letter: "w", value: "id",
        help: "Only this region and those below it.", zh: "只在这个区划及其下级中查。"),
      OptionSpecification(
        "contact",
        help: "Take pasted messages apart: recipient, telephone, region, address.",
        zh: "拆分粘贴的收货信息：收件人、电话、区划、地址。"),
      JSONOption.specification,
    ] + TableOptions.specifications("addresses", zh: "地址"),
    examples: [
      CommandExample(
        "regions match 浙江省杭州市西湖区文三路478号",
        "the region of an address, and the rest", zh: "一个地址的区划和余下部分"),
      CommandExample(
        "regions match --until county --json <addresses.txt",
        "down to counties, with confidence", zh: "到县级为止，并说明把握"),
      CommandExample(
        "regions match -c address --add id,province,prefecture,county,rest <orders.csv",
        "a table with the regions of its addresses", zh: "给表格加上地址所在的区划"),
      CommandExample(
        "regions match --contact '张三 13800138000 杭州西湖区文三路478号'",
        "who gets it, where", zh: "收件人、电话和地址"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    guard !arguments.operands.isEmpty || !streams.input.isTerminal else {
      throw UsageError("missing <address>: give addresses, or one a line on standard input")
    }
    let tree = try DataSetOption.open(arguments, streams)
    let matcher = AddressMatcher(tree, former: FormerData.fitting(tree))
    if arguments.has("contact") { return try readContacts(arguments, streams, tree, matcher) }
    let reader = matcher.reader(
      within: try arguments.value("within").map(tree.region),
      until: try RankOption.value(arguments, tree))
    if let options = try TableOptions(
      arguments, tree, defaults: [.name, .path, .rest], extra: ["rest", "confidence", "former"])
    {
      let cells = AddressCells(reader: reader, tellsFormer: options.added.contains(.former))
      return try TableAnswers(tree, options, by: cells, streams).run()
    }
    if !arguments.has("json") { streams.alignAnswers() }
    var answers = MatchAnswers(reader, json: arguments.has("json"), streams)
    for address in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      guard address == "-" else {
        try unsafe Array(address.utf8).withUnsafeBufferPointer { try unsafe answers.answer($0) }
        continue
      }
      while let line = try streams.input.nextBytes(beforeWaiting: streams.flush) {
        try unsafe line.withUnsafeBufferPointer { try unsafe answers.answer($0) }
      }
    }
    return answers.allFound ? .success : .notFound
  }

  /// Takes pasted messages apart.
  private static func readContacts(
    _ arguments: ParsedArguments, _ streams: Streams, _ tree: RegionTree, _ matcher: AddressMatcher
  ) throws -> ExitStatus {
    // The options of tables, which go with that one alone.
    guard try TableOptions(arguments, tree, defaults: [], extra: []) == nil else {
      throw UsageError("“--contact” doesn't go with “--column”")
    }
    if !arguments.has("json") { streams.alignAnswers() }
    var answers = ContactAnswers(
      ContactReader(
        matcher, within: try arguments.value("within").map(tree.region),
        until: try RankOption.value(arguments, tree)),
      json: arguments.has("json"), streams)
    if arguments.operands.isEmpty {
      while let line = try streams.input.nextBytes(beforeWaiting: streams.flush) {
        try answers.answer(line: line)
      }
    } else {
      for text in arguments.operands { try answers.answer(text: text) }
    }
    return answers.allFound ? .success : .notFound
  }
}

/// The regions of the addresses in a table's column.
private struct AddressCells: CellReader {
  var reader: AddressReader
  /// Whether it is asked by which former name an address says where it is.
  let tellsFormer: Bool

  static let emptyCell: Message = "the row has no address"

  mutating func answer(_ cell: UnsafeRawBufferPointer) -> CellAnswer {
    let parse = unsafe cell.withMemoryRebound(to: UInt8.self) { unsafe reader.read($0) }
    guard let region = parse.region else { return .none }
    var answer = CellAnswer(
      node: region, rest: parse.restStart..<parse.restEnd, confidence: parse.confidence.rawValue)
    if tellsFormer {
      let text = unsafe String(decoding: cell, as: UTF8.self)
      let former = reader.match(text).parts.first { $0.kind == .formerName }
      answer.former = former.map { String($0.text) } ?? ""
    }
    return answer
  }

  func doubt(_ cell: String) -> Message { "no region in “\(RegionLine.clean(cell))”" }
}
