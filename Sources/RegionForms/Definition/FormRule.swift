/// Something that must be true of a field's value.
///
/// All but `required` hold for an empty value. When each one speaks is told at ``FormState``.
public enum FormRule: Sendable {
  /// There is a value: text that is not blank, a toggle that is on, a list with an item.
  case required
  /// At most so many user-perceived characters, or items of a list.
  case maximumLength(Int)
  /// At least so many user-perceived characters, or items of a list.
  case minimumLength(Int)
  /// A known way of writing.
  case format(TextFormat)
  /// The whole text matches a regular expression.
  case pattern(FormPattern, message: FormText? = nil)
  /// A date-time lies before or after another.
  case order(FormOrder, FormReference)
  /// Whatever a closure says: a message refuses the value. It is asked at submission only, with the
  /// value and the values of the fields that are shown.
  case custom(@Sendable (FormValue, [String: FormValue]) -> FormText?)

  /// Later than the date-time of another field.
  public static func after(_ key: String) -> FormRule { .order(.after, .field(key)) }
  /// Later than the present.
  public static var afterNow: FormRule { .order(.after, .now) }

  /// The rule's name in a definition.
  var name: String {
    switch self {
    case .required: "required"
    case .maximumLength: "maximumLength"
    case .minimumLength: "minimumLength"
    case .format: "format"
    case .pattern: "pattern"
    case .order(let order, .field): order.rawValue
    case .order(let order, .now): order.rawValue + "Now"
    case .custom: "custom"
    }
  }
}

/// How two date-times must lie to each other.
public enum FormOrder: String, Sendable, CaseIterable {
  case after, before, notBefore, notAfter

  /// Whether `left` stands in this order to `right`.
  func holds(_ left: DateTime, _ right: DateTime) -> Bool {
    switch self {
    case .after: right.isBefore(left)
    case .before: left.isBefore(right)
    case .notBefore: !left.isBefore(right)
    case .notAfter: !right.isBefore(left)
    }
  }
}

/// What a date-time is compared with. Nothing is compared while the other side is empty, not shown,
/// or no date-time, or while the form was not told what time it is.
public enum FormReference: Hashable, Sendable {
  case field(String)
  case now
}
