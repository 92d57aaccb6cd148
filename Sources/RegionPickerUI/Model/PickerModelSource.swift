internal import RegionPicker
internal import Regions

/// Where a model's options come from: at hand, or later.
@MainActor
enum PickerModelSource {
  typealias Picker = CascadePicker<String>
  typealias Request = (token: Int, run: @Sendable () async throws -> Picker.Event)

  case atHand(Box)
  case later((Picker.Effect) -> Request?)

  /// A source that keeps the columns it made.
  final class Box {
    var session: PickerSession<RegionTreeSource>

    init(_ session: PickerSession<RegionTreeSource>) {
      self.session = session
    }
  }

  static func box(
    _ tree: RegionTree, until: RegionRank?, _ configuration: Picker.Configuration,
    former: RegionTree?
  ) -> Box {
    Box(
      PickerSession(
        source: RegionTreeSource(tree, until: until, former: former), configuration: configuration))
  }

  /// A source that takes its time. Columns that came are kept: going back and forth asks for nothing.
  static func later<Source: AsyncOptionSource>(
    _ source: Source
  ) -> PickerModelSource where Source.ID == String {
    let kept = KeptColumns()
    return .later { effect in
      guard case .load(let load) = effect, let request = source.request(for: effect) else {
        return source.request(for: effect)
      }
      return (
        request.token,
        {
          if let column = await kept[load.parent] {
            return .loaded(token: load.token, column)
          }
          let event = try await request.run()
          if case .loaded(_, let column) = event { await kept.keep(column, below: load.parent) }
          return event
        }
      )
    }
  }

  /// Columns of options by their parent.
  private actor KeptColumns {
    private var columns: [String?: [Picker.Option]] = [:]
    /// How many are kept.
    private static let limit = 64

    subscript(parent: String?) -> [Picker.Option]? { columns[parent] }

    func keep(_ column: [Picker.Option], below parent: String?) {
      if columns.count == Self.limit { columns.removeAll() }
      columns[parent] = column
    }
  }

  /// The region of today that a former one became, if the tree doesn't have the ID and there is one only.
  func successor(of id: String, former: RegionTree?) -> Region? {
    guard case .atHand(let box) = self else { return nil }
    let tree = box.session.source.tree
    guard tree[id] == nil, case .text(let ids)? = former?[id]?[attribute: "successors"] else {
      return nil
    }
    let successors = ids.split(separator: " ")
    return successors.count == 1 ? tree[String(successors[0])] : nil
  }

  /// The regions of some IDs that can be chosen.
  func suggestions(
    _ ids: [String], _ configuration: Picker.Configuration
  ) -> [RegionPickerModel.Suggestion] {
    guard case .atHand(let box) = self else { return [] }
    let source = box.session.source
    return ids.compactMap { id in
      guard let region = source.tree[id], source.path(to: id)?.last == id,
        configuration.root.map({ root in region.path.dropLast().contains { $0.id == root } })
          ?? true
      else { return nil }
      return RegionPickerModel.Suggestion(id: id, name: region.name)
    }
  }

  /// The answer to a request, from a source at hand.
  func answer(_ effect: Picker.Effect) -> Picker.Event? {
    guard case .atHand(let box) = self else { return nil }
    return box.session.answer(effect)
  }

  /// What has to be done for a request, for a source that takes its time.
  func request(_ effect: Picker.Effect) -> Request? {
    guard case .later(let request) = self else { return nil }
    return request(effect)
  }
}
