import JSONDocument

extension ByteWriter {
  /// A list of JSON objects, one region a line.
  ///
  /// - Parameter body: writes the members of a region's object.
  mutating func writeObjects(
    of nodes: ExportScope.Members, _ body: (_ node: Int, inout ByteWriter) throws -> Void
  ) throws {
    write("[")
    var isFirst = true
    for node in nodes {
      write(isFirst ? "\n{" : ",\n{")
      isFirst = false
      try body(node, &self)
      write("}")
      try flushIfFull()
    }
    write("]")
  }

  /// A JSON string.
  mutating func writeJSON(_ bytes: some Collection<UInt8>) {
    JSONWriter.appendString(bytes, to: &buffer)
  }

  /// A field of a CSV file: in quotes if a reader could otherwise take it for something else.
  mutating func writeCSV(_ bytes: some BidirectionalCollection<UInt8>) {
    let needsQuotes =
      bytes.contains {
        $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"")
      }
      || bytes.first.map { $0 <= 0x20 } == true || bytes.last.map { $0 <= 0x20 } == true
    guard needsQuotes else {
      for byte in bytes { write(byte) }
      return
    }
    write(UInt8(ascii: "\""))
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { write(byte) }
      write(byte)
    }
    write(UInt8(ascii: "\""))
  }

  /// The value of an XML attribute in its quotes. White space other than a blank is written as a
  /// reference: a parser would make a blank of it.
  mutating func writeXML(_ bytes: some Collection<UInt8>) {
    write(UInt8(ascii: "\""))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case 0x09: write("&#9;")
      case 0x0A: write("&#10;")
      case 0x0D: write("&#13;")
      default: write(byte)
      }
    }
    write(UInt8(ascii: "\""))
  }
}

/// Finds what a form can't hold.
enum Inexpressible {
  /// The first character that XML 1.0 has no way to write: control characters other than tab, line
  /// feed and return, U+FFFE and U+FFFF.
  static func inXML(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return UInt32(byte) }
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
      if byte == 0xEF, index + 2 < bytes.endIndex, bytes[index + 1] == 0xBF,
        bytes[index + 2] >= 0xBE
      {
        return 0xFFC0 | UInt32(bytes[index + 2] & 0x3F)
      }
    }
    return nil
  }

  /// NUL: readers take a text with one for no text.
  static func inCSV(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    bytes.contains(0) ? 0 : nil
  }
}
