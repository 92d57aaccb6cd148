/// A new, empty file in `$TMPDIR`, else `/tmp`, that goes away with this object.
package final class TemporaryFile {
  package let path: String
  /// For reading and writing.
  package let descriptor: Int32

  package init() throws(FileError) {
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let folder = named.isEmpty ? "/tmp" : named
    var template = Array("\(folder)/regions-XXXXXX".utf8CString)
    descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw FileError("mkstemp", path: folder, number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(descriptor)
    unsafe unlink(path)
  }

  /// Writes bytes behind those that were written before.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile(descriptor: descriptor, path: path).write(bytes)
  }

  /// Hands on what the file holds, 64 KiB at a time.
  package func read(
    _ take: (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var position: off_t = 0
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        let (start, size) = ($0.baseAddress, $0.count)
        return uninterrupted { unsafe pread(descriptor, start, size, position) }
      }
      guard count >= 0 else { throw FileError("read", path: path, number: errno) }
      guard count > 0 else { return }
      position += off_t(count)
      try unsafe buffer.withUnsafeBufferPointer { (buffer) throws(FileError) in
        try unsafe take(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[..<count])))
      }
    }
  }
}
