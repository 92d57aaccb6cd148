import Foundation
import RegionsTestSupport
import Testing

/// Commands that stand in a pipe for hours, or for millions of rows.
struct StreamTests {
  /// A program that is being written to and read from.
  private final class Running {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
      process.executableURL = URL(filePath: Tool.path)
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func write(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// What has been answered by now; waits for the first of it.
    func read() -> Data { output.fileHandleForReading.availableData }

    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      _ = try output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Resident memory in bytes.
    func memory() throws -> Int {
      let ps = Process()
      ps.executableURL = URL(filePath: "/bin/ps")
      ps.arguments = ["-o", "rss=", "-p", "\(process.processIdentifier)"]
      let pipe = Pipe()
      ps.standardOutput = pipe
      try ps.run()
      let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
      ps.waitUntilExit()
      let digits = String(decoding: text, as: UTF8.self).filter(\.isNumber)
      return try #require(Int(digits)) * 1024
    }
  }

  /// The answer to a line is there before the next line is: a whole second before.
  @Test(arguments: [
    (["lookup"], "110101", "东城区"), (["lookup", "--json"], "110101", "东城区"),
    (["lookup", "-c", "2"], "x,110101", "东城区"),
    (["lookup", "-f", "code"], #"{"code":110101}"#, "东城区"), (["lookup"], "999999", "999999"),
    (["match"], "北京东城区王府井", "110101"),
  ])
  func `a pipe with a line a second gets each answer at once`(
    arguments: [String], line: String, answer: String
  ) throws {
    let running = try Running(arguments)
    for number in 0..<3 {
      if number > 0 { Thread.sleep(forTimeInterval: 1) }
      let written = ContinuousClock.now
      try running.write(line + "\n")
      #expect(String(decoding: running.read(), as: UTF8.self).contains(answer))
      // The first one waits for the program to start and to open its data.
      if number > 0 { #expect(ContinuousClock.now - written < .milliseconds(900)) }
    }
    _ = try running.end()
  }

  /// `Scripts/bench pipe` measures the same over ten million lines.
  @Test(arguments: [["lookup"], ["lookup", "--json"], ["lookup", "-c", "1"]])
  func `memory stays flat however many lines there are`(arguments: [String]) throws {
    let ids = try Tool.run("export", "--to", "csv", "--until", "county").output
      .split(separator: "\n").dropFirst().prefix(1000)
      .map { $0.prefix { $0 != "," } }
    let block = ids.joined(separator: "\n") + "\n"
    let running = try Running(arguments)
    // How many bytes the answers to a block have.
    let size = try Tool.run(arguments, input: Data(block.utf8)).output.utf8.count
    func run(blocks: Int) throws {
      for _ in 0..<blocks {
        try running.write(block)
        var rest = size
        while rest > 0 { rest -= running.read().count }
      }
    }
    try run(blocks: 20)
    let early = try running.memory()
    try run(blocks: 200)
    let late = try running.memory()
    #expect(late - early < 1 << 20, "\(early) bytes after 20,000 lines, \(late) after 220,000")
    #expect(try running.end() == 0)
  }

  /// Rows that are made once and for all are those of single look-ups.
  @Test(arguments: [[], ["--json"]])
  func `a pipe answers as single look-ups do`(options: [String]) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let all = try Tool.run("export", "--to", "csv").output.split(separator: "\n").dropFirst()
      .map { String($0.prefix { $0 != "," }) }
    var ids = (0..<400).map { _ in all[Int.random(in: 0..<all.count, using: &random)] }
    for odd in ["999999", " 110101 ", "\"440305\"", "110103", "", "0", "00110101", "1e3"] {
      ids.insert(odd, at: Int.random(in: 0...ids.count, using: &random))
    }
    let single = try Tool.run(["lookup"] + options + ["--"] + ids)
    for separator in ["\n", "\r\n"] {
      let piped = try Tool.run(
        ["lookup"] + options, input: Data(ids.joined(separator: separator).utf8))
      #expect(piped.output == single.output, "seed \(seed)")
      #expect(piped.errors == single.errors, "seed \(seed)")
      #expect(piped.status == 1)
    }
  }
}
