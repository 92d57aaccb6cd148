#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal a process was started from, whatever its standard streams are: with
/// `id=$(regions pick)` standard output is a pipe, and the picker is drawn here all the same.
final class ControllingTerminal {
  let descriptor: Int32

  /// Opens `/dev/tty`; fails for a process that has no terminal.
  init?() {
    let opened = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    // If a standard stream was closed, its number was given to us; what is printed later must not
    // land here.
    guard opened <= 2 else {
      descriptor = opened
      return
    }
    descriptor = fcntl(opened, F_DUPFD_CLOEXEC, 3)
    _ = Self.closeFile(opened)
    guard descriptor >= 0 else { return nil }
  }

  deinit { _ = Self.closeFile(descriptor) }

  private static func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

  /// Whether something was typed and not read yet.
  var hasInput: Bool { state.map { $0 & POLLIN != 0 } ?? false }

  /// Whether the other side was closed: a window that is shut, a connection that is lost.
  var isGone: Bool { state.map { $0 & (POLLHUP | POLLERR | POLLNVAL) != 0 } ?? true }

  /// What `poll` says of the terminal; `nil` if it fails for another reason than a signal.
  private var state: Int32? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) >= 0 else { return errno == EINTR ? 0 : nil }
    return Int32(request.revents)
  }
}
