/// Texts that follow from the names: each character of a name has a spelling, and a node's value is
/// the spellings of its name's characters with a separator between them. Values that differ are
/// kept as they are. Readings are like that: 北京市 is "bei jing shi".
struct SpelledColumn: Sendable {
  private let bytes: ByteView
  let separator: String
  /// The different spellings.
  let spellings: StringColumn
  /// The code points that have a spelling.
  let characters: MonotoneSequence
  /// By character: the number of its spelling.
  private let numbers: BitPosition
  private let width: Int
  /// The nodes whose values differ, and those values.
  let exceptions: MonotoneSequence
  let exceptionValues: StringColumn

  init(_ reader: inout SectionReader) throws(RegionFileError) {
    bytes = reader.bytes
    separator = try reader.text()
    spellings = try StringColumn.read(&reader)
    characters = try MonotoneSequence(&reader, searchable: true)
    width = bitWidth(of: UInt64(spellings.count))
    numbers = try reader.skip(characters.count, width: width)
    exceptions = try MonotoneSequence(&reader, searchable: true)
    exceptionValues = try StringColumn.read(&reader)
    guard exceptions.count == exceptionValues.count else {
      throw reader.malformed(
        "has \(exceptionValues.count) exceptions for \(exceptions.count) regions")
    }
  }

  /// The value of a node with a name.
  func value(of node: Int, name: @autoclosure () -> String) -> String {
    let exception = exceptions.index(of: UInt64(node))
    if exception >= 0, exceptions[exception] == node {
      return ByteSink.string { exceptionValues.write(exception, to: &$0) }
    }
    var value = ""
    for scalar in name().unicodeScalars {
      // A malformed file may spell one character with all there is room for.
      guard value.utf8.count <= FileLayout.maximumTextLength else { break }
      if !value.isEmpty { value += separator }
      value += spelling(of: scalar.value)
    }
    return value
  }

  private func spelling(of codePoint: UInt32) -> String {
    let index = characters.index(of: UInt64(codePoint))
    guard index >= 0, characters[index] == Int(codePoint) else { return "" }
    return ByteSink.string { spellings.write(number(at: index), to: &$0) }
  }

  /// The spelling of every character that has one, in UTF-8.
  func spellingsByCodePoint() -> [UInt32: [UInt8]] {
    var result: [UInt32: [UInt8]] = [:]
    for index in 0..<characters.count {
      var text: [UInt8] = []
      ByteSink.append(to: &text) { spellings.write(number(at: index), to: &$0) }
      result[UInt32(truncatingIfNeeded: characters[index])] = text
    }
    return result
  }

  /// The number of a character's spelling.
  func number(at index: Int) -> Int {
    Int(truncatingIfNeeded: bytes.packed(index, at: numbers, width: width))
  }
}
