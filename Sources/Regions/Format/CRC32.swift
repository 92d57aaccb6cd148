/// The CRC-32 of zlib, PNG and Ethernet: polynomial 0xEDB88320 (reflected), start and final
/// inversion.
enum CRC32 {
  /// Eight tables for eight bytes at a time, made on first use: opening a file needs only the
  /// header's hundred bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      tables[byte] = value
    }
    for index in 256..<8 * 256 {
      let value = tables[index - 256]
      tables[index] = value >> 8 ^ tables[Int(value & 0xFF)]
    }
    return tables
  }()

  /// - Parameter previous: the checksum of the bytes before, to go on from there.
  static func checksum(
    of bytes: ByteView, in range: Range<Int>, continuing previous: UInt32 = 0
  ) -> UInt32 {
    let tables = self.tables
    var crc = ~previous
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let word = bytes.word(atByte: offset) ^ UInt64(crc)
      crc = 0
      for index in 0..<8 {
        crc ^= tables[(7 - index) << 8 | Int(word >> UInt64(8 * index) & 0xFF)]
      }
      offset += 8
    }
    while offset < range.upperBound {
      crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes.byte(at: offset))]
      offset += 1
    }
    return ~crc
  }
}
