/// What was done to an ID as people and programs write it until it was one of the data set's.
public enum WrittenForm: Int, Sendable, Hashable, CaseIterable {
  /// Nothing: it is written as the data set has it.
  case exact = 0
  /// Blanks and quotes around it were taken away, full-width digits made plain ones, or `.0` cut off.
  case cleaned = 1
  /// The zeros that stand for the levels below were cut off or added: 110101000000 is 110101.
  case resized = 2

  /// The word for it: `exact`, `cleaned`, `resized`.
  public var name: StaticString {
    switch self {
    case .exact: "exact"
    case .cleaned: "cleaned"
    case .resized: "resized"
    }
  }
}

extension RegionTree {
  /// The region of an ID as it is written elsewhere, in files and by people; `nil` if there is none.
  ///
  /// An ID that a region has, as it is written, is that region's. Of another one, blanks, quotes and
  /// spreadsheets' `=` around it are taken away, full-width digits are plain ones, `110101.0` is `110101`,
  /// and of 6, 9 and 12 digits those behind that are zeros may be missing or too many: `110101000000` is
  /// `110101`.
  ///
  ///     china.region(written: " １１０１０１.0")?.region.name       // "东城区"
  ///
  /// Programs that take IDs in other languages read all of them like this.
  public func region(written id: String) -> (region: Region, form: WrittenForm)? {
    var id = id
    return id.withUTF8 { unsafe storage.node(forWritten: UnsafeRawBufferPointer($0)) }
      .map { (self[number: $0.node], $0.form) }
  }

  /// The region whose ID is a number, with the zeros for the levels below or without them.
  public func region(written id: Int) -> (region: Region, form: WrittenForm)? {
    UInt64(exactly: id).flatMap { storage.node(forWritten: $0) }.map {
      (self[number: $0.node], $0.form)
    }
  }
}

extension TreeStorage {
  /// The node of an ID as it is written elsewhere, in UTF-8.
  package func node(forWritten id: UnsafeRawBufferPointer) -> (node: Int, form: WrittenForm)? {
    if let node = unsafe node(forBytes: id) { return (node, .exact) }
    return unsafe nodeInOtherForm(forWritten: id)
  }

  /// The node of an ID that no region has as it is written.
  ///
  /// - Complexity: O(bytes); that of a few look-ups.
  @inline(never)
  package func nodeInOtherForm(
    forWritten id: UnsafeRawBufferPointer
  ) -> (node: Int, form: WrittenForm)? {
    // More than blanks and quotes around the longest ID is none.
    guard id.count > 0, id.count <= 4 * FileLayout.maximumIDLength else { return nil }
    let plain = unsafe WrittenID.plain(id)
    guard !plain.isEmpty else { return nil }
    if unsafe !plain.elementsEqual(id), let node = node(forArray: plain) { return (node, .cleaned) }
    guard plain.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    for digits in WrittenID.resized(plain) {
      if let node = node(forArray: digits) { return (node, .resized) }
    }
    return nil
  }

  /// The node whose ID is a number, with the zeros for the levels below or without them.
  package func node(forWritten id: UInt64) -> (node: Int, form: WrittenForm)? {
    if let node = node(forInteger64: id) { return (node, .exact) }
    return nodeInOtherForm(forWritten: id)
  }

  /// The node of a number that no region has as its ID.
  @inline(never)
  package func nodeInOtherForm(forWritten id: UInt64) -> (node: Int, form: WrittenForm)? {
    // Of 6 to 12 digits.
    guard id >= 100_000, id < 1_000_000_000_000 else { return nil }
    for digits in WrittenID.resized(Array(String(id).utf8)) {
      if let node = node(forArray: digits) { return (node, .resized) }
    }
    return nil
  }

  private func node(forArray id: [UInt8]) -> Int? {
    unsafe id.withUnsafeBytes { unsafe node(forBytes: $0) }
  }
}

/// How IDs are written beside how data sets have them.
private enum WrittenID {
  /// How many digits the codes of China have: to counties, towns, villages.
  static let sizes = [6, 9, 12]

  /// The same code in the other sizes: what is cut off or added is zeros.
  static func resized(_ digits: [UInt8]) -> [[UInt8]] {
    guard let size = sizes.firstIndex(of: digits.count) else { return [] }
    var forms: [[UInt8]] = []
    var cut = digits[...]
    for smaller in sizes[..<size].reversed() {
      guard cut.suffix(cut.count - smaller).allSatisfy({ $0 == 0x30 }) else { break }
      cut = cut.prefix(smaller)
      forms.append(Array(cut))
    }
    for larger in sizes[(size + 1)...] {
      forms.append(digits + [UInt8](repeating: 0x30, count: larger - digits.count))
    }
    return forms
  }

  /// An ID without what stands around it, in plain digits and without zeros behind a decimal point.
  static func plain(_ id: UnsafeRawBufferPointer) -> [UInt8] {
    var units: [UInt32] = unsafe String(decoding: id, as: UTF8.self).unicodeScalars.map { scalar in
      // Full-width forms stand in the order of ASCII.
      scalar.value >= 0xFF01 && scalar.value <= 0xFF5E ? scalar.value - 0xFEE0 : scalar.value
    }
    while let last = units.last, isAround(last) { units.removeLast() }
    var start = 0
    while start < units.count, isAround(units[start]) || units[start] == 0x3D { start += 1 }
    units.removeSubrange(..<start)
    if let point = units.firstIndex(of: 0x2E), point > 0,
      units[..<point].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      units[(point + 1)...].allSatisfy({ $0 == 0x30 })
    {
      units.removeSubrange(point...)
    }
    var plain: [UInt8] = []
    for unit in units {
      if unit < 0x80 {
        plain.append(UInt8(truncatingIfNeeded: unit))
      } else if let scalar = Unicode.Scalar(unit) {
        plain.append(contentsOf: String(scalar).utf8)
      }
    }
    return plain
  }

  /// Whether a character only stands around an ID: white space, control characters, quotes.
  private static func isAround(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x22, 0x27, 0x60, 0x7F...0xA0: true
    case 0x2000...0x200F, 0x2018...0x201F, 0x2028...0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
