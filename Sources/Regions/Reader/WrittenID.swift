/// What was done to an ID as people and programs write it until it was one of the data set's.
public enum WrittenForm: Int, Sendable, Hashable, CaseIterable {
  /// Nothing: it is written as the data set has it.
  case exact = 0
  /// Blanks and quotes around it were taken away, full-width digits made plain ones, or `.0` cut off.
  case cleaned = 1
  /// Zeros for all levels below the county were cut off or added: 110101000000 is 110101.
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
  /// and a county or what lies above it may have 6, 9 or 12 digits: `110101000000` is `110101`.
  ///
  ///     china.region(written: " １１０１０１.0")?.region.name       // "东城区"
  ///     china.region(written: "340111004000")                    // nil
  ///
  /// A town's code of 12 digits is never taken for one of 9, nor the other way round: 12 digits are the Bureau
  /// of Statistics', 9 the Ministry's, and 340111004 is 常青街道 in the one list and 包公街道 in the other.
  /// `StatisticalCodes` of `RegionsChina` knows what the Bureau's mean.
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
    guard id.count <= 4 * FileLayout.maximumIDLength else { return nil }
    let plain = unsafe WrittenID.plain(id)
    guard !plain.isEmpty else { return nil }
    let cleaned = unsafe plain.withUnsafeBytes { unsafe node(forBytes: $0) }
    if let cleaned { return (cleaned, .cleaned) }
    return NumericID(plain).flatMap { nodeResized($0) }.map { ($0, .resized) }
  }

  /// The node whose ID is a number, with the zeros for the levels below or without them.
  package func node(forWritten id: UInt64) -> (node: Int, form: WrittenForm)? {
    if let node = node(forInteger64: id) { return (node, .exact) }
    return nodeInOtherForm(forWritten: id)
  }

  /// The node of a number that no region has as its ID.
  @inline(never)
  package func nodeInOtherForm(forWritten id: UInt64) -> (node: Int, form: WrittenForm)? {
    NumericID(withoutZeros: id).flatMap { nodeResized($0) }.map { ($0, .resized) }
  }

  /// The node of the same code in another size. Down to counties the codes of all lists are the same, and zeros fill
  /// them up to the digits of towns, 9, and of villages, 12.
  private func nodeResized(_ id: NumericID) -> Int? {
    guard let county = id.county else { return nil }
    for (value, length) in [(county, 6), (county * 1_000, 9), (county * 1_000_000, 12)]
    where length != id.length {
      if let node = node(forDigits: NumericID(value: value, length: length)) { return node }
    }
    return nil
  }

  /// Whether an ID that no region has is a town's code that another office gives: in its size a region's here, who
  /// may be another.
  package func isOfOtherOffice(written id: UnsafeRawBufferPointer) -> Bool {
    guard id.count <= 4 * FileLayout.maximumIDLength else { return false }
    return NumericID(unsafe WrittenID.plain(id)).map(isOfOtherOffice) ?? false
  }

  /// The same of a number.
  package func isOfOtherOffice(written id: UInt64) -> Bool {
    NumericID(withoutZeros: id).map(isOfOtherOffice) ?? false
  }

  private func isOfOtherOffice(_ id: NumericID) -> Bool {
    guard id.county == nil else { return false }
    switch id.length {
    case 9: return node(forDigits: NumericID(value: id.value * 1_000, length: 12)) != nil
    case 12:
      return id.value % 1_000 == 0
        && node(forDigits: NumericID(value: id.value / 1_000, length: 9)) != nil
    default: return false
    }
  }

  private func node(forDigits id: NumericID) -> Int? {
    switch ids {
    case .numeric: node(forNumber: id)
    case .text(let ids):
      unsafe ByteSink.collect(
        { $0.append(id.value, width: id.length) }, { unsafe ids.node(forBytes: $0) })
    }
  }
}

extension NumericID {
  /// The six digits of a code of 6, 9 or 12 that have only zeros behind them.
  fileprivate var county: UInt64? {
    switch length {
    case 6: value
    case 9: value % 1_000 == 0 ? value / 1_000 : nil
    case 12: value % 1_000_000 == 0 ? value / 1_000_000 : nil
    default: nil
    }
  }
}

/// How IDs are written beside how data sets have them.
private enum WrittenID {
  /// An ID without what stands around it, in plain digits and without zeros behind a decimal point.
  static func plain(_ id: UnsafeRawBufferPointer) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    while index < id.count {
      let (byte, length) = unsafe character(id, index)
      plain.append(byte)
      index += length
    }
    while let last = plain.last, isAround(last) { plain.removeLast() }
    let start = plain.firstIndex { !isAround($0) && $0 != 0x3D } ?? plain.count
    plain.removeSubrange(..<start)
    if let point = plain.firstIndex(of: 0x2E), point > 0, plain[..<point].allSatisfy(isDigit),
      plain[(point + 1)...].allSatisfy({ $0 == 0x30 })
    {
      plain.removeSubrange(point...)
    }
    return plain
  }

  /// The character from a byte of UTF-8 on, as one of ASCII, and how many bytes it has: a full-width one as the plain
  /// one, a blank or a quote of any kind as a blank; else the byte itself.
  private static func character(
    _ id: UnsafeRawBufferPointer, _ index: Int
  ) -> (byte: UInt8, length: Int) {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < id.count ? unsafe id[index + offset] : 0
    }
    switch (byte(0), byte(1), byte(2)) {
    case (0xEF, 0xBC, let last) where last >= 0x81: return (last - 0x60, 3)
    case (0xEF, 0xBD, let last) where last >= 0x80 && last <= 0x9E: return (last - 0x20, 3)
    // U+0080 to U+00A0, spaces and marks without width, quotes, U+3000, the byte order mark.
    case (0xC2, 0x80...0xA0, _): return (0x20, 2)
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0x98...0x9F), (0xE2, 0x80, 0xA8...0xAF),
      (0xE2, 0x81, 0x9F...0xA0), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return (0x20, 3)
    case (let first, _, _): return (first, 1)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a character only stands around an ID: white space, control characters, quotes.
  private static func isAround(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x60 || byte == 0x7F
  }
}
