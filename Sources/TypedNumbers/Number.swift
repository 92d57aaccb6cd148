/// The number of one of several things of a kind, from 0: of a place, a symbol, a record.
///
/// Numbers of different kinds can't be mistaken for each other, and a ``Numbered`` takes those of its kind
/// alone. A number takes four bytes, as in arrays of them.
///
/// `Thing` only tells kinds apart: what is counted, or what counts it.
public struct Number<Thing>: Hashable, Sendable {
  @usableFromInline let value: Int32

  /// - Parameter index: 0 to `Int32.max`.
  @inlinable public init(_ index: Int) { value = Int32(truncatingIfNeeded: index) }

  /// The number as arrays and ranges have it.
  @inlinable public var index: Int { Int(value) }

  /// The one behind it.
  @inlinable public var next: Number { Number(index &+ 1) }

  /// A number, or none, in the four bytes of one.
  public struct OrNone: Hashable, Sendable {
    @usableFromInline let value: Int32

    /// None.
    @inlinable public init() { value = -1 }

    @inlinable public init(_ number: Number?) { value = number?.value ?? -1 }

    /// Whether it is none.
    @inlinable public var isNone: Bool { value < 0 }

    @inlinable public var number: Number? { value < 0 ? nil : Number(Int(value)) }
  }
}

extension Number: Comparable {
  @inlinable public static func < (left: Number, right: Number) -> Bool {
    left.value < right.value
  }
}
