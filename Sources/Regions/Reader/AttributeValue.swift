/// The value of an attribute of a region.
public enum AttributeValue: Sendable, Hashable {
  /// Text.
  case text(String)
  /// A whole number.
  case integer(Int64)

  /// Of which kind a value is. All values of one attribute of a data set are of one kind.
  ///
  /// The raw value is the word for it in the forms that export writes.
  public enum Kind: String, Sendable {
    /// Text.
    case text
    /// Whole numbers.
    case integer
  }

  /// Of which kind this value is.
  public var kind: Kind {
    switch self {
    case .text: .text
    case .integer: .integer
    }
  }

  /// The value of a kind that a text stands for; `nil` if it isn't a decimal number of 64 bits where one is
  /// asked for.
  package init?(_ text: String, as kind: Kind) {
    switch kind {
    case .text: self = .text(text)
    case .integer:
      guard let number = Int64(text) else { return nil }
      self = .integer(number)
    }
  }
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
