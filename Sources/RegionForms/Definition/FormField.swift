/// One field of a form: what it is called, what it holds, and what must be true of its value.
public struct FormField: Sendable {
  /// The name of the field in events and answers. Unique in its form; made of anything but dots, which
  /// separate the parts of a row's identity.
  public var key: String
  /// The name the server knows, where it is another.
  public var payloadKey: String?
  /// What stands before the value; empty for a field that belongs to the one before it.
  public var title: FormText
  /// What an empty field shows.
  public var placeholder: FormText?
  /// What the field holds.
  public var kind: FieldKind
  /// Checked in this order; the first that fails is the field's error.
  public var rules: [FormRule]
  /// When the field is shown; `nil` means always. A field that is not shown keeps its value, but the
  /// value is neither checked nor part of the payload.
  public var condition: FormCondition?
  /// The value of a new form.
  public var initial: FormValue?
  /// A field without a row: its value comes from outside and goes into the payload.
  public var isHidden = false
  /// Whether a view has the value changed on a page of its own rather than in the row.
  public var opensPage = false
  /// Whether the value is shown and can't be edited.
  public var isReadOnly = false
  /// Where the file of an attachment may come from, for a view that offers a choice; empty for any.
  public var sources: [AttachmentSource] = []

  /// A field that is shown, known to the server by its key.
  public init(
    _ key: String, _ title: FormText, kind: FieldKind = .text, placeholder: FormText? = nil,
    rules: [FormRule] = [], shownIf condition: FormCondition? = nil, initial: FormValue? = nil,
    payloadKey: String? = nil
  ) {
    self.key = key
    self.title = title
    self.placeholder = placeholder
    self.kind = kind
    self.rules = rules
    self.condition = condition
    self.initial = initial
    self.payloadKey = payloadKey
  }

  /// A field without a row, whose value goes into the payload: what is being edited.
  public static func hidden(
    _ key: String, initial: FormValue? = nil, payloadKey: String? = nil
  ) -> FormField {
    var field = FormField(key, "", initial: initial, payloadKey: payloadKey)
    field.isHidden = true
    return field
  }

  /// Whether the form can't be submitted while the field is empty.
  public var isRequired: Bool {
    rules.contains { if case .required = $0.check { true } else { false } }
  }

  /// The key of the value in the payload.
  var deliveredKey: String { payloadKey ?? key }
}

/// Where the file of an attachment comes from.
public enum AttachmentSource: String, Sendable, CaseIterable {
  /// Taken now.
  case camera
  /// Chosen among the pictures of the device.
  case album
  /// Chosen among its files.
  case files
}

/// One option of a choice.
public struct FormChoice: Hashable, Sendable {
  /// The value; unique among the options.
  public var id: String
  /// What it is called.
  public var title: FormText

  /// An option by its value and its name.
  public init(_ id: String, _ title: FormText) {
    self.id = id
    self.title = title
  }
}
