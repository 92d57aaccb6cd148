internal import JSONDocument
public import RegionPicker
public import Regions

/// A picker over a tree that is driven by lines of text: one JSON event a line in, one JSON state a
/// line out.
///
///     var session = try PickerEventSession(tree: .china)
///     session.stateLine                 // {"titles":["请选择"],"selected":[],"focus":0,…}
///     session.answer(to: #"{"event":"select","level":0,"id":"110000"}"#)
///
/// A line that does not fit, whatever it holds, changes nothing and is answered by
/// `{"error":"…"}`. After a finish `select`, `tab` and `preset` open the picker again.
public struct PickerEventSession {
  public typealias Picker = CascadePicker<String>

  private var session: PickerSession<RegionTreeSource>

  /// The picker as it is.
  public var picker: Picker { session.picker }

  /// Opens a picker over a tree.
  ///
  /// - Parameters:
  ///   - configuration: `root` is the region below which is chosen.
  ///   - until: the rank to end at; `nil` for as deep as the data goes.
  ///   - former: regions that are no more, whose names the filter finds too.
  ///   - selected: the region whose path is chosen at the beginning.
  /// - Throws: ``PickerSetupError`` if a region is not in the tree or has nothing to choose below.
  public init(
    tree: RegionTree, configuration: Picker.Configuration = Picker.Configuration(),
    until: RegionRank? = nil, former: RegionTree? = nil, selected: String? = nil
  ) throws(PickerSetupError) {
    if let root = configuration.root {
      guard let region = tree[root] else { throw .unknownRegion(root) }
      guard !region.isLeaf else { throw .nothingBelow(root) }
    }
    var source = RegionTreeSource(tree, until: until, former: former)
    if let root = configuration.root, source.options(below: root).isEmpty {
      throw .nothingBelow(root)
    }
    session = PickerSession(source: source, configuration: configuration)
    if let selected {
      guard tree[selected] != nil else { throw .unknownRegion(selected) }
      guard (try? preset(selected)) != nil else {
        throw .outside(selected, root: configuration.root ?? "")
      }
    } else {
      // An idle picker can always be opened.
      _ = try? session.send(.open)
    }
  }

  /// The state as one line of JSON, without the line's end.
  public var stateLine: String { PickerStateLine(picker).text }

  /// Takes one line of input.
  ///
  /// - Returns: the state after it, or the error; one line of JSON without the line's end.
  public mutating func answer(to line: String) -> String {
    answer(to: Array(line.utf8))
  }

  /// Takes one line of input as bytes; what isn't UTF-8 is no JSON.
  public mutating func answer(to line: [UInt8]) -> String {
    do {
      try take(PickerEventLine(parsing: line))
      return stateLine
    } catch {
      let object: JSONValue = ["error": .string(error.reason)]
      return object.description
    }
  }

  private mutating func take(_ event: PickerEventLine) throws(PickerEventError) {
    do {
      switch event {
      case .selectRow(let level, let row):
        try sendReopening(.select(level: level, row: row))
      case .selectID(let level, let id):
        try sendReopening(.select(level: level, row: row(of: id, level: level)))
      case .tab(let level): try sendReopening(.selectTab(level))
      case .preset(let id): try preset(id)
      case .filter(let text): try session.send(.filter(text))
      case .confirm: try session.send(.confirm())
      case .back: try session.send(.back)
      case .cancel: try sendReopening(.cancel())
      }
    } catch let error as PickerEventError {
      throw error
    } catch {
      throw PickerEventError("\(error)")
    }
  }

  /// Sends an event that opens a finished picker again; if it is refused the picker stays closed.
  private mutating func sendReopening(_ event: Picker.Event) throws(Picker.Refusal) {
    guard picker.phase == .finished else {
      try session.send(event)
      return
    }
    try attempt { session throws(Picker.Refusal) in
      try session.send(.open)
      try session.send(event)
    }
  }

  /// Chooses the path to a region, which has to lie below the picker's root.
  private mutating func preset(_ id: String) throws(PickerEventError) {
    try attempt { session throws(PickerEventError) in
      let effects: [Picker.Effect]
      do {
        effects = try session.send(.presetID(id))
      } catch {
        throw PickerEventError("\(error)")
      }
      for case .unresolved in effects {
        throw PickerEventError("there is no region “\(id)” to choose here")
      }
    }
  }

  /// Sends events of which either all take place or none.
  private mutating func attempt<Failure: Error>(
    _ body: (inout PickerSession<RegionTreeSource>) throws(Failure) -> Void
  ) throws(Failure) {
    var copy = session
    try body(&copy)
    session = copy
  }

  private func row(of id: String, level: Int) throws(PickerEventError) -> Int {
    guard picker.columns.indices.contains(level) else {
      throw PickerEventError("\(Picker.Refusal.unknownLevel(level))")
    }
    let parent = level == 0 ? picker.configuration.root : picker.selected[level - 1].id
    guard let row = session.source.row(of: id, below: parent) else {
      throw PickerEventError("level \(level) has no region “\(id)”")
    }
    return row
  }
}

/// Why a picker can't be opened as asked.
public enum PickerSetupError: Error, Hashable, CustomStringConvertible {
  case unknownRegion(String)
  /// There is nothing below the region to choose from.
  case nothingBelow(String)
  /// The region to begin with does not lie below the picker's root.
  case outside(String, root: String)

  public var description: String {
    switch self {
    case .unknownRegion(let id): "no region has the ID “\(id)”"
    case .nothingBelow(let id): "region “\(id)” has nothing below it to choose from"
    case .outside(let id, let root): "region “\(id)” does not lie below region “\(root)”"
    }
  }
}
