import CRegions
import Regions

/// A column of a caller, which is only read.
///
/// What it says about itself is the caller's to answer for, as with any C interface; what it does not
/// say (no buffers, a format that is unknown) is found here.
@unsafe struct ArrowInput {
  enum Layout {
    case signed(bytes: Int)
    case unsigned(bytes: Int)
    case float(bytes: Int)
    /// Whole numbers of so many bytes, of which so many digits stand behind the point.
    case decimal(bytes: Int, scale: Int)
    case text(offsetBytes: Int)
    case textView
    /// Nothing but nulls, which have no type of their own.
    case nothing
  }

  let layout: Layout
  let length: Int
  /// The row of the buffers that is the first of the column.
  let offset: Int
  /// A bit a row, set where it isn't null; `nil` if no row is.
  let validity: UnsafePointer<UInt8>?
  /// What comes behind the validity.
  let buffers: [UnsafeRawPointer?]
  /// The values that the rows, which are integers then, are numbers of; at most one.
  let dictionary: [ArrowInput]

  /// - Returns: `nil` if it is no column of IDs or texts.
  init?(_ array: ArrowArray, _ schema: ArrowSchema) {
    guard let format = unsafe schema.format, let layout = unsafe Layout(format),
      unsafe array.release != nil,
      let length = unsafe Int(exactly: array.length),
      let offset = unsafe Int(exactly: array.offset),
      length >= 0, offset >= 0
    else { return nil }
    unsafe self.layout = layout
    unsafe self.length = length
    unsafe self.offset = offset
    if case .nothing = layout {
      unsafe validity = nil
      unsafe buffers = []
      unsafe dictionary = []
      return
    }
    guard unsafe array.n_buffers >= 2, let pointers = unsafe array.buffers else { return nil }
    unsafe validity =
      unsafe array.null_count == 0
      ? nil : pointers[0].map { unsafe $0.assumingMemoryBound(to: UInt8.self) }
    unsafe buffers = (1..<Int(array.n_buffers)).map { unsafe pointers[$0] }
    guard unsafe length == 0 || buffers[0] != nil else { return nil }
    if case .text = layout, unsafe buffers.count < 2 { return nil }
    if let values = unsafe array.dictionary, let types = unsafe schema.dictionary {
      guard layout.isInteger, let input = unsafe ArrowInput(values.pointee, types.pointee),
        unsafe input.dictionary.isEmpty
      else { return nil }
      unsafe dictionary = [input]
    } else {
      unsafe dictionary = []
    }
  }

  /// Whether a row, counted from the column's first, has a value.
  @inline(__always)
  func isValid(_ row: Int) -> Bool {
    guard let validity = unsafe validity else { return true }
    let place = unsafe offset &+ row
    return unsafe validity[place &>> 3] &>> UInt8(truncatingIfNeeded: place & 7) & 1 == 1
  }

  /// The first row's value, as if the buffer were all of one type.
  @inline(__always)
  func values<Value>(_ type: Value.Type) -> UnsafePointer<Value>? {
    guard let first = unsafe buffers.first else { return nil }
    return unsafe first.map { unsafe $0.assumingMemoryBound(to: Value.self) + offset }
  }
}

