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
        for try in $(seq 100); do
          echo earlier >out
          "$REGIONS" export --to json -o out &
          while kill -0 $! 2>&-; do
            case $(ls -A) in *.tmp*) kill -\(signal) $! 2>&- && break ;; esac
          done
          wait $!
          status=$?
          if [ $status -gt 128 ] && [ "$(cat out)" = earlier ]; then break; fi
        done
        ls -A
        cat out
        echo "$status"
        """)
    _ = try session.exit()
    let lines = session.screen.text.split { $0.isWhitespace }
    // It was ended while the new file was there.
    let status = signal == "TERM" ? "143" : "129"
    #expect(lines.suffix(3) == ["out", "earlier", "\(status)"], "\(session.screen.text)")
  }
}
