public import Observation
public import RegionPicker
public import Regions

/// A picker for a view: what it shows, and what a tap or a key does to it.
///
///     let model = RegionPickerModel(tree: .china, until: .county)
///     model.onFinish = { regions in … }
///     model.select(0, at: 0)
///     model.tabs(placeholder: "请选择")     // 北京市, 请选择
///
/// Everything happens on the main actor, and what a tap does has happened when the call
/// returns; only the options of a source that takes its time come later. A view draws what it reads
/// here: every property changes through ``send(_:)`` alone, and is observed.
@MainActor @Observable
public final class RegionPickerModel {
  /// The state machine's type.
  public typealias Picker = CascadePicker<String>

  /// The picker as it is.
  public private(set) var picker: Picker
  /// Why the last event didn't fit; `nil` after one that did.
  public private(set) var refusal: Picker.Refusal?
  /// What is typed in the search field.
  public private(set) var query = ""
  /// What became of the ID the picker was to begin with; `nil` if it was there, or none was given.
  public private(set) var echoProblem: EchoProblem?
  /// Regions above the first column, to be chosen with one tap: hot ones, recent ones. Those that the data
  /// doesn't have, or that can't be the answer, are left out; a source that takes its time has none.
  public private(set) var suggestions: [Suggestion] = []

  /// Called when the choice is complete, with the chosen options from level 0 down.
  @ObservationIgnored public var onFinish: @MainActor ([Picker.Option]) -> Void = { _ in }
  /// Called when the picker was closed without a choice.
  @ObservationIgnored public var onCancel: @MainActor () -> Void = {}
  /// Called when a level was chosen, with all that is chosen so far, the last one last; also before
  /// ``onFinish``.
  @ObservationIgnored public var onSelect: @MainActor ([Picker.Option]) -> Void = { _ in }
  /// Called after everything that changed what a view shows, for views that don't observe.
  @ObservationIgnored public var onChange: @MainActor () -> Void = {}

  /// What the filter left of the column in front when the search began that is on screen.
  var columnMatches: [Picker.Filter.Match]?

  @ObservationIgnored private var source: PickerModelSource
  @ObservationIgnored private var former: RegionTree?
  @ObservationIgnored private var suggestedIDs: [String]
  @ObservationIgnored private let retryDelays: [Duration]
  @ObservationIgnored private var tasks: [Picker.Token: Task<Void, Never>] = [:]

  /// A picker over a data set, open.
  ///
  /// - Parameters:
  ///   - until: the rank to end at: `.county` for province, city and district; `nil` for as deep as
  ///     the data goes.
  ///   - configuration: further limits: a number of levels, the region below which is chosen.
  ///   - selected: the region whose path is chosen at the beginning. One that is no more gives way to
  ///     its successor, where `former` knows the only one; one that is not in the data set or not below
  ///     the picker's root is left aside. ``echoProblem`` says so.
  ///   - former: regions that are no more, with the attribute `successors`: `.chinaFormer`. The search
  ///     finds their names too.
  ///   - suggested: IDs of regions above the first column.
  public convenience init(
    tree: RegionTree, until: RegionRank? = nil,
    configuration: Picker.Configuration = Picker.Configuration(restoresReselected: true),
    selected: String? = nil, former: RegionTree? = nil, suggested: [String] = []
  ) {
    self.init(
      .atHand(PickerModelSource.box(tree, until: until, configuration, former: former)),
      configuration, selected: selected, former: former, suggested: suggested)
  }

  /// A picker over a source that takes its time, open: its first column is being loaded. Columns that
  /// were loaded are kept and not asked for again.
  ///
  /// - Parameter retryDelays: how long to wait before each further attempt at a request that failed;
  ///   when none is left the failure is shown.
  public convenience init<Source: AsyncOptionSource>(
    source: Source,
    configuration: Picker.Configuration = Picker.Configuration(restoresReselected: true),
    selected: String? = nil, retryDelays: [Duration] = []
  ) where Source.ID == String {
    self.init(
      PickerModelSource.later(source), configuration, selected: selected, retryDelays: retryDelays)
  }

  private init(
    _ source: PickerModelSource, _ configuration: Picker.Configuration, selected: String?,
    former: RegionTree? = nil, suggested: [String] = [], retryDelays: [Duration] = []
  ) {
    self.source = source
    self.former = former
    self.suggestedIDs = suggested
    self.retryDelays = retryDelays
    picker = Picker(configuration: configuration)
    begin(with: selected)
    suggestions = source.suggestions(suggested, configuration)
  }

