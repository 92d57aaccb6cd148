package import RegionsFiles

/// The bytes of a source in order, by `read(2)` or from memory.
///
/// Files are read rather than mapped: a file that another program shortens meanwhile then is an
/// early end and not a signal. The one owner of its file descriptor.
package final class ByteSource {
  /// What to call the source in diagnostics.
  let name: String
  /// The size of a regular file or of bytes at hand, else `nil`.
  package let totalCount: Int?
  /// How many bytes were read so far.
  private(set) var readCount = 0

  private let descriptor: Int32
  private let closesDescriptor: Bool
  /// Bytes at hand, or the first bytes of what can't be read twice.
  private var memory: [UInt8]
  /// Where the descriptor stood at first, if it can be moved.
  private let start: off_t?

  private let scratch = ScratchBuffer()

  /// Opens the source.
  ///
  /// - Throws: The failed `open`, or `EISDIR` for a directory.
  package init(_ source: ImportSource) throws(FileError) {
    name = source.name
    switch source {
    case .bytes(let bytes, _):
      memory = bytes
      totalCount = bytes.count
      descriptor = -1
      closesDescriptor = false
      start = nil
      return
    case .standardInput:
      descriptor = 0
      closesDescriptor = false
    case .file(let path):
      descriptor = uninterrupted { unsafe open(path, O_RDONLY | O_CLOEXEC) }
      closesDescriptor = true
      guard descriptor >= 0 else {
        throw FileError("open", path: path, number: errno)
      }
    }
    memory = []
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let number = errno
      if closesDescriptor { close(descriptor) }
      throw FileError("fstat", path: source.name, number: number)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      if closesDescriptor { close(descriptor) }
      throw FileError("open", path: source.name, number: EISDIR)
    }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let place = isRegular ? lseek(descriptor, 0, SEEK_CUR) : -1
    start = place >= 0 ? place : nil
    totalCount = place >= 0 ? max(0, Int(status.st_size) - Int(place)) : nil
  }

  deinit {
    if closesDescriptor, descriptor >= 0 { close(descriptor) }
  }

  /// Goes back to the first byte; `false` if that is no longer to be had.
  func rewind() -> Bool {
    if let start {
      guard lseek(descriptor, start, SEEK_SET) == start else { return false }
    } else if descriptor >= 0, readCount > Bound.text {
      return false
    }
    readCount = 0
    return true
  }

  /// Appends the next bytes: `count` of them, fewer only at the end.
  package func read(_ count: Int, to buffer: inout [UInt8]) throws(FileError) {
    let wanted = buffer.count + count
    if readCount < memory.count {
      let end = min(memory.count, readCount + count)
      buffer.append(contentsOf: memory[readCount..<end])
      readCount = end
    }
    guard descriptor >= 0, buffer.count < wanted else { return }
    let fresh = try readDescriptor(wanted - buffer.count, to: &buffer)
    readCount += fresh
    if start == nil, memory.count <= Bound.text {
      memory.append(contentsOf: buffer.suffix(fresh))
    }
  }

  /// Appends up to `count` bytes from the descriptor and returns how many there were.
  private func readDescriptor(
    _ count: Int, to buffer: inout [UInt8]
  ) throws(FileError) -> Int {
    var left = count
    var result = 1
    while left > 0, result != 0 {
      try unsafe scratch.append(upTo: left, to: &buffer) { memory throws(FileError) in
        result = uninterrupted { unsafe systemRead(descriptor, memory) }
        guard result >= 0 else { throw FileError("read", path: name, number: errno) }
        left -= result
        return result
      }
    }
    return count - left
  }
}

/// `read(2)`, which `ByteSource.read` hides.
private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(descriptor, memory.baseAddress, memory.count)
}
