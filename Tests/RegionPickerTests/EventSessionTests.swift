import JSONDocument
import RegionEvents
import RegionPicker
import Regions
import RegionsTestSupport
import Testing

/// `regions pick --events`, line by line as the contract writes it.
struct EventSessionTests {
  static let tree = Place.tree(Place.china)

  private func session(
    _ configuration: Picker.Configuration = .init(maxDepth: 3), selected: String? = nil
  ) throws -> PickerEventSession {
    try PickerEventSession(tree: Self.tree, configuration: configuration, selected: selected)
  }

  @Test func `a session from the first state to the end`() throws {
    var session = try session()
    #expect(
      session.stateLine
        == #"{"titles":["请选择"],"selected":[],"focus":0,"columns":[2],"status":"choosing"}"#)
    for (line, answer) in [
      (
        #"{"event":"select","level":0,"id":"gd"}"#,
        #"{"titles":["广东","请选择"],"selected":["gd"],"focus":1,"columns":[2,2],"status":"choosing"}"#
      ),
      (
        #"{"event":"filter","text":"州"}"#,
        #"{"titles":["广东","请选择"],"selected":["gd"],"focus":1,"columns":[2,2],"status":"choosing","matches":[0]}"#
      ),
      (
        #"{"event":"back"}"#,
        #"{"titles":["广东","请选择"],"selected":["gd"],"focus":1,"columns":[2,2],"status":"choosing"}"#
      ),
      (
        #"{"event":"back"}"#,
        #"{"titles":["广东","请选择"],"selected":["gd"],"focus":0,"columns":[2,2],"status":"choosing"}"#
      ),
      (
        #"{"event":"select","level":0,"row":1}"#,
        #"{"titles":["台湾"],"selected":["tw"],"focus":0,"columns":[2],"status":"finished","result":[{"id":"tw","name":"台湾"}]}"#
      ),
      (
        #"{"event":"tab","level":0}"#,
        #"{"titles":["台湾"],"selected":["tw"],"focus":0,"columns":[2],"status":"choosing"}"#
      ),
      (
        #"{"event":"preset","id":"th"}"#,
        #"{"titles":["广东","广州","天河"],"selected":["gd","gz","th"],"focus":2,"columns":[2,2,2],"status":"choosing"}"#
      ),
      (
        #"{"event":"cancel"}"#,
        #"{"titles":["广东","广州","天河"],"selected":["gd","gz","th"],"focus":2,"columns":[2,2,2],"status":"cancelled"}"#
      ),
    ] {
      #expect(session.answer(to: line) == answer)
    }
  }

