internal import JSONDocument
public import RegionPicker
internal import Regions

/// Notes every event of a picker and what came of it, one JSON object a line, so that a report of a
/// fault is a file: ``PickerReplay`` goes through it again.
///
/// The first line says what the picker was opened with; each other one holds an event and either the
/// state after it or the reason it was refused:
///
///     {"picker":1,"regions":41934,"within":null,"depth":3,"anyLevel":false,"restores":false,…}
///     {"event":{"event":"open"},"state":{"titles":["请选择"],"selected":[],"focus":0,…}}
///     {"event":{"event":"tab","level":7},"error":"no level 7 to choose from"}
public final class PickerRecorder {
  public typealias Picker = CascadePicker<String>

  /// The lines not yet taken, each with its end.
  private var lines: String

  public init(source: RegionTreeSource, configuration: Picker.Configuration) {
    let header = PickerRecordingHeader(
      regions: source.tree.count, until: source.until, configuration: configuration)
    lines = "\(header.value)\n"
  }

  /// Notes one event.
  ///
  /// - Parameters:
  ///   - refusal: why it didn't happen, if it didn't.
  ///   - picker: as the event left it.
  public func note(_ event: Picker.Event, refusal: Picker.Refusal?, picker: Picker) {
    // The replies of the source are not part of the record: it is asked again.
    guard let event = PickerEventRecord(event)?.value else { return }
    let line: JSONValue =
      if let refusal {
        ["event": event, "error": .string("\(refusal)")]
      } else {
        ["event": event, "state": PickerStateLine(picker).value]
      }
    lines += "\(line)\n"
  }

  /// The lines since the last call, each with its end.
  public func takeLines() -> String {
    defer { lines = "" }
    return lines
  }
}

/// The first line of a recording.
struct PickerRecordingHeader: Equatable {
  var regions: Int
  var until: RegionRank?
  var configuration: CascadePicker<String>.Configuration

  static let version = 1

  init(
    regions: Int, until: RegionRank?, configuration: CascadePicker<String>.Configuration
  ) {
    self.regions = regions
    self.until = until
    self.configuration = configuration
  }

  var value: JSONValue {
    [
      "picker": .integer(Self.version),
      "regions": .integer(regions),
      "within": configuration.root.map(JSONValue.string) ?? .null,
      "depth": configuration.maxDepth.map { .integer($0) } ?? .null,
      "until": until.map { .integer($0.rawValue) } ?? .null,
      "anyLevel": .bool(configuration.allowsAnyLevel),
      "restores": .bool(configuration.restoresReselected),
    ]
  }

  /// Reads the line; `nil` if it isn't one of this version.
  init?(_ value: JSONValue) {
    guard value["picker"]?.integer == Self.version, let regions = value["regions"]?.integer,
      let anyLevel = value["anyLevel"]?.bool, let restores = value["restores"]?.bool,
      let within = value["within"], within == .null || within.string != nil,
      let depth = value["depth"], depth == .null || (depth.integer ?? 0) >= 1
    else { return nil }
    // A recording from before there were ranks has no such key.
    let until = value["until"] ?? .null
    self.until = until.integer.flatMap { RegionRank(rawValue: $0) }
    guard until == .null || self.until != nil else { return nil }
    self.regions = regions
    configuration = .init(
      maxDepth: depth.integer, root: within.string, allowsAnyLevel: anyLevel,
      restoresReselected: restores)
  }
}
