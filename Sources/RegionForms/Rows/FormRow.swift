/// One row to draw: a field, an editor that opened under its field, or an item of a list.
public struct FormRow: Hashable, Sendable, Identifiable {
  /// Stays the same as long as the row is there, whatever comes and goes around it: the field's key,
  /// `key.editor`, or `key.N` with a number N no other item of that list has or had.
  public let id: String
  /// The key of the field the row belongs to.
  public let key: String
  /// What the row is, for choosing what draws it.
  public let kind: FormRowKind
  /// The number of the section, from 0.
  public let section: Int
  /// What the row shows: of an editor, its field's value; of an item, the item.
  public let value: FormValue?
  /// The value in words, where it stands for something with a name: the names on the way to a region,
  /// the title of an option, a lead time; in the language of the context.
  public let text: String?
  /// What is wrong with the value, as far as it is shown yet.
  public let error: FormViolation?
  /// Whether a pasted message filled it and may mean something else: to be looked at. An edit takes that
  /// away.
  public let isDoubtful: Bool

  package init(
    id: String, key: String, kind: FormRowKind, section: Int = 0, value: FormValue? = nil,
    text: String? = nil, error: FormViolation? = nil, isDoubtful: Bool = false
  ) {
    self.id = id
    self.key = key
    self.kind = kind
    self.section = section
    self.value = value
    self.text = text
    self.error = error
    self.isDoubtful = isDoubtful
  }
}

/// What a row is.
public enum FormRowKind: String, Sendable {
  /// The row of a field of the kind with this name: see ``FieldKind``.
  case text, multilineText, region, attachment, toggle, choice, dateTime, leadTime, reveal, list,
    form
  /// The inline editor of a date-time, under its field's row.
  case dateTimeEditor
  /// An item of a list, under the list's row.
  case item

  init(_ kind: FieldKind) {
    switch kind {
    case .text: self = .text
    case .multilineText: self = .multilineText
    case .region: self = .region
    case .attachment: self = .attachment
    case .toggle: self = .toggle
    case .choice: self = .choice
    case .dateTime: self = .dateTime
    case .leadTime: self = .leadTime
    case .reveal: self = .reveal
    case .list: self = .list
    case .form: self = .form
    }
  }
}
