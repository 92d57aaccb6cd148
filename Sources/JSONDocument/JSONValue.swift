package import TranslatedText

/// A JSON value of a document of ours: a form's definition, its answers, an event, a state.
///
/// Numbers keep their digits, and objects the order of their members, repeated keys included: what
/// is read can be judged, and what is written comes out in the order it was put in.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// The number as written, such as "3" or "-1.5e3".
  case number(String)
  /// A string, its escapes resolved.
  case string(String)
  /// `[…]`.
  case array([JSONValue])
  /// `{…}`.
  case object([Member])

  /// One `"key": value` of an object.
  public struct Member: Hashable, Sendable {
    /// The key, its escapes resolved.
    public var key: String
    /// What stands behind the colon.
    public var value: JSONValue

    /// A member with its key.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: - Making values

extension JSONValue {
  /// An integer.
  public static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

  /// A list of strings.
  public static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// A list of integers.
  public static func integers(_ values: some Sequence<Int>) -> JSONValue {
    .array(values.map(JSONValue.integer))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

// MARK: - Reading values

extension JSONValue {
  /// The text of a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a boolean.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of a number written without fraction and exponent, if `Int` can hold it.
  public var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// The values of an array, in order.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members of an object as they were written: in order, repeated keys included.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value of a key, the first if it is repeated; `nil` if there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// What kind of value this is, for messages: "a string", "null".
  public var kind: String { article.description }

  /// The same in any language.
  package var article: Message {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
