/// Finds the encoding of two bytes a character that a Chinese, Japanese or Korean text has: the one in which
/// its characters are everyday ones.
///
/// Such encodings lie upon each other, and nearly any bytes are characters of some of them. So characters
/// that names are full of count, and so does where an encoding has its everyday characters; letters with
/// accents, which stand alone within words of ASCII, rule all of them out.
enum EastAsianDetector {
  /// What was found.
  struct Finding {
    var encoding: TextEncoding
    /// The next likely encoding, where it is hardly less likely.
    var rival: TextEncoding?
  }

  private struct Reading {
    var encoding: TextEncoding
    var score: Double
  }

  /// What everyday characters in an everyday place count at least.
  private static let leastScore = 0.4
  /// By how much an encoding has to be better than the next.
  private static let margin = 0.1
  /// The share of accented letters that speak for an encoding of single bytes.
  private static let mostLatin = 0.4
  /// The share of single characters within words of small Latin letters that does.
  private static let mostWithinWords = 0.3

  /// - Parameter bytes: The text from its first byte above 127 on; its last character may be cut off.
  static func find(_ bytes: [UInt8]) -> Finding? {
    guard latinShare(bytes) <= mostLatin else { return nil }
    let readings = scripts.compactMap { $0.reading(of: bytes) }.sorted { $0.score > $1.score }
    guard let best = readings.first, best.score > leastScore else { return nil }
    let next = readings.dropFirst().first.flatMap { $0.score > best.score - margin ? $0 : nil }
    let rival = hasWordInUTF8(bytes) ? TextEncoding.utf8 : next?.encoding
    return Finding(encoding: best.encoding, rival: rival)
  }

