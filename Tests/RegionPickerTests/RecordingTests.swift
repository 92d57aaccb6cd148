import RegionEvents
import RegionPicker
import Regions
import Testing

/// A recording is replayed to the same states, and reports where it is not.
struct RecordingTests {
  static let tree = Place.tree(Place.china)
  static let configuration = Picker.Configuration(maxDepth: 3, allowsAnyLevel: true)

  /// A session with all kinds of events, recorded: a line for each and the header.
  private func recording() -> [String] {
    let recorder = PickerRecorder(
      source: RegionTreeSource(Self.tree), configuration: Self.configuration)
    var session = PickerSession(
      source: RegionTreeSource(Self.tree), configuration: Self.configuration)
    session.observer = recorder.note
    let events: [Picker.Event] = [
      .open, .select(level: 0, row: 0), .filter("州"), .back, .selectTab(9), .preset(["gd", "dg"]),
      .presetID("th"), .search("广", .subtree), .search("广州"), .acceptResult(0), .confirm(level: 0),
      .open, .retry, .confirm(), .open, .cancel(revert: true), .open, .cancel(),
    ]
    for event in events { _ = try? session.send(event) }
    return recorder.takeLines().split(separator: "\n").map(String.init)
  }

  @Test func `every line is replayed to the state it holds`() throws {
    let lines = recording()
    #expect(lines.count == 19)
    var replay = try PickerReplay(header: lines[0], tree: Self.tree)
    for line in lines.dropFirst() {
      let step = try replay.step(line)
      #expect(step.isSame, "\(step)")
    }
    #expect(replay.picker.phase == .cancelled)
  }

  @Test func `a session of lines is replayed too, reopenings included`() throws {
    let recorder = PickerRecorder(
      source: RegionTreeSource(Self.tree), configuration: Self.configuration)
    var session = try PickerEventSession(
      tree: Self.tree, configuration: Self.configuration, recorder: recorder)
    for line in [
      #"{"event":"select","level":0,"id":"tw"}"#,
      // Refused, so the picker stays closed and nothing is noted.
      #"{"event":"select","level":7,"row":0}"#, #"{"event":"preset","id":"nowhere"}"#,
      #"{"event":"tab","level":0}"#, #"{"event":"preset","id":"th"}"#,
    ] {
      _ = session.answer(to: line)
    }
    let lines = recorder.takeLines().split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    var replay = try PickerReplay(header: lines[0], tree: Self.tree)
    for line in lines.dropFirst() { #expect(try replay.step(line).isSame) }
    #expect(replay.picker.shown == session.picker.shown)
  }

  @Test func `a state that is not the recorded one is reported`() throws {
    let lines = recording()
    var replay = try PickerReplay(header: lines[0], tree: Self.tree)
    let step = try replay.step(lines[1].replacing("choosing", with: "finished"))
    #expect(!step.isSame)
    #expect(step.recorded.contains("finished"))
  }

  @Test func `another data set, and what is no recording, are refused`() throws {
    let lines = recording()
    let other = Place.tree([Place("a", "A")])
    #expect {
      try PickerReplay(header: lines[0], tree: other)
    } throws: {
      "\($0)" == "recorded with a data set of 7 regions, this one has 1"
    }
    for header in ["", "{}", lines[1], lines[0].replacing("\"depth\":3", with: "\"depth\":0")] {
      #expect(throws: PickerReplayError.self) {
        try PickerReplay(header: header, tree: Self.tree)
      }
    }
    var replay = try PickerReplay(header: lines[0], tree: Self.tree)
    for line in [
      "", "{}", lines[0], #"{"event":{"event":"select","level":0},"state":{}}"#,
      #"{"event":{"event":"open"}}"#,
    ] {
      #expect(throws: PickerReplayError.self) { try replay.step(line) }
    }
  }
}
