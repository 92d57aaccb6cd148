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
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let rest = unsafe UnsafeBufferPointer(rebasing: buffer[start...])
        let scan = unsafe UTF8Check.scan(rest)
        good += unsafe rest.prefix(scan.count).count { $0 >= 0x80 }
        start += scan.count
        if start < buffer.count {
          if unsafe buffer[start] >= 0x80 { bad += 1 }
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
    if best?.encoding != .shiftJIS, isJapanese(sample, mayBeBig5: best?.encoding == .big5) {
      return .eucJP
    }
    if let best, best.share >= 0.5 { return best.encoding }
    return AlphabetDetector.find(sample)
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

  /// Whether Japanese is written as EUC-JP. Its kana lie where GB 2312 has them, which no Chinese text
  /// uses; its everyday kanji before 0xD0, where a fifth of a Chinese text lies behind it.
  private static func isJapanese(_ bytes: [UInt8], mayBeBig5: Bool) -> Bool {
    guard commonShare(bytes, .eucJP) != nil else { return false }
    var counts = (all: 0, kana: 0, rare: 0)
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      counts.all += 1
      if bytes[index] == 0xA4 || bytes[index] == 0xA5 { counts.kana += 1 }
      if bytes[index] >= 0xD0 { counts.rare += 1 }
      index += 2
    }
    // Big5's everyday characters lie where the kana are, but hardly all of a text's have a second byte
    // that EUC-JP knows.
    return counts.kana * (mayBeBig5 ? 10 : 50) > counts.all
      || (counts.rare == 0 && counts.all > 60 && leads(bytes).count > 12)
  }

  /// Whether a character of two bytes is one of everyday texts.
  private static func isCommon(_ first: UInt8, _ second: UInt8, in encoding: TextEncoding) -> Bool {
    switch encoding {
    case .gb18030:
      // GB 2312's first table of 3,755 characters, and its punctuation.
      return (0xB0...0xD7 ~= first || first == 0xA1 || first == 0xA3) && second >= 0xA1
    case .big5:
      // Its 5,401 frequent characters, and its punctuation.
      return 0xA4...0xC6 ~= first || first == 0xA1
    case .eucJP: return 0xA4...0xA5 ~= first || 0xB0...0xCF ~= first || first == 0xA1
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
      if isCommon(bytes[index], bytes[index + 1], in: encoding) { common += 1 }
      index += 2
    }
    return all > 0 ? Double(common) / Double(all) : nil
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
