import Foundation
import RegionsTestSupport
import Testing

/// Data sets are what somebody scraped: a name in them can't send the terminal commands, whichever command
/// shows it.
struct SafeNamesOnTerminalTests {
  @Test(arguments: [
    "tree -d $DATA", "children -d $DATA", "lookup -d $DATA 70", "lookup -d $DATA 7001",
    "search -d $DATA ecole", "lookup -d $DATA --json 70", "match -d $DATA école",
    "export -d $DATA --to csv", "lookup -d $DATA $'1\\e]0;x\\a'", "info $'a\\e[31m.regions'",
    "diff $DATA Data/china.regions", "form -d $DATA $'\\e[2J'", "completions $'\\x9b31m'",
  ])
  func `no command sends what a name holds to the terminal`(command: String) throws {
    let session = try TerminalSession(
      ["bash", "-c", "cd '\(Tool.root.path)'; \"$REGIONS\" \(command)"],
      environment: ["DATA": TestRegions.file, "NO_COLOR": "1"])
    _ = try session.exit()
    let screen = session.screen
    #expect(screen.unknown.isEmpty)
    #expect(screen.cells.joined().allSatisfy { $0.style == VirtualTerminal.Style() })
  }

  @Test func `a pipe gets the name as it is`() throws {
    let result = try Tool.run("lookup", "-d", TestRegions.file, "70")
    #expect(result.output.contains("\u{1B}[31m"))
  }
}
