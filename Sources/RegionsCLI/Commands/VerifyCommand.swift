import ArgumentParsing
import Regions

/// `regions verify`: reads every byte and every region.
enum VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify",
    summary: Wording(
      "check a .regions file, every byte and every region", zh: "检查一个 .regions 文件的每个字节和每个区划。"),
    operands: [
      OperandSpecification(
        "file", .one, help: "The .regions file.", zh: ".regions 文件。",
        completion: .files(ending: "regions"))
    ],
    options: [JSONOption.specification])

  static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    let path = arguments.operands[0]
    let tree = try DataSetOption.open(path)
    do {
      try tree.verify()
    } catch {
      throw CommandFailure(error, path: path)
    }
    if arguments.has("json") {
      try streams.output.write(
        "{\"ok\":true,\"nodes\":\(tree.count),\"bytes\":\(tree.byteCount)}\n")
    } else {
      let ok: Message =
        "\(path): ok, \(Counted.regions(tree.count)), \(Counted.bytes(tree.byteCount))"
      try streams.output.write(streams.text(ok) + "\n")
    }
    return .success
  }
}
