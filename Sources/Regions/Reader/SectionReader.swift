/// Reads the fields at the start of a section one after the other, and says where the arrays behind
/// them lie.
struct SectionReader {
  let bytes: ByteView
  let section: String
  /// The next byte, and the byte after the section's last.
  private(set) var offset: Int
  private(set) var end: Int

  /// - Parameter range: inside `bytes`.
  init(_ bytes: ByteView, _ range: Range<Int>, section: String) {
    self.bytes = bytes
    self.section = section
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Seven bits a byte, the low ones first; a set high bit says that more follow.
  mutating func number() throws(RegionFileError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard offset < end else { throw malformed("ends inside a number") }
      let byte = bytes.byte(at: offset)
      offset += 1
      // The tenth byte has room for one bit.
      guard shift < 63 || byte <= 1 else { break }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw malformed("has a number of more than 64 bits")
  }

  /// A number of at most `maximum`.
  mutating func number(upTo maximum: Int, _ what: String) throws(RegionFileError) -> Int {
    let value = try number()
    guard value <= UInt64(maximum) else {
      throw malformed("\(what) is \(value), expected at most \(maximum)")
    }
    return Int(value)
  }

  /// A number of bytes or bits that the section can't have.
  mutating func size(_ what: String) throws(RegionFileError) -> Int64 {
    let value = try number()
    guard value <= UInt64(FileLayout.maximumSize) else {
      throw malformed("\(what) is \(value), expected at most \(FileLayout.maximumSize)")
    }
    return Int64(value)
  }

  /// A number of bytes, then so many bytes of UTF-8.
  mutating func text() throws(RegionFileError) -> String {
    let start = offset(of: try skip(number(upTo: end - offset, "a text's length"), width: 8))
    return String(decoding: (start..<offset).map { bytes.byte(at: $0) }, as: UTF8.self)
  }

  /// Steps over a text.
  mutating func skipText() throws(RegionFileError) {
    _ = try skip(number(upTo: end - offset, "a text's length"), width: 8)
  }

  /// Steps over an array.
  ///
  /// - Parameter bits: its size; the rest of the last byte is unused.
  /// - Returns: where it begins, from the start of the file.
  mutating func skip(bits: BitPosition) throws(RegionFileError) -> BitPosition {
    guard bits >= 0, bits <= 8 * BitPosition(end - offset) else {
      throw malformed("ends inside an array")
    }
    defer { offset += Int((bits + 7) / 8) }
    return 8 * BitPosition(offset)
  }

  /// Steps over an array of numbers of equal width.
  mutating func skip(_ count: Int, width: Int) throws(RegionFileError) -> BitPosition {
    let (bits, overflow) = BitPosition(count).multipliedReportingOverflow(by: BitPosition(width))
    guard !overflow else { throw malformed("ends inside an array") }
    return try skip(bits: bits)
  }

  /// The reader of the next `count` bytes, which this one steps over.
  mutating func part(_ count: Int64) throws(RegionFileError) -> SectionReader {
    let start = offset(of: try skip(bits: 8 * count))
    return SectionReader(bytes, start..<offset, section: section)
  }

  /// The byte in which an array begins.
  private func offset(of position: BitPosition) -> Int { Int(position / 8) }

  /// Checks that nothing is left.
  func finish() throws(RegionFileError) {
    guard offset == end else { throw malformed("has \(end - offset) bytes too many") }
  }

  func malformed(_ message: String) -> RegionFileError {
    RegionFileError(.content(section: section, message))
  }
}