extension ArrowInput.Layout {
  /// - Parameter format: as the C data interface writes types.
  init?(_ format: UnsafePointer<CChar>) {
    let first = unsafe UInt8(bitPattern: format[0])
    guard first != 0 else { return nil }
    let second = unsafe UInt8(bitPattern: format[1])
    guard second == 0 else {
      if first == UInt8(ascii: "d"), second == UInt8(ascii: ":") {
        guard let decimal = unsafe Self.decimal(format + 2) else { return nil }
        self = decimal
        return
      }
      guard first == UInt8(ascii: "v"), second == UInt8(ascii: "u"), unsafe format[2] == 0 else {
        return nil
      }
      self = .textView
      return
    }
    switch first {
    case UInt8(ascii: "c"): self = .signed(bytes: 1)
    case UInt8(ascii: "s"): self = .signed(bytes: 2)
    case UInt8(ascii: "i"): self = .signed(bytes: 4)
    case UInt8(ascii: "l"): self = .signed(bytes: 8)
    case UInt8(ascii: "C"): self = .unsigned(bytes: 1)
    case UInt8(ascii: "S"): self = .unsigned(bytes: 2)
    case UInt8(ascii: "I"): self = .unsigned(bytes: 4)
    case UInt8(ascii: "L"): self = .unsigned(bytes: 8)
    case UInt8(ascii: "f"): self = .float(bytes: 4)
    case UInt8(ascii: "g"): self = .float(bytes: 8)
    case UInt8(ascii: "u"): self = .text(offsetBytes: 4)
    case UInt8(ascii: "U"): self = .text(offsetBytes: 8)
    case UInt8(ascii: "n"): self = .nothing
    default: return nil
    }
  }

  /// Reads `PRECISION,SCALE` or `PRECISION,SCALE,BITS`.
  private static func decimal(_ format: UnsafePointer<CChar>) -> Self? {
    var numbers = [0]
    var place = 0
    while place < 12, unsafe format[place] != 0 {
      let byte = unsafe UInt8(bitPattern: format[place])
      if byte == UInt8(ascii: ",") {
        numbers.append(0)
      } else {
        guard byte >= 0x30, byte <= 0x39, numbers[numbers.count - 1] < 100 else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      }
      place += 1
    }
    let bits = numbers.count == 3 ? numbers[2] : 128
    guard numbers.count == 2 || numbers.count == 3, [32, 64, 128, 256].contains(bits),
      numbers[1] <= 76
    else { return nil }
    return .decimal(bytes: bits / 8, scale: numbers[1])
  }

  var isInteger: Bool {
    switch self {
    case .signed, .unsigned: true
    default: false
    }
  }

  var isText: Bool {
    switch self {
    case .text, .textView: true
    default: false
    }
  }
}

// MARK: - Reading the rows

extension ArrowInput {
  /// Calls `body` with the rows of a range and the number in each, none for one that is null or no
  /// whole number from 0 on.
  @inline(__always)
  func forEachNumber(_ rows: Range<Int>, _ body: (Int, UInt64?) -> Void) {
    switch unsafe layout {
    case .signed(1): unsafe forEachInteger(rows, Int8.self, body)
    case .signed(2): unsafe forEachInteger(rows, Int16.self, body)
    case .signed(4): unsafe forEachInteger(rows, Int32.self, body)
    case .signed: unsafe forEachInteger(rows, Int64.self, body)
    case .unsigned(1): unsafe forEachInteger(rows, UInt8.self, body)
    case .unsigned(2): unsafe forEachInteger(rows, UInt16.self, body)
    case .unsigned(4): unsafe forEachInteger(rows, UInt32.self, body)
    case .unsigned: unsafe forEachInteger(rows, UInt64.self, body)
    case .float(4): unsafe forEachFloat(rows, Float.self, body)
    case .float: unsafe forEachFloat(rows, Double.self, body)
    case .decimal, .text, .textView, .nothing:
      for row in rows { unsafe body(row, whole(row)?.number) }
    }
  }

  /// What a row of floating-point numbers or decimals holds; `nil` for nothing, and for another type.
  private func whole(_ row: Int) -> Whole? {
    guard unsafe isValid(row) else { return nil }
    switch unsafe layout {
    case .float(4): return unsafe values(Float.self).flatMap { unsafe Whole(Double($0[row])) }
    case .float: return unsafe values(Double.self).flatMap { unsafe Whole($0[row]) }
    case .decimal(let bytes, let scale):
      guard let base = unsafe buffers[0] else { return nil }
      return unsafe Whole(base + (offset + row) * bytes, bytes: bytes, scale: scale)
    default: return nil
    }
  }

