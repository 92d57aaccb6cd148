/// A picker together with a source whose options are at hand: every request is answered before
/// ``send(_:)`` returns, so that nothing is ever seen to be loading.
///
///     var session = PickerSession(source: RegionTreeSource(.china), configuration: .init(maxDepth: 3))
///     try session.send(.open)
///     try session.send(.select(level: 0, row: 18))
///     session.picker.titles(placeholder: "请选择")       // ["广东省", "请选择"]
public struct PickerSession<Source: OptionSource> {
  /// The state machine's type.
  public typealias Picker = CascadePicker<Source.ID>

  /// The picker as it is.
  public private(set) var picker: Picker
  /// Where the options come from.
  public package(set) var source: Source

  /// A picker over a source, not opened yet.
  public init(source: Source, configuration: Picker.Configuration = Picker.Configuration()) {
    self.source = source
    self.picker = Picker(configuration: configuration)
  }

  /// Takes an event and answers what it asks for.
  ///
  /// - Returns: what happened, in order, without the requests and their ends.
  /// - Throws: ``CascadePicker/Refusal`` if the event does not fit; nothing is changed then.
  @discardableResult
  public mutating func send(
    _ event: Picker.Event
  ) throws(Picker.Refusal) -> [Picker.Effect] {
    var happened: [Picker.Effect] = []
    var waiting = try picker.send(event)[...]
    while let effect = waiting.popFirst() {
      if let reply = answer(effect) {
        waiting = try picker.send(reply) + waiting
      } else if case .cancelLoad = effect {
        // What it would call off was answered long ago.
      } else {
        happened.append(effect)
      }
    }
    return happened
  }

  /// What the source says to a request; `nil` for an effect that is none.
  package mutating func answer(_ effect: Picker.Effect) -> Picker.Event? {
    let root = picker.configuration.root
    switch effect {
    case .load(let load):
      return .loaded(token: load.token, source.options(below: load.parent))
    case .locate(let token, let id):
      return .located(token: token, path: source.path(to: id).flatMap { Self.cut($0, below: root) })
    case .search(let token, let text, let below):
      let found = source.search(text, below: below)
      let results = found.results.compactMap { result -> Picker.Result? in
        guard let ids = Self.cut(result.ids, below: root) else { return nil }
        let above = result.ids.count - ids.count
        return Picker.Result(
          ids: ids, names: Array(result.names.dropFirst(above)),
          highlights: Array(result.highlights.dropFirst(above)), otherName: result.otherName,
          pinyin: result.pinyin, isNear: result.isNear)
      }
      return .found(token: token, results, total: found.total)
    case .filter(let token, let text, let parent):
      return .filtered(token: token, source.matches(text, below: parent))
    default:
      return nil
    }
  }

  /// The part of a path that lies below the picker's root; `nil` if nothing does.
  private static func cut(_ ids: [Source.ID], below root: Source.ID?) -> [Source.ID]? {
    guard let root else { return ids }
    guard let index = ids.firstIndex(of: root), index + 1 < ids.count else { return nil }
    return Array(ids[(index + 1)...])
  }
}
