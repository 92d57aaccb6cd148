/// A JSON value as it stands in one line of JSON Lines.
///
/// Numbers keep their digits, and objects the order of their members, repeated keys included: what
/// is read can be judged, and what is written comes out in the order it was put in.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as written, such as "3" or "-1.5e3".
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One `"key": value` of an object.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

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
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

// MARK: - Reading values

extension JSONValue {
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of a number written without fraction and exponent, if `Int` can hold it.
  public var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value of a key, the first if it is repeated; `nil` if there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// What kind of value this is, for messages: "a string", "null".
  public var kind: String {
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
