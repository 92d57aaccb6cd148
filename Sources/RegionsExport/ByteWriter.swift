/// Collects bytes and hands them on, 64 KiB at a time.
///
/// Its sink is given bytes that are good for the call alone.
@safe
struct ByteWriter {
  private static let size = 1 << 16

  private let sink: (UnsafeRawBufferPointer) throws -> Void
  /// What is not handed on yet.
  var buffer: [UInt8] = []

  init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    unsafe self.sink = unsafe sink
    buffer.reserveCapacity(Self.size + 4096)
  }

  mutating func write(_ text: StaticString) {
    unsafe buffer.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a text that was put together.
  mutating func write(key text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  mutating func write(_ byte: UInt8) {
    buffer.append(byte)
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    buffer.append(contentsOf: bytes)
  }

  mutating func write(_ number: Int64) {
    buffer.append(contentsOf: String(number).utf8)
  }

  /// Hands on what there is if it is worth it. To be called once a region.
  mutating func flushIfFull() throws {
    if buffer.count >= Self.size { try flush() }
  }

  /// Hands on what there is.
  mutating func flush() throws {
    try unsafe buffer.withUnsafeBytes { try unsafe sink($0) }
    buffer.removeAll(keepingCapacity: true)
  }
}
