/// An open file descriptor, read to its end or written to until everything is out. It closes nothing.
package struct OpenFile {
  package let descriptor: Int32
  /// The file behind it, as errors name it.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// What there is from here to the end.
  ///
  /// - Parameter limit: more bytes are an error, `EFBIG`.
  package func readToEnd(limit: Int = .max) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { free in
        uninterrupted { unsafe systemRead(descriptor, free) }
      }
      let number = errno
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer.prefix(max(count, 0)))
      guard bytes.count <= limit else { throw FileError("read", path: path, number: EFBIG) }
      if count < 0 { throw FileError("read", path: path, number: number) }
    }
  }

  /// Writes all bytes; a signal that comes in between doesn't cut them.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try unsafe write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// As the one above, of bytes where they lie.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try unsafe write(bytes, by: systemWrite)
  }

  /// As ``write(_:)``, by something that answers as `write(2)` does: tests put a full disk here.
  package func write(
    _ bytes: UnsafeRawBufferPointer, by writer: (Int32, UnsafeRawBufferPointer) -> Int
  ) throws(FileError) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let count = uninterrupted { unsafe writer(descriptor, rest) }
      guard count > 0 else {
        throw FileError("write", path: path, number: count == 0 ? EIO : errno)
      }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

// The calls themselves; inside a type their names would be the methods'.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
