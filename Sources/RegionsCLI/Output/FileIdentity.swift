import RegionsFiles
package import TranslatedText

/// A file by what it is alone, not by one of its names.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let mode: mode_t

  /// `nil` if there is none; a link is what it points at. “-” is a standard stream.
  ///
  /// - Parameter standard: the descriptor that “-” stands for.
  package init?(path: String, standard: Int32) {
    var status = stat()
    guard unsafe path == "-" ? fstat(standard, &status) == 0 : stat(path, &status) == 0 else {
      return nil
    }
    device = status.st_dev
    number = status.st_ino
    mode = status.st_mode
  }

  var isRegular: Bool { mode & S_IFMT == S_IFREG }
  var isCharacterDevice: Bool { mode & S_IFMT == S_IFCHR }
}

/// Looks, before anything is written, whether an output may be.
package enum OutputCheck {
  /// No output may be a file that is read, by whatever name or link: nothing would be left of that.
  ///
  /// - Parameters:
  ///   - inputs: paths; “-” is standard input.
  ///   - remedy: what to do about it.
  package static func check(
    _ output: String, isNoneOf inputs: [String], remedy: Message = "choose another name for it"
  ) throws(UsageError) {
    // A device or a pipe may be both, as in </dev/tty >/dev/tty.
    guard let target = FileIdentity(path: output, standard: STDOUT_FILENO), target.isRegular else {
      return
    }
    for input in inputs where FileIdentity(path: input, standard: STDIN_FILENO) == target {
      let read: Message = input == "-" ? "standard input" : "“\(input)”"
      throw output == "-"
        ? UsageError("standard output is \(read), which is read: let it go elsewhere")
        : UsageError("the output “\(output)” is \(read), which is read: \(remedy)")
    }
  }

  /// Whether what is written there comes out on a terminal.
  package static func isTerminal(_ output: String, _ streams: Streams) -> Bool {
    if output == "-" { return streams.isShown }
    guard let file = FileIdentity(path: output, standard: STDOUT_FILENO), file.isCharacterDevice
    else { return false }
    let descriptor = unsafe open(output, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }
}
