/// A form being filled in: a value that changes by events only.
///
///     var form = FormState(definition, context: FormContext(regions: .china))
///     try form.send(.edit(key: "name", value: .text("…")))
///     form.rows                                  // what to draw
///     try form.send(.submit)
///     form.firstError                            // the row to scroll to, or nil
///
/// **When errors show.** A maximum length speaks as soon as it is exceeded and is silent as soon as it
/// is not; so do rules that speak while typing, and others when the focus leaves their field, if they say
/// so. All other rules speak at submission, at every row that fails. What they said stays until the
/// row is edited: `required` until there is something in it, everything else until any edit; an order
/// is forgotten by an edit of either side. So the errors are a function of the values and of the events
/// since the last submission.
public struct FormState: Sendable {
  /// The fields and rules.
  public let definition: FormDefinition
  /// What the form is judged by, besides its values.
  public internal(set) var context: FormContext
  /// How far the form is.
  public internal(set) var status = FormStatus.editing
  /// What to draw now.
  public internal(set) var rows: [FormRow] = []
  /// The ID of the row that has the focus.
  public internal(set) var focus: String?
  /// Where files can be fetched that were handed over, by their path. What stands here isn't sent
  /// again.
  public internal(set) var uploads: [String: String] = [:]

  var fields: [FieldState]
  /// The messages that were pasted and can be taken back, the last one last.
  var pastes: [FormPasteRecord] = []
  var shown: [Bool]

  /// - Parameters:
  ///   - definition: what the form asks for.
  ///   - context: what it is judged by besides its values: regions, the time, language, facts.
  ///   - values: in place of the initial values of the definition; those that don't fit their field
  ///     are left out (``FormAnswers`` says which).
  public init(
    _ definition: FormDefinition, context: FormContext = FormContext(),
    values: [String: FormValue] = [:]
  ) {
    self.definition = definition
    self.context = context
    fields = definition.fields.map { field in
      guard let value = values[field.key] ?? field.initial,
        let fitted = try? field.kind.fitted(value)
      else { return FieldState() }
      return FieldState(fitted, key: field.key)
    }
    shown = []
    begin()
  }

  /// Shows what belongs to the values the form begins with.
  private mutating func begin() {
    for (number, field) in definition.layout.fields.enumerated() where field.kind.isReveal {
      if definition.layout.revealed[number].contains(where: { !(value(of: $0)?.isEmpty ?? true) }) {
        fields[number].value = .toggle(true)
      }
    }
    shown = currentlyShown()
    rows = currentRows()
  }

  /// A form that was filled before: a field without a value is empty, whatever its initial value.
  init(
    _ definition: FormDefinition, context: FormContext, restoring values: [String: FormValue]
  ) {
    self.init(definition, context: context, values: values)
    for (number, field) in definition.fields.enumerated() where values[field.key] == nil {
      fields[number] = FieldState()
    }
    begin()
  }

  /// The value of a field, shown or not; `nil` if it is empty or there is no such field.
  public subscript(key: String) -> FormValue? {
    definition.layout.index[key].flatMap { value(of: $0) }
  }

  /// The values of all fields that have one, shown or not.
  public var values: [String: FormValue] {
    var values: [String: FormValue] = [:]
    for (number, field) in definition.fields.enumerated() { values[field.key] = value(of: number) }
    return values
  }

  /// The values of the fields that are shown.
  public var shownValues: [String: FormValue] {
    var values: [String: FormValue] = [:]
    for (number, field) in definition.fields.enumerated() where shown[number] {
      values[field.key] = value(of: number)
    }
    return values
  }

  /// The ID of the first row with an error; the key of a field without a row where only such fields
  /// have one.
  public var firstError: String? {
    if let row = rows.first(where: { $0.error != nil }) { return row.id }
    return fields.indices.first { fields[$0].mark != nil }.map { definition.layout.fields[$0].key }
  }

