import Regions

/// An ID as people hand it over: with blanks or quotes around it, with the zeros of another scheme.
enum AskedID {
  /// The bytes of an ID without what surrounds it: blanks, tabs, a CR, a byte-order mark, quotes.
  static func trimmed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    unsafe trimmed(bytes, where: isPadding)
  }

  /// The bytes of any text without the blanks around it.
  static func withoutBlanks(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    unsafe trimmed(bytes) { $0 != 34 && $0 != 39 && isPadding($0) }
  }

  @inline(__always)
  private static func trimmed(
    _ bytes: UnsafeRawBufferPointer, where isPadding: (UInt8) -> Bool
  ) -> UnsafeRawBufferPointer {
    var range = bytes.startIndex..<bytes.endIndex
    if range.count >= 3, unsafe bytes[0] == 0xEF, unsafe bytes[1] == 0xBB, unsafe bytes[2] == 0xBF {
      range = range.lowerBound + 3..<range.upperBound
    }
    while let first = range.first, unsafe isPadding(bytes[first]) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = range.last, unsafe isPadding(bytes[last]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  private static func isPadding(_ byte: UInt8) -> Bool {
    switch byte {
    case 32, 9, 13, 34, 39: true
    default: false
    }
  }

  /// Reads a line of a block that holds nothing but the digits of a number without leading zeros.
  ///
  /// - Returns: the number, `nil` if the line holds anything else, and where the line's LF stands, or the
  ///   block ends.
  @inline(__always)
  static func digits(_ block: UnsafeRawBufferPointer, from start: Int) -> (Int?, end: Int) {
    var value: UInt64 = 0
    var position = start
    while position < block.count {
      let digit = unsafe block[position] &- 48
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      position &+= 1
    }
    let count = position &- start
    if position < block.count, unsafe block[position] == 13 { position &+= 1 }
    // A CR at the end of the stream belongs to the line, as one before its LF does.
    guard unsafe position == block.count || block[position] == 10, 1...18 ~= count,
      unsafe block[start] != 48 || count == 1
    else { return (nil, position) }
    return (Int(truncatingIfNeeded: value), position)
  }

  /// The region that an ID means in another writing of the same scheme: "110101000000" has the zeros
  /// of the statistical codes behind it, "11" lacks those of the official ones.
  ///
  /// - Returns: `nil` unless there is exactly one. It is for telling, never for answering.
  static func meant(by id: String, in tree: RegionTree) -> Region? {
    guard !id.isEmpty, id.utf8.count <= 12, id.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    var found: [Region] = []
    var shorter = id
    while shorter.hasSuffix("0") {
      shorter.removeLast()
      if let region = tree[shorter] { found.append(region) }
    }
    var longer = id
    while longer.utf8.count < 12 {
      longer += "0"
      if let region = tree[longer] { found.append(region) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
