#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(WASILibc)
import WASILibc
#endif

/// The bytes of a file and who frees them: mapped, copied, or part of the program.
///
/// The pointer is set once, points at `count` readable bytes until `deinit`, and leaves this type
/// only inside a `ByteView`, which `TreeStorage` keeps beside its `FileBytes`.
@safe final class FileBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  private let count: Int
  private let owner: Owner

  private enum Owner {
    case mapping, allocation, program
  }

  /// Maps a file, read-only.
  init(path: String) throws(RegionFileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    guard status.st_size > 0 else {
      // A mapping can't be empty.
      throw RegionFileError(.foreign, "not a .regions file: it is empty")
    }
    let address = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address = unsafe address, unsafe address != MAP_FAILED else {
      throw .unreadable(errno)
    }
    unsafe base = UnsafeRawPointer(address)
    count = Int(status.st_size)
    owner = .mapping
  }

  /// Keeps a copy of an array.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe base = UnsafeRawPointer(copy.baseAddress!)
    count = bytes.count
    owner = .allocation
  }

  /// Refers to bytes that live as long as the program.
  @unsafe init(program bytes: UnsafeRawBufferPointer) {
    unsafe base = bytes.baseAddress!
    count = bytes.count
    owner = .program
  }

  deinit {
    switch owner {
    case .mapping: _ = unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    case .allocation: unsafe base.deallocate()
    case .program: break
    }
  }

  /// The bytes, valid as long as this object: whoever keeps the view keeps the object too.
  var view: ByteView {
    unsafe ByteView(UnsafeRawBufferPointer(start: base, count: count))
  }
}

extension RegionFileError {
  static func unreadable(_ number: Int32) -> RegionFileError {
    RegionFileError(.unreadable, unsafe String(cString: strerror(number)), systemError: number)
  }
}
