import RegionsFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A source's bytes in a temporary file, for readers that need one: of a database that came through
/// a pipe or is packed. The file is removed when this goes.
final class SpooledFile {
  private let file: TemporaryFile
  var path: String { file.path }

  /// Copies what is left of a source.
  init(_ bytes: SourceBytes) throws(SourceError) {
    do {
      file = try TemporaryFile()
    } catch {
      throw .file(FileSystemError(call: error.call, path: error.path, number: error.number))
    }
    var chunk: [UInt8] = []
    repeat {
      chunk.removeAll(keepingCapacity: true)
      try bytes.read(1 << 18, to: &chunk)
      try Self.write(chunk, to: file.descriptor, path: file.path)
    } while !chunk.isEmpty
  }

  private static func write(
    _ chunk: [UInt8], to descriptor: Int32, path: String
  ) throws(SourceError) {
    var done = 0
    while done < chunk.count {
      let count = unsafe chunk.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress! + done, chunk.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .file(FileSystemError(call: "write", path: path, number: errno))
      }
      done += count
    }
  }
}

/// `write(2)`, which `SpooledFile.write` hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
