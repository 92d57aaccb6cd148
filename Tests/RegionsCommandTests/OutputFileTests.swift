import Foundation
import RegionsTestSupport
import Testing

/// What commands write into files: whole or not at all, whatever kind of file it is.
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ line: String) throws -> Tool.Result {
    try Tool.shell(
      line,
      environment: [
        "DATA": Tool.root.appending(path: "Data/china.regions").path,
        "XML": Tool.root.appending(path: "Data/china-former.xml").path,
      ], in: folder.url)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  /// Every command that writes a file, with its file called `out`.
  static let writers = [
    "$REGIONS export --to csv -d $DATA -o out", "$REGIONS export --to sqlite -d $DATA -o out",
    "$REGIONS import $XML -o out",
  ]

  @Test(arguments: writers)
  func `a disk that is full leaves the earlier file and nothing beside it`(command: String) throws {
    let result = try shell("echo earlier >out; ulimit -f 2; \(command)")
    #expect(result.status == 74, "\(result.errors)")
    // A database is put together elsewhere first.
    #expect(
      result.errors.contains(
        command.contains("sqlite") ? "the database can't be written" : "out: error: File too large")
    )
    #expect(try String(contentsOfFile: folder.path("out"), encoding: .utf8) == "earlier\n")
    #expect(try names == ["out"])
  }

  @Test(arguments: writers)
  func `a folder that is not there is an error, status 73`(command: String) throws {
    let result = try shell(command.replacing("-o out", with: "-o missing/out"))
    #expect(result.status == 73)
    #expect(result.errors == "missing/out: error: No such file or directory\n")
    #expect(try names == [])
  }

  @Test(arguments: writers)
  func `a link stays a link`(command: String) throws {
    let result = try shell(
      "mkdir to; echo x >to/file; chmod 640 to/file; ln -s to/file out; \(command)")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shell("readlink out; wc -c <to/file").output.hasPrefix("to/file\n"))
    #expect(try shell("stat -c %a to/file 2>/dev/null || stat -f %Lp to/file").output == "640\n")
    #expect(try shell("ls -A to").output == "file\n")
  }

  @Test func `a pipe with a name is written to`() throws {
    let result = try shell("mkfifo out; (cat out | wc -l) & $REGIONS export --to csv -o out; wait")
    #expect(result.output.contains("41982"))
    #expect(result.status == 0)
    #expect(try shell("test -p out && echo still").output == "still\n")
  }

  @Test func `standard output by its name is the stream, also where it goes on in a file`() throws {
    let piped = try shell("$REGIONS export --to csv --depth 1 -o /dev/stdout | head -n 2")
    #expect(piped.output.hasSuffix("110000,,北京市\n") || piped.output.contains("\n110000,"))
    let appended = try shell(
      "echo before >log; $REGIONS export --to csv --plain --depth 1 -o /dev/stdout >>log; echo after >>log; cat log"
    )
    let lines = appended.output.split(separator: "\n")
    #expect(lines.first == "before")
    #expect(lines.last == "after")
    #expect(lines.count == 37)
    #expect(try names == ["log"])
  }

  @Test func `an empty TMPDIR is none`() throws {
    let result = try shell(
      "export TMPDIR=; $REGIONS export --to sqlite -o out; ls /regions-* 2>&1 | wc -l")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output == "1\n", "the message that there is none")
    let missing = try shell("TMPDIR=/nonexistent $REGIONS export --to sqlite -o out")
    #expect(missing.errors.contains("No such file or directory; $TMPDIR names the folder for it"))
    #expect(missing.status == 73)
  }
}