  /// Opens with a region chosen.
  private func begin(with selected: String?) {
    guard let selected else {
      send(.open)
      return
    }
    var id = selected
    if let successor = source.successor(of: selected, former: former) {
      echoProblem = .superseded(selected, by: successor.id, name: successor.name)
      id = successor.id
    }
    send(.presetID(id))
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Lets an event happen.
  ///
  /// - Returns: what happened, without the requests; empty if the event didn't fit, which
  ///   ``refusal`` gives.
  @discardableResult
  public func send(_ event: Picker.Event) -> [Picker.Effect] {
    var happened: [Picker.Effect] = []
    do {
      var waiting = try picker.send(event)[...]
      refusal = nil
      while let effect = waiting.popFirst() {
        if let reply = source.answer(effect) {
          waiting = try picker.send(reply) + waiting
        } else if let request = source.request(effect) {
          start(request.token, request.run)
        } else if case .cancelLoad(let token) = effect {
          tasks.removeValue(forKey: token)?.cancel()
        } else {
          happened.append(effect)
        }
      }
    } catch {
      refusal = error
    }
    if picker.filter == nil, picker.search == nil {
      query = ""
      columnMatches = nil
    }
    if case .select = event, refusal == nil {
      // What is chosen now is the user's; there is nothing more to say of the ID of before.
      echoProblem = nil
      onSelect(picker.selected)
    }
    for effect in happened { tell(effect) }
    if refusal == nil { onChange() }
    return happened
  }

  private func tell(_ effect: Picker.Effect) {
    switch effect {
    case .finished(let options): onFinish(options)
    case .cancelled: if !isSilent { onCancel() }
    case .unresolved(let id, _):
      // Of a successor that can't be chosen either, the ID that was asked for is the unknown one.
      if case .superseded(let old, _, _)? = echoProblem {
        echoProblem = .unknown(old)
      } else {
        echoProblem = .unknown(id)
      }
    case .superseded(let old, let new): echoProblem = .superseded(old, by: new, name: nil)
    default: break
    }
  }

  private func start(
    _ token: Picker.Token, _ request: @escaping @Sendable () async throws -> Picker.Event
  ) {
    let delays = retryDelays
    tasks[token] = Task { [weak self] in
      var waits = delays[...]
      var reply: Picker.Event?
      while reply == nil {
        do {
          reply = try await request()
        } catch {
          guard let delay = waits.popFirst(), !Task.isCancelled else {
            reply = .loadFailed(token: token, reason: "\(error)")
            break
          }
          // A sleep that is cut short was cancelled, and so is the reply.
          try? await Task.sleep(for: delay)
        }
      }
      guard !Task.isCancelled, let self, let reply, tasks.removeValue(forKey: token) != nil else {
        return
      }
      send(reply)
    }
  }

  /// Finds options by what is typed: those of the level in front, which ``rows(at:)`` has, and regions
  /// anywhere, which ``results`` has. An empty text shows the level in front again.
  public func type(_ text: String) {
    reopen()
    if picker.search != nil || picker.filter != nil { send(.back) }
    guard !text.isEmpty else { return }
    send(.filter(text))
    let matches = picker.filter?.matches
    send(.search(text))
    // Without a column there is nothing to look for.
    guard picker.search != nil else { return }
    columnMatches = matches ?? []
    query = text
  }

  /// Opens the picker again, as it was left; nothing if it is open.
  public func reopen() {
    if picker.phase != .open { send(.open) }
  }

  /// Chooses a region with all above it, wherever it lies: one of the suggestions. The picker finishes
  /// if nothing is left to choose below.
  public func choose(_ id: String) {
    send(.presetID(id))
    let last = picker.path.count - 1
    guard picker.isComplete, picker.selected.last?.id == id, last >= 0 else { return }
    send(.select(level: last, row: picker.path[last]))
  }

  /// Sets what stands above the first column.
  public func setSuggestions(_ ids: [String]) {
    suggestedIDs = ids
    suggestions = source.suggestions(ids, picker.configuration)
  }

  /// Takes another data set, a newer one, whether the picker is open or not. What is chosen stays, as far
  /// as it is there, under its new names.
  public func setRegions(
    _ tree: RegionTree, until: RegionRank? = nil, former: RegionTree? = nil
  ) {
    let chosen = picker.selected.map(\.id)
    let isOpen = picker.phase == .open
    for task in tasks.values { task.cancel() }
    tasks = [:]
    self.former = former ?? self.former
    source = .atHand(
      PickerModelSource.box(tree, until: until, picker.configuration, former: self.former))
    picker = Picker(configuration: picker.configuration)
    suggestions = source.suggestions(suggestedIDs, picker.configuration)
    query = ""
    columnMatches = nil
    send(chosen.isEmpty ? .open : .preset(chosen))
    guard !isOpen else { return }
    // One that is closed stays so, and its app need not hear of it.
    isSilent = true
    send(.cancel(revert: false))
    isSilent = false
  }

  @ObservationIgnored private var isSilent = false
}

extension RegionPickerModel {
  /// What became of an ID that was chosen once.
  public enum EchoProblem: Hashable, Sendable {
    /// It is no more; its only successor is chosen in its place.
    case superseded(String, by: String, name: String?)
    /// The data doesn't have it, or not where the picker looks; what lies above it is chosen.
    case unknown(String)
  }

  /// A region above the first column.
  public struct Suggestion: Identifiable, Hashable, Sendable {
    /// The region's ID.
    public let id: String
    /// The region's name.
    public let name: String
  }
}
