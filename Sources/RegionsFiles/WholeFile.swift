/// Small files that are read and written whole.
package enum WholeFile {
  /// The bytes of a file.
  ///
  /// - Parameter limit: more of them are an error, `EFBIG`.
  package static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", path: path, number: errno) }
    defer { close(descriptor) }
    return try OpenFile(descriptor: descriptor, path: path).readToEnd(limit: limit)
  }

  /// Puts bytes in place of a file by a ``FileReplacement``: all of them, or the file stays as it was.
  ///
  /// - Parameter mode: the permissions of a file that wasn't there, less those that the process's mask
  ///   takes.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt16 = 0o666
  ) throws(FileError) {
    try unsafe write(bytes, to: path, mode: mode, by: systemWrite)
  }

  /// As ``write(_:to:mode:)``, by something that answers as `write(2)` does: tests put a full disk here.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt16 = 0o666,
    by writer: (Int32, UnsafeRawBufferPointer) -> Int
  ) throws(FileError) {
    let file = try FileReplacement(of: path, mode: mode)
    let new = OpenFile(descriptor: file.descriptor, path: path)
    try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try unsafe new.write(UnsafeRawBufferPointer(bytes), by: writer)
    }
    try file.commit()
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) {
    unsafe unlink(path)
  }
}
