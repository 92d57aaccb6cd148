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
  /// What time it is, asked before each event until an event tells the time.
  public var clock: (@Sendable () -> DateTime?)?
  /// Whether the caller sends files and payload and tells how that ended.
  private let isDelivered: Bool
  /// The rows of the last state that was given out.
  private var lastRows: [FormRow] = []

  /// - Parameters:
  ///   - clock: what time it is; without one it is the context's time.
  ///   - isDelivered: whether a submission whose fields are right waits for the caller, who tells by the
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
    do throws(Refusal) {
      let line = try object(line)
      if line["event"] == "regions" {
        try takeRegions(line)
        return state(submitting: false)
      }
      let event = try parse(line)
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

  private struct Refusal: Error {
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

  private func object(_ line: String) throws(Refusal) -> JSONValue {
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

  private func parse(_ json: JSONValue) throws(Refusal) -> FormEvent {
    switch try text("event", json) {
    case "edit":
      let key = try text("key", json)
      guard let value = json["value"] else { throw Refusal(message: "“value” is missing") }
      return .edit(key: key, value: try self.value(value, try kind(of: key), key))
    case "append":
      let key = try text("key", json)
      guard case .list(let kind) = try kind(of: key) else {
        throw Refusal(message: FormEventError.noList(key).description)
      }
      guard let json = json["value"], let value = try value(json, kind, key) else {
        throw Refusal(message: "“value” is missing")
      }
      return .append(key: key, value: value)
    case "remove":
      return .remove(key: try text("key", json), index: try integer("index", json))
    case "move":
      return .move(
        key: try text("key", json), from: try integer("from", json), to: try integer("to", json))
    case "focus": return .focus(json["key"] == .null ? nil : try text("key", json))
    case "next": return .focusNext
    case "previous": return .focusPrevious
    case "now":
      let time = try text("value", json)
      guard let now = DateTime(time) else {
        throw Refusal(message: "“\(time)” is \(FormViolation.notADateTime.message(in: .english))")
      }
      return .setTime(now)
    case "fact":
      let name = try text("name", json)
      switch json["value"] {
      case .string(let text): return .setFact(name, .text(text))
      case .bool(let isSo): return .setFact(name, .toggle(isSo))
      case .null: return .setFact(name, nil)
      default: throw Refusal(message: "“value”: expected text, a boolean or null")
      }
    case "options":
      let key = try text("key", json)
      do {
        return .setOptions(key: key, try FormChoice.list(json["value"] ?? .null))
      } catch {
        throw Refusal(message: "“value”\(error.path): \(error.message)")
      }
    case "submit": return .submit
    case "cancel": return .cancel
    case "uploaded" where isDelivered:
      return .finishUpload(file: try text("file", json), url: try text("url", json))
    case "accepted" where isDelivered: return .accept
    case "failed" where isDelivered: return .refuse(try messages(json))
    case let name: throw Refusal(message: "there is no event “\(name)”")
    }
  }

  /// What a server says of fields: `{"messages": {"key": "text"}}`.
  private func messages(_ json: JSONValue) throws(Refusal) -> [String: FormText] {
    var messages: [String: FormText] = [:]
    for member in json["messages"]?.members ?? [] {
      guard let text = member.value.string else {
        throw Refusal(
          message: "“messages.\(member.key)”: expected text, found \(member.value.kind)")
      }
      messages[member.key] = FormText(text)
    }
    return messages
  }

  private func text(_ key: String, _ json: JSONValue) throws(Refusal) -> String {
    guard let value = json[key] else { throw Refusal(message: "“\(key)” is missing") }
    guard let text = value.string else {
      throw Refusal(message: "“\(key)”: expected text, found \(value.kind)")
    }
    return text
  }

  private func integer(_ key: String, _ json: JSONValue) throws(Refusal) -> Int {
    guard let value = json[key] else { throw Refusal(message: "“\(key)” is missing") }
    guard let integer = value.integer else {
      throw Refusal(message: "“\(key)”: expected a whole number, found \(value.kind)")
    }
    return integer
  }

  /// The kind of a field, or of an item by its row's ID.
  private func kind(of key: String) throws(Refusal) -> FieldKind {
    if let field = form.definition[key] { return field.kind }
    if let row = form.rows.first(where: { $0.id == key && $0.kind == .item }),
      case .list(let kind)? = form.definition[row.key]?.kind
    {
      return kind
    }
    throw Refusal(message: FormEventError.unknown(key).description)
  }

  private func value(
    _ json: JSONValue, _ kind: FieldKind, _ key: String
  ) throws(Refusal) -> FormValue? {
    do {
      return try kind.value(of: json)
    } catch {
      throw Refusal(message: FormEventError.value(key: key, error).description)
    }
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

extension FormRow {
  fileprivate func json(in language: FormLanguage) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("kind", .string(kind.rawValue)),
      .init("value", value?.json ?? .null),
    ]
    if let text { members.append(.init("text", .string(text))) }
    members.append(
      .init("error", error.map { .string($0.message(in: language)) } ?? .null))
    return .object(members)
  }
}

extension RowChange {
  fileprivate var json: JSONValue {
    switch self {
    case .delete(let index, let id): ["delete": .integer(index), "id": .string(id)]
    case .move(let from, let to, let id):
      ["move": .integer(from), "to": .integer(to), "id": .string(id)]
    case .insert(let index, let row): ["insert": .integer(index), "id": .string(row.id)]
    case .update(let index, let row): ["update": .integer(index), "id": .string(row.id)]
    }
  }
}
