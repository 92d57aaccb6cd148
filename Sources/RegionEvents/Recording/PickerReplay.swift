internal import JSONDocument
public import RegionPicker
public import Regions

/// Goes through what a ``PickerRecorder`` noted, with the same data set.
public struct PickerReplay {
  private var session: PickerSession<RegionTreeSource>

  /// What came of one event, and what had come of it when it was recorded.
  public struct Step: Hashable, Sendable {
    /// The state as `--events` prints it, or `{"error":"…"}`.
    public let line: String
    /// The same as recorded.
    public let recorded: String

    public var isSame: Bool { line == recorded }
  }

  /// The picker as it is.
  public var picker: CascadePicker<String> { session.picker }

  /// - Parameters:
  ///   - header: the first line of the recording.
  ///   - former: regions that are no more, whose names the filter finds too.
  /// - Throws: ``PickerReplayError`` if it isn't one, or was made with another data set.
  public init(
    header: String, tree: RegionTree, former: RegionTree? = nil
  ) throws(PickerReplayError) {
    guard let header = PickerRecordingHeader(try Self.parse(header)) else {
      throw PickerReplayError("not the first line of a picker's recording")
    }
    guard header.regions == tree.count else {
      throw PickerReplayError(
        "recorded with a data set of \(header.regions) regions, this one has \(tree.count)")
    }
    session = PickerSession(
      source: RegionTreeSource(tree, until: header.until, former: former),
      configuration: header.configuration)
  }

  /// Sends the event of one further line.
  public mutating func step(_ line: String) throws(PickerReplayError) -> Step {
    let value = try Self.parse(line)
    guard let event = value["event"].flatMap(PickerEventRecord.init)?.event,
      value["state"] != nil || value["error"] != nil
    else {
      throw PickerReplayError("not a line of a picker's recording")
    }
    let recorded: JSONValue = value["state"] ?? ["error": value["error"] ?? .null]
    do {
      try session.send(event)
      return Step(line: PickerStateLine(picker).text, recorded: recorded.description)
    } catch {
      let refused: JSONValue = ["error": .string("\(error)")]
      return Step(line: refused.description, recorded: recorded.description)
    }
  }

  private static func parse(_ line: String) throws(PickerReplayError) -> JSONValue {
    do {
      return try JSONValue(parsing: line)
    } catch {
      throw PickerReplayError("\(error)")
    }
  }
}

/// Why a recording can't be replayed.
public struct PickerReplayError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