  @Test(arguments: [
    ("", "not JSON: there is nothing but white space"),
    ("nonsense", "not JSON at byte 1: expected a value, found “n”"),
    ("[]", "an event is an object, not an array"),
    ("{}", "key “event” is missing"),
    (#"{"event":1}"#, "“event” has to be a string, not a number"),
    (#"{"event":"open"}"#, "unknown event “open”"),
    (#"{"event":"select"}"#, "key “level” is missing"),
    (#"{"event":"select","level":1}"#, "“select” takes either “row” or “id”"),
    (#"{"event":"select","level":1,"row":0,"id":"gz"}"#, "“select” takes either “row” or “id”"),
    (#"{"event":"select","level":1,"row":-1}"#, "level 1 has no row -1"),
    (#"{"event":"select","level":1,"row":2}"#, "level 1 has no row 2"),
    (#"{"event":"select","level":1,"row":0.5}"#, "“row” has to be a whole number, not 0.5"),
    (#"{"event":"select","level":1,"row":"0"}"#, #"“row” has to be a whole number, not "0""#),
    (
      #"{"event":"select","level":1,"row":99999999999999999999}"#,
      "“row” has to be a whole number, not 99999999999999999999"
    ),
    (#"{"event":"select","level":2,"row":0}"#, "no level 2 to choose from"),
    (#"{"event":"select","level":-1,"row":0}"#, "no level -1 to choose from"),
    (#"{"event":"select","level":2,"id":"lw"}"#, "no level 2 to choose from"),
    (#"{"event":"select","level":1,"id":"lw"}"#, "level 1 has no region “lw”"),
    (#"{"event":"select","level":1,"id":"xx"}"#, "level 1 has no region “xx”"),
    (#"{"event":"select","level":0,"id":110000}"#, "“id” has to be a string, not a number"),
    (#"{"event":"tab","level":2}"#, "no level 2 to choose from"),
    (#"{"event":"tab","level":0,"row":1}"#, "unknown key “row” for “tab”"),
    (#"{"event":"tab","level":0,"level":1}"#, "key “level” is given twice"),
    (#"{"event":"preset","id":"xx"}"#, "there is no region “xx” to choose here"),
    (#"{"event":"preset"}"#, "key “id” is missing"),
    (#"{"event":"filter"}"#, "key “text” is missing"),
    (#"{"event":"confirm"}"#, "only the last level may be confirmed"),
    (#"{"event":"confirm","level":0}"#, "unknown key “level” for “confirm”"),
  ])
  func `what does not fit is an error and changes nothing`(line: String, error: String) throws {
    var session = try session()
    _ = session.answer(to: #"{"event":"select","level":0,"id":"gd"}"#)
    let before = session.stateLine
    #expect(session.answer(to: line) == "\(["error": .string(error)] as JSONValue)")
    #expect(session.stateLine == before)
  }

  @Test(arguments: [
    #"{"event":"filter","text":"广"}"#, #"{"event":"back"}"#, #"{"event":"confirm"}"#,
    #"{"event":"tab","level":4}"#, #"{"event":"select","level":0,"row":9}"#,
    #"{"event":"preset","id":"xx"}"#,
  ])
  func `a finished session stays finished after an event that does not fit`(line: String) throws {
    var session = try session()
    _ = session.answer(to: #"{"event":"select","level":0,"id":"tw"}"#)
    let before = session.stateLine
    #expect(session.answer(to: line).hasPrefix(#"{"error":"#))
    #expect(session.stateLine == before)
    #expect(session.picker.phase == .finished)
  }

  @Test func `the options of the command reach the picker`() throws {
    // --select: the path is chosen, nothing was decided yet.
    #expect(
      try session(selected: "dg").stateLine
        == #"{"titles":["广东","东莞"],"selected":["gd","dg"],"focus":1,"columns":[2,2],"status":"choosing"}"#
    )
    // --within: level 0 is what lies below.
    var within = try session(.init(root: "gd"), selected: "th")
    #expect(
      within.stateLine
        == #"{"titles":["广州","天河"],"selected":["gz","th"],"focus":1,"columns":[2,2],"status":"choosing"}"#
    )
    #expect(within.answer(to: #"{"event":"preset","id":"tw"}"#).hasPrefix(#"{"error":"#))
    // --depth.
    var one = try session(.init(maxDepth: 1))
    #expect(
      one.answer(to: #"{"event":"select","level":0,"row":0}"#)
        == #"{"titles":["广东"],"selected":["gd"],"focus":0,"columns":[2],"status":"finished","result":[{"id":"gd","name":"广东"}]}"#
    )
    // --any-level.
    var any = try session(.init(allowsAnyLevel: true))
    _ = any.answer(to: #"{"event":"select","level":0,"row":0}"#)
    #expect(
      any.answer(to: #"{"event":"confirm"}"#)
        == #"{"titles":["广东","请选择"],"selected":["gd"],"focus":1,"columns":[2,2],"status":"finished","result":[{"id":"gd","name":"广东"}]}"#
    )
  }

  @Test func `a picker that cannot be opened says why`() {
    #expect(throws: PickerSetupError.unknownRegion("xx")) { try session(selected: "xx") }
    #expect(throws: PickerSetupError.unknownRegion("xx")) { try session(.init(root: "xx")) }
    #expect(throws: PickerSetupError.nothingBelow("tw")) { try session(.init(root: "tw")) }
    for outside in ["tw", "gd"] {
      #expect(throws: PickerSetupError.outside(outside, root: "gd")) {
        try session(.init(root: "gd"), selected: outside)
      }
    }
  }

  @Test func `random lines do what they do to the naive picker`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var maker = WalkMaker(seed: seed)
    for walk in 0..<100 {
      let places = maker.tree()
      let source = PlaceSource(places)
      let maxDepth = maker.maxDepth()
      var naive = NaivePicker(roots: places, maxDepth: maxDepth)
      _ = naive.perform(.open)
      var session = try PickerEventSession(
        tree: Place.tree(places), configuration: .init(maxDepth: maxDepth))
      for step in 0..<60 {
        let act = maker.act(source)
        guard let line = self.line(act) else { continue }
        let answer = session.answer(to: line)
        let expected = naive.answer(act)
        try #require(
          expected == nil ? answer.hasPrefix(#"{"error":"#) : answer == expected,
          "seed \(seed), walk \(walk), step \(step): \(line) gives \(answer), not \(expected ?? "error")"
        )
      }
    }
  }

  /// An act as the line that says it; cancels end a session, and are left out.
  private func line(_ act: WalkAct) -> String? {
    switch act {
    case .select(let level, let row): #"{"event":"select","level":\#(level),"row":\#(row)}"#
    case .tab(let level): #"{"level":\#(level),"event":"tab"}"#
    case .back: #"{"event":"back"}"#
    case .preset(let ids): ids.last.map { #"{"event":"preset","id":"\#($0)"}"# }
    case .filter(let text): #"{"event":"filter","text":"\#(text)"}"#
    case .open, .cancel: nil
    }
  }
}

extension Place {
  /// The places as a data set.
  static func tree(_ roots: [Place]) -> RegionTree {
    var builder = RegionTreeBuilder()
    func add(_ places: [Place], under parent: RegionTreeBuilder.Handle?) throws {
      for place in places {
        try add(place.below, under: builder.add(id: place.id, name: place.name, under: parent))
      }
    }
    do {
      try add(roots, under: nil)
      return try RegionTree(bytes: builder.build())
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension NaivePicker {
  /// The line a session answers with; `nil` for an error.
  fileprivate mutating func answer(_ act: WalkAct) -> String? {
    var next = self
    switch act {
    case .select, .tab: if next.status == .finished { _ = next.perform(.open) }
    default: break
    }
    var act = act
    if case .preset(let ids) = act {
      // Only the last ID is given: the way to it is the tree's.
      guard let path = PlaceSource(roots).path(to: ids.last ?? "") else { return nil }
      act = .preset(path)
    }
    guard next.perform(act) else { return nil }
    self = next
    let selected = rows.indices.map { lists[$0][rows[$0]] }
    let strings = { (list: [String]) in "[" + list.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    var line = "{\"titles\":\(strings(titles)),\"selected\":\(strings(selected.map(\.id)))"
    line +=
      ",\"focus\":\(focus),\"columns\":[\(lists.map { "\($0.count)" }.joined(separator: ","))]"
    line += ",\"status\":\"\(status == .finished ? "finished" : "choosing")\""
    if status == .finished {
      let result = selected.map { "{\"id\":\"\($0.id)\",\"name\":\"\($0.name)\"}" }
      line += ",\"result\":[\(result.joined(separator: ","))]"
    }
    if let matches {
      line += ",\"matches\":[\(matches.map { "\($0)" }.joined(separator: ","))]"
    }
    return line + "}"
  }
}
