/// Finds the encoding of a text from its first bytes.
struct EncodingDetector {
  enum Finding: Equatable {
    case found(TextEncoding, markCount: Int)
    /// Nothing but ASCII so far.
    case ascii
    case unknown
  }

  /// As many bytes from the first one above 127 on as an encoding before Unicode is told from: 64 KiB.
  static let sampleSize = 1 << 16

  /// - Parameters:
  ///   - bytes: The text's beginning; its last character may be cut off.
  static func find(_ bytes: [UInt8]) -> Finding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .found(.utf8, markCount: 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .found(.utf16LittleEndian, markCount: 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .found(.utf16BigEndian, markCount: 2) }
    if let encoding = utf16(bytes) { return .found(encoding, markCount: 0) }

    let scan = bytes.withUnsafeBufferPointer { UTF8Check.scan($0) }
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
    if let encoding = legacy(bytes) { return .found(encoding, markCount: 0) }
    return .unknown
  }

  /// UTF-16 without a mark: its line ends, digits and punctuation have a zero in each second byte,
  /// always on the same side.
  private static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
    var zeros = (even: 0, odd: 0)
    let head = bytes.prefix(1 << 14)
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
    let head = bytes.prefix(256)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = String(decoding: head[..<end], as: UTF8.self)
    guard let key = declaration.firstRange(ofText: "encoding") else { return nil }
    let rest = declaration[key.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// Whether two in three bytes above 127 belong to well-formed UTF-8: no other encoding's text does
  /// that, so the rest are faults.
  private static func isDamagedUTF8(_ bytes: [UInt8]) -> Bool {
    var good = 0
    var bad = 0
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeBufferPointer(rebasing: buffer[start...])
        let scan = UTF8Check.scan(rest)
        for byte in rest.prefix(scan.count) where byte >= 0x80 { good += 1 }
        start += scan.count
        if start < buffer.count {
          if buffer[start] >= 0x80 { bad += 1 }
          start += 1
        }
      }
    }
    return good > bad * 2
  }

  /// The encoding before Unicode in which most characters are everyday ones.
  private static func legacy(_ bytes: [UInt8]) -> TextEncoding? {
    let sample = Array(bytes.drop { $0 < 0x80 }.prefix(sampleSize))
    var best: (encoding: TextEncoding, share: Double)?
    for encoding in [TextEncoding.gb18030, .big5, .shiftJIS] {
      guard let share = commonShare(sample, encoding) else { continue }
      if best == nil || share > best!.share { best = (encoding, share) }
    }
    // Hangul's 2,350 syllables lie where GB 2312 has the first half of its frequent characters: a
    // Chinese text doesn't do without the other half.
    if let share = commonShare(sample, .eucKR), share > 0.97, leads(sample).count >= 6 {
      return .eucKR
    }
    if let best, best.share >= 0.5 { return best.encoding }
    return alphabet(sample)
  }

  /// The bytes that characters of two bytes begin with.
  private static func leads(_ bytes: [UInt8]) -> Set<UInt8> {
    var leads: Set<UInt8> = []
    var index = 0
    while index < bytes.count {
      if bytes[index] >= 0x80 { leads.insert(bytes[index]) }
      index += bytes[index] >= 0x80 ? 2 : 1
    }
    return leads
  }

  /// The encoding of one byte a character that a text with letters above 127 has, by its letters.
  private static func alphabet(_ bytes: [UInt8]) -> TextEncoding? {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    func share(_ letters: [UInt8]) -> Double {
      let all = counts[128...].reduce(0, +)
      return all == 0 ? 0 : Double(letters.reduce(0) { $0 + counts[Int($1)] }) / Double(all)
    }
    func isPossible(_ encoding: TextEncoding) -> Bool {
      guard let decoder = TextDecoder(encoding) else { return false }
      var text: [UInt8] = []
      return decoder.decode(bytes, to: &text).stop == nil
    }
    if isolatedShare(bytes) <= 0.6 {
      // Whole words above 127, most of it small letters: Cyrillic by о, а, и; Greek by α, ο, ι.
      let letters: [UInt8] =
        [0xA8, 0xB8, 0xAA, 0xBA, 0xAF, 0xBF, 0xB2, 0xB3, 0xA5, 0xB4] + Array(0xC0...0xFF)
      guard share(letters) > 0.9, share(Array(0xE0...0xFF)) > 0.5 else { return nil }
      if share([0xEE, 0xE0, 0xE8]) > 0.15, isPossible(.windows1251) { return .windows1251 }
      if share([0xE1, 0xEF, 0xE9]) > 0.15, isPossible(.windows1253) { return .windows1253 }
      return nil
    }
    // Single letters among ASCII. ı ş ğ İ are what western texts hardly have at their places, but
    // for Icelandic, which has á é í ó ú æ as well.
    if share([0xF0, 0xFD, 0xFE, 0xD0, 0xDD, 0xDE]) > 0.15,
      share([0xE1, 0xE9, 0xED, 0xF3, 0xFA, 0xE6]) < 0.02, isPossible(.windows1254)
    {
      return .windows1254
    }
    // ł ą ś ź ż, š ž ť: at the places of "³", "¹" and signs that stand in no word.
    if share([0xB3, 0xB9, 0x9C, 0x9F, 0xBF, 0x9A, 0x9E, 0x9D, 0x8C, 0x8A, 0x8E]) > 0.15,
      isPossible(.windows1250)
    {
      return .windows1250
    }
    // ő and ű of Hungarian, which has ö ü ú as well, but no ã ç ñ.
    if share([0xF5, 0xFB]) > 0.02, share([0xF6, 0xFC, 0xFA]) > 0.05,
      share([0xE3, 0xE7, 0xF1, 0xEA]) == 0, isPossible(.windows1250)
    {
      return .windows1250
    }
    return isPossible(.windows1252) ? .windows1252 : nil
  }

  /// Whether a character of two bytes is one of everyday texts.
  private static func isCommon(_ encoding: TextEncoding, _ first: UInt8, _ second: UInt8) -> Bool {
    switch encoding {
    case .gb18030:
      // GB 2312's first table of 3,755 characters, and its punctuation.
      return (0xB0...0xD7 ~= first || first == 0xA1 || first == 0xA3) && second >= 0xA1
    case .big5:
      // Its 5,401 frequent characters, and its punctuation.
      return 0xA4...0xC6 ~= first || first == 0xA1
    case .eucKR: return 0xB0...0xC8 ~= first && second >= 0xA1 || first == 0xA1
    default:
      // Kana, punctuation and JIS's first table of 2,965 characters.
      return 0x81...0x83 ~= first || 0x88...0x97 ~= first
    }
  }

  /// The share of everyday characters among those of two bytes, or `nil` if the bytes aren't of this
  /// encoding.
  private static func commonShare(_ bytes: [UInt8], _ encoding: TextEncoding) -> Double? {
    guard let decoder = TextDecoder(encoding) else { return nil }
    var text: [UInt8] = []
    guard decoder.decode(bytes, to: &text).stop != .malformed else { return nil }
    var common = 0
    var all = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      // Half-width kana are single bytes. A column of readings is written in them, and so seems
      // every text in GB 2312: they speak neither for nor against.
      if encoding == .shiftJIS, (0xA1...0xDF).contains(bytes[index]) {
        index += 1
        continue
      }
      all += 1
      if isCommon(encoding, bytes[index], bytes[index + 1]) { common += 1 }
      index += 2
    }
    return all > 0 ? Double(common) / Double(all) : nil
  }

  /// The share of bytes above 127 that stand alone.
  private static func isolatedShare(_ bytes: [UInt8]) -> Double {
    var alone = 0
    var all = 0
    for (index, byte) in bytes.enumerated() where byte >= 0x80 {
      all += 1
      let before = index > 0 ? bytes[index - 1] : 0
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0
      if before < 0x80, after < 0x80 { alone += 1 }
    }
    return all > 0 ? Double(alone) / Double(all) : 0
  }
}

extension String {
  /// The first place of a piece of text, case-insensitively for ASCII.
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].lowercased().hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
