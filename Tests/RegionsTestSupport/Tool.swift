public import Foundation

/// The built `regions` program, run as its users run it.
public enum Tool {
  public struct Result: Sendable {
    public var output: String
    public var errors: String
    public var status: Int32

    public init(output: String, errors: String, status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  /// The program: `$REGIONS_TOOL`, else the debug build of this checkout.
  public static let path: String = {
    if let path = ProcessInfo.processInfo.environment["REGIONS_TOOL"], !path.isEmpty { return path }
    return root.appending(path: ".build/debug/regions").path
  }()

  /// The folder Package.swift lies in.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the program, or another one, to its end.
  ///
  /// - Parameters:
  ///   - input: what standard input holds.
  ///   - environment: added to a small, fixed one.
  public static func run(
    _ arguments: [String], of program: String = path, input: Data = Data(),
    environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let files = try TemporaryFolder()
    let inputFile = files.url.appending(path: "in")
    let outputFile = files.url.appending(path: "out")
    let errorFile = files.url.appending(path: "err")
    try input.write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus)
  }

  /// Python, if it is in one of the usual places.
  public static let python = [
    "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
  ]
  .first(where: FileManager.default.isExecutableFile)

  /// What `Examples/read_regions.py` prints of a file.
  public static func independentDump(of file: String, python: String) throws -> String {
    try run([root.appending(path: "Examples/read_regions.py").path, file], of: python).output
  }

  /// Runs the program with text on standard input.
  public static func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs a line of Bash, in which `$REGIONS` is the program.
  public static func shell(
    _ line: String, environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Result {
    try run(
      ["-c", line], of: "/bin/bash", environment: environment.merging(["REGIONS": path]) { $1 },
      in: folder)
  }
}

/// A new folder that goes away with this object.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "regions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file into the folder and returns its path.
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  public func path(_ name: String) -> String { url.appending(path: name).path }
}
