/// Something that must be true of a field's value, and what is said when it is not.
///
///     .required
///     .maximumLength(30)
///     .required.saying(FormText("the shop needs a name", chinese: "网店名不能为空"))
///     .afterNow.atOnce
///
/// All but `required` hold for an empty value. A rule speaks at submission, and a maximum length
/// besides while typing; others do so as well, or on leaving the field, if they say so
/// (``whileTyping``, ``onLeaving``). One that refuses ``atOnce`` keeps a value out that it doesn't hold
/// for.
public struct FormRule: Sendable {
  /// What must be true.
  public enum Check: Sendable {
    /// There is a value: text that is not blank, a toggle that is on, a list with an item.
    case required
    /// Maximum number of user-perceived characters, or items of a list.
    case maximumLength(Int)
    /// Minimum number of user-perceived characters, or items of a list.
    case minimumLength(Int)
    /// A known way of writing.
    case format(TextFormat)
    /// The whole text matches a regular expression.
    case pattern(FormPattern)
    /// A date-time, or the moment a lead time leads to, lies before or after another.
    case order(FormOrder, FormReference)
    /// No two items of a list are the same.
    case unique
    /// Whatever a closure says: a message refuses the value. It is asked with the value and the values
    /// of the fields that are shown.
    case custom(@Sendable (FormValue, [String: FormValue]) -> FormText?)
  }

  /// What must be true.
  public var check: Check
  /// What is said when it is not; `nil` for the words the library has for it.
  public var message: FormText?
  /// Whether a value that fails is refused when it comes, and the one before stays. The rule is also
  /// asked at submission: what it compares with may have changed.
  public var refusesAtOnce: Bool
  /// When the rule speaks first; at submission every rule is asked.
  public var occasion = Occasion.submission

  /// When a rule speaks.
  public enum Occasion: String, Sendable, CaseIterable, Comparable {
    /// With every edit, of a value that isn't empty.
    case typing
    /// When the focus leaves the field.
    case leaving
    /// At submission.
    case submission

    public static func < (left: Occasion, right: Occasion) -> Bool {
      allCases.firstIndex(of: left).map { $0 < (allCases.firstIndex(of: right) ?? 0) } ?? false
    }
  }

  /// A rule that speaks at submission.
  ///
  /// - Parameters:
  ///   - check: what a value has to meet.
  ///   - message: in place of the library's words.
  ///   - refusesAtOnce: whether it keeps failing values out.
  public init(_ check: Check, message: FormText? = nil, refusesAtOnce: Bool = false) {
    self.check = check
    self.message = message
    self.refusesAtOnce = refusesAtOnce
  }

  /// The rule with a message of its own.
  public func saying(_ message: FormText) -> FormRule {
    var rule = self
    rule.message = message
    return rule
  }

  /// The rule, speaking with every edit.
  public var whileTyping: FormRule { speaking(.typing) }

  /// The rule, speaking when the field is left.
  public var onLeaving: FormRule { speaking(.leaving) }

  private func speaking(_ occasion: Occasion) -> FormRule {
    var rule = self
    rule.occasion = occasion
    return rule
  }

  /// The rule, keeping values out that it doesn't hold for.
  public var atOnce: FormRule {
    var rule = self
    rule.refusesAtOnce = true
    return rule
  }
}

extension FormRule {
  /// There is a value.
  public static var required: FormRule { FormRule(.required) }

  /// Maximum number of user-perceived characters, or items of a list.
  public static func maximumLength(_ length: Int) -> FormRule { FormRule(.maximumLength(length)) }

  /// Minimum number of user-perceived characters, or items of a list.
  public static func minimumLength(_ length: Int) -> FormRule { FormRule(.minimumLength(length)) }

  /// A known way of writing.
  public static func format(_ format: TextFormat) -> FormRule { FormRule(.format(format)) }

  /// The whole text matches a regular expression.
  public static func pattern(_ pattern: FormPattern, message: FormText? = nil) -> FormRule {
    FormRule(.pattern(pattern), message: message)
  }

  /// A date-time lies before or after another.
  public static func order(_ order: FormOrder, _ reference: FormReference) -> FormRule {
    FormRule(.order(order, reference))
  }

  /// Later than the date-time of another field.
  public static func after(_ key: String) -> FormRule { .order(.after, .field(key)) }

  /// Later than the present.
  public static var afterNow: FormRule { .order(.after, .now) }

  /// No two items of a list are the same.
  public static var unique: FormRule { FormRule(.unique) }

  /// Whatever a closure says.
  public static func custom(
    _ check: @escaping @Sendable (FormValue, [String: FormValue]) -> FormText?
  ) -> FormRule {
    FormRule(.custom(check))
  }

  /// The rule's name in a definition.
  var name: String {
    switch check {
    case .required: "required"
    case .maximumLength: "maximumLength"
    case .minimumLength: "minimumLength"
    case .format: "format"
    case .pattern: "pattern"
    case .order(let order, .field): order.rawValue
    case .order(let order, .now): order.rawValue + "Now"
    case .unique: "unique"
    case .custom: "custom"
    }
  }
}

/// How two date-times must lie to each other.
public enum FormOrder: String, Sendable, CaseIterable {
  /// Later, the same moment excluded.
  case after
  /// Earlier, the same moment excluded.
  case before
  /// The same moment or later.
  case notBefore
  /// The same moment or earlier.
  case notAfter

  /// Whether `left` stands in this order to `right`.
  func holds(_ left: Moment, _ right: Moment) -> Bool {
    switch self {
    case .after: right < left
    case .before: left < right
    case .notBefore: !(left < right)
    case .notAfter: !(right < left)
    }
  }
}

/// What a date-time is compared with. Nothing is compared while the other side is empty, not shown,
/// or no date-time, or while the form doesn't know what time it is.
public enum FormReference: Hashable, Sendable {
  /// The date-time of another field.
  case field(String)
  /// The present, as ``FormContext/now`` has it.
  case now
}
