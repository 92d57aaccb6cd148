import RegionPicker
import Testing

/// The specification's table of cases, row by row: three levels may be chosen; 广东 › 广州 ›
/// {荔湾, 天河}, 广东 › 东莞 with nothing below, 台湾 with nothing below.
struct CascadeTableTests {
  enum Act: Sendable {
    case open
    /// Choose this name at the level in front.
    case choose(String)
    case tab(Int)
    case cancel
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var before: [Act]
    var event: Act
    var titles: [String]
    var focus: Int
    var columns: Int
    var result: [String]?
    var testDescription: String { "\(before) \(event)" }

    init(
      _ before: [Act], _ event: Act, _ titles: [String], focus: Int, columns: Int,
      finished result: [String]? = nil
    ) {
      self.before = before
      self.event = event
      self.titles = titles
      self.focus = focus
      self.columns = columns
      self.result = result
    }
  }

  static let liwan: [Act] = [.open, .choose("广东"), .choose("广州"), .choose("荔湾")]
  static let dongguan: [Act] = [.open, .choose("广东"), .choose("东莞")]

  static let rows: [Row] = [
    Row([], .open, ["请选择"], focus: 0, columns: 1),
    Row([.open], .choose("广东"), ["广东", "请选择"], focus: 1, columns: 2),
    Row(
      [.open, .choose("广东")], .choose("广州"), ["广东", "广州", "请选择"], focus: 2, columns: 3),
    // 荔湾 has streets below; level 3 is never asked for, and there is no fourth tab.
    Row(
      [.open, .choose("广东"), .choose("广州")], .choose("荔湾"), ["广东", "广州", "荔湾"], focus: 2,
      columns: 3, finished: ["广东", "广州", "荔湾"]),
    // The last level is replaced,
    Row(
      liwan + [.open], .choose("天河"), ["广东", "广州", "天河"], focus: 2, columns: 3,
      finished: ["广东", "广州", "天河"]),
    // and the same choice again confirms it.
    Row(
      liwan + [.open], .choose("荔湾"), ["广东", "广州", "荔湾"], focus: 2, columns: 3,
      finished: ["广东", "广州", "荔湾"]),
    Row(liwan + [.open], .tab(0), ["广东", "广州", "荔湾"], focus: 0, columns: 3),
    // One level on, not to the end; city and district are kept.
    Row(
      liwan + [.open, .tab(0)], .choose("广东"), ["广东", "广州", "荔湾"], focus: 1, columns: 3),
    Row(
      liwan + [.open, .tab(0), .choose("广东")], .choose("东莞"), ["广东", "东莞"], focus: 1, columns: 2,
      finished: ["广东", "东莞"]),
    Row(
      dongguan + [.open], .choose("东莞"), ["广东", "东莞"], focus: 1, columns: 2,
      finished: ["广东", "东莞"]),
    // The placeholder is back.
    Row(dongguan + [.open], .choose("广州"), ["广东", "广州", "请选择"], focus: 2, columns: 3),
    Row(
      [.open, .choose("广东"), .choose("广州"), .tab(0)], .choose("台湾"), ["台湾"], focus: 0,
      columns: 1, finished: ["台湾"]),
    // Not finished.
    Row(
      [.open, .choose("广东"), .tab(0)], .choose("广东"), ["广东", "请选择"], focus: 1, columns: 2),
    // The placeholder's tab is the last column.
    Row([.open, .choose("广东"), .tab(0)], .tab(1), ["广东", "请选择"], focus: 1, columns: 2),
    // As left, an abandoned reselection included.
    Row(
      liwan + [.open, .tab(1), .choose("东莞"), .open, .choose("广州"), .cancel], .open,
      ["广东", "广州", "请选择"], focus: 2, columns: 3),
  ]

  @Test(arguments: rows, [true, false])
  func `each row of the table leads where it says`(_ row: Row, countsAreKnown: Bool) throws {
    var session = Session(
      source: PlaceSource(Place.china, tellsCounts: countsAreKnown),
      configuration: .init(maxDepth: 3))
    for act in row.before { try perform(act, &session) }
    let effects = try perform(row.event, &session)
    #expect(session.titles == row.titles)
    #expect(session.picker.focusedLevel == row.focus)
    #expect(session.picker.columns.count == row.columns)
    #expect(session.picker.phase == (row.result == nil ? .open : .finished))
    #expect(finished(effects) == row.result)
    #expect(session.picker.brokenInvariant == nil)
    #expect(!session.source.asked.contains("lw"), "the level after the last is never asked for")
  }

  @Test(arguments: [Act.choose("广东"), .tab(0), .cancel])
  func `while closed, select, tab and cancel are refused`(act: Act) throws {
    for closing in [Act.choose("台湾"), .cancel] {
      var session = try Session()
      try perform(closing, &session)
      let before = session.picker
      #expect(throws: Picker.Refusal.notOpen) {
        switch act {
        case .choose: try session.send(.select(level: 0, row: 0))
        case .tab(let level): try session.send(.selectTab(level))
        default: try session.send(.cancel())
        }
      }
      #expect(session.picker == before)
    }
  }

  @Test func `the placeholder's tab is refused while its column is loading`() throws {
    var picker = Picker(configuration: .init(maxDepth: 3))
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, PlaceSource(Place.china).column(below: nil)))
    _ = try picker.send(.select(level: 0, row: 0))
    #expect(picker.titles(placeholder: "请选择") == ["广东", "请选择"])
    #expect(throws: Picker.Refusal.unknownLevel(1)) { try picker.send(.selectTab(1)) }
  }

  @discardableResult
  private func perform(_ act: Act, _ session: inout Session) throws -> [Picker.Effect] {
    switch act {
    case .open: try session.send(.open)
    case .choose(let name):
      try session.send(
        .select(
          level: session.picker.focusedLevel,
          row: session.picker.focusedColumn.firstIndex { $0.name == name } ?? -1))
    case .tab(let level): try session.send(.selectTab(level))
    case .cancel: try session.send(.cancel())
    }
  }
}

/// The names of the result, if there is one.
func finished(_ effects: [Picker.Effect]) -> [String]? {
  for case .finished(let options) in effects { return options.map(\.name) }
  return nil
}
