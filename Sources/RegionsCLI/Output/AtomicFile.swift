import ArgumentParsing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes a file whole or not at all: into a new file beside it that then takes its name. A failed or
/// interrupted run leaves the earlier file as it was.
enum AtomicFile {
  /// Writes what `body` writes to a path; "-" is standard output.
  ///
  /// A path that names a device or a pipe is written to directly: there is nothing to keep.
  ///
  /// - Throws: ``CommandFailure`` with status 73 if the file can't be created, 74 if a write fails;
  ///   what `body` throws, after which nothing is left behind.
  static func write(
    to path: String, _ streams: Streams, _ body: (ByteOutput) throws -> Void
  ) throws {
    if path == "-" { return try body(streams.output) }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw cannotCreate(path, EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw cannotCreate(path, errno) }
      defer { close(descriptor) }
      let output = ByteOutput(descriptor: descriptor, target: path)
      try body(output)
      return try output.flush()
    }
    if exists, access(path, W_OK) != 0 { throw cannotCreate(path, errno) }
    try replace(path, mode: exists ? status.st_mode & 0o7777 : nil, body)
  }

  private static func replace(
    _ path: String, mode: mode_t?, _ body: (ByteOutput) throws -> Void
  ) throws {
    // A symbolic link stays one: what it points at is replaced.
    let target = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let place = target ?? path
    let temporary = "\(place).tmp-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotCreate(path, errno) }
    Interruption.remove(temporary)
    var isClosed = false
    do {
      if let mode { fchmod(descriptor, mode) }
      let output = ByteOutput(descriptor: descriptor, target: path)
      try body(output)
      try output.flush()
      guard fsync(descriptor) == 0 || errno == EINVAL else {
        throw WriteError(target: path, number: errno)
      }
      isClosed = true
      guard close(descriptor) == 0 else { throw WriteError(target: path, number: errno) }
      guard rename(temporary, place) == 0 else { throw cannotCreate(path, errno) }
      Interruption.keep()
    } catch {
      if !isClosed { close(descriptor) }
      unlink(temporary)
      Interruption.keep()
      throw error
    }
  }

  private static func cannotCreate(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure(.cannotCreate, "\(path): error: \(sentence: String(cString: strerror(number)))")
  }
}

/// Removes a half-written file when a signal ends the program.
private enum Interruption {
  /// Read by the handler, which may only use what is safe in one: a pointer and `unlink`.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  static func remove(_ name: String) {
    free(path)
    path = strdup(name)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = Interruption.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func keep() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    free(path)
    path = nil
  }
}
