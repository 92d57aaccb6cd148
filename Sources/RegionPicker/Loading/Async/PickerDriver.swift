/// A picker together with a source that takes its time.
///
/// The driver carries out what the picker asks for, each request in a task of its own, and sends the
/// answers back. A request that is called off has its task cancelled; should it answer all the same,
/// the picker knows the token for an old one and drops it.
///
///     let driver = PickerDriver(source: server, configuration: .init(maxDepth: 3))
///     try await driver.send(.open)
///     for await update in driver.updates {
///       show(update.picker)
///     }
public actor PickerDriver<Source: AsyncOptionSource> {
  /// The state machine's type.
  public typealias Picker = CascadePicker<Source.ID>

  /// What an event or a reply has brought about.
  public struct Update: Sendable {
    /// The picker after it.
    public let picker: Picker
    /// What happened, the requests included.
    public let effects: [Picker.Effect]
  }

  /// The picker as it is.
  public private(set) var picker: Picker

  /// Every change, in order, from the first one on; for one reader. It ends with the driver.
  public nonisolated let updates: AsyncStream<Update>

  private let source: Source
  private let retryDelays: [Duration]
  private let continuation: AsyncStream<Update>.Continuation
  private var tasks: [Picker.Token: Task<Void, Never>] = [:]

  /// A picker that is closed, over a source that takes its time.
  ///
  /// - Parameters:
  ///   - source: asked for the options of a level.
  ///   - configuration: what the picker asks for.
  ///   - retryDelays: how long to wait before each further attempt at a request that failed; when none is left
  ///     the failure is the picker's. Empty: the first failure is.
  public init(
    source: Source, configuration: Picker.Configuration = Picker.Configuration(),
    retryDelays: [Duration] = []
  ) {
    self.source = source
    self.retryDelays = retryDelays
    picker = Picker(configuration: configuration)
    (updates, continuation) = AsyncStream.makeStream()
  }

  deinit {
    for task in tasks.values { task.cancel() }
    continuation.finish()
  }

  /// Takes an event and starts what it asks for.
  ///
  /// - Throws: ``CascadePicker/Refusal`` if the event does not fit; nothing is changed then.
  @discardableResult
  public func send(_ event: Picker.Event) throws(Picker.Refusal) -> [Picker.Effect] {
    let effects = try picker.send(event)
    effects.forEach(carryOut)
    continuation.yield(Update(picker: picker, effects: effects))
    return effects
  }

  private func carryOut(_ effect: Picker.Effect) {
    if let request = source.request(for: effect) {
      start(request.token, request.run)
    } else if case .cancelLoad(let token) = effect {
      tasks.removeValue(forKey: token)?.cancel()
    }
  }

  private func start(
    _ token: Picker.Token, _ request: @escaping @Sendable () async throws -> Picker.Event
  ) {
    let delays = retryDelays
    tasks[token] = Task { [weak self] in
      let reply = await Self.attempt(request, token: token, retryDelays: delays)
      guard !Task.isCancelled else { return }
      await self?.receive(reply, for: token)
    }
  }

  private static func attempt(
    _ request: @Sendable () async throws -> Picker.Event, token: Picker.Token,
    retryDelays: [Duration]
  ) async -> Picker.Event {
    var delays = retryDelays[...]
    while true {
      do {
        return try await request()
      } catch {
        let failure = Picker.Event.loadFailed(token: token, reason: "\(error)")
        guard let delay = delays.popFirst(), !Task.isCancelled else { return failure }
        // A sleep that is cut short was cancelled, and so is the reply.
        try? await Task.sleep(for: delay)
      }
    }
  }

  private func receive(_ reply: Picker.Event, for token: Picker.Token) {
    guard tasks.removeValue(forKey: token) != nil else { return }
    // Replies are never refused.
    _ = try? send(reply)
  }
}
