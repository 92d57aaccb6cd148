import JSONDocument
import Regions
import TranslatedText

/// `regions verify`: reads every byte and every region.
package enum VerifyCommand: Command {
  package static let specification = CommandSpecification(
    name: "verify",
    summary: Wording(
      "check .regions files, every byte and every region", zh: "检查 .regions 文件的每个字节和每个区划。"),
    operands: [
      OperandSpecification(
        "file", .oneOrMore, help: "The .regions files, “-” for standard input.",
        zh: ".regions 文件，“-”为标准输入。",
        completion: .files(ending: "regions"))
    ],
    options: [JSONOption.specification])

  package static func run(_ arguments: ParsedArguments, _ streams: Streams) throws -> ExitStatus {
    var status = ExitStatus.success
    for path in arguments.operands {
      do {
        try check(path, isJSON: arguments.has("json"), streams)
      } catch let failure as CommandFailure {
        if arguments.has("json") {
          var json = JSONWriter()
          json.raw("{\"ok\":false")
          json.member("file", InputFile.name(of: path).description)
          json.member("error", failure.message.description)
          json.raw("}\n")
          try streams.write(json.bytes)
        }
        try streams.note(failure.message)
        if status == .success { status = failure.status }
      }
    }
    return status
  }

  private static func check(_ path: String, isJSON: Bool, _ streams: Streams) throws {
    let tree = try DataSetOption.open(path, streams)
    let name = InputFile.name(of: path)
    do {
      try tree.verify()
    } catch {
      throw CommandFailure(error, path: name)
    }
    if isJSON {
      var json = JSONWriter()
      json.raw("{\"ok\":true")
      json.member("file", name.description)
      json.member("nodes", tree.count)
      json.member("bytes", tree.byteCount)
      json.raw("}\n")
      try streams.write(json.bytes)
    } else {
      let ok: Message =
        "\(name): ok, \(Counted.regions(tree.count)), \(Counted.bytes(tree.byteCount))"
      try streams.write(streams.text(ok) + "\n")
    }
  }
}
