import Foundation
import RegionsFiles
import RegionsTestSupport
import Testing

/// A file is written whole or stays as it was, whatever goes wrong, and nothing is left beside it.
struct FileReplacementTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String, mode: UInt16 = 0o666) throws {
    let file = try FileReplacement(of: path, mode: mode)
    let bytes = Array(text.utf8)
    let count = bytes.withUnsafeBytes {
      Foundation.write(file.descriptor, $0.baseAddress, $0.count)
    }
    #expect(count == bytes.count)
    try file.commit()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_mode & 0o7777
  }

  private func expectNothingElse(than names: Set<String>) throws {
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == names)
  }

  @Test func `a new file is there once it is whole, and nothing beside it`() throws {
    let path = folder.path("new")
    let file = try FileReplacement(of: path)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(file.temporaryPath.hasPrefix(folder.url.path + "/."), "in the same folder, hidden")
    try file.commit()
    try expectNothingElse(than: ["new"])
    try write("more", to: path)
    #expect(try text(path) == "more")
    try expectNothingElse(than: ["new"])
  }

  @Test func `the name of the new file can't be guessed`() throws {
    let path = folder.path("file")
    let names = try (0..<20).map { _ in try FileReplacement(of: path).temporaryPath }
    #expect(Set(names).count == names.count)
    try expectNothingElse(than: [])
  }

  @Test func `what isn't committed is gone, and the earlier file is as it was`() throws {
    let path = try folder.write("file", "earlier".utf8)
    do {
      let file = try FileReplacement(of: path)
      _ = Foundation.write(file.descriptor, "half", 4)
    }
    #expect(try text(path) == "earlier")
    let file = try FileReplacement(of: path)
    file.discard()
    file.discard()
    #expect(try text(path) == "earlier")
    try expectNothingElse(than: ["file"])
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o604] as [mode_t])
  func `the permissions of the earlier file stay`(permissions: mode_t) throws {
    let path = try folder.write("file", "earlier".utf8)
    chmod(path, permissions)
    try write("later", to: path)
    #expect(try mode(path) == permissions)
    #expect(try text(path) == "later")
  }

  @Test func `a file that wasn't there has the permissions asked for`() throws {
    let path = folder.path("secret")
    try write("x", to: path, mode: 0o600)
    #expect(try mode(path) == 0o600)
  }

  @Test func `a link stays a link, and what it leads to is replaced`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("below"), withIntermediateDirectories: false)
    let target = try folder.write("below/target", "earlier".utf8)
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "below/target")
    try write("later", to: link)
    #expect(try text(target) == "later")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "below/target")
    try expectNothingElse(than: ["link", "below"])
  }

  @Test func `a link to nothing yet stays one too`() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("other"), withDestinationPath: "target")
    try write("new", to: link)
    #expect(try text(folder.path("target")) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "other")
    try expectNothingElse(than: ["link", "other", "target"])
  }

  @Test func `links in a circle are an error`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b"), withDestinationPath: "a")
    #expect(throws: FileError("open", path: folder.path("a"), number: ELOOP)) {
      try FileReplacement(of: folder.path("a"))
    }
  }

  @Test func `a folder that is not there, or takes no files, is an error of its own`() throws {
    let missing = folder.path("missing/file")
    #expect(throws: FileError("open", path: missing, number: ENOENT)) {
      try FileReplacement(of: missing)
    }
    // The superuser may write anywhere but here.
    guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
    #expect(throws: FileError.self) { try FileReplacement(of: "/proc/self/new") }
  }

  @Test func `a folder in the file's place is not replaced`() throws {
    let path = folder.path("folder")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let file = try FileReplacement(of: path)
    #expect(throws: FileError("rename", path: path, number: EISDIR)) { try file.commit() }
    try expectNothingElse(than: ["folder"])
  }

  @Test func `a temporary file goes away with its object`() throws {
    let path: String
    do {
      let file = try TemporaryFile()
      path = file.path
      _ = Foundation.write(file.descriptor, "abc", 3)
      var bytes: [UInt8] = []
      try file.read { bytes.append(contentsOf: $0) }
      #expect(bytes == Array("abc".utf8))
      #expect(try mode(path) == 0o600)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
