import RegionsFiles

/// A buffered way to a file descriptor.
@safe
public final class ByteOutput {
  let descriptor: Int32
  let target: String
  private let buffer: UnsafeMutableRawPointer
  private var used = 0
  /// The parts of the buffer that are meant for the terminal: sequences of our own.
  private var sequences: [Range<Int>] = []
  /// Where cells begin that have tabs between them; `nil`: where the terminal's tabs are.
  private var columns: TabColumns?

  private static let capacity = 1 << 16

  init(descriptor: Int32, target: String) {
    self.descriptor = descriptor
    self.target = target
    unsafe buffer = UnsafeMutableRawPointer.allocate(byteCount: Self.capacity, alignment: 64)
  }

  deinit { unsafe buffer.deallocate() }

  /// Whether a person is looking.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether the next message may make it write.
  var isNearlyFull: Bool { used >= Self.capacity / 2 }

  /// Puts the cells of lines below each other from now on, on a terminal.
  func alignTabs() { columns = isTerminal ? TabColumns() : nil }

  func write(_ text: String) throws(FileError) { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if used == Self.capacity { try flush() }
      let part = rest.prefix(Self.capacity - used)
      unsafe freeBuffer.copyBytes(from: part)
      used += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  /// Writes text that has sequences for the terminal in it; nothing in it may come from a data set as it is.
  func writeStyled(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    guard isTerminal, bytes.count <= Self.capacity else { return try write(bytes) }
    if used + bytes.count > Self.capacity { try flush() }
    let start = used
    try write(bytes)
    sequences.append(start..<used)
  }

  /// Where what comes next is put, for those who put it there themselves and then call ``took(_:)``.
  var freeBuffer: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: buffer + used, count: Self.capacity - used)
  }

  /// Counts bytes that were put into ``freeBuffer``.
  func took(_ count: Int) {
    precondition(count >= 0 && count <= Self.capacity - used)
    used += count
  }

  func flush() throws(FileError) {
    defer {
      used = 0
      sequences = []
    }
    let file = OpenFile(descriptor: descriptor, path: target)
    let bytes = unsafe UnsafeRawBufferPointer(start: buffer, count: used)
    guard used > 0, isTerminal else { return try unsafe file.write(bytes) }
    var shown = unsafe TerminalText.shown(bytes, keeping: sequences)
    if let aligned = columns?.aligned(shown) { shown = aligned }
    try file.write(shown)
  }
}

/// What a terminal may be sent of what a data set or a file name holds.
enum TerminalText {
  /// Bytes with every control character but tabs and line ends replaced by U+FFFD: a name can't colour the
  /// screen, move the cursor, or fill the clipboard.
  ///
  /// - Parameter kept: what stays as it is.
  static func shown(_ bytes: UnsafeRawBufferPointer, keeping kept: [Range<Int>]) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count)
    var kept = kept[...]
    var index = 0
    while index < bytes.count {
      if let range = kept.first, range.lowerBound == index {
        unsafe shown.append(contentsOf: bytes[range])
        index = range.upperBound
        kept.removeFirst()
        continue
      }
      let byte = unsafe bytes[index]
      // U+0080 to U+009F are control characters of two bytes.
      let isLong = unsafe byte == 0xC2 && index + 1 < bytes.count && 0x80...0x9F ~= bytes[index + 1]
      if isLong || byte == 0x7F || (byte < 32 && byte != 9 && byte != 10) {
        shown.append(contentsOf: "\u{FFFD}".utf8)
      } else {
        shown.append(byte)
      }
      index += isLong ? 2 : 1
    }
    return shown
  }
}
