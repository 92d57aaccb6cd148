/// One example of a table that has them by kind.
public struct Example: Sendable, CustomStringConvertible {
  public let kind: String
  public let given: String
  public let expected: String

  public var description: String { "\(kind): \(given)" }
}

extension [Example] {
  /// All examples of `kinds`, in order.
  public init(_ kinds: KeyValuePairs<String, KeyValuePairs<String, String>>) {
    self = kinds.flatMap { kind, examples in
      examples.map { Example(kind: kind, given: $0.key, expected: $0.value) }
    }
  }
}
