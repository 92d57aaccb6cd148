public import Observation
public import RegionPicker
public import RegionPickerDriver
public import Regions

/// A picker for a view: what it shows, and what a tap or a key does to it.
///
///     let model = RegionPickerModel(tree: .china, until: .county)
///     model.onFinish = { regions in … }
///     model.select(0, at: 0)
///     model.tabs            // 北京市, 请选择
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

  /// Called when the choice is complete, with the chosen options from level 0 down.
  @ObservationIgnored public var onFinish: @MainActor ([Picker.Option]) -> Void = { _ in }
  /// Called when the picker was closed without a choice.
  @ObservationIgnored public var onCancel: @MainActor () -> Void = {}

  @ObservationIgnored private var source: PickerModelSource
  @ObservationIgnored private var tasks: [Picker.Token: Task<Void, Never>] = [:]

  /// A picker over a data set, open.
  ///
  /// - Parameters:
  ///   - until: the rank to end at: `.county` for province, city and district; `nil` for as deep as
  ///     the data goes.
  ///   - configuration: further limits: a number of levels, the region below which is chosen.
  ///   - selected: the region whose path is chosen at the beginning; one that is not in the data set
  ///     or not below the picker's root is left aside.
  public convenience init(
    tree: RegionTree, until: RegionRank? = nil,
    configuration: Picker.Configuration = Picker.Configuration(restoresReselected: true),
    selected: String? = nil
  ) {
    self.init(
      .atHand(PickerModelSource.box(tree, until: until, configuration)), configuration,
      selected: selected)
  }

  /// A picker over a source that takes its time, open: its first column is being loaded.
  public convenience init<Source: AsyncOptionSource>(
    source: Source,
    configuration: Picker.Configuration = Picker.Configuration(restoresReselected: true),
    selected: String? = nil
  ) where Source.ID == String {
    self.init(.later { source.request(for: $0) }, configuration, selected: selected)
  }

  private init(
    _ source: PickerModelSource, _ configuration: Picker.Configuration, selected: String?
  ) {
    self.source = source
    picker = Picker(configuration: configuration)
    send(selected.map { .presetID($0) } ?? .open)
  }

  isolated deinit {
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
    if picker.filter == nil, picker.search == nil { query = "" }
    for effect in happened { tell(effect) }
    return happened
  }

  private func tell(_ effect: Picker.Effect) {
    switch effect {
    case .finished(let options): onFinish(options)
    case .cancelled: onCancel()
    default: break
    }
  }

  private func start(
    _ token: Picker.Token, _ request: @escaping @Sendable () async throws -> Picker.Event
  ) {
    tasks[token] = Task { [weak self] in
      let reply: Picker.Event
      do {
        reply = try await request()
      } catch {
        reply = .loadFailed(token: token, reason: "\(error)")
      }
      guard !Task.isCancelled, let self, tasks.removeValue(forKey: token) != nil else { return }
      send(reply)
    }
  }

  /// Finds options by what is typed: those of the level in front, or, where none of them matches,
  /// regions anywhere. An empty text shows the level in front again.
  public func type(_ text: String) {
    if picker.search != nil { send(.search("")) }
    send(.filter(text))
    if picker.filter?.matches.isEmpty == true { send(.search(text)) }
    query = text
  }

  /// Takes another data set while the picker is open: a newer one. What is chosen stays, as far as it
  /// is there, under its new names.
  public func setRegions(_ tree: RegionTree, until: RegionRank? = nil) {
    let chosen = picker.selected.map(\.id)
    let isOpen = picker.phase == .open
    for task in tasks.values { task.cancel() }
    tasks = [:]
    source = .atHand(PickerModelSource.box(tree, until: until, picker.configuration))
    picker = Picker(configuration: picker.configuration)
    query = ""
    guard isOpen else { return }
    send(chosen.isEmpty ? .open : .preset(chosen))
  }
}
