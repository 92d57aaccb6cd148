internal import CNameVariants

/// Brings names and what people write into one spelling: lower case, plain Latin letters, narrow forms,
/// and of the characters that are written in several ways the one that names have (臺 → 台, 廣 → 广).
///
/// Folding keeps the number of UTF-16 units of every scalar, so that offsets into a folded name are
/// offsets into the name.
package enum NameFolding {
  /// By UTF-16 unit: the folded one. Surrogates stay what they are.
  package static let table: [UInt16] = {
    var table = (0...UInt16.max).map { $0 }
    for unit in 0x41...0x5A { table[unit] = UInt16(unit + 0x20) }
    fold(&table, from: 0xC0, latin1)
    fold(&table, from: 0x180, latinExtended)
    fold(&table, from: 0x1E00, latinAdditional)
    for unit in 0x391...0x3A9 { table[unit] = UInt16(unit + 0x20) }
    for unit in 0x400...0x40F { table[unit] = UInt16(unit + 0x50) }
    for unit in 0x410...0x42F { table[unit] = UInt16(unit + 0x20) }
    for unit in 0x531...0x556 { table[unit] = UInt16(unit + 0x30) }
    for unit in 0xFF01...0xFF5E { table[unit] = table[unit - 0xFF01 + 0x21] }
    table[0x3000] = 0x20
    for dot in [0x2022, 0x2027, 0x30FB] { table[dot] = 0xB7 }  // the other dots between names
    for index in 0..<name_variants_count / 4 {
      let pair = unsafe name_variants_start() + index * 4
      let from = unsafe UInt16(littleEndian: pair.loadUnaligned(as: UInt16.self))
      let to = unsafe UInt16(littleEndian: pair.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
      table[Int(from)] = to
    }
    return table
  }()

  private static func fold(_ table: inout [UInt16], from start: Int, _ letters: StaticString) {
    letters.withUTF8Buffer { bytes in
      for (offset, unit) in unsafe String(decoding: bytes, as: UTF8.self).utf16.enumerated() {
        table[start + offset] = unit
      }
    }
  }

  /// Appends the folded UTF-16 units of a text in UTF-8; what is no UTF-8 becomes U+FFFD.
  package static func append(_ utf8: [UInt8], to units: inout [UInt16]) {
    unsafe utf8.withUnsafeBufferPointer { unsafe append($0, to: &units) }
  }

  package static func append(_ utf8: UnsafeBufferPointer<UInt8>, to units: inout [UInt16]) {
    let table = NameFolding.table
    var index = 0
    while index < utf8.count { unsafe append(nextScalar(utf8, &index), table, &units) }
  }

  /// Writes the folded UTF-16 units of a text in UTF-8 to memory that has room for one unit a byte.
  ///
  /// - Parameter table: ``table``, for callers with many texts.
  /// - Returns: the number of units.
  package static func write(
    _ utf8: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt16>,
    to units: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var (index, count) = (0, 0)
    while index < utf8.count {
      // Most characters of most names: three bytes, of which the first leaves nothing to check.
      if index &+ 2 < utf8.count {
        let (first, second, third) = unsafe (utf8[index], utf8[index &+ 1], utf8[index &+ 2])
        if first &- 0xE1 < 12, second & 0xC0 == 0x80, third & 0xC0 == 0x80 {
          let scalar = Int(first & 0xF) &<< 12 | Int(second & 0x3F) &<< 6 | Int(third & 0x3F)
          unsafe units[count] = unsafe table[scalar]
          (index, count) = (index &+ 3, count &+ 1)
          continue
        }
      }
      let scalar = unsafe nextScalar(utf8, &index)
      if scalar > 0xFFFF {
        unsafe units[count] = UInt16(truncatingIfNeeded: 0xD7C0 &+ scalar >> 10)
        unsafe units[count &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
        count &+= 2
      } else {
        unsafe units[count] = unsafe table[Int(scalar)]
        count &+= 1
      }
    }
    return count
  }

  /// Appends the folded units of a text's beginning, and for each of them where its scalar begins in the
  /// text.
  ///
  /// - Parameter limit: about how many units at most.
  /// - Returns: the number of bytes that were read.
  package static func append(
    _ utf8: UnsafeBufferPointer<UInt8>, to units: inout [UInt16], offsets: inout [UInt32],
    limit: Int
  ) -> Int {
    let table = NameFolding.table
    var index = 0
    while index < utf8.count, units.count < limit {
      let start = UInt32(truncatingIfNeeded: index)
      // As in `write`.
      if index &+ 2 < utf8.count {
        let (first, second, third) = unsafe (utf8[index], utf8[index &+ 1], utf8[index &+ 2])
        if first &- 0xE1 < 12, second & 0xC0 == 0x80, third & 0xC0 == 0x80 {
          let scalar = Int(first & 0xF) &<< 12 | Int(second & 0x3F) &<< 6 | Int(third & 0x3F)
          units.append(table[scalar])
          offsets.append(start)
          index &+= 3
          continue
        }
      }
      unsafe append(nextScalar(utf8, &index), table, &units)
      while offsets.count < units.count { offsets.append(start) }
    }
    return index
  }

  package static func folded(_ unit: UInt16) -> UInt16 { table[Int(unit)] }

  package static func folded(_ text: String) -> [UInt16] {
    var units: [UInt16] = []
    append(Array(text.utf8), to: &units)
    return units
  }

  /// The words of a list that has blanks between them, folded.
  package static func words(_ list: String) -> [[UInt16]] {
    folded(list).split(separator: 0x20).map { Array($0) }
  }

  @inline(__always)
  private static func append(_ scalar: UInt32, _ table: [UInt16], _ units: inout [UInt16]) {
    if scalar > 0xFFFF {
      units.append(UInt16(truncatingIfNeeded: 0xD7C0 &+ scalar >> 10))
      units.append(UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF))
    } else {
      units.append(table[Int(scalar)])
    }
  }

  /// The scalar at an index of a text in UTF-8, and the index behind it; U+FFFD for a byte that begins
  /// none.
  @inline(__always)
  private static func nextScalar(_ utf8: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = unsafe UInt32(utf8[index])
    index &+= 1
    if lead < 0x80 { return lead }
    guard lead >= 0xC2, lead <= 0xF4 else { return 0xFFFD }
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
    guard index &+ count <= utf8.count else { return 0xFFFD }
    var scalar = lead & (0x3F >> UInt32(count))
    for place in index..<index &+ count {
      guard unsafe utf8[place] & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = unsafe scalar << 6 | UInt32(utf8[place] & 0x3F)
    }
    let least: UInt32 = count == 1 ? 0x80 : count == 2 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, scalar & 0xFFFF_F800 != 0xD800 else { return 0xFFFD }
    index &+= count
    return scalar
  }

  // Letters without their accents and in lower case, as the Unicode character database decomposes
  // them; those that are no letter with an accent stand for themselves.

  private static let latin1: StaticString =
    """
    aaaaaaæceeeeiiiiðnooooo×ouuuuyþßaaaaaaæceeeeiiiiðnooooo÷ouuuuyþy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸlllllll\
    lllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
  private static let latinExtended: StaticString =
    """
    ƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿ\
    ǀǁǂǃǆǆǆǉǉǉǌǌǌaaiioouuuuuuuuuuǝaaaaææǥǥggkkooooʒʒjǳǳǳggƕƿnnaaææøø\
    aaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿ\
    ɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ
    """
  private static let latinAdditional: StaticString =
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ
    """
}
