extension SourceDocument {
  /// Whether a byte stands in any text.
  ///
  /// - Complexity: O(bytes), of which 32 are looked at at once.
  package func holds(_ byte: UInt8) -> Bool {
    unsafe arena.withUnsafeBytes { bytes in
      let wanted = SIMD32<UInt8>(repeating: byte)
      var place = 0
      while place + 32 <= bytes.count {
        let part = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
        if any(part .== wanted) { return true }
        place += 32
      }
      return unsafe bytes[place...].contains(byte)
    }
  }
}
