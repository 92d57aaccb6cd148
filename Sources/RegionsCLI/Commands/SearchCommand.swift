import Regions
import RegionsSearch
import RegionsTerminal
import TranslatedText

/// `regions search`: the regions that what was typed stands for.
package enum SearchCommand: Command {
  package static let specification = CommandSpecification(
    name: "search",
    summary: Wording("find regions by name, pinyin, initials or ID", zh: "按名称、拼音、首字母或 ID 查找区划。"),
    discussion: Wording(
      """
      Prints ID, NAME and PATH of the regions found, best first, as “lookup” does. TEXT is any of a
      region's names, of today or of before, in Chinese (simplified or traditional) or another
      language, a part of one, its pinyin (spelled out, spaced, or first letters), its ID, or several
      of these along the path, in any order, with any separator or none; or an area code or a postcode by
      itself. An address finds its region.
      Where nothing is called so, what comes near is printed, and a line on standard error says so.
      With --json, “matched” says why a region was found. Nothing found: exit status 1.
      """,
      zh: """
        按“lookup”的形式输出找到的区划的 ID、名称和路径，最合适的在前。TEXT 可以是区划现在或从前的任何
        名称，简体、繁体或外文，名称的一部分，拼音（全拼、分开写或首字母），ID，或路径上几级的组合：
        次序不限，用任何分隔符或不分隔；也可以是单独的区号或邮政编码。地址会找到它所在的区划。没有这样叫的区划时，输出相近的，并在
        标准错误上说明。用 --json 时，“matched”说明为什么找到。什么都找不到：退出状态 1。
        """),
    operands: [
      OperandSpecification("text", .oneOrMore, help: "What to look for.", zh: "要找什么。")
    ],
    options: [
      DataSetOption.specification,
      OptionSpecification(
        "within", letter: "w", value: "id", help: "Only regions below this one.", zh: "只找这个区划之下的。"),
      OptionSpecification(
        "level", value: "n", numbers: 1 ... .max,
        help: "Only regions of this level, 1 for the top.", zh: "只找这一层的，最上层为 1。"),
      RankOption.specification("Only regions of this rank and above", zh: "只找这一级别及以上的"),
      OptionSpecification(
        "limit", letter: "n", value: "n", numbers: 0 ... .max,
        help: "At most this many results, 0 for all. Default: 20.", zh: "最多这么多结果，0 为全部。默认 20。"),
      OptionSpecification(
        "exact", help: "Leave out what only comes near.", zh: "不要只是相近的。"),
      JSONOption.specification,
    ],
    examples: [
      CommandExample(
        "regions search 朝阳", "every 朝阳, the best known first", zh: "所有的“朝阳”，最知名的在前"),
      CommandExample("regions search gd sz nanshan", "南山区 in 深圳市, 广东省", zh: "广东省深圳市的南山区"),
      CommandExample(
        "regions search --until county 崇文区",
        "what a former district belongs to", zh: "从前的区现在属于哪里"),
      CommandExample("regions search 0571", "by its area code, or a postcode", zh: "按区号或邮政编码"),
      CommandExample(
        "regions search 雄安新区", "where an area lies that is no division", zh: "不是行政区划的地方在哪里"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let level = arguments.integer("level")
    let limit = arguments.integer("limit") ?? 20
    let tree = try DataSetOption.open(arguments, streams)
    let text = arguments.operands.joined(separator: " ")
    let search = RegionSearch(tree, former: FormerData.fitting(tree))
    let within: Region? = try arguments.value("within").map { try tree.region($0) }
    let until = try RankOption.value(arguments, tree, levels: Self.levels)
    let matches = search.results(
      for: text, limit: limit == 0 ? .max : limit, within: within, level: level, until: until,
      exact: arguments.has("exact"))
    if matches.isEmpty {
      try streams.note(
        Self.nothing(text, elsewhere: search.results(for: text, limit: 1).first, arguments))
    } else if matches[0].isNear {
      try streams.note("regions: nothing is called “\(RegionLine.clean(text))”; nearest:")
    } else if matches[0].kind == .zone, let zone = matches[0].otherName {
      try streams.note("regions: \(RegionLine.clean(zone)) is no division; it lies in:")
    }
    if arguments.has("json") {
      for match in matches {
        try streams.write(RegionLine.json(match.region, matched: match.kind.rawValue))
      }
    } else if let columns = streams.tableColumns {
      try streams.write(SearchTable(matches, columns: columns).lines)
    } else {
      for match in matches { try streams.write(RegionLine.text(match.region)) }
    }
    if matches.count == limit {
      let count = search.count(
        for: text, within: within, level: level, until: until, exact: arguments.has("exact"))
      if count > limit {
        try streams.note(
          "regions: \(Thousands.text(limit)) of \(Thousands.text(count)); --limit shows more")
      }
    }
    return matches.isEmpty ? .notFound : .success
  }

  private static let levels: Message = "; “--level” goes by levels"

  /// The options that leave regions out.
  private static let narrowing = ["within", "level", "until"]

  /// That nothing was found and, where it is options that leave it out, which.
  private static func nothing(
    _ text: String, elsewhere: RegionMatch?, _ arguments: ParsedArguments
  ) -> Message {
    let nothing: Message = "regions: nothing is called “\(RegionLine.clean(text))”"
    guard let elsewhere else { return nothing }
    let path = RegionLine.clean(elsewhere.region.path.map(\.name).joined(separator: "/"))
    let found = "\(RegionLine.clean(elsewhere.region.id)) \(path)"
    if elsewhere.isNear { return nothing + "; without --exact, the nearest is \(found)" }
    let options = narrowing.filter { arguments.value($0) != nil }.map { "--\($0)" }
    return nothing + "; without \(options.joined(separator: " ")), there is \(found)"
  }
}
