import RegionsFiles
import TranslatedText

/// Lines of a stream, as they come.
///
/// The stream is read in blocks, and lines are looked at where they lie in the block; only one that is
/// longer than a block makes it grow. Before the stream has to be waited for, the reader is called back, so
/// that a pipe that stands for hours gets each answer at once.
public final class LineInput {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// What is left to hand out.
  private var rest = 0..<0
  private var ended = false

  private static let blockSize = 1 << 17

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether something else has read the stream to its end.
  private(set) var isTaken = false

  /// Hands the stream over to who reads all of it: a data set, the answers to a form.
  ///
  /// - Throws: `UsageError` if it was read before: there is nothing left of it.
  func takeWhole() throws(UsageError) -> Int32 {
    try begin()
    isTaken = true
    return descriptor
  }

  /// Before the first read.
  private func begin() throws(UsageError) {
    guard !isTaken, buffer.isEmpty else {
      throw UsageError("standard input can be read once, for one thing")
    }
    try OutputCheck.check("-", isNoneOf: ["-"])
  }

  /// The next line without its end (LF or CRLF), or `nil` at the end of input.
  ///
  /// - Parameter beforeWaiting: called when no whole line is at hand and the stream has to be waited
  ///   for: the time to flush what was answered.
  func next(beforeWaiting: () throws -> Void = {}) throws -> String? {
    try nextBytes(beforeWaiting: beforeWaiting).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The next line as it is, for what has to know whether it is UTF-8.
  func nextBytes(beforeWaiting: () throws -> Void = {}) throws -> [UInt8]? {
    guard let line = try nextRange(beforeWaiting) else { return nil }
    let end =
      line.isEmpty || buffer[line.upperBound - 1] != 13 ? line.upperBound : line.upperBound - 1
    return Array(buffer[line.lowerBound..<end])
  }

  /// Hands every line to `body`, in place and without its LF; a CR before it is part of the line.
  ///
  /// - Parameter body: must not keep the bytes.
  func forEachLine(
    beforeWaiting: () throws -> Void, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try unsafe forEachBlock(beforeWaiting: beforeWaiting) { block in
      var start = 0
      while let end = unsafe Self.lineEnd(in: block, from: start) {
        try unsafe body(UnsafeRawBufferPointer(rebasing: block[start..<end]))
        start = end + 1
      }
      if start < block.count { try unsafe body(UnsafeRawBufferPointer(rebasing: block[start...])) }
    }
  }

  /// Hands out blocks of whole lines, in place, each with its LF; the last one of a stream may lack it.
  ///
  /// - Parameter body: must not keep the bytes.
  func forEachBlock(
    beforeWaiting: () throws -> Void, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    while true {
      let end = unsafe buffer.withUnsafeBytes { bytes in
        var end = rest.upperBound
        while end > rest.lowerBound, unsafe bytes[end - 1] != 10 { end -= 1 }
        return end
      }
      if end > rest.lowerBound {
        let block = rest.lowerBound..<end
        rest = end..<rest.upperBound
        try unsafe buffer.withUnsafeBytes {
          try unsafe body(UnsafeRawBufferPointer(rebasing: $0[block]))
        }
      }
      // What is left has no end yet: more is read, or it is the last.
      guard let line = try nextRange(beforeWaiting) else { return }
      let whole = line.lowerBound..<line.upperBound + (lastLineHadEnd ? 1 : 0)
      try unsafe buffer.withUnsafeBytes {
        try unsafe body(UnsafeRawBufferPointer(rebasing: $0[whole]))
      }
    }
  }

  /// Where the next LF of a block stands.
  static func lineEnd(in block: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = block.baseAddress, start < block.count else { return nil }
    return unsafe memchr(base + start, 10, block.count - start).map {
      unsafe UnsafeRawPointer($0) - base
    }
  }

  /// Whether the last line handed out ended in LF: the last one of a stream may not.
  private(set) var lastLineHadEnd = true

  /// Where the next line lies, without its LF.
  private func nextRange(_ beforeWaiting: () throws -> Void) throws -> Range<Int>? {
    var searched = rest.lowerBound
    while true {
      if let end = lineEnd(in: searched..<rest.upperBound) {
        defer { rest = end + 1..<rest.upperBound }
        return rest.lowerBound..<end
      }
      if ended {
        guard !rest.isEmpty else { return nil }
        lastLineHadEnd = false
        defer { rest = rest.upperBound..<rest.upperBound }
        return rest
      }
      let looked = rest.count
      try fill(beforeWaiting)
      searched = rest.lowerBound + looked
    }
  }

  private func lineEnd(in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    return unsafe buffer.withUnsafeBytes { bytes in
      let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
      return unsafe Self.lineEnd(in: part, from: 0).map { range.lowerBound + $0 }
    }
  }

  /// Reads a block behind what is left, which moves to the front.
  private func fill(_ beforeWaiting: () throws -> Void) throws {
    if !rest.isEmpty, rest.lowerBound > 0 {
      let moved = rest
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[moved]))
      }
    }
    rest = 0..<rest.count
    if buffer.isEmpty || isTaken { try begin() }
    if buffer.count < rest.count + Self.blockSize {
      let needed = rest.count + Self.blockSize - buffer.count
      buffer.append(contentsOf: repeatElement(0, count: max(needed, rest.count)))
    }
    if !isReady { try beforeWaiting() }
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      let free = unsafe bytes.baseAddress! + rest.upperBound
      return uninterrupted { unsafe read(descriptor, free, Self.blockSize) }
    }
    guard count >= 0 else { throw FileError("read", path: "standard input", number: errno) }
    ended = count == 0
    rest = 0..<rest.count + count
  }

  /// Whether a read would not have to wait.
  private var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) == 1
  }
}
