package import TranslatedText

/// Why bytes are not the JSON they should be.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong: lower case, no full stop.
  package let message: Message
  /// Where, in bytes from the start; `nil` if no place can be named.
  public let offset: Int?

  init(_ message: Message, offset: Int?) {
    self.message = message
    self.offset = offset
  }

  /// What is wrong, in English: lower case, no full stop.
  public var reason: String { message.description }

  /// The reason with its place, the first byte being byte 1.
  package var placed: Message {
    guard let offset else { return "not JSON: \(message)" }
    return "not JSON at byte \(offset + 1): \(message)"
  }
}

extension JSONError: CustomStringConvertible {
  /// The reason with its place, the first byte being byte 1.
  public var description: String { placed.description }
}
