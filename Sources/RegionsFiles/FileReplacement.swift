/// A file that takes the place of another once it is whole; until then, and if it never is, the other one
/// stays as it was.
///
/// What is written goes into a new file in the same folder, under a name that nobody can guess, which is
/// brought to the disk and then renamed. A symbolic link stays one: what it leads to is replaced, even if
/// that isn't there yet. The new file has the permissions of the earlier one and, as far as the system
/// lets us, its owner.
package final class FileReplacement {
  /// Where to write. It is closed by ``commit()`` or when this object goes.
  package let descriptor: Int32
  /// The new file, until it takes the name of the other; for those who have to remove it should a signal
  /// end the program.
  package let temporaryPath: String
  private let path: String
  private let target: String
  private var isOpen = true

  /// Creates the new file.
  ///
  /// - Parameters:
  ///   - path: of the file to be written. It may be there or not; if it is, it is a regular file.
  ///   - mode: the permissions of a file that wasn't there, less those that the process's mask takes.
  /// - Throws: ``FileError`` if the file may not be written or none can be created in its folder.
  package init(of path: String, mode: UInt16 = 0o666) throws(FileError) {
    self.path = path
    target = try Self.end(ofLinks: path)
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    if exists, unsafe access(target, W_OK) != 0 {
      throw FileError("open", path: path, number: errno)
    }
    (descriptor, temporaryPath) = try Self.create(
      beside: target, mode: mode_t(mode), for: path)
    if exists {
      // The owner first: changing it may take permissions away. Only the superuser can; else it stays.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      _ = fchmod(descriptor, status.st_mode & 0o7777)
    }
  }

  deinit { discard() }

  /// Puts the file in the other's place.
  ///
  /// - Throws: ``FileError``; then the earlier file is as it was and the new one is gone.
  package func commit() throws(FileError) {
    guard isOpen else { return }
    // Some file systems know no fsync and say so by EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw fail("fsync") }
    isOpen = false
    guard close(descriptor) == 0 else {
      let number = errno
      unsafe unlink(temporaryPath)
      throw FileError("close", path: path, number: number)
    }
    guard unsafe rename(temporaryPath, target) == 0 else {
      let number = errno
      unsafe unlink(temporaryPath)
      throw FileError("rename", path: path, number: number)
    }
    Self.synchronize(folderOf: target)
  }

  /// Removes the new file. Nothing happens once it has taken the other's place.
  package func discard() {
    guard isOpen else { return }
    isOpen = false
    close(descriptor)
    unsafe unlink(temporaryPath)
  }

  private func fail(_ call: String) -> FileError {
    let error = FileError(call, path: path, number: errno)
    discard()
    return error
  }

  // MARK: Places

  /// Where a path leads, also if there is nothing yet.
  private static func end(ofLinks path: String) throws(FileError) -> String {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    var end = path
    // The number Linux follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe readlink(end, $0.baseAddress!, $0.count)
      }
      guard count > 0 else { return end }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      end = link.hasPrefix("/") ? link : folder(of: end) + link
    }
    throw FileError("open", path: path, number: ELOOP)
  }

  /// The folder of a path with the slash behind it; empty for the current one.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func create(
    beside target: String, mode: mode_t, for path: String
  ) throws(FileError) -> (Int32, String) {
    let folder = folder(of: target)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<16 {
      let name = "\(folder).regions-\(String(random.next(), radix: 36)).tmp"
      let descriptor = uninterrupted {
        unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      }
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw FileError("open", path: path, number: errno)
  }

  /// Brings a new name to the disk. A file system that can't is none the worse for it.
  private static func synchronize(folderOf path: String) {
    let folder = folder(of: path)
    let descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
