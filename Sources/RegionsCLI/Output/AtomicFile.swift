import RegionsFiles
import TranslatedText

/// Writes a file whole or not at all: into a new file beside it that then takes its name. A failed or
/// interrupted run leaves the earlier file as it was.
package enum AtomicFile {
  /// Writes what `body` writes to a path; "-" is standard output.
  ///
  /// A path that names a device, a pipe or an open stream is written to directly: there is nothing to
  /// keep.
  ///
  /// - Throws: ``CommandFailure`` with status 73 if the file can't be created, 74 if a write fails;
  ///   what `body` throws, after which nothing is left behind.
  static func write(
    to path: String, _ streams: Streams, _ body: (ByteOutput) throws -> Void
  ) throws {
    if path == "-" { return try streams.writing(body) }
    if let descriptor = try direct(path) {
      defer { close(descriptor) }
      let output = ByteOutput(descriptor: descriptor, target: path)
      try body(output)
      return try output.flush()
    }
    do {
      let file = try FileReplacement(of: path)
      Interruption.remove(file.temporaryPath)
      defer { Interruption.keep() }
      let output = ByteOutput(descriptor: file.descriptor, target: path)
      try body(output)
      try output.flush()
      try file.commit()
    } catch let error as FileError {
      guard ["open", "rename"].contains(error.call) else { throw error }
      throw cannotCreate(path, error.number)
    }
  }

  /// Writes bytes that are all there, as above.
  package static func write(_ bytes: [UInt8], to path: String, _ streams: Streams) throws {
    try write(to: path, streams) { try $0.write(bytes) }
  }

  /// What is written to as it is; `nil` for a file that is or will be an ordinary one.
  private static func direct(_ path: String) throws -> Int32? {
    // A stream that was redirected into a file goes on in it: opened by this name, it would begin anew.
    if let stream = stream(named: path) {
      let descriptor = dup(stream)
      guard descriptor >= 0 else { throw cannotCreate(path, errno) }
      return descriptor
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: throw cannotCreate(path, EISDIR)
    default:
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw cannotCreate(path, errno) }
      return descriptor
    }
  }

  /// Whether a path is another name of an open stream.
  package static func namesStream(_ path: String) -> Bool {
    path == "/dev/stdin" || stream(named: path) != nil
  }

  private static func stream(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  private static func cannotCreate(_ path: String, _ number: Int32) -> CommandFailure {
    let error = FileError("open", path: path, number: number)
    return CommandFailure(.cannotCreate, "\(path): error: \(error.text())")
  }
}

/// Removes a half-written file when a signal ends the program.
private enum Interruption {
  /// Read by the handler, which may only use what is safe in one: a pointer and `unlink`.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  static func remove(_ name: String) {
    unsafe free(path)
    unsafe path = unsafe strdup(name)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = unsafe Interruption.path { unsafe unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func keep() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    unsafe free(path)
    unsafe path = nil
  }
}
