import RegionsNames

/// A pasted text as folded units, and what each of them is part of.
struct ContactText {
  /// Folded; without invisible characters, entities of HTML as what they stand for.
  private(set) var units: [UInt16] = []
  /// By unit: where its bytes start.
  private var starts: [UInt32] = []
  /// By unit: where they end.
  private var ends: [UInt32] = []
  /// By unit: what it is part of.
  var roles: [ContactRole] = []
  /// How many bytes were read.
  private(set) var byteCount = 0
  private var raw: [UInt16] = []
  private var rawStarts: [UInt32] = []

  /// The number of units that are read, about; what stands behind is left over.
  static let maximumLength = 2048

  init() {
    for capacity in [ContactText.maximumLength + 2] {
      units.reserveCapacity(capacity)
      starts.reserveCapacity(capacity)
      ends.reserveCapacity(capacity)
      roles.reserveCapacity(capacity)
      raw.reserveCapacity(capacity)
      rawStarts.reserveCapacity(capacity)
    }
  }

  var count: Int { units.count }

  /// The unit at an index, or 0 outside the text.
  @inline(__always)
  subscript(index: Int) -> UInt16 { index >= 0 && index < units.count ? units[index] : 0 }

  /// Where the units of a range stand in the text.
  func bytes(of range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
  }

  /// A range without what it has of a character that is more than one unit and stands in it only in part.
  func whole(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, start < end, starts[start] == starts[start - 1] { start += 1 }
    while end > start, end < count, starts[end] == starts[end - 1] { end -= 1 }
    return start..<end
  }

  mutating func set(_ utf8: UnsafeBufferPointer<UInt8>) {
    units.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    raw.removeAll(keepingCapacity: true)
    rawStarts.removeAll(keepingCapacity: true)
    byteCount = unsafe NameFolding.append(
      utf8, to: &raw, offsets: &rawStarts, limit: ContactText.maximumLength)
    var index = 0
    while index < raw.count {
      let unit = raw[index]
      if unit == 0x26 || unit == 0x3C, let markup = markup(at: index) {
        append(markup.unit, index..<index + markup.count)
        index += markup.count
        continue
      }
      // A picture outside the first plane is two units; the rare characters of names are kept.
      let isPair = unit >= 0xD800 && unit < 0xDC00 && index + 1 < raw.count
      let isPicture = ContactText.isPicture(unit)
      if !ContactText.isInvisible(unit) {
        append(isPicture ? 0x20 : unit, index..<index + (isPair && isPicture ? 2 : 1))
      }
      index += isPair && isPicture ? 2 : 1
    }
  }

  private mutating func append(_ unit: UInt16, _ range: Range<Int>) {
    units.append(unit == 0xA0 || unit == 0x09 ? 0x20 : unit == 0x0D ? 0x0A : unit)
    starts.append(rawStarts[range.lowerBound])
    ends.append(end(ofRaw: range.upperBound - 1))
    roles.append(.free)
  }

  /// Where the scalar of a raw unit ends: where the next begins.
  private func end(ofRaw index: Int) -> UInt32 {
    var next = index + 1
    while next < rawStarts.count, rawStarts[next] == rawStarts[index] { next += 1 }
    return next < rawStarts.count ? rawStarts[next] : UInt32(truncatingIfNeeded: byteCount)
  }

  // MARK: Characters

  private static func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: true
    case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: true
    default: false
    }
  }

  /// Halves of pictures outside the first plane; not those of rare characters of names.
  private static func isPicture(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xD800..<0xD840, 0xD8C0..<0xDC00: true
    case 0x2190..<0x2C00: true
    default: false
    }
  }

  /// An entity of HTML or a tag that breaks the line, and how long it is.
  private func markup(at index: Int) -> (unit: UInt16, count: Int)? {
    for (word, unit) in ContactText.markups where index + word.count <= raw.count {
      var offset = 0
      while offset < word.count, raw[index + offset] == word[offset] { offset += 1 }
      if offset == word.count { return (unit, word.count) }
    }
    return nil
  }

  private static let markups: [(word: [UInt16], unit: UInt16)] = [
    ("&nbsp;", 0x20), ("&#160;", 0x20), ("&amp;", 0x26), ("&quot;", 0x22), ("&#39;", 0x27),
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("<br>", 0x0A), ("<br/>", 0x0A), ("<br />", 0x0A),
    ("<p>", 0x0A), ("</p>", 0x0A), ("<div>", 0x0A), ("</div>", 0x0A), ("<span>", 0x20),
    ("</span>", 0x20), ("<td>", 0x20), ("</td>", 0x20), ("<tr>", 0x0A), ("</tr>", 0x0A),
  ].map { (NameFolding.folded($0.0), $0.1) }

  // MARK: Asking

  @inline(__always)
  func isDigit(_ index: Int) -> Bool { self[index] &- 0x30 < 10 }

  @inline(__always)
  static func isHan(_ unit: UInt16) -> Bool {
    unit >= 0x3400 && unit < 0xA000 || unit >= 0xD840 && unit < 0xD8C0
      || unit >= 0xDC00 && unit < 0xE000 || unit >= 0xF900 && unit < 0xFB00 || unit == 0x3007
  }

  @inline(__always)
  static func isLatin(_ unit: UInt16) -> Bool { unit &- 0x61 < 26 }

  /// What stands between parts of a text.
  static func breakKind(_ unit: UInt16) -> ContactBreak? {
    switch unit {
    case 0x20: .space
    case 0x0A: .line
    case 0x2C, 0x3B, 0x7C, 0x2F, 0x5C, 0x3001, 0x3002, 0x21, 0x3F, 0x7E, 0x2014, 0xFF5C: .strong
    case 0x3A, 0x22, 0x3D, 0x5F, 0x201C, 0x201D, 0x2018, 0x2019: .strong
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x3C, 0x3E, 0x3008...0x3011, 0x3014, 0x3015: .bracket
    default: nil
    }
  }

  func isBreak(_ index: Int) -> Bool {
    index < 0 || index >= units.count || roles[index] != .free
      || ContactText.breakKind(units[index]) != nil
  }

  func holds(_ word: [UInt16], at index: Int) -> Bool {
    guard index + word.count <= units.count else { return false }
    for offset in 0..<word.count where units[index + offset] != word[offset] { return false }
    return true
  }

  /// Takes back what was marked as the names of a region.
  mutating func unmarkRegion() {
    for index in roles.indices where roles[index] == .region { roles[index] = .free }
  }

  mutating func mark(_ range: Range<Int>, _ role: ContactRole) {
    for index in range { roles[index] = role }
  }
}

/// What a unit of a text is part of.
enum ContactRole: UInt8 {
  case free, label, phone, idNumber, postcode, region, name, remark
  /// A number that is none of these: of an order.
  case number
  /// The tail of a number, said again: [7839].
  case tail
}

/// What stands between two parts of a text.
enum ContactBreak: UInt8, Comparable {
  case space, bracket, strong, line

  static func < (left: ContactBreak, right: ContactBreak) -> Bool { left.rawValue < right.rawValue }
}
