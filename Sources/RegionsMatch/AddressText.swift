import RegionsNames

/// The beginning of an address as folded units, and where things stand in it.
struct AddressText {
  private(set) var units: [UInt16] = []
  /// By unit: how many units before it are letters or digits.
  private(set) var solid: [UInt16] = []
  /// By unit: where its scalar begins in the bytes.
  private var offsets: [UInt32] = []
  private var byteCount = 0
  /// All bytes of the text, of which the first ones were read.
  private(set) var totalByteCount = 0
  /// Whether there is any character of a Han name.
  private(set) var hasHan = false

  /// The number of units that are read, about; an address says earlier where it is.
  static let maximumLength = 1024

  init() {
    units.reserveCapacity(AddressText.maximumLength + 2)
    solid.reserveCapacity(AddressText.maximumLength + 3)
    offsets.reserveCapacity(AddressText.maximumLength + 2)
  }

  mutating func set(_ utf8: UnsafeBufferPointer<UInt8>) {
    units.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    totalByteCount = utf8.count
    byteCount = unsafe NameFolding.append(
      utf8, to: &units, offsets: &offsets, limit: AddressText.maximumLength)
    measure()
  }

  /// Finds what separates the words, and the empty ones among them.
  private mutating func measure() {
    hasHan = false
    solid.removeAll(keepingCapacity: true)
    var count: UInt16 = 0
    var empty = 0
    for index in 0..<units.count {
      solid.append(count)
      let unit = units[index]
      let isHan = unit >= 0x3400 && unit < 0xFB00
      if isHan {
        hasHan = true
        if index >= empty, mayBeEmptyWord(at: index) { empty = index + emptyWord(at: index) }
      }
      if index >= empty, isHan || !AddressText.isSeparator(unit) { count += 1 }
    }
    solid.append(count)
  }

  /// Takes units that are folded already; places are then told as indices of them.
  mutating func set(_ folded: [UInt16]) {
    units.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    units.append(contentsOf: folded.prefix(AddressText.maximumLength))
    for index in 0..<units.count { offsets.append(UInt32(truncatingIfNeeded: index)) }
    byteCount = units.count
    totalByteCount = folded.count
    measure()
  }

  /// Where a unit begins in the bytes; for the number of units, the end of what was read.
  func byteOffset(of unit: Int) -> Int {
    unit < offsets.count ? Int(offsets[unit]) : byteCount
  }

  /// How many letters and digits stand between two places.
  @inline(__always)
  func gap(_ start: Int, _ end: Int) -> Int { Int(solid[end]) - Int(solid[start]) }

  /// Whether a name could begin here: at the start, behind a separator, behind a digit or a Latin letter.
  func isWordStart(_ index: Int) -> Bool {
    guard index > 0, solid[index] > 0 else { return true }
    let before = units[index - 1]
    return solid[index] == solid[index - 1] || before < 0x80 || AddressText.leads(before)
  }

  /// Whether a unit leads to a place: 发到北京, 寄往上海, 送至.
  @inline(__always)
  private static func leads(_ unit: UInt16) -> Bool {
    unit == 0x5230 || unit == 0x5F80 || unit == 0x81F3
  }

  /// The place behind the separators and empty words from here on; brackets that open stay.
  func skipSeparators(from index: Int) -> Int {
    var index = index
    while index < units.count, solid[index + 1] == solid[index],
      !AddressText.isOpening(units[index])
    {
      index += 1
    }
    return index
  }

  /// Where a text in Latin letters has the street before the region that is named from `start` to `end`:
  /// the end of what stands before it. `nil` for a text that begins with the region, or goes on behind it
  /// with more than a postal code and the country.
  func streetEnd(before start: Int, behind end: Int) -> Int? {
    guard !hasHan, solid[start] > 0 else { return nil }
    var index = end
    while index < units.count {
      guard AddressText.isLatin(units[index]) else {
        index += 1
        continue
      }
      guard let country = AddressText.country.first(where: { holds($0, at: index) }) else {
        return nil
      }
      index += country.count
      if isInsideWord(index) { return nil }
    }
    var streetEnd = start
    while streetEnd > 0, AddressText.isSeparator(units[streetEnd - 1]) { streetEnd -= 1 }
    return streetEnd
  }

  private static let country = ["p.r. china", "p.r.china", "prc", "pr china", "china", "cn"]
    .map { NameFolding.folded($0) }

  /// Whether Latin letters stand on both sides of a place.
  @inline(__always)
  func isInsideWord(_ index: Int) -> Bool {
    index > 0 && index < units.count && AddressText.isLatin(units[index - 1])
      && AddressText.isLatin(units[index])
  }

  @inline(__always)
  static func isLatin(_ unit: UInt16) -> Bool { unit >= 0x61 && unit <= 0x7A }

  // MARK: Words

  /// Words that name no place of their own: 市辖区 between a city and its district, 中国 before it all.
  private static let emptyWords =
    EmptyNames.groups + EmptyNames.country
    + ["其他区", "其它区", "生产建设兵团"].map { NameFolding.folded($0) }

  /// Whether one of them begins with the two characters here.
  @inline(__always)
  private func mayBeEmptyWord(at index: Int) -> Bool {
    switch units[index] {
    // 市 中 自 省 直 其 生
    case 0x5E02, 0x4E2D, 0x81EA, 0x7701, 0x76F4, 0x5176, 0x751F: break
    default: return false
    }
    guard index + 1 < units.count else { return false }
    switch units[index + 1] {
    // 辖 华 国 治 直 他 它 产
    case 0x8F96, 0x534E, 0x56FD, 0x6CBB, 0x76F4, 0x4ED6, 0x5B83, 0x4EA7: return true
    default: return false
    }
  }

  private func emptyWord(at index: Int) -> Int {
    for word in AddressText.emptyWords where holds(word, at: index) {
      // 中国 begins many a company's name.
      if word.count == 2, index > 0, solid[index] != 0 { continue }
      return word.count
    }
    return 0
  }

  func holds(_ word: [UInt16], at index: Int) -> Bool {
    guard index + word.count <= units.count else { return false }
    for offset in 0..<word.count where units[index + offset] != word[offset] { return false }
    return true
  }

  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x61...0x7A: false
    case 0..<0xC0: true
    case 0x2000..<0x2070, 0x2190..<0x2C00, 0x3001...0x3004, 0x3008..<0x3021, 0x3030: true
    case 0xFE30..<0xFE70, 0xFF5F..<0xFF66, 0xFFE0...0xFFFF: true
    default: false
    }
  }

  private static func isOpening(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x28, 0x5B, 0x7B, 0x3C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016: true
    default: false
    }
  }
}
