import RegionEvents
import RegionPicker
import Regions
import RegionsChina
import Testing

/// A filter finds options by the names that a search finds them by.
struct OtherNameFilterTests {
  /// The filter's text, the region whose children are shown, the name found first, and by which other
  /// name, if by one.
  @Test(
    arguments: [
      ("Hong Kong", nil, "香港特别行政区", "Hong Kong"),
      ("hongk", nil, "香港特别行政区", "Hong Kong"),
      ("Inner Mongolia", nil, "内蒙古自治区", "Inner Mongolia"),
      ("內蒙古", nil, "内蒙古自治区", nil),
      ("臺灣", nil, "台湾省", nil),
      ("沪", nil, "上海市", "沪"),
      ("滬", nil, "上海市", "沪"),
      ("蜀", nil, "四川省", "蜀"),
      ("ＢＥＩ", nil, "北京市", nil),
      ("hlj", nil, "黑龙江省", nil),
      ("襄樊", "420000", "襄阳市", "襄樊市"),
      ("锡盟", "150000", "锡林郭勒盟", "锡盟"),
      ("大理州", "530000", "大理白族自治州", nil),
      ("Kashgar", "650000", "喀什地区", "Kashgar"),
      ("崇文", "110000", "东城区", "崇文区"),
      ("黃浦", "310000", "黄浦区", nil),
      ("Haidian District", "110000", "海淀区", nil),
      ("bjcy", "110000", "朝阳区", nil),
      ("gz", "440000", "广州市", nil),
    ] as [(String, String?, String, String?)])
  func `a text finds a region by another of its names, and says which`(
    text: String, parent: String?, name: String, other: String?
  ) throws {
    let (picker, matches) = try filtered(text, below: parent)
    let first = try #require(matches.first { picker.focusedColumn[$0.row].name == name })
    #expect(first.otherName == other)
  }

  /// The part of the name that is marked.
  @Test(
    arguments: [
      ("內蒙古", nil, "内蒙古自治区", "内蒙古"), ("shanghai", nil, "上海市", "上海"),
      ("hlj", nil, "黑龙江省", "黑龙江"), ("大理州", "530000", "大理白族自治州", "大理"),
      ("黃", "310000", "黄浦区", "黄"), ("沪", nil, "上海市", ""),
    ] as [(String, String?, String, String)])
  func `what matched is given as a part of the name`(
    text: String, parent: String?, name: String, part: String
  ) throws {
    let (picker, matches) = try filtered(text, below: parent)
    let match = try #require(matches.first { picker.focusedColumn[$0.row].name == name })
    let characters = Array(name)
    #expect(match.range.map { String(characters[$0]) } ?? "" == part)
  }

  @Test func `pinyin narrows to names that begin so, and tells how they are read`() throws {
    let (picker, matches) = try filtered("b", below: nil)
    let names = matches.filter { $0.otherName == nil }.map { picker.focusedColumn[$0.row].name }
    #expect(names == ["北京市"])
    #expect(matches.first?.pinyin == "bei jing shi")
  }

  @Test func `near names and names of elsewhere are none of the column's`() throws {
    #expect(try filtered("beijign", below: nil).matches.isEmpty)
    #expect(try filtered("南山", below: nil).matches.isEmpty)
    #expect(try filtered("北京市朝阳区建国路", below: nil).matches.isEmpty)
    #expect(try filtered("沪", below: "440000").matches.isEmpty)
  }

  @Test func `rows count the options, not the regions that can't be chosen`() throws {
    var builder = RegionTreeBuilder()
    let province = try builder.add(id: "A", name: "甲", rank: .province)
    try builder.add(id: "B", name: "乙", under: province, rank: .town)
    try builder.add(id: "C", name: "廣平", under: province, rank: .county)
    try builder.add(id: "D", name: "廣安", under: province, rank: .town)
    try builder.add(id: "E", name: "廣元", under: province, rank: .county)
    let tree = try RegionTree(bytes: builder.build())
    let source = RegionTreeSource(tree, until: .county)
    #expect(source.matches("广", below: "A").map(\.row) == [0, 1])
    #expect(source.matches("广", below: nil).isEmpty)
    #expect(source.matches("广", below: "nowhere").isEmpty)
  }

  @Test func `the events without a terminal know former names, too`() throws {
    var session = try PickerEventSession(tree: .china, former: .chinaFormer)
    _ = session.answer(to: #"{"event":"select","level":0,"id":"110000"}"#)
    #expect(session.answer(to: #"{"event":"filter","text":"崇文區"}"#).hasSuffix(#""matches":[0]}"#))
  }

  // MARK: The state machine

  @Test func `what a source adds stands in the column's order, and what is shown already stays`()
    throws
  {
    var picker = try narrowed(to: "b")
    #expect(picker.filter?.matches.map(\.row) == [1])
    #expect(picker.filter?.isLoading == true)
    let added: [Picker.Filter.Match] = [
      .init(row: 2, range: nil, otherName: "beta"), .init(row: 1, range: nil, otherName: "no"),
      .init(row: 0, range: nil, pinyin: "b"), .init(row: 9, range: nil), .init(row: -1, range: nil),
    ]
    #expect(try picker.send(.filtered(token: 2, added)) == [.changed])
    #expect(picker.filter?.matches == [added[2], .init(row: 1, range: 0..<1), added[0]])
    #expect(picker.filter?.isLoading == false)
    #expect(try picker.send(.filtered(token: 2, [.init(row: 3, range: nil)])) == [])
  }

  @Test func `an answer to an earlier text is dropped`() throws {
    var picker = try narrowed(to: "b")
    let effects = try picker.send(.filter("c"))
    #expect(
      effects == [.cancelLoad(token: 2), .changed, .filter(token: 3, text: "c", parent: nil)])
    let current = picker
    #expect(try picker.send(.filtered(token: 2, [.init(row: 0, range: nil)])) == [])
    #expect(picker == current)
    #expect(try picker.send(.back) == [.cancelLoad(token: 3), .changed])
    #expect(try picker.send(.filtered(token: 3, [.init(row: 0, range: nil)])) == [])
    #expect(picker.filter == nil)
  }

  @Test func `a source that can't be asked leaves what the options tell`() throws {
    var picker = try narrowed(to: "b")
    #expect(try picker.send(.loadFailed(token: 2, reason: "gone")) == [.changed])
    #expect(picker.filter?.hasFailed == true)
    #expect(picker.filter?.matches.map(\.row) == [1])
  }

  private static let source = RegionTreeSource(.china, former: .chinaFormer)

  private func narrowed(to text: String) throws -> Picker {
    var picker = Picker()
    _ = try picker.send(.open)
    let options = ["a", "b", "c", "d"].map { Picker.Option(id: $0, name: $0) }
    _ = try picker.send(.loaded(token: 1, options))
    _ = try picker.send(.filter(text))
    return picker
  }

  private func filtered(
    _ text: String, below parent: String?
  ) throws -> (picker: Picker, matches: [Picker.Filter.Match]) {
    var session = PickerSession(source: Self.source, configuration: .init(root: parent))
    try session.send(.open)
    try session.send(.filter(text))
    return (session.picker, try #require(session.picker.filter).matches)
  }
}
