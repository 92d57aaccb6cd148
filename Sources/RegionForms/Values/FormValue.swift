/// The value of a field.
public enum FormValue: Hashable, Sendable {
  /// Text, a region's or an option's ID, a file's path or URL, an ISO 8601 date and time.
  case text(String)
  /// Yes or no.
  case toggle(Bool)
  /// The items of a list, in order.
  case list([FormValue])
  /// The values of a form inside the form, in the order of its fields.
  case record([FormEntry])

  /// Whether there is nothing in it: blank text, a toggle that is off, no items, no entries but
  /// empty ones.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.allSatisfy { $0.isWhitespace }
    case .toggle(let isOn): !isOn
    case .list(let items): items.isEmpty
    case .record(let entries): entries.allSatisfy { $0.value.isEmpty }
    }
  }

  /// The text, of a value that is one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The entry of a record with this key.
  public subscript(key: String) -> FormValue? {
    guard case .record(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension FormValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .toggle(value) }
  /// The items of a list.
  public init(arrayLiteral elements: FormValue...) { self = .list(elements) }
  /// The values of a form inside.
  public init(dictionaryLiteral elements: (String, FormValue)...) {
    self = .record(elements.map { FormEntry($0, $1) })
  }
}

/// A key and its value.
public struct FormEntry: Hashable, Sendable {
  /// The key, of a field or of the payload.
  public var key: String
  /// The value.
  public var value: FormValue

  /// A value under a key.
  public init(_ key: String, _ value: FormValue) {
    self.key = key
    self.value = value
  }
}

/// What a form hands over: the values of the fields that are shown and not empty, and every toggle
/// that is shown, in the order of the definition.
public typealias FormPayload = [FormEntry]
