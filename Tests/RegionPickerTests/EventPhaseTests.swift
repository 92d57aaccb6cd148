import RegionPicker
import Testing

/// Every event in every phase: what it is refused for, or which phase it leads to.
struct EventPhaseTests {
  enum Outcome: Equatable, Sendable {
    case refused(Picker.Refusal)
    case phase(Picker.Phase)
    case unchanged
  }

  /// What an event leads to when the picker is open, its first column there, and in every other phase.
  static let outcomes: [(event: Picker.Event, whenOpen: Outcome, otherwise: Outcome)] = [
    (.open, .refused(.alreadyOpen), .phase(.open)),
    (.select(level: 0, row: 0), .phase(.open), .refused(.notOpen)),
    (.selectTab(0), .phase(.open), .refused(.notOpen)),
    (.back, .refused(.atFirstLevel), .refused(.notOpen)),
    (.confirm(), .refused(.nothingChosen), .refused(.notOpen)),
    (.preset(["tw"]), .phase(.open), .phase(.open)),
    (.presetID("tw"), .phase(.open), .phase(.open)),
    (.filter("广"), .phase(.open), .refused(.notOpen)),
    (.search("广"), .phase(.open), .refused(.notOpen)),
    (.acceptResult(0), .refused(.unknownResult(0)), .refused(.notOpen)),
    (.retry, .refused(.nothingToRetry), .refused(.notOpen)),
    (.cancel(), .phase(.cancelled), .refused(.notOpen)),
    (.cancel(revert: true), .phase(.cancelled), .refused(.notOpen)),
    // A stale reply is no error; it changes nothing.
    (.loaded(token: 9, []), .unchanged, .unchanged),
    (.loadFailed(token: 9), .unchanged, .unchanged),
    (.located(token: 9, path: nil), .unchanged, .unchanged),
    (.found(token: 9, [], total: 0), .unchanged, .unchanged),
  ]

  @Test(arguments: outcomes)
  func `an event is refused in a phase, or leads to another`(
    event: Picker.Event, whenOpen: Outcome, otherwise: Outcome
  ) throws {
    for before in try Self.pickers() {
      let expected = before.phase == .open ? whenOpen : otherwise
      var picker = before
      do {
        _ = try picker.send(event)
        let found: Outcome =
          expected == .unchanged && picker == before ? .unchanged : .phase(picker.phase)
        #expect(expected == found, "from \(before.phase)")
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
