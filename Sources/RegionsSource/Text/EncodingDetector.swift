/// Finds the encoding of a text from its first bytes.
struct EncodingDetector {
  enum Finding: Equatable {
    case found(TextEncoding, markCount: Int)
    /// The likeliest of several, and the next one.
    case guessed(TextEncoding, rival: TextEncoding)
    /// Nothing but ASCII so far.
    case ascii
    case unknown
  }

  /// - Parameters:
  ///   - bytes: The text's beginning; its last character may be cut off.
  static func find(_ bytes: [UInt8]) -> Finding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .found(.utf8, markCount: 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .found(.utf16LittleEndian, markCount: 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .found(.utf16BigEndian, markCount: 2) }
    if let encoding = utf16(bytes) { return .found(encoding, markCount: 0) }

    let scan = unsafe bytes.withUnsafeBufferPointer { unsafe UTF8Check.scan($0) }
    // A NUL byte isn't a matter of the encoding; the decoder reports it.
    let isUTF8 = scan.end != .malformed
    if isUTF8, !scan.isASCII { return .found(.utf8, markCount: 0) }
    if let name = declaredName(bytes) {
      let encoding = TextEncoding(named: name)
      let isWide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
      if !isWide { return .found(encoding, markCount: 0) }
    }
    if isUTF8 { return .ascii }
    if isDamagedUTF8(bytes) { return .found(.utf8, markCount: 0) }
    if let (encoding, rival) = legacy(bytes) {
      return rival.map { .guessed(encoding, rival: $0) } ?? .found(encoding, markCount: 0)
    }
    return .unknown
  }

  /// UTF-16 without a mark: its line ends, digits and punctuation have a zero in each second byte,
  /// always on the same side.
  private static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
    var zeros = (even: 0, odd: 0)
    let head = bytes.prefix(Bound.sample)
    for (index, byte) in head.enumerated() where byte == 0 {
      if index & 1 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    guard zeros.even + zeros.odd > head.count / 64, head.count >= 4,
      head.count.isMultiple(of: 2)
    else { return nil }
    if zeros.odd > zeros.even * 16 { return .utf16LittleEndian }
    if zeros.even > zeros.odd * 16 { return .utf16BigEndian }
    return nil
  }

  /// The name in `<?xml … encoding="…"?>`.
  private static func declaredName(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let declaration = String(
      decoding: bytes.prefix(Bound.sample).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let key = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[key.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// Whether two in three bytes above 127 belong to well-formed UTF-8: no other encoding's text does
  /// that, so the rest are faults.
  private static func isDamagedUTF8(_ bytes: [UInt8]) -> Bool {
    var good = 0
    var bad = 0
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
        let scan = unsafe UTF8Check.scan(rest)
        good += unsafe rest.prefix(scan.count).count { $0 >= 0x80 }
        start += scan.count
        guard start < buffer.count else { continue }
        let length = unsafe lengthOfNoCharacter(rest.dropFirst(scan.count))
        if length > 0 {
          good += length
          start += length
        } else {
          if unsafe buffer[start] >= 0x80 { bad += 1 }
          start += 1
        }
      }
    }
    return good > bad * 2
  }

  /// How many bytes here are as UTF-8 is formed and mean no character: half of a surrogate pair, or a number
  /// that is too large.
  private static func lengthOfNoCharacter(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Int {
    let head = unsafe Array(bytes.prefix(4))
    guard let first = head.first, 0xE0...0xF7 ~= first else { return 0 }
    let length = first < 0xF0 ? 3 : 4
    guard head.count >= length, head[1..<length].allSatisfy({ 0x80...0xBF ~= $0 }) else { return 0 }
    return length
  }

  /// The encoding before Unicode whose characters are everyday ones, or whose letters are a language's.
  private static func legacy(_ bytes: [UInt8]) -> (encoding: TextEncoding, rival: TextEncoding?)? {
    let sample = Array(bytes.drop { $0 < 0x80 }.prefix(Bound.sample))
    if let found = EastAsianDetector.find(sample) { return (found.encoding, found.rival) }
    return AlphabetDetector.find(sample).map { ($0.encoding, $0.rival) }
  }
}