  /// Whether any row holds a number that is none of an ID: with a fraction, or without an end.
  ///
  /// - Complexity: O(rows) of floating-point numbers and decimals, O(1) of others.
  var hasFraction: Bool {
    switch unsafe layout {
    case .float, .decimal:
      for row in 0..<(unsafe length) { if case .fraction? = unsafe whole(row) { return true } }
      return false
    default: return false
    }
  }

  /// Whether no row has a value: they are null, or no numbers (NaN).
  ///
  /// - Complexity: O(rows).
  var isEmpty: Bool {
    switch unsafe layout {
    case .nothing: return true
    case .float:
      return unsafe (0..<length).allSatisfy { unsafe whole($0) == nil }
    default: return unsafe (0..<length).allSatisfy { unsafe !isValid($0) }
    }
  }

  @inline(__always)
  private func forEachInteger<Value: FixedWidthInteger>(
    _ rows: Range<Int>, _ type: Value.Type, _ body: (Int, UInt64?) -> Void
  ) {
    guard let values = unsafe values(type) else { return }
    guard unsafe validity != nil else {
      for row in rows { unsafe body(row, UInt64(exactly: values[row])) }
      return
    }
    for row in rows { unsafe body(row, isValid(row) ? UInt64(exactly: values[row]) : nil) }
  }

  private func forEachFloat<Value: BinaryFloatingPoint>(
    _ rows: Range<Int>, _ type: Value.Type, _ body: (Int, UInt64?) -> Void
  ) {
    guard let values = unsafe values(type) else { return }
    for row in rows {
      unsafe body(row, isValid(row) ? Whole(Double(values[row]))?.number : nil)
    }
  }

  /// Calls `body` with the rows of a range and the bytes of each text, none for one that is null.
  @inline(__always)
  func forEachText(_ rows: Range<Int>, _ body: (Int, UnsafeRawBufferPointer?) -> Void) {
    switch unsafe layout {
    case .text(4): unsafe forEachText(rows, Int32.self, body)
    case .text: unsafe forEachText(rows, Int64.self, body)
    case .textView: unsafe forEachView(rows, body)
    default: for row in rows { body(row, nil) }
    }
  }

  @inline(__always)
  private func forEachText<Offset: FixedWidthInteger>(
    _ rows: Range<Int>, _ type: Offset.Type,
    _ body: (Int, UnsafeRawBufferPointer?) -> Void
  ) {
    guard let offsets = unsafe values(type) else { return }
    let bytes = unsafe buffers[1]
    for row in rows {
      guard unsafe isValid(row) else {
        body(row, nil)
        continue
      }
      let start = unsafe Int(truncatingIfNeeded: offsets[row])
      let end = unsafe Int(truncatingIfNeeded: offsets[row &+ 1])
      unsafe body(
        row,
        UnsafeRawBufferPointer(start: bytes.map { unsafe $0 + start }, count: max(0, end &- start)))
    }
  }

  /// Texts of at most 12 bytes stand in the view, longer ones in a buffer that it names.
  private func forEachView(
    _ rows: Range<Int>, _ body: (Int, UnsafeRawBufferPointer?) -> Void
  ) {
    guard let base = unsafe buffers[0] else { return }
    for row in rows {
      guard unsafe isValid(row) else {
        body(row, nil)
        continue
      }
      let view = unsafe base + (offset + row) * 16
      let count = unsafe Int(max(0, view.load(as: Int32.self)))
      if count <= 12 {
        unsafe body(row, UnsafeRawBufferPointer(start: view + 4, count: count))
      } else {
        let buffer = unsafe Int(view.load(fromByteOffset: 8, as: Int32.self))
        let start = unsafe Int(view.load(fromByteOffset: 12, as: Int32.self))
        // The last buffer has the sizes of the others.
        guard buffer >= 0, unsafe buffer + 2 < buffers.count, let bytes = unsafe buffers[buffer + 1]
        else {
          body(row, nil)
          continue
        }
        unsafe body(row, UnsafeRawBufferPointer(start: bytes + start, count: count))
      }
    }
  }
}
