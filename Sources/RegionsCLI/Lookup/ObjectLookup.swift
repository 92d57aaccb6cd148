import JSONDocument
import Regions
import RegionsChina
import TranslatedText

/// `regions lookup --field`: name and path inside each object of JSON Lines, which stays as it is.
final class ObjectLookup {
  private let tree: RegionTree
  private let field: String
  private let answers: IDAnswers
  private let streams: Streams
  private let rows: RegionRows
  private var line = 0
  private var missing: CountedNotes

  init(_ answers: IDAnswers, field: String, _ streams: Streams) {
    tree = answers.tree
    self.answers = answers
    self.field = field
    self.streams = streams
    missing = CountedNotes(streams)
    rows = RegionRows(
      of: tree,
      .addition { _, name, path, row in
        var json = JSONWriter(bytes: row)
        row = []
        json.raw("\"region_name\":")
        json.string { $0 += name }
        json.raw(",\"region_path\":")
        json.string { $0 += path }
        row = json.bytes
      })
  }

  func run() throws -> ExitStatus {
    try unsafe streams.input.forEachLine(beforeWaiting: streams.flush, take)
    return try missing.finish()
  }

  private func take(_ bytes: UnsafeRawBufferPointer) throws {
    line += 1
    guard unsafe bytes.contains(where: { $0 > 32 }) else { return }
    let members = try unsafe members(bytes)
    // The object was read, so that its last bracket is the last one there is.
    guard let end = unsafe bytes.lastIndex(of: 125) else { return }
    let id = try members.last { $0.key == field }.map { try text($0.value) }
    let asked = id.map { $0.drop { $0 == " " } }.map(String.init)
    let node = asked.flatMap(answers.node(for:))
    try unsafe streams.write(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    if !members.isEmpty { try streams.write(",") }
    if let node {
      try unsafe streams.write(rows.row(node))
    } else {
      try streams.write("\"region_name\":null,\"region_path\":null")
      try missing.add { "standard input:\(line): warning: \(doubt(asked))" }
    }
    try streams.write("}\n")
  }

  private func doubt(_ asked: String?) -> Message {
    guard let asked else { return "the object has no “\(field)”" }
    return asked.isEmpty ? "the row has no ID" : MissingID.message(asked, in: tree)
  }

  private func members(_ bytes: UnsafeRawBufferPointer) throws -> [JSONValue.Member] {
    let value: JSONValue
    do {
      value = try unsafe JSONValue(parsing: Array(bytes))
    } catch {
      throw failure(error.placed)
    }
    guard case .object(let members) = value else { throw failure("the line is no object") }
    return members
  }

  private func text(_ value: JSONValue) throws -> String {
    switch value {
    case .string(let text), .number(let text): text
    case .null: ""
    default: throw failure("“\(field)” is neither text nor a number")
    }
  }

  private func failure(_ reason: Message) -> CommandFailure {
    CommandFailure(.dataError, "standard input:\(line): error: \(reason)")
  }
}
