/// One field of a form: what it is called, what it holds, and what must be true of its value.
public struct FormField: Sendable {
  /// The name the server knows. Unique in its form; made of anything but dots, which separate the
  /// parts of a row's identity.
  public var key: String
  public var title: FormText
  /// What an empty field shows.
  public var placeholder: FormText?
  public var kind: FieldKind
  /// Checked in this order; the first that fails is the field's error.
  public var rules: [FormRule]
  /// When the field is shown; `nil` means always. A field that is not shown keeps its value, but the
  /// value is neither checked nor part of the payload.
  public var condition: FormCondition?
  /// The value of a new form.
  public var initial: FormValue?

  public init(
    _ key: String, _ title: FormText, _ kind: FieldKind = .text, placeholder: FormText? = nil,
    rules: [FormRule] = [], shownIf condition: FormCondition? = nil, initial: FormValue? = nil
  ) {
    self.key = key
    self.title = title
    self.placeholder = placeholder
    self.kind = kind
    self.rules = rules
    self.condition = condition
    self.initial = initial
  }
}

/// What a field holds.
public indirect enum FieldKind: Sendable {
  /// One line of text.
  case text
  /// Text of any number of lines.
  case multilineText
  /// A region of the data set, as its ID. The region must lie at level `depth`, or end a branch that
  /// is shorter; without a depth it must be a region that has none below it.
  case region(depth: Int?)
  /// A file to hand over: its path, or the URL of one that was handed over before.
  case attachment
  /// Yes or no; no until it is set.
  case toggle
  /// One of several options, as its ID.
  case choice([FormChoice])
  /// A day and a time of day, as ISO 8601 text. With an inline editor, a row to change it opens
  /// under the field's row when that has the focus.
  case dateTime(inlineEditor: Bool)
  /// Any number of items of one kind; each has a row of its own.
  case list(of: FieldKind)
  /// A form whose values are one value of this one.
  case form(FormDefinition)

  /// The kind's name in definitions and rows.
  public var name: String {
    switch self {
    case .text: "text"
    case .multilineText: "multilineText"
    case .region: "region"
    case .attachment: "attachment"
    case .toggle: "toggle"
    case .choice: "choice"
    case .dateTime: "dateTime"
    case .list: "list"
    case .form: "form"
    }
  }

  /// Whether the value is typed in on a keyboard, so that next and previous stop at the field.
  public var isTyped: Bool {
    switch self {
    case .text, .multilineText: true
    default: false
    }
  }

  /// What a value of this kind is in JSON, for messages.
  var expectation: String {
    switch self {
    case .text, .multilineText: "text"
    case .region: "a region ID as text"
    case .attachment: "a file path or URL as text"
    case .toggle: "true or false"
    case .choice: "an option's ID as text"
    case .dateTime: "an ISO 8601 date and time as text"
    case .list: "an array"
    case .form: "an object"
    }
  }
}

/// One option of a choice.
public struct FormChoice: Hashable, Sendable {
  /// The value; unique among the options.
  public var id: String
  public var title: FormText

  public init(_ id: String, _ title: FormText) {
    self.id = id
    self.title = title
  }
}
