import RegionPicker
import Testing

/// Every event in every phase: what it is refused for, or which phase it leads to.
struct EventPhaseTests {
  enum Outcome: Equatable, Sendable {
    case refused(Picker.Refusal)
    case phase(Picker.Phase)
  }

  static let events: [Picker.Event] = [
    .open, .select(level: 0, row: 0), .selectTab(0), .back, .confirm(), .preset(["tw"]),
    .presetID("tw"), .filter("广"), .search("广"), .acceptResult(0), .retry, .cancel(),
    .cancel(revert: true), .loaded(token: 9, []), .loadFailed(token: 9),
    .located(token: 9, path: nil), .found(token: 9, [], total: 0),
  ]

  /// By event, in the order above: idle, open with the first column there, finished, cancelled.
  static let outcomes: [[Outcome]] = [
    [.phase(.open), .refused(.alreadyOpen), .phase(.open), .phase(.open)],
    [.refused(.notOpen), .phase(.open), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .phase(.open), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .refused(.atFirstLevel), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .refused(.nothingChosen), .refused(.notOpen), .refused(.notOpen)],
    [.phase(.open), .phase(.open), .phase(.open), .phase(.open)],
    [.phase(.open), .phase(.open), .phase(.open), .phase(.open)],
    [.refused(.notOpen), .phase(.open), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .phase(.open), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .refused(.unknownResult(0)), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .refused(.nothingToRetry), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .phase(.cancelled), .refused(.notOpen), .refused(.notOpen)],
    [.refused(.notOpen), .phase(.cancelled), .refused(.notOpen), .refused(.notOpen)],
    // A stale reply is no error; it changes nothing.
    [.phase(.idle), .phase(.open), .phase(.finished), .phase(.cancelled)],
    [.phase(.idle), .phase(.open), .phase(.finished), .phase(.cancelled)],
    [.phase(.idle), .phase(.open), .phase(.finished), .phase(.cancelled)],
    [.phase(.idle), .phase(.open), .phase(.finished), .phase(.cancelled)],
  ]

  @Test(arguments: zip(events, outcomes))
  func `an event in every phase`(event: Picker.Event, outcomes: [Outcome]) throws {
    for (picker, expected) in zip(try Self.pickers(), outcomes) {
      var picker = picker
      let before = picker
      do {
        _ = try picker.send(event)
        #expect(expected == .phase(picker.phase), "from \(before.phase)")
      } catch {
        #expect(expected == .refused(error), "from \(before.phase)")
        #expect(picker == before)
      }
      #expect(picker.brokenInvariant == nil)
    }
  }

  private static func pickers() throws -> [Picker] {
    let configuration = Picker.Configuration(maxDepth: 3, allowsAnyLevel: true)
    let idle = Picker(configuration: configuration)
    let open = try Session(Place.china, configuration)
    let finished = try Session(Place.china, configuration, choosing: "台湾")
    var cancelled = try Session(Place.china, configuration)
    try cancelled.send(.cancel())
    return [idle, open.picker, finished.picker, cancelled.picker]
  }

  @Test(
    arguments: [
      (Picker.Refusal.alreadyOpen, "the picker is already open"),
      (.notOpen, "the picker is not open"),
      (.unknownLevel(5), "no level 5 to choose from"),
      (.unknownRow(-1, level: 0), "level 0 has no row -1"),
      (.disabled(row: 2, level: 1), "row 2 of level 1 can't be chosen"),
      (.anyLevelNotAllowed, "only the last level may be confirmed"),
      (.nothingChosen, "nothing is chosen yet"),
      (.notSelectable(level: 0), "what is chosen at level 0 can't be the answer"),
      (.atFirstLevel, "there is no level above"),
      (.emptyPreset, "a preset has to name at least one region"),
      (.nothingLoaded, "no options are loaded yet"),
      (.nothingToRetry, "nothing failed to load"),
      (.unknownResult(3), "the search has no result 3"),
    ] as [(Picker.Refusal, String)])
  func `a refusal says why`(refusal: Picker.Refusal, text: String) {
    #expect("\(refusal)" == text)
  }
}
