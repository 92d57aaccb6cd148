import CRegions

/// A caller's buffer that takes one text.
@safe struct TextOutput {
  private let buffer: UnsafeMutablePointer<CChar>?
  private let capacity: Int
  private let length: UnsafeMutablePointer<Int>?

  /// Says, until something is written, that the text is empty.
  init(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
  ) {
    unsafe self.buffer = buffer
    // A size_t with its highest bit set, which no buffer has.
    self.capacity = unsafe buffer == nil ? 0 : capacity < 0 ? .max : capacity
    unsafe self.length = length
    unsafe length?.pointee = 0
    if self.capacity > 0 { unsafe buffer?.pointee = 0 }
  }

  /// Writes the text, or how long it is.
  func write(_ text: UnsafeRawBufferPointer) -> regions_status {
    unsafe length?.pointee = text.count
    guard let buffer = unsafe buffer, text.count < capacity else { return tooSmall }
    if let base = text.baseAddress {
      unsafe UnsafeMutableRawPointer(buffer).copyMemory(from: base, byteCount: text.count)
    }
    unsafe buffer[text.count] = 0
    return ok
  }

  func write(_ text: String) -> regions_status {
    var text = text
    return text.withUTF8 { unsafe write(UnsafeRawBufferPointer($0)) }
  }

  func write(_ text: [UInt8]) -> regions_status {
    unsafe text.withUnsafeBytes { unsafe write($0) }
  }

  /// Writes what fits, without cutting a character.
  func writeCutOff(_ text: String) {
    guard capacity > 0 else { return }
    var bytes = Array(text.utf8)
    if bytes.count >= capacity {
      var end = capacity - 1
      // A byte that goes on with a character is no place to cut.
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      bytes.removeSubrange(end...)
    }
    _ = write(bytes)
  }
}

/// A caller's text.
func bytes(_ text: UnsafePointer<CChar>?, _ length: Int) -> UnsafeRawBufferPointer {
  guard let text = unsafe text, length > 0 else {
    return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  }
  return unsafe UnsafeRawBufferPointer(start: text, count: length)
}

/// A caller's text as a string; what is not UTF-8 becomes U+FFFD, which no name holds.
func string(_ text: UnsafePointer<CChar>?, _ length: Int) -> String {
  unsafe String(decoding: bytes(text, length), as: UTF8.self)
}