  /// Whether a word is UTF-8 from its first byte to its last, as in a file that was put together of two: of 80,000
  /// place names in these encodings one is by chance.
  private static func hasWordInUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 < 0x80 }.contains { word in
      guard word.count >= 6, word.count.isMultiple(of: 3),
        stride(from: word.startIndex, to: word.endIndex, by: 3).allSatisfy({ word[$0] >= 0xE0 })
      else { return false }
      return unsafe word.withUnsafeBufferPointer { unsafe UTF8Check.scan($0).end == .complete }
    }
  }

  /// The share of bytes above 127 that stand alone beside letters of ASCII and would be letters with accents
  /// in a western or central European encoding.
  private static func latinShare(_ bytes: [UInt8]) -> Double {
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (0x61...0x7A ~= bytes[index] | 0x20)
    }
    func isHigh(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index] >= 0x80 }
    var all = 0
    var alone = 0
    for index in bytes.indices where bytes[index] >= 0x80 {
      all += 1
      if !isHigh(index - 1), !isHigh(index + 1), isLetter(index - 1) || isLetter(index + 1),
        bytes[index] >= 0xC0 || accented.contains(bytes[index])
      {
        alone += 1
      }
    }
    return all > 0 ? Double(alone) / Double(all) : 0
  }

  /// Letters before 0xC0 in windows-1252, windows-1250 and ISO-8859-2.
  private static let accented: Set<UInt8> = [
    0x8A, 0x8C, 0x8D, 0x8E, 0x8F, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F, 0xA1, 0xA3, 0xA5, 0xAA, 0xAF, 0xB1,
    0xB3, 0xB9, 0xBA, 0xBC, 0xBE, 0xBF,
  ]

  /// The share of characters that stand alone between Latin letters, a small one among them.
  private static func shareWithinWords(_ text: String.UnicodeScalarView) -> Double {
    var all = 0
    var within = 0
    var before: Unicode.Scalar = " "
    var present: Unicode.Scalar = " "
    for next in text {
      if !present.isASCII {
        all += 1
        if before.isLatinLetter && next.isLatinLetter
          || before.isSmallLatinLetter && next.isASCII || next.isSmallLatinLetter && before.isASCII
        {
          within += 1
        }
      }
      (before, present) = (present, next)
    }
    return all > 0 ? Double(within) / Double(all) : 0
  }

  /// An encoding and what its texts are full of.
  private struct Script {
    let encoding: TextEncoding
    let everyday: Set<Unicode.Scalar>
    /// Whether a character of two bytes lies where the encoding has its everyday ones.
    let isCommon: @Sendable (_ first: UInt8, _ second: UInt8) -> Bool
    var hasKana = false

    init(
      _ encoding: TextEncoding, _ everyday: String, hasKana: Bool = false,
      isCommon: @escaping @Sendable (_ first: UInt8, _ second: UInt8) -> Bool
    ) {
      self.encoding = encoding
      self.everyday = Set(everyday.unicodeScalars)
      self.hasKana = hasKana
      self.isCommon = isCommon
    }

    /// `nil` if the bytes aren't of this encoding, or most of its characters are of no such script.
    func reading(of bytes: [UInt8]) -> Reading? {
      guard let decoder = TextDecoder(encoding) else { return nil }
      var text: [UInt8] = []
      guard decoder.decode(bytes, to: &text).stop != .malformed else { return nil }
      var all = 0
      var usual = 0
      var ofScript = 0
      var odd = 0
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      guard EastAsianDetector.shareWithinWords(scalars) <= mostWithinWords else { return nil }
      for scalar in scalars where scalar.value > 127 {
        // Half-width kana are single bytes. A column of readings is written in them, and so seems every
        // text in GB 2312: they speak neither for nor against.
        if 0xFF61...0xFF9F ~= scalar.value { continue }
        all += 1
        switch scalar.value {
        case 0x3040...0x30FF where hasKana: (usual, ofScript) = (usual + 1, ofScript + 1)
        // Rare characters, and those that nobody has assigned.
        case 0x3400..<0x4E00, 0xE000...0xF8FF, 0x10000...: odd += 1
        case 0x3000...0x9FFF, 0xAC00...0xD7AF, 0xFF00...0xFFEF:
          ofScript += 1
          if everyday.contains(scalar) { usual += 1 }
        default: break
        }
      }
      guard all > 0, ofScript * 2 > all, let common = commonShare(bytes) else { return nil }
      let count = Double(all)
      return Reading(
        encoding: encoding,
        score: Double(usual - odd) / count + 0.2 * Double(ofScript) / count + 0.3 * common)
    }

    private func commonShare(_ bytes: [UInt8]) -> Double? {
      var common = 0
      var all = 0
      var index = 0
      while index + 1 < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x80, !(encoding == .shiftJIS && 0xA1...0xDF ~= byte) else {
          index += 1
          continue
        }
        all += 1
        if isCommon(byte, bytes[index + 1]) { common += 1 }
        index += 2
      }
      return all > 0 ? Double(common) / Double(all) : nil
    }
  }

  private static let japanese = "市県区町村都府道郡大山川田島野原本中津上下東西南北の日人年国出一"
  private static let scripts: [Script] = [
    Script(
      .gb18030,
      "市县区省州山江海南北东西乡镇村街道河湖城安平阳新大中国的一是了不在有人上下自治族旗云广福林门龙金长台岛家路里水石口泉岭桥原"
    ) { first, second in
      // GB 2312's first table of 3,755 characters, and its punctuation.
      (0xB0...0xD7 ~= first || first == 0xA1 || first == 0xA3) && second >= 0xA1
    },
    Script(
      .big5,
      "市縣區省州山江海南北東西鄉鎮村街道河湖城安平陽新大中國的一是了不在有人上下自治族雲廣福林門龍金長臺台島家路里水石口泉嶺橋原"
    ) { first, _ in
      // Its 5,401 frequent characters, and its punctuation.
      0xA4...0xC6 ~= first || first == 0xA1
    },
    Script(.shiftJIS, japanese, hasKana: true) { first, _ in
      // Kana, punctuation and JIS's first table of 2,965 characters.
      0x81...0x83 ~= first || 0x88...0x97 ~= first
    },
    Script(
      .eucKR,
      "이다는의에을가고한지도로은하를서대사과시기인리나자일부정어수해그전으들아상장제보주구동군면읍남북산천원성신영경광안강평양화용공국유선마진"
    ) { first, second in
      0xB0...0xC8 ~= first && second >= 0xA1 || first == 0xA1
    },
    Script(.eucJP, japanese, hasKana: true) { first, _ in
      0xA4...0xA5 ~= first || 0xB0...0xCF ~= first || first == 0xA1
    },
  ]
}

extension Unicode.Scalar {
  fileprivate var isSmallLatinLetter: Bool { "a"..."z" ~= self }
  fileprivate var isLatinLetter: Bool { isSmallLatinLetter || "A"..."Z" ~= self }
}
