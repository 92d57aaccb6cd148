/// What programs in other languages ask: IDs and names as bytes, without a `String` in between.
extension TreeStorage {
  /// The node with an ID, given as UTF-8.
  package func node(forBytes id: UnsafeRawBufferPointer) -> Int? {
    switch ids {
    case .numeric:
      guard let number = unsafe NumericID(bytes: id) else { return nil }
      return node(forNumber: number)
    case .text(let ids): return unsafe ids.node(forBytes: id)
    }
  }

  /// The node whose ID is a number of 64 bits, written without leading zeros.
  package func node(forInteger64 id: UInt64) -> Int? {
    switch ids {
    case .numeric: return NumericID(withoutZeros: id).flatMap { node(forNumber: $0) }
    case .text(let ids):
      return unsafe ByteSink.collect(
        { $0.append(id, width: 1) }, { unsafe ids.node(forBytes: $0) })
    }
  }

  /// Hands the UTF-8 bytes of an ID to `body`, for as long as it runs.
  @inline(__always)
  package func withID<Result>(of node: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe ByteSink.collect({ writeID(of: node, to: &$0) }, body)
  }

  /// Hands the UTF-8 bytes of a name to `body`, for as long as it runs.
  @inline(__always)
  package func withName<Result>(of node: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result
  {
    unsafe ByteSink.collect({ names.write(node, to: &$0) }, body)
  }
}
