internal import CPlatform

/// The bytes of a file and who frees them: a file's, copied or mapped, those of an array, or part of the program.
///
/// The pointer is set once, points at `count` readable bytes until `deinit`, and leaves this type
/// only inside a `ByteView`, which `TreeStorage` keeps beside its `FileBytes`.
@safe final class FileBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  private let count: Int
  private let owner: Owner

  private enum Owner {
    case file, allocation, program
  }

  private init(base: UnsafeRawPointer, count: Int, owner: Owner) {
    unsafe self.base = base
    self.count = count
    self.owner = owner
  }

  /// Opens a file: a copy of a small one, a mapping of a larger one.
  static func reading(_ path: String) throws(RegionFileError) -> FileBytes {
    var address: UnsafeRawPointer?
    var size = 0
    let failure = unsafe platform_open_file(path, &address, &size)
    guard failure == 0 else { throw RegionFileError(.unreadable(failure)) }
    guard let address = unsafe address else {
      throw RegionFileError(.empty)
    }
    return unsafe FileBytes(base: address, count: size, owner: .file)
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
    case .file: unsafe platform_close_file(base, count)
    case .allocation: unsafe base.deallocate()
    case .program: break
    }
  }

  /// The bytes, valid as long as this object: whoever keeps the view keeps the object too.
  var view: ByteView {
    unsafe ByteView(UnsafeRawBufferPointer(start: base, count: count))
  }
}
