import RegionsFiles

/// The terminal a process was started from, whatever its standard streams are: with
/// `id=$(regions pick)` standard output is a pipe, and the picker is drawn here all the same.
final class ControllingTerminal {
  let descriptor: Int32

  /// Opens `/dev/tty`; fails for a process that has no terminal.
  init?() {
    let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
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
  var hasInput: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0 && Int32(request.revents) & POLLIN != 0
  }

  /// What came of waiting for bytes.
  enum ReadResult {
    case bytes(ArraySlice<UInt8>)
    case nothing
    /// A signal came, such as that the terminal has another size.
    case interrupted
    /// The other side was closed: a window that is shut, a connection that is lost.
    case gone
  }

  /// Waits for bytes, and takes what there is.
  func read(waiting milliseconds: Int32) -> ReadResult {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&request, 1, milliseconds)
    if ready < 0 { return errno == EINTR ? .interrupted : .gone }
    if ready == 0 { return .nothing }
    guard Int32(request.revents) & POLLIN != 0 else { return .gone }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Self.readFile(descriptor, &buffer)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .interrupted : .gone }
    return count == 0 ? .gone : .bytes(buffer[..<count])
  }

  /// Writes all of the bytes; what a terminal that is gone doesn't take is lost.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = uninterrupted { Self.writeFile(descriptor, rest) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EAGAIN {
        return
      }
    }
  }

  /// The terminal's size; `nil` if it doesn't say.
  var size: ScreenSize? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else {
      return nil
    }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  private static func readFile(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    let count = buffer.count
    return unsafe buffer.withUnsafeMutableBytes {
      unsafe systemRead(descriptor, $0.baseAddress, count)
    }
  }

  private static func writeFile(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
  }
}

// The calls by names that no member hides.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
