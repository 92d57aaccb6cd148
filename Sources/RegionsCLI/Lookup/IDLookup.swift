import ArgumentParsing
import Regions
import RegionsChina

/// `regions lookup` of IDs: one answer each, in order.
final class IDLookup {
  private let tree: RegionTree
  private let json: Bool
  /// Whether an ID that was in force once is answered with the one region that took its place.
  private let current: Bool
  private let streams: Streams
  private(set) var status = ExitStatus.success

  init(_ tree: RegionTree, json: Bool, current: Bool = false, _ streams: Streams) {
    self.tree = tree
    self.json = json
    self.current = current
    self.streams = streams
  }

  private static func row(_ region: Region, json: Bool) -> [UInt8] {
    json ? RegionLine.jsonBytes(region) : RegionLine.textBytes(region)
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
    let tree = self.tree
    let output = streams.output
    let json = self.json
    // No part of the object: one ID needs no table of rows, and millions would pay for every access.
    var rows = RegionRows(of: tree) { Self.row($0, json: json) }
    var answered: [UInt8] = []
    func pass() throws {
      try output.write(answered)
      answered.removeAll(keepingCapacity: true)
    }
    try streams.input.forEachLine(
      beforeWaiting: {
        try pass()
        try streams.flush()
      },
      { line in
        if let node = AskedID.plainNode(line, in: tree) {
          rows.append(node, to: &answered)
          if answered.count >= Self.blockSize { try pass() }
        } else {
          try pass()
          try answer(line)
        }
      })
    try pass()
  }

  private static let blockSize = 1 << 16

  private func answer(_ asked: UnsafeRawBufferPointer) throws {
    let id = AskedID.trimmed(asked)
    if let node = AskedID.node(id, in: tree) {
      try streams.output.write(Self.row(tree[number: node], json: json))
    } else {
      try tellMissing(String(decoding: id, as: UTF8.self))
    }
  }

  private func tellMissing(_ id: String) throws {
    if let former = FormerAnswer.region(id, in: tree) { return try tell(id, former) }
    status = .notFound
    try streams.output.write(json ? RegionLine.json(missing: id) : RegionLine.text(missing: id))
    try streams.queueNote("regions: \(MissingID.message(id, in: tree))")
  }

  private func tell(_ id: String, _ former: FormerRegion) throws {
    if current, let successor = former.onlySuccessor {
      return try streams.output.write(
        json ? RegionLine.jsonBytes(successor, asked: id) : RegionLine.textBytes(successor))
    }
    status = .notFound
    try streams.output.write(json ? FormerAnswer.json(id, former) : RegionLine.text(missing: id))
    try streams.queueNote("regions: \(FormerAnswer.message(id, former))")
  }
}
