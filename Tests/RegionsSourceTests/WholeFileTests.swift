import Foundation
import RegionsFiles
import RegionsTestSupport
import Testing

/// Files that are read and written in one piece come back as they were, and a write that fails changes
/// nothing.
struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `what was written is read`(count: Int) throws {
    let path = folder.path("file")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try WholeFile.write(bytes, to: path)
    #expect(try WholeFile.read(path) == bytes)
  }

  @Test func `what can't be read is an error with its call`() throws {
    let missing = folder.path("missing")
    #expect(throws: FileError("open", path: missing, number: ENOENT)) {
      try WholeFile.read(missing)
    }
    #expect(throws: FileError("read", path: folder.url.path, number: EISDIR)) {
      try WholeFile.read(folder.url.path)
    }
  }

  @Test(arguments: [0, 1, 3])
  func `a full disk leaves the earlier file as it was`(room: Int) throws {
    let path = try folder.write("file", "old".utf8)
    var left = room
    #expect(throws: FileError("write", path: path, number: ENOSPC)) {
      try WholeFile.write(Array("newer".utf8), to: path) { descriptor, bytes in
        guard left > 0 else {
          errno = ENOSPC
          return -1
        }
        let count = Foundation.write(descriptor, bytes.baseAddress, min(left, bytes.count))
        left -= count
        return count
      }
    }
    #expect(try WholeFile.read(path) == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }

  @Test func `a signal in between and short writes cut nothing`() throws {
    let path = folder.path("file")
    var calls = 0
    try WholeFile.write(Array("a file".utf8), to: path) { descriptor, bytes in
      calls += 1
      if calls.isMultiple(of: 2) {
        errno = EINTR
        return -1
      }
      return Foundation.write(descriptor, bytes.baseAddress, 1)
    }
    #expect(try WholeFile.read(path) == Array("a file".utf8))
    #expect(calls == 11)
  }

  @Test func `a disk that takes nothing and says nothing is an error too`() throws {
    let path = folder.path("file")
    #expect(throws: FileError("write", path: path, number: EIO)) {
      try WholeFile.write([1], to: path) { _, _ in 0 }
    }
  }
}
