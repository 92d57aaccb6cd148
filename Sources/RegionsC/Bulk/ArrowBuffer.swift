import CPlatform

/// Room for an array that is given to others, freed when the last one lets go.
@safe final class ArrowBuffer {
  let bytes: UnsafeMutableRawPointer
  let count: Int

  /// What may be read and written behind the last byte, so that texts are copied by whole words.
  static let padding = 32

  /// - Returns: `nil` if there is not enough memory, or addresses have too few bits for so much.
  init?(count: UInt64) {
    guard let size = Int(exactly: count + UInt64(Self.padding)),
      let bytes = unsafe platform_allocate(size)
    else { return nil }
    unsafe self.bytes = bytes
    self.count = size - Self.padding
  }

  deinit { unsafe platform_free(bytes) }
}
