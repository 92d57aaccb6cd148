/// Memory that a C function writes to, before what it wrote is appended to an array. The one owner
/// of its allocation.
@safe
final class ScratchBuffer {
  private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Bound.chunk)

  deinit {
    unsafe memory.deallocate()
  }

  /// Calls `write` with at most `limit` bytes of memory and appends as many of them as it returns.
  func append<Failure: Error>(
    upTo limit: Int, to array: inout [UInt8],
    _ write: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    let buffer = unsafe UnsafeMutableBufferPointer(
      start: memory, count: min(max(limit, 0), Bound.chunk))
    let written = try unsafe write(buffer)
    unsafe array.append(
      contentsOf: UnsafeBufferPointer(rebasing: buffer[..<min(written, buffer.count)]))
  }
}
