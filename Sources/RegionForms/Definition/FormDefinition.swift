/// A form: its fields in order, grouped in sections, and what must be true of their values.
///
///     let form = try FormDefinition(
///       "Group",
///       sections: [
///         FormSection(fields: [
///           FormField("name", "Name", rules: [.required, .maximumLength(30)]),
///           FormField("area", "Area", kind: .region(depth: 3), rules: [.required]),
///         ])
///       ])
///
/// A definition that exists is sound: what contradicts itself can't be made. It is a small value that
/// shares its parts; copying it is cheap. ``init(json:)`` reads one from a file.
public struct FormDefinition: Sendable {
  let layout: FormLayout

  /// - Parameters:
  ///   - title: what the form is called.
  ///   - sections: the groups of fields, in the order in which they are shown.
  ///   - paste: which fields a pasted message fills; without it the form takes none.
  ///   - check: asked at submission when every field is right, with the values of the fields that are
  ///     shown; a message refuses them all.
  /// - Throws: ``FormDefinitionError`` for the first part that contradicts another: a key used twice,
  ///   a rule that doesn't fit its field, a condition on itself.
  public init(
    _ title: FormText = "", sections: [FormSection], paste: FormPaste? = nil,
    check: (@Sendable ([String: FormValue]) -> FormText?)? = nil
  ) throws(FormDefinitionError) {
    layout = try FormLayout(title: title, sections: sections, paste: paste, check: check)
  }

  /// What the form is called.
  public var title: FormText { layout.title }
  /// The fields in their groups, in order.
  public var sections: [FormSection] { layout.sections }

  /// Which fields a pasted message fills; `nil` if the form takes none.
  public var paste: FormPaste? { layout.paste }

  /// All fields in order.
  public var fields: [FormField] { layout.fields }

  /// The field with a key.
  public subscript(key: String) -> FormField? {
    layout.index[key].map { layout.fields[$0] }
  }

  /// The field whose value stands under a key of the payload, if that is another than its own.
  func field(delivered key: String) -> FormField? {
    layout.fields.first { $0.payloadKey == key }
  }
}

/// Fields that belong together.
public struct FormSection: Sendable {
  /// What stands above the fields.
  public var title: FormText?
  /// The fields in order.
  public var fields: [FormField]

  /// Fields under a title, if it has one.
  public init(_ title: FormText? = nil, fields: [FormField]) {
    self.title = title
    self.fields = fields
  }
}
