import ArgumentParsing
import Regions
import RegionsTerminal

/// Rows of a table whose region isn't known: the first ones are named with their line, all are counted.
struct RowDoubts {
  private let streams: Streams
  private var count = 0

  private static let shown = 10

  /// Said of a row that has nothing in the place of the ID.
  private let missing: Message

  init(_ streams: Streams, missing: Message) {
    self.streams = streams
    self.missing = missing
  }

  /// - Parameter id: what the row has for an ID; `nil` if it has no such column.
  mutating func add(line: Int, id: String?, in tree: RegionTree) throws {
    count += 1
    guard count <= Self.shown else { return }
    let doubt: Message =
      switch id {
      case nil: missing
      case ""?: "the row has no ID"
      case let id?: MissingID.message(id, in: tree)
      }
    try streams.queueNote("standard input:\(line): warning: \(doubt)")
  }

  /// Says how many there were.
  func finish() throws -> ExitStatus {
    guard count > 0 else { return .success }
    if count > Self.shown {
      try streams.queueNote(
        "regions: \(Thousands.text(count)) rows have no region, the first \(Self.shown) are listed above"
      )
    }
    return .notFound
  }
}
