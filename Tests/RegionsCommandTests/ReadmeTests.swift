import Foundation
import RegionsTestSupport
import Testing

/// Every `console` block of the READMEs and of the longer tours is run, and shows what really comes out.
struct ReadmeTests {
  private static let articles = "Sources/Regions/Regions.docc"

  @Test(arguments: ["README.md", "README.zh.md", "\(articles)/Tour.md", "\(articles)/Tour.zh.md"])
  func `the tour shows what comes out`(name: String) throws {
    let text = try String(contentsOf: Tool.root.appending(path: name), encoding: .utf8)
    let steps = Self.steps(in: text)
    try #require(steps.count >= 3, "the tour has \(steps.count) steps")
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Data"), withDestinationPath: Tool.root.appending(path: "Data").path)
    for step in steps {
      #expect(try Self.output(of: step.command, in: folder.url) == step.output, "$ \(step.command)")
    }
  }

  /// The lines that start with "$ " and what follows each, in blocks that start with ```console.
  static func steps(in text: String) -> [(command: String, output: String)] {
    var steps: [(command: String, output: String)] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), ""))
      } else if isConsole, !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  private static func output(of command: String, in folder: URL) throws -> String {
    try Tool.shell("exec 2>&1; regions() { \"$REGIONS\" \"$@\"; }; \(command)", in: folder).output
  }
}