  /// What is handed over: every toggle that is shown, and the value of every other field that is shown
  /// or hidden and not empty, with the regions above a region that its field names behind it. Files
  /// that were uploaded appear as their URLs.
  public var payload: FormPayload {
    var payload: FormPayload = []
    for (number, field) in definition.fields.enumerated() where shown[number] {
      guard let value = value(of: number), !field.kind.isReveal else { continue }
      if case .toggle = value {} else if value.isEmpty { continue }
      payload.append(
        FormEntry(field.deliveredKey, field.kind.delivered(value, in: context, uploads: uploads)))
      if case .region(let region) = field.kind, let id = value.text {
        payload += ancestors(of: id, region)
      }
    }
    return payload
  }

  /// The value of a field; a toggle that was never set is off.
  func value(of number: Int) -> FormValue? {
    switch definition.layout.fields[number].kind {
    case .toggle, .reveal: fields[number].value ?? .toggle(false)
    case .list: fields[number].items.isEmpty ? nil : .list(fields[number].items.map { $0.value })
    default: fields[number].value
    }
  }
}

/// How far a form is.
public enum FormStatus: String, Sendable {
  /// Being filled in.
  case editing
  /// Every field is right; files are being sent and the payload handed over.
  case submitting
  /// The payload was taken. The next edit opens the form again.
  case submitted
  /// Given up; nothing comes after it.
  case cancelled
}

/// What is known of one field.
struct FieldState: Sendable {
  /// The value of a field that is no list.
  var value: FormValue?
  /// The items of a list.
  var items: [Item] = []
  private var nextItem = 0
  /// What submission said.
  var mark: FormViolation?
  /// Whether it was filled by a message that may mean something else.
  var isDoubtful = false

  struct Item: Sendable {
    let id: String
    var value: FormValue
    var mark: FormViolation?
  }

  init() {}

  init(_ value: FormValue, key: String) {
    if case .list(let values) = value {
      for value in values { append(value, key: key) }
    } else {
      self.value = value
    }
  }

  /// Adds an item. Its ID is never given to another of this list.
  mutating func append(_ value: FormValue, key: String) {
    items.append(Item(id: "\(key).\(nextItem)", value: value))
    nextItem += 1
  }

  /// Takes other values. An item whose value is among them stays the item it is, marks aside.
  mutating func setItems(_ values: [FormValue], key: String) {
    var known = Dictionary(grouping: items) { $0.value }.mapValues { $0[...] }
    items = []
    for value in values {
      if let item = known[value]?.popFirst() {
        items.append(Item(id: item.id, value: value))
      } else {
        append(value, key: key)
      }
    }
  }

  mutating func forgetMarks() {
    mark = nil
    for index in items.indices { items[index].mark = nil }
  }
}

extension FieldKind {
  /// The value as it is handed over: files by their URLs, forms inside without what is not shown or
  /// empty there.
  func delivered(
    _ value: FormValue, in context: FormContext, uploads: [String: String]
  ) -> FormValue {
    switch (self, value) {
    case (.attachment, .text(let file)): return .text(uploads[file] ?? file)
    case (.list(let kind), .list(let items)):
      return .list(items.map { kind.delivered($0, in: context, uploads: uploads) })
    case (.form(let definition), .record):
      var inner = FormState(definition, context: context, record: value)
      inner.uploads = uploads
      return .record(inner.payload)
    default: return value
    }
  }
}

extension FormState {
  /// The kind of a row's value: of an item, what its list holds.
  package func kind(of row: FormRow) -> FieldKind? {
    let kind = definition[row.key]?.kind
    if row.kind == .item, case .list(let item)? = kind { return item }
    return kind
  }

  /// The form inside a field or an item, with the values it was left with: to be filled as a form of its
  /// own, whose payload is then the new value.
  ///
  /// - Parameter key: the field's key, or the ID of an item's row.
  /// - Returns: `nil` if there is no form inside.
  public func form(inside key: String) -> FormState? {
    guard let row = rows.first(where: { $0.id == key }), case .form(let inside)? = kind(of: row)
    else { return nil }
    var form =
      row.value.map { FormState(inside, context: context, record: $0) }
      ?? FormState(inside, context: context)
    form.uploads = uploads
    return form
  }

  /// A form inside another, with its values.
  init(_ definition: FormDefinition, context: FormContext, record: FormValue) {
    var values: [String: FormValue] = [:]
    if case .record(let entries) = record {
      for entry in entries { values[entry.key] = entry.value }
    }
    self.init(definition, context: context, restoring: values)
  }
}
