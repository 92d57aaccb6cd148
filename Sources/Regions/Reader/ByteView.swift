/// A place in a file, or a length, in bits. A file of 256 MiB has more of them than a 32-bit `Int`
/// counts; its bytes are counted with `Int`.
typealias BitPosition = Int64

/// The bytes of an open file as numbers: any position may be asked for, what lies outside is zero.
///
/// That a position read from a malformed file can't reach outside is checked here and nowhere else.
/// The pointer is `FileBytes`', so whoever keeps a view keeps that object beside it.
@safe struct ByteView: @unchecked Sendable {
  private let base: UnsafeRawPointer
  let count: Int
  /// How many positions have eight bytes from there on.
  private let wordCount: UInt

  /// - Parameter bytes: stay readable as long as the view is used.
  @unsafe init(_ bytes: UnsafeRawBufferPointer) {
    unsafe base = bytes.baseAddress!
    count = bytes.count
    wordCount = UInt(max(0, bytes.count - 7))
  }

  /// The byte at an offset.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes as a little-endian number.
  @inline(__always)
  func word(atByte offset: Int) -> UInt64 {
    guard UInt(bitPattern: offset) < wordCount else { return wordAtEnd(offset) }
    return UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func wordAtEnd(_ offset: Int) -> UInt64 {
    guard offset >= 0, offset < count else { return 0 }
    return (offset..<count).reversed().reduce(0) { $0 << 8 | UInt64(byte(at: $1)) }
  }

  /// Four bytes as a little-endian number.
  func half(atByte offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: word(atByte: offset))
  }

  /// The packed number with an index in an array of numbers of `width` bits.
  @inline(__always)
  func packed(_ index: Int, at start: BitPosition, width: Int) -> UInt64 {
    bits(at: start &+ BitPosition(index) &* BitPosition(width), width: width)
  }

  /// A packed number: `width` bits from a bit on, the least significant one first.
  ///
  /// - Parameter width: 0 to 64.
  @inline(__always)
  func bits(at bit: BitPosition, width: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: bit & 7)
    let offset = Int(truncatingIfNeeded: bit >> 3)
    let low = word(atByte: offset) &>> shift
    if width <= 57 { return low & (1 &<< UInt64(width) &- 1) }
    let high = word(atByte: offset &+ 8)
    let value = shift == 0 ? low : low | high &<< (64 &- shift)
    return width == 64 ? value : value & (1 &<< UInt64(width) &- 1)
  }

  /// At least 57 bits of a code stream from a bit on, the first in the most significant place.
  @inline(__always)
  func code(at bit: BitPosition) -> UInt64 {
    word(atByte: Int(truncatingIfNeeded: bit >> 3)).byteSwapped
      &<< UInt64(truncatingIfNeeded: bit & 7)
  }
}
