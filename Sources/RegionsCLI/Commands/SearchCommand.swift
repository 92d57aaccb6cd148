import ArgumentParsing
import Regions
import RegionsSearch

/// `regions search`: the regions that what was typed stands for.
enum SearchCommand: Command {
  static let specification = CommandSpecification(
    name: "search", summary: "find regions by name, pinyin, initials or ID",
    discussion: """
      Prints ID, NAME and PATH of the regions found, best first, as “lookup” does. TEXT is a name,
      a part of one, its pinyin (spelled out, spaced, or first letters), or an ID or its
      beginning; of several words, each has to match the region or one above it, in any order.
      One slip of the hand is forgiven where nothing else is found. With --json, “matched” tells
      why. Nothing found: exit status 1.
      """,
    operands: [OperandSpecification("text", .oneOrMore, help: "What to look for.")],
    options: [
      DataSetOption.specification,
      OptionSpecification("within", value: "id", help: "Only regions below this one."),
      OptionSpecification("level", value: "n", help: "Only regions of this level, 1 for the top."),
      OptionSpecification("limit", value: "n", help: "At most this many results. Default: 20."),
      JSONOption.specification,
    ],
    examples: [
      ("regions search 朝阳", "every 朝阳, cities first"),
      ("regions search gd sz nanshan", "南山区 in 深圳市, 广东省"),
      ("regions search --level 1 hlj", "a province by its initials"),
    ])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let level = try arguments.integer("level", in: 1...Int.max)
    let limit = try arguments.integer("limit", in: 1...Int.max) ?? 20
    let tree = try DataSetOption.open(arguments, streams)
    let matches = RegionSearch(tree).results(
      for: arguments.operands.joined(separator: " "), limit: limit,
      within: try arguments.value("within").map(tree.region), level: level)
    for match in matches {
      try streams.output.write(
        arguments.has("json")
          ? RegionLine.json(match.region, matched: match.kind.rawValue)
          : RegionLine.text(match.region))
    }
    return matches.isEmpty ? .notFound : .success
  }
}
