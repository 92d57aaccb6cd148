import Foundation
import RegionsTestSupport
import Testing

/// A signal that ends a command leaves the earlier file and nothing beside it.
struct InterruptedOutputTests {
  @Test(arguments: ["TERM", "HUP"])
  func `a signal takes the half-written file away`(signal: String) throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      shell: """
        cd '\(folder.url.path)'
        echo earlier >out
        sleep 2 | "$REGIONS" pick --events --record out >states & sleep 1
        ls -A | wc -l | tr -d ' '
        kill -\(signal) $!
        wait $!
        ls -A
        cat out
        """)
    _ = try session.exit()
    let lines = session.screen.text.split { $0.isWhitespace }
    // While it runs, the new file is there as well.
    #expect(lines.prefix(1) == ["3"])
    #expect(lines.suffix(3) == ["out", "states", "earlier"], "\(session.screen.text)")
  }
}
