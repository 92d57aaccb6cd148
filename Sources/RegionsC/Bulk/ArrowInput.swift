import CRegions
import Regions

/// A column of a caller, which is only read.
///
/// What it says about itself is the caller's to answer for, as with any C interface; what it does not
/// say (no buffers, a format that is unknown) is found here.
struct ArrowInput {
  enum Layout {
    case signed(bytes: Int)
    case unsigned(bytes: Int)
    case float(bytes: Int)
    case text(offsetBytes: Int)
    case textView
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
    guard let format = schema.format, let layout = Layout(format), array.release != nil,
      let length = Int(exactly: array.length), let offset = Int(exactly: array.offset),
      length >= 0, offset >= 0, array.n_buffers >= 2, let pointers = array.buffers
    else { return nil }
    self.layout = layout
    self.length = length
    self.offset = offset
    validity =
      array.null_count == 0 ? nil : pointers[0].map { $0.assumingMemoryBound(to: UInt8.self) }
    buffers = (1..<Int(array.n_buffers)).map { pointers[$0] }
    guard length == 0 || buffers[0] != nil else { return nil }
    if case .text = layout, buffers.count < 2 { return nil }
    if let values = array.dictionary, let types = schema.dictionary {
      guard layout.isInteger, let input = ArrowInput(values.pointee, types.pointee),
        input.dictionary.isEmpty
      else { return nil }
      dictionary = [input]
    } else {
      dictionary = []
    }
  }

  /// Whether a row, counted from the column's first, has a value.
  @inline(__always)
  func isValid(_ row: Int) -> Bool {
    guard let validity else { return true }
    let place = offset &+ row
    return validity[place &>> 3] &>> UInt8(truncatingIfNeeded: place & 7) & 1 == 1
  }

  /// The first row's value, as if the buffer were all of one type.
  @inline(__always)
  func values<Value>(_ type: Value.Type) -> UnsafePointer<Value>? {
    buffers[0].map { $0.assumingMemoryBound(to: Value.self) + offset }
  }
}

extension ArrowInput.Layout {
  /// - Parameter format: as the C data interface writes types.
  init?(_ format: UnsafePointer<CChar>) {
    let first = UInt8(bitPattern: format[0])
    guard first != 0 else { return nil }
    let second = UInt8(bitPattern: format[1])
    guard second == 0 else {
      guard first == UInt8(ascii: "v"), second == UInt8(ascii: "u"), format[2] == 0 else {
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
    default: return nil
    }
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
    switch layout {
    case .signed(1): forEachInteger(rows, Int8.self, body)
    case .signed(2): forEachInteger(rows, Int16.self, body)
    case .signed(4): forEachInteger(rows, Int32.self, body)
    case .signed: forEachInteger(rows, Int64.self, body)
    case .unsigned(1): forEachInteger(rows, UInt8.self, body)
    case .unsigned(2): forEachInteger(rows, UInt16.self, body)
    case .unsigned(4): forEachInteger(rows, UInt32.self, body)
    case .unsigned: forEachInteger(rows, UInt64.self, body)
    case .float(4): forEachFloat(rows, Float.self, body)
    case .float: forEachFloat(rows, Double.self, body)
    case .text, .textView: for row in rows { body(row, nil) }
    }
  }

  @inline(__always)
  private func forEachInteger<Value: FixedWidthInteger>(
    _ rows: Range<Int>, _ type: Value.Type, _ body: (Int, UInt64?) -> Void
  ) {
    guard let values = values(type) else { return }
    guard validity != nil else {
      for row in rows { body(row, UInt64(exactly: values[row])) }
      return
    }
    for row in rows { body(row, isValid(row) ? UInt64(exactly: values[row]) : nil) }
  }

  private func forEachFloat<Value: BinaryFloatingPoint>(
    _ rows: Range<Int>, _ type: Value.Type, _ body: (Int, UInt64?) -> Void
  ) {
    guard let values = values(type) else { return }
    for row in rows { body(row, isValid(row) ? Self.whole(Double(values[row])) : nil) }
  }

  /// The number, if it is whole and below 2⁶³; without what the C library has for this.
  private static func whole(_ value: Double) -> UInt64? {
    guard value >= 0, value < 0x1p63 else { return nil }
    let number = UInt64(value)
    return Double(number) == value ? number : nil
  }

  /// Calls `body` with the rows of a range and the bytes of each text, none for one that is null.
  @inline(__always)
  func forEachText(_ rows: Range<Int>, _ body: (Int, UnsafeRawBufferPointer?) -> Void) {
    switch layout {
    case .text(4): forEachText(rows, Int32.self, body)
    case .text: forEachText(rows, Int64.self, body)
    case .textView: forEachView(rows, body)
    default: for row in rows { body(row, nil) }
    }
  }

  @inline(__always)
  private func forEachText<Offset: FixedWidthInteger>(
    _ rows: Range<Int>, _ type: Offset.Type,
    _ body: (Int, UnsafeRawBufferPointer?) -> Void
  ) {
    guard let offsets = values(type) else { return }
    let bytes = buffers[1]
    for row in rows {
      guard isValid(row) else {
        body(row, nil)
        continue
      }
      let start = Int(truncatingIfNeeded: offsets[row])
      let end = Int(truncatingIfNeeded: offsets[row &+ 1])
      body(
        row, UnsafeRawBufferPointer(start: bytes.map { $0 + start }, count: max(0, end &- start)))
    }
  }

  /// Texts of at most 12 bytes stand in the view, longer ones in a buffer that it names.
  private func forEachView(
    _ rows: Range<Int>, _ body: (Int, UnsafeRawBufferPointer?) -> Void
  ) {
    guard let base = buffers[0] else { return }
    for row in rows {
      guard isValid(row) else {
        body(row, nil)
        continue
      }
      let view = base + (offset + row) * 16
      let count = Int(max(0, view.load(as: Int32.self)))
      if count <= 12 {
        body(row, UnsafeRawBufferPointer(start: view + 4, count: count))
      } else {
        let buffer = Int(view.load(fromByteOffset: 8, as: Int32.self))
        let start = Int(view.load(fromByteOffset: 12, as: Int32.self))
        // The last buffer has the sizes of the others.
        guard buffer >= 0, buffer + 2 < buffers.count, let bytes = buffers[buffer + 1] else {
          body(row, nil)
          continue
        }
        body(row, UnsafeRawBufferPointer(start: bytes + start, count: count))
      }
    }
  }
}
