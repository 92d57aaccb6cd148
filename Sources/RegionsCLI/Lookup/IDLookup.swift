import ArgumentParsing
import Regions

/// `regions lookup` of IDs: one answer each, in order.
final class IDLookup {
  private let tree: RegionTree
  private let json: Bool
  private let streams: Streams
  private var rows: RegionRows
  private(set) var status = ExitStatus.success

  init(_ tree: RegionTree, json: Bool, _ streams: Streams) {
    self.tree = tree
    self.json = json
    self.streams = streams
    rows = RegionRows(of: tree) { region in
      json ? RegionLine.jsonBytes(region) : RegionLine.textBytes(region)
    }
  }

  /// Answers the IDs of the command line.
  func answer(_ ids: [String]) throws {
    for id in ids {
      var id = id
      try id.withUTF8 { try answer(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Answers the lines of standard input, in blocks; all that was asked is answered before waiting for
  /// more.
  func answerLines() throws {
    try streams.input.forEachLine(beforeWaiting: streams.flush, answer)
  }

  private func answer(_ asked: UnsafeRawBufferPointer) throws {
    let id = AskedID.trimmed(asked)
    if let node = AskedID.node(id, in: tree) {
      try rows.write(node, to: streams.output)
    } else {
      try tellMissing(String(decoding: id, as: UTF8.self))
    }
  }

  private func tellMissing(_ id: String) throws {
    status = .notFound
    try streams.output.write(json ? RegionLine.json(missing: id) : RegionLine.text(missing: id))
    try streams.queueNote("regions: \(MissingID.message(id, in: tree))")
  }
}
