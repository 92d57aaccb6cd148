import TypedNumbers

/// Which text a column has for a record: a value's own, a value's key, or none; in four bytes.
struct Cell: Sendable, Equatable {
  /// The value's number for its own text, -2 - number for its key, -1 for none.
  private let number: Int32

  static let none = Cell(number: -1)

  static func text(of value: SourceValue) -> Cell { Cell(number: Int32(value.index)) }
  static func key(of value: SourceValue) -> Cell { Cell(number: -2 - Int32(value.index)) }

  var isNone: Bool { number == -1 }
  /// Whether the text is a key.
  var isKey: Bool { number < -1 }

  /// The value that has the text, or the key; `nil` if there is none.
  var value: SourceValue? {
    isNone ? nil : SourceValue(Int(isKey ? -2 - number : number))
  }
}
