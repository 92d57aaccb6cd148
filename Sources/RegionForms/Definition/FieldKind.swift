internal import TranslatedText

/// What a field holds.
public indirect enum FieldKind: Sendable {
  /// One line of text.
  case text
  /// Text of any number of lines.
  case multilineText
  /// A region of the data set, as its ID.
  case region(FormRegion)
  /// A file to hand over: its path, or the URL of one that was handed over before.
  case attachment
  /// Yes or no; no until it is set.
  case toggle
  /// One of several options, as its ID. Without options they come from outside
  /// (``FormContext/options``) by the field's key; until they do, any ID passes.
  case choice([FormChoice])
  /// A day and a time of day, as ISO 8601 text. With an inline editor, a row to change it opens
  /// under the field's row when that has the focus.
  case dateTime(inlineEditor: Bool)
  /// How long before the date-time of another field, as an ISO 8601 duration: see ``LeadTime``. The
  /// lead times are those a view offers; any other is as good.
  case leadTime(before: String, offered: [LeadTime])
  /// A row that stands for fields not shown yet: when it gets the focus or is switched on it goes, and
  /// the fields come whose condition asks about it. It is not part of the payload. A form that begins
  /// with a value in one of those fields begins without it.
  case reveal
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
    case .leadTime: "leadTime"
    case .reveal: "reveal"
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

  /// Whether the field is a row only, without a value that is handed over.
  var isReveal: Bool { if case .reveal = self { true } else { false } }

  /// What a value of this kind is in JSON, for messages.
  var expectation: Message {
    switch self {
    case .text, .multilineText: "text"
    case .region: "a region ID as text"
    case .attachment: "a file path or URL as text"
    case .toggle, .reveal: "true or false"
    case .choice: "an option's ID as text"
    case .dateTime: "an ISO 8601 date and time as text"
    case .leadTime: "an ISO 8601 duration such as PT15M as text"
    case .list: "an array"
    case .form: "an object"
    }
  }
}
