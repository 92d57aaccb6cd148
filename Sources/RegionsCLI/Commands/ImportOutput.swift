import ArgumentParsing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Looks, before anything is read, whether what is imported may go where it is to go.
enum ImportOutput {
  /// - Throws: `UsageError` if the output is one of the sources, by whatever name or link, or if it
  ///   is a terminal, which shows no binary file.
  static func check(_ output: String, sources: [String], _ streams: Streams) throws {
    let isTerminal = output == "-" ? streams.output.isTerminal : isTerminal(output)
    guard !isTerminal else {
      throw UsageError("a .regions file is nothing to read on a terminal: add --output <file>")
    }
    // A device or a pipe may be both, as in </dev/tty >/dev/tty.
    guard output != "-", let target = File(path: output), target.isRegular else { return }
    for source in sources {
      let file = source == "-" ? File(descriptor: STDIN_FILENO) : File(path: source)
      if file == target {
        let name = source == "-" ? "standard input" : "“\(source)”"
        throw UsageError("the output “\(output)” is the source \(name): add --output <file>")
      }
    }
  }

  private static func isTerminal(_ path: String) -> Bool {
    guard let file = File(path: path), file.mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }

  /// A file by what it is alone, not by one of its names.
  private struct File: Equatable {
    let device: dev_t
    let number: ino_t
    let mode: mode_t

    /// `nil` if there is none; a link is what it points at.
    init?(path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      self.init(status)
    }

    init?(descriptor: Int32) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { return nil }
      self.init(status)
    }

    private init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
      mode = status.st_mode
    }

    var isRegular: Bool { mode & S_IFMT == S_IFREG }
  }
}
