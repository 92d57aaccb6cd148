import RegionPicker

/// A region of a tree that tests are written with.
struct Place: Sendable {
  var id: String
  var name: String
  var isEnabled = true
  var isSelectable = true
  var below: [Place] = []

  init(
    _ id: String, _ name: String, isEnabled: Bool = true, isSelectable: Bool = true,
    _ below: [Place] = []
  ) {
    self.id = id
    self.name = name
    self.isEnabled = isEnabled
    self.isSelectable = isSelectable
    self.below = below
  }

  /// The tree of the specification's table: 广州 has districts, of which 荔湾 has streets; nothing
  /// lies below 东莞 and 台湾.
  static let china = [
    Place(
      "gd", "广东",
      [
        Place("gz", "广州", [Place("lw", "荔湾", [Place("sm", "沙面")]), Place("th", "天河")]),
        Place("dg", "东莞"),
      ]),
    Place("tw", "台湾"),
  ]
}

/// A source that holds its regions in memory and counts what it is asked for.
struct PlaceSource: OptionSource {
  typealias Option = CascadePicker<String>.Option

  var roots: [Place]
  /// Whether options tell how many children they have.
  var tellsCounts = true
  /// The parents whose children were asked for, in order.
  var asked: [String?] = []
  /// The IDs of all regions, sorted.
  private(set) var ids: [String] = []
  private var places: [String: Place] = [:]
  private var paths: [String: [String]] = [:]

  init(_ roots: [Place], tellsCounts: Bool = true) {
    self.roots = roots
    self.tellsCounts = tellsCounts
    for place in roots { note(place, above: []) }
    ids = paths.keys.sorted()
  }

  private mutating func note(_ place: Place, above: [String]) {
    places[place.id] = place
    paths[place.id] = above + [place.id]
    for child in place.below { note(child, above: above + [place.id]) }
  }

  func children(of parent: String?) -> [Place] {
    parent.map { places[$0]?.below ?? [] } ?? roots
  }

  mutating func options(below parent: String?) -> [Option] {
    asked.append(parent)
    return column(below: parent)
  }

  func column(below parent: String?) -> [Option] {
    children(of: parent).map {
      Option(
        id: $0.id, name: $0.name, childCount: tellsCounts ? $0.below.count : nil,
        isEnabled: $0.isEnabled, isSelectable: $0.isSelectable)
    }
  }

  func path(to id: String) -> [String]? { paths[id] }

  func search(
    _ text: String, below root: String?
  ) -> CascadePicker<String>.SearchResults {
    let hits = ids.filter { id in
      places[id]!.name.contains(text) && (root == nil || paths[id]!.dropLast().contains(root!))
    }
    let results = hits.map { id in
      CascadePicker<String>.Result(ids: paths[id]!, names: paths[id]!.map { places[$0]!.name })
    }
    return CascadePicker.SearchResults(results)
  }
}

typealias Picker = CascadePicker<String>
typealias Session = PickerSession<PlaceSource>

extension PickerSession where Source == PlaceSource {
  /// Opened, with rows chosen one after the other by name at the level in front.
  init(
    _ roots: [Place] = Place.china, _ configuration: Picker.Configuration = .init(maxDepth: 3),
    tellsCounts: Bool = true, choosing names: String...
  ) throws {
    self.init(
      source: PlaceSource(roots, tellsCounts: tellsCounts), configuration: configuration)
    try send(.open)
    for name in names { try choose(name) }
  }

  /// Chooses an option by name at the level in front; opens a closed picker before.
  @discardableResult
  mutating func choose(_ name: String) throws -> [Picker.Effect] {
    if picker.phase != .open { try send(.open) }
    let row = picker.focusedColumn.firstIndex { $0.name == name }
    return try send(.select(level: picker.focusedLevel, row: row ?? -1))
  }

  var titles: [String] { picker.titles(placeholder: "请选择") }
}

extension CascadePicker {
  /// The columns, path, focus and titles in one value, to compare states by.
  var shown: Shown {
    Shown(
      columns: columns, path: path, focus: focusedLevel, titles: titles, isComplete: isComplete)
  }

  struct Shown: Equatable {
    var columns: [[Option]]
    var path: [Int]
    var focus: Int
    var titles: [Title]
    var isComplete: Bool
  }
}
