import Regions
import TranslatedText

/// `regions children`: what lies directly below regions.
package enum ChildrenCommand: Command {
  package static let specification = CommandSpecification(
    name: "children",
    summary: Wording("list the regions directly below a region", zh: "列出一个区划的直接下级。"),
    discussion: Wording(
      """
      Prints ID and NAME, separated by a tab, in the source's order, of the regions below each of
      those that are named. An ID that is not there is told on standard error, and the exit status is
      1 at the end.
      """,
      zh: """
        按来源中的顺序，输出所给各区划的直接下级的 ID 和名称，以制表符分隔。找不到的 ID 在标准错误上说明，
        最后退出状态为 1。
        """),
    operands: [
      OperandSpecification(
        "id", .any,
        help: "The regions, “-” for IDs from standard input; without any, the top level.",
        zh: "区划，“-”为从标准输入读取 ID；不给则为最上级。"
      )
    ],
    options: [DataSetOption.specification, JSONOption.specification],
    examples: [
      CommandExample("regions children 440000", "the cities of 广东省", zh: "广东省的各市"),
      CommandExample(
        "regions children | cut -f1 | regions children -", "all regions of the second level",
        zh: "第二层的全部区划"),
    ])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let tree = try DataSetOption.open(arguments, streams)
    let isJSON = arguments.has("json")
    if !isJSON { streams.alignAnswers() }
    func show(_ regions: RegionCollection) throws {
      for region in regions {
        try streams.write(
          isJSON
            ? RegionLine.json(region)
            : "\(RegionLine.clean(region.id))\t\(RegionLine.clean(region.name))\n")
      }
    }
    guard !arguments.operands.isEmpty else {
      try show(tree.roots)
      return .success
    }
    return try RegionOperands(arguments.operands, of: tree, streams).visit {
      try show($0.children)
    }
  }
}

/// The regions that the operands of a command name: IDs, or “-” for those on standard input.
struct RegionOperands {
  private let operands: [String]
  private let tree: RegionTree
  private let streams: Streams

  init(_ operands: [String], of tree: RegionTree, _ streams: Streams) {
    self.operands = operands
    self.tree = tree
    self.streams = streams
  }

  /// Calls `body` with each region, in order.
  ///
  /// - Returns: the status at the end: whether every one is there.
  func visit(_ body: (Region) throws -> Void) throws -> ExitStatus {
    var missing = CountedNotes(streams)
    func take(_ id: String) throws {
      if let region = tree[id] { return try body(region) }
      try missing.add { "regions: warning: \(MissingID.message(id, in: tree))" }
    }
    for operand in operands {
      guard operand == "-" else {
        try take(operand)
        continue
      }
      while let line = try streams.input.nextBytes(beforeWaiting: streams.flush) {
        let id = unsafe line.withUnsafeBytes {
          unsafe String(decoding: AskedID.trimmed($0), as: UTF8.self)
        }
        if !id.isEmpty { try take(id) }
      }
    }
    return try missing.finish()
  }
}

extension RegionTree {
  /// The region with an ID, or the failure every command ends with when it isn't there.
  func region(_ id: String) throws -> Region {
    guard let region = self[id] else {
      throw CommandFailure(.notFound, "regions: \(MissingID.message(id, in: self))")
    }
    return region
  }
}
