internal import JSONDocument
public import RegionForms
public import Regions

/// A form driven by lines of JSON: `regions form --events`. One event a line goes in, one state a line
/// comes out.
///
/// What it answers depends on the events and on the context only. A submission whose fields are right
/// is taken at once and nothing is uploaded, unless the session is made for a caller who delivers.
public struct FormEventSession: Sendable {
  /// The form as it is.
  public private(set) var form: FormState
  /// What time it is, asked before each event until an event sets the time.
  public var clock: (@Sendable () -> DateTime?)?
  /// Takes a pasted message apart for the form as it is. Without one, a paste has to say itself what the
  /// message says.
  public var contactReader: (@Sendable (String, FormState) -> PastedContact)?
  /// Whether the caller sends files and payload and reports how that ended.
  let isDelivered: Bool
  /// The rows of the last state that was given out.
  private var lastRows: [FormRow] = []

  /// - Parameters:
  ///   - clock: what time it is; without one it is the context's time.
  ///   - isDelivered: whether a submission whose fields are right waits for the caller, who reports by the
  ///     events `uploaded`, `accepted` and `failed` what became of it.
  public init(
    _ form: FormState, clock: (@Sendable () -> DateTime?)? = nil, isDelivered: Bool = false
  ) {
    self.form = form
    self.clock = clock
    self.isDelivered = isDelivered
  }

  /// The first state, before any event. Its changes make all rows out of none.
  public mutating func start() -> String {
    state(submitting: false)
  }

  /// The answer to a line: a state, or `{"error": …}` for an event that doesn't fit, which changes
  /// nothing.
  public mutating func answer(_ line: String) -> String {
    answer(to: Array(line.utf8))
  }

  /// The answer to a line as bytes; what isn't UTF-8 is no JSON.
  public mutating func answer(to line: [UInt8]) -> String {
    do throws(Refusal) {
      let line = try object(line)
      if line["event"] == "regions" {
        try takeRegions(line)
        return state(submitting: false)
      }
      let event = try event(of: line)
      if form.status != .cancelled, let now = clock?() { try send(.setTime(now)) }
      try send(event)
      if case .setTime = event { clock = nil }
      guard event == .submit else { return state(submitting: false) }
      if form.status == .submitting, !isDelivered { try send(.accept) }
      return state(submitting: true)
    } catch {
      var members: [JSONValue.Member] = [.init("error", .string(error.message))]
      if let key = error.key { members.append(.init("key", .string(key))) }
      return JSONValue.object(members).description
    }
  }

  /// Why an event doesn't fit.
  struct Refusal: Error {
    var message: String
    /// The field whose rule kept a value out.
    var key: String?
  }

  private mutating func send(_ event: FormEvent) throws(Refusal) {
    do {
      try form.send(event)
    } catch {
      var refusal = Refusal(message: error.message(in: form.context.language))
      if case .refused(let key, _) = error { refusal.key = key }
      throw refusal
    }
  }

  /// New region data for a form that is open, and the state it gives.
  public mutating func setRegions(_ regions: RegionTree?) -> String {
    form.setRegions(regions)
    return state(submitting: false)
  }

  /// New region data for a form that is open.
  private mutating func takeRegions(_ json: JSONValue) throws(Refusal) {
    guard form.status != .cancelled else {
      throw Refusal(message: FormEventError.cancelled.description)
    }
    let file = try text("file", json)
    do {
      form.setRegions(try RegionTree(contentsOf: file))
    } catch {
      throw Refusal(message: "\(file): \(error)")
    }
  }

  private func object(_ line: [UInt8]) throws(Refusal) -> JSONValue {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: line)
    } catch {
      throw Refusal(message: error.description)
    }
    guard json.members != nil else {
      throw Refusal(message: "expected an object, found \(json.kind)")
    }
    return json
  }

  /// The present state as a line.
  private mutating func state(submitting: Bool) -> String {
    let language = form.context.language
    let changes = RowChange.changes(from: lastRows, to: form.rows)
    lastRows = form.rows
    var members: [JSONValue.Member] = [
      .init("rows", .array(form.rows.map { $0.json(in: language) })),
      .init("changes", .array(changes.map { $0.json })),
      .init("status", .string(form.status.rawValue)),
    ]
    if form.canUndo { members.append(.init("canUndo", .bool(true))) }
    if !form.leftOver.isEmpty { members.append(.init("leftOver", .strings(form.leftOver))) }
    if form.status == .submitted || form.status == .submitting {
      members.append(.init("payload", form.payload.json))
    }
    if form.status == .submitting {
      members.append(.init("files", .strings(form.filesToUpload)))
    }
    if submitting, form.status == .editing, let first = form.firstError {
      members.append(.init("firstError", .string(first)))
    }
    return JSONValue.object(members).description
  }
}
