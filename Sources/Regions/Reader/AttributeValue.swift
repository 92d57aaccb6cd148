/// The value of an attribute of a region.
public enum AttributeValue: Sendable, Hashable {
  /// Text.
  case text(String)
  /// A whole number.
  case integer(Int64)
}

extension AttributeValue: CustomStringConvertible {
  /// The value as text: an integer in decimal digits.
  public var description: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    }
  }
}
