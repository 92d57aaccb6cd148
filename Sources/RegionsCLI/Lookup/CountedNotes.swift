import Regions
import RegionsTerminal
import TranslatedText

/// What is said of rows, as of what isn't there: the first ones are told one by one, all are counted.
struct CountedNotes {
  private let streams: Streams
  private var count = 0

  private static let shown = 10

  init(_ streams: Streams) {
    self.streams = streams
  }

  /// - Parameter message: what is said of it.
  mutating func add(_ message: () throws -> Message) throws {
    count += 1
    guard count <= Self.shown else { return }
    try streams.queueNote(message())
  }

  /// Says how many more there were.
  func finish() throws -> ExitStatus {
    guard count > 0 else { return .success }
    if count > Self.shown {
      try streams.queueNote("regions: … and \(Thousands.text(count - Self.shown)) more")
    }
    return .notFound
  }
}
