/// Brings names and queries into one spelling: lower case, plain Latin letters, narrow forms.
///
/// Folding keeps the number of UTF-16 units of every scalar, so that offsets into a folded name are
/// offsets into the name.
enum Folding {
  /// Appends the folded UTF-16 units of a text in UTF-8.
  static func append(_ utf8: [UInt8], to units: inout [UInt16]) {
    let start = units.count
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte < 0x80 {
        units.append(lowercased(byte))
        index += 1
      } else if byte >= 0xE3, byte <= 0xE9, index + 2 < utf8.count {
        // U+3000...U+9FFF: the Han characters, nearly everything there is in a Chinese name.
        let unit =
          UInt16(byte & 0xF) << 12 | UInt16(utf8[index + 1] & 0x3F) << 6
          | UInt16(utf8[index + 2] & 0x3F)
        units.append(folded(unit))
        index += 3
      } else {
        units.removeSubrange(start...)
        append(String(decoding: utf8, as: UTF8.self), to: &units)
        return
      }
    }
  }

  /// Appends the folded UTF-16 units of a text.
  static func append(_ text: String, to units: inout [UInt16]) {
    for scalar in text.unicodeScalars {
      if scalar.value > 0xFFFF {
        units.append(UTF16.leadSurrogate(scalar))
        units.append(UTF16.trailSurrogate(scalar))
      } else {
        units.append(folded(UInt16(scalar.value)))
      }
    }
  }

  static func folded(_ text: String) -> [UInt16] {
    var units: [UInt16] = []
    append(text, to: &units)
    return units
  }

  private static func lowercased(_ byte: UInt8) -> UInt16 {
    UInt16(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
  }

  private static func folded(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0..<0x80: return lowercased(UInt8(unit))
    case 0xC0..<0x180: return latin[Int(unit - 0xC0)]
    case 0x1CD...0x1DC: return pinyinVowels[Int(unit - 0x1CD)]
    case 0x180..<0x2000:
      guard let scalar = Unicode.Scalar(unit) else { return unit }
      let lower = Array(scalar.properties.lowercaseMapping.utf16)
      return lower.count == 1 ? lower[0] : unit
    case 0x3000: return 0x20
    case 0xFF01...0xFF5E: return lowercased(UInt8(unit - 0xFF01 + 0x21))
    case 0x2022, 0x2027, 0x30FB: return 0xB7  // the other dots people type between names
    default: return unit
    }
  }

  /// U+00C0...U+017F without accents, in lower case.
  private static let latin = Array(
    ("aaaaaaæceeeeiiiiðnooooo×ouuuuyþßaaaaaaæceeeeiiiiðnooooo÷ouuuuyþy"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸlllllll"
      + "lllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf16)

  /// U+01CD...U+01DC: the third tone, and ü with tones.
  private static let pinyinVowels = Array("aaiioouuuuuuuuuu".utf16)
}
