// What is said of arguments is said by messages.
public import TranslatedText

/// The arguments of one command, checked against its specification.
public struct ParsedArguments: Sendable, Equatable {
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []
  public internal(set) var operands: [String] = []

  public init() {}

  /// Whether a switch was given.
  public func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option; the last one if it was repeated.
  public func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  public func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that takes numbers.
  public func integer(_ name: String) -> Int? { value(name).flatMap { Int($0) } }

  mutating func set(_ name: String) { switches.insert(name) }
  mutating func add(_ name: String, _ value: String) { values[name, default: []].append(value) }
}

/// A call that doesn't fit the specification.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }

  /// The message in English.
  public var description: String { message.description }
}

extension Message.Interpolation {
  /// An error in the language of the message.
  public mutating func appendInterpolation(_ error: UsageError) {
    appendInterpolation(error.message)
  }
}
