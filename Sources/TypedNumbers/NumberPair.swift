/// A number of one kind and a number of another, or none in the place of either, as one key of a set or a
/// dictionary.
public struct NumberPair<One, Other>: Hashable, Sendable {
  @usableFromInline let numbers: UInt64

  @inlinable public init(_ one: Number<One>.OrNone, _ other: Number<Other>.OrNone) {
    numbers = UInt64(UInt32(bitPattern: one.value)) << 32 | UInt64(UInt32(bitPattern: other.value))
  }
}
