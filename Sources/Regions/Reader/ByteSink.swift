/// Takes the bytes of a text that is being decoded, on the stack.
@safe struct ByteSink {
  private let base: UnsafeMutableRawPointer
  private let capacity: Int
  private(set) var count = 0
  /// Whether there was more than fits.
  private(set) var isOverfull = false

  private init(_ buffer: UnsafeMutableRawBufferPointer) {
    unsafe base = buffer.baseAddress!
    capacity = buffer.count
  }

  /// Bytes of the first attempt: no name in use is longer.
  private static let usualCapacity = 256

  /// Lets `write` fill a sink, then hands the bytes to `read`.
  ///
  /// `write` is called again if the text turns out to be long, so it must begin anew each time.
  @inline(__always)
  static func collect<Result>(
    _ write: (inout ByteSink) -> Void, _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let short = unsafe withUnsafeTemporaryAllocation(byteCount: usualCapacity, alignment: 8) {
      buffer -> Result? in
      var sink = unsafe ByteSink(buffer)
      write(&sink)
      guard !sink.isOverfull else { return nil }
      return unsafe read(UnsafeRawBufferPointer(rebasing: buffer[..<sink.count]))
    }
    if let short { return short }
    return unsafe collectLong(write, read)
  }

  @inline(never)
  private static func collectLong<Result>(
    _ write: (inout ByteSink) -> Void, _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let size = FileLayout.maximumTextLength
    return unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      var sink = unsafe ByteSink(buffer)
      write(&sink)
      return unsafe read(UnsafeRawBufferPointer(rebasing: buffer[..<sink.count]))
    }
  }

  /// What `write` writes, as a string.
  @inline(__always)
  static func string(_ write: (inout ByteSink) -> Void) -> String {
    unsafe collect(write) { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// Appends what `write` writes to an array.
  static func append(to array: inout [UInt8], _ write: (inout ByteSink) -> Void) {
    unsafe collect(write) { bytes in unsafe array.append(contentsOf: bytes) }
  }

  /// Whether what `write` writes is these bytes.
  static func equals(_ bytes: some Sequence<UInt8>, _ write: (inout ByteSink) -> Void) -> Bool {
    unsafe collect(write) { unsafe $0.elementsEqual(bytes) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < capacity else {
      isOverfull = true
      return
    }
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// How many bytes `append(padded:)` may read more than it appends.
  static let padding = 16

  /// Appends bytes of an array that has `padding` more behind them.
  @inline(__always)
  mutating func append(padded bytes: [UInt8], from start: Int, count length: Int) {
    guard length <= 16, count &+ 16 <= capacity else {
      return appendOneByOne(bytes, from: start, count: length)
    }
    precondition(start >= 0 && start &+ 16 <= bytes.count)
    // Always the same number: how long a symbol is can't be predicted, and a wrong guess costs more.
    unsafe bytes.withUnsafeBytes { source in
      let from = unsafe source.baseAddress! + start
      unsafe base.storeBytes(
        of: from.loadUnaligned(as: UInt64.self), toByteOffset: count, as: UInt64.self)
      unsafe base.storeBytes(
        of: from.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: count &+ 8,
        as: UInt64.self)
    }
    count &+= length
  }

  @inline(never)
  private mutating func appendOneByOne(_ bytes: [UInt8], from start: Int, count length: Int) {
    for index in start..<start + length { append(bytes[index]) }
  }

  /// Appends a code point in UTF-8; U+FFFD for what isn't one.
  @inline(__always)
  mutating func append(codePoint: UInt32) {
    if codePoint >= 0x800, codePoint < 0xD800 {
      append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    } else {
      appendRare(codePoint)
    }
  }

  @inline(never)
  private mutating func appendRare(_ codePoint: UInt32) {
    for byte in String(Unicode.Scalar(codePoint) ?? "\u{FFFD}").utf8 { append(byte) }
  }

  /// Appends a number in decimal digits, with leading zeros up to a width.
  mutating func append(_ number: UInt64, width: Int) {
    var divisor: UInt64 = 1
    var digits = 1
    while digits < width || number / divisor >= 10, digits < 20 {
      let (next, overflow) = divisor.multipliedReportingOverflow(by: 10)
      if overflow { break }
      divisor = next
      digits += 1
    }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: 48 + number / divisor % 10))
      divisor /= 10
    }
  }
}
