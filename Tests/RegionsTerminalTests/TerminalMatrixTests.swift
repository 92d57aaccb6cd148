import Foundation
import RegionsTestSupport
import Testing

/// The built program on every kind of terminal at every size: something is drawn, a region is chosen,
/// and the terminal is as it was, with the result where it belongs.
@Suite(.serialized) struct TerminalMatrixTests {
  struct Place: Sendable, CustomTestStringConvertible {
    /// `nil`: `$TERM` isn't set.
    var term: String?
    var rows: Int
    var columns: Int

    /// Whether `$TERM` is one that can be drawn on.
    var hasScreen: Bool { term != "dumb" && term != nil }
    /// Whether what stood there comes back.
    var hasSecondScreen: Bool { term == "xterm-256color" || term == "tmux-256color" }
    var testDescription: String { "\(term ?? "none") \(rows)×\(columns)" }
  }

  private static let terms = ["xterm-256color", "linux", "vt100", "tmux-256color", "dumb", nil]
  private static let sizes = [(1, 1), (10, 20), (24, 80), (60, 250)]
  private static let places = terms.flatMap { term in
    sizes.map { Place(term: term, rows: $0.0, columns: $0.1) }
  }

  private func start(_ arguments: [String], at place: Place) throws -> TerminalSession {
    try TerminalSession(
      [Tool.path] + arguments, rows: place.rows, columns: place.columns,
      environment: ["TERM": place.term])
  }

  /// Waits until one of these characters is on screen or, where there is no room for any, something was
  /// written.
  private func waitForOutput(
    _ session: TerminalSession, showing characters: String, at place: Place
  ) throws {
    try session.wait("something to be drawn") { screen in
      place.columns < 20 || !place.hasScreen
        ? session.lastOutput > session.started : screen.text.contains { characters.contains($0) }
    }
    session.settle()
  }

  private func expectRestored(_ session: TerminalSession, _ modes: [UInt32], at place: Place) {
    #expect(session.modes == modes)
    #expect(!session.screen.showsSecondScreen)
    #expect(session.screen.showsCursor)
    #expect(!session.screen.reportsMouse)
    #expect(!session.screen.bracketsPastes)
    #expect(session.screen.unknown.isEmpty, "\(session.screen.unknown)")
  }

  @Test(arguments: places)
  func `a region is picked on any terminal of any size`(place: Place) throws {
    let session = try start(["pick", "-d", TestRegions.file, "--print", "id"], at: place)
    let modes = session.modesAtStart
    try waitForOutput(session, showing: "京", at: place)
    if place.hasScreen {
      // What a slow line or a program between may send besides.
      session.type("天\u{1B}[I\u{1B}]11;rgb:0/0/0\u{7}河" + TerminalSession.enter)
    } else {
      session.type("天河\r1\r")
    }
    #expect(try session.exit() == .status(0))
    if place.columns >= 20 {
      let line = session.screen.lines.last { !$0.isEmpty }
      // What was asked stands before it where nothing could be drawn.
      #expect(line?.hasSuffix("440106") == true)
      if place.hasScreen { #expect(line == "440106") }
      // Nothing that was drawn stays beside the result.
      if place.hasScreen { #expect(session.screen.text.contains("Select") == false) }
      if place.hasScreen, !place.hasSecondScreen { #expect(session.screen.lines[0] == "440106") }
    }
    expectRestored(session, modes, at: place)
  }

  @Test(arguments: places)
  func `a form is left on any terminal of any size`(place: Place) throws {
    let file = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/outlet.json").path
    let session = try start(["form", file, "-d", TestRegions.file], at: place)
    let modes = session.modesAtStart
    try waitForOutput(session, showing: ":›", at: place)
    if place.hasScreen { session.type("x\u{1B}[1;5C\u{1B}[24~" + TerminalSession.tab) }
    session.settle()
    session.type(TerminalSession.control("c"))
    #expect(try session.exit() == .status(130))
    expectRestored(session, modes, at: place)
  }

  /// The picker under keys at random, many of them cut off: it lives, and gives the terminal back.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `whatever bytes come, the terminal is given back`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let parts = [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}OC", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
      "\u{1B}[4~",
      "\u{1B}[1;5C", "\u{1B}]0;x\u{7}", "\u{1B}P1$r\u{1B}\\", "\u{1B}[<0;3;3M",
      "\u{1B}[200~广\u{1B}[201~",
      "a", "州", "区", "/", "?", "\t", "\u{7F}", "\u{17}", "\u{15}", "\u{B}", "\u{6}", "\u{C}",
      "\u{1B}b",
    ]
    let session = try TerminalSession(
      [Tool.path, "pick", "-d", TestRegions.file], rows: 20, columns: 90)
    let modes = session.modesAtStart
    try session.wait(for: "1/6")
    for _ in 0..<2000 {
      var bytes = Array(parts.randomElement(using: &random)!.utf8)
      if Int.random(in: 0..<5, using: &random) == 0, bytes.count > 1 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      }
      session.type(bytes)
    }
    session.settle(.milliseconds(300))
    session.type(TerminalSession.control("c"))
    // A click may have chosen a leaf before.
    let exit = try session.exit(seconds: 30)
    #expect(exit == .status(130) || exit == .status(0), "seed \(seed)")
    expectRestored(session, modes, at: Place(term: "xterm-256color", rows: 20, columns: 90))
  }
}
