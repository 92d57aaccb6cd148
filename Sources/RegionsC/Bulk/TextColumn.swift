/// A column of texts, or of lists of texts, that grows row by row; parts of it are put one behind the other.
struct TextColumn {
  /// What it is of.
  enum Kind { case texts, lists }

  private var bytes: [UInt8] = []
  /// Where each text ends in the bytes.
  private var ends: [Int] = []
  /// How many texts there are behind each row's list.
  private var counts: [Int] = []
  private var isThere: [Bool] = []

  /// The next row's text, `nil` for none.
  mutating func append(_ text: String?) {
    if let text { bytes.append(contentsOf: text.utf8) }
    ends.append(bytes.count)
    isThere.append(text != nil)
  }

  /// The next row's list, `nil` for none.
  mutating func append(list: [String]?) {
    for text in list ?? [] {
      bytes.append(contentsOf: text.utf8)
      ends.append(bytes.count)
    }
    counts.append(ends.count)
    isThere.append(list != nil)
  }

  /// The column that parts make together.
  ///
  /// - Returns: `nil` if there is not enough memory.
  static func output(_ kind: Kind, name: StaticString, _ parts: [TextColumn]) -> ArrowOutput? {
    guard let texts = textOutput(kind, name: kind == .texts ? name : "item", parts) else {
      return nil
    }
    guard kind == .lists else { return texts }
    let rows = parts.reduce(0) { $0 + $1.counts.count }
    guard let validity = ArrowBuffer.bits(parts.lazy.map { $0.isThere }, count: rows),
      let offsets = ArrowBuffer.offsets(parts.lazy.map { $0.counts }, count: rows)
    else { return nil }
    return ArrowOutput(
      format: offsets.isLarge ? "+L" : "+l", name: name, length: Int64(rows),
      nullCount: Int64(validity.nulls), buffers: [validity.buffer, offsets.buffer],
      children: [texts])
  }

  private static func textOutput(
    _ kind: Kind, name: StaticString, _ parts: [TextColumn]
  ) -> ArrowOutput? {
    let count = parts.reduce(0) { $0 + $1.ends.count }
    let size = parts.reduce(0) { $0 + $1.bytes.count }
    guard let offsets = ArrowBuffer.offsets(parts.lazy.map { $0.ends }, count: count),
      let bytes = ArrowBuffer(count: UInt64(size))
    else { return nil }
    var place = 0
    for part in parts {
      unsafe part.bytes.withUnsafeBytes {
        guard let base = $0.baseAddress else { return }
        unsafe (bytes.bytes + place).copyMemory(from: base, byteCount: $0.count)
      }
      place += part.bytes.count
    }
    let format: StaticString = offsets.isLarge ? "U" : "u"
    guard kind == .texts else {
      return ArrowOutput(
        format: format, name: name, length: Int64(count), buffers: [nil, offsets.buffer, bytes])
    }
    guard let validity = ArrowBuffer.bits(parts.lazy.map { $0.isThere }, count: count) else {
      return nil
    }
    return ArrowOutput(
      format: format, name: name, length: Int64(count), nullCount: Int64(validity.nulls),
      buffers: [validity.buffer, offsets.buffer, bytes])
  }
}

extension ArrowBuffer {
  /// A bit for each of the values that follow each other, and how many aren't set; `nil` if there is not enough memory.
  static func bits(_ parts: some Sequence<[Bool]>, count: Int) -> (buffer: ArrowBuffer, nulls: Int)?
  {
    guard let buffer = ArrowBuffer(count: UInt64(count / 8 + 1)) else { return nil }
    let bytes = unsafe buffer.bytes.assumingMemoryBound(to: UInt8.self)
    unsafe bytes.initialize(repeating: 0, count: count / 8 + 1)
    var (row, nulls) = (0, 0)
    for part in parts {
      for isSet in part {
        if isSet {
          unsafe bytes[row >> 3] |= 1 &<< UInt8(truncatingIfNeeded: row & 7)
        } else {
          nulls += 1
        }
        row += 1
      }
    }
    return (buffer, nulls)
  }

  /// Where each value begins and the last one ends, of parts that each count from 0: in 32 bits if that is enough, else
  /// in 64. `nil` if there is not enough memory.
  static func offsets(_ parts: some Sequence<[Int]>, count: Int) -> (
    buffer: ArrowBuffer, isLarge: Bool
  )? {
    let isLarge = parts.reduce(0) { $0 + ($1.last ?? 0) } > Int(Int32.max)
    guard let buffer = ArrowBuffer(count: UInt64(count + 1) * (isLarge ? 8 : 4)) else { return nil }
    var (row, start) = (0, 0)
    func put(_ end: Int) {
      if isLarge {
        unsafe buffer.bytes.storeBytes(of: Int64(end), toByteOffset: 8 * row, as: Int64.self)
      } else {
        unsafe buffer.bytes.storeBytes(
          of: Int32(truncatingIfNeeded: end), toByteOffset: 4 * row, as: Int32.self)
      }
      row += 1
    }
    put(0)
    for part in parts {
      for end in part { put(start + end) }
      start += part.last ?? 0
    }
    return (buffer, isLarge)
  }
}
