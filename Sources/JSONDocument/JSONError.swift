/// Why bytes are not the JSON they should be.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong: lower case, no full stop.
  public let reason: String
  /// Where, in bytes from the start; `nil` if no place can be named.
  public let offset: Int?

  package init(reason: String, offset: Int?) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The reason with its place, the first byte being byte 1.
  public var description: String {
    guard let offset else { return "not JSON: " + reason }
    return "not JSON at byte \(offset + 1): " + reason
  }
}
