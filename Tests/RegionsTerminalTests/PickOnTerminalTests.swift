import Foundation
import RegionsTestSupport
import Testing

/// `regions pick` as a person meets it: the built program on a terminal of its own.
@Suite(.serialized) struct PickOnTerminalTests {
  fileprivate typealias Session = TerminalSession

  /// Starts `regions pick` on the test data set.
  private func pick(
    _ options: String..., rows: Int = 24, columns: Int = 80, environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      [Tool.path, "pick", "-d", TestRegions.file] + options, rows: rows, columns: columns,
      environment: environment)
  }

  /// Starts a line of shell in which `pick` is `regions pick` on the test data set.
  private func shell(
    _ line: String, environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      shell: "pick() { \"$REGIONS\" pick -d '\(TestRegions.file)' \"$@\"; }\n\(line)",
      environment: environment)
  }

  private func waitForFirstFrame(_ session: TerminalSession) throws {
    try session.wait(for: "1/6")
  }

  /// The terminal shows what it showed before the picker, and the program's output below.
  private func expectRestored(_ session: TerminalSession, modes: [UInt32]) {
    #expect(session.modes == modes)
    #expect(!session.screen.showsSecondScreen)
    #expect(session.screen.showsCursor)
    #expect(!session.screen.reportsMouse)
    #expect(!session.screen.bracketsPastes)
    #expect(session.screen.unknown.isEmpty)
  }

  // MARK: The course of things

  @Test func `choosing a district prints it as lookup does`() throws {
    let session = try pick()
    let modes = session.modesAtStart
    try waitForFirstFrame(session)
    #expect(session.screen.showsSecondScreen)
    #expect(session.screen.lines[0] == " Select")
    session.type(Session.down + Session.enter)
    try session.wait(for: "广东省 │ Select")
    session.type(Session.enter)
    try session.wait(for: "广东省 │ 广州市 │ Select")
    session.type(Session.down + Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == "440106\t天河区\t广东省/广州市/天河区".tabbed)
    expectRestored(session, modes: modes)
  }

  @Test func `it can stand in a command substitution`() throws {
    let session = try shell("id=$(pick | cut -f1); echo \"got $id, status $?\"")
    try waitForFirstFrame(session)
    session.type(Session.end + Session.enter)
    _ = try session.exit()
    #expect(session.screen.lines[0] == "got 71, status 0")
  }

  @Test func `it can stand at the head of a pipe and write JSON`() throws {
    let session = try shell("pick --json --select 440106 | cat")
    try session.wait(for: "广东省 │ 广州市 │ 天河区")
    session.type(Session.enter)
    _ = try session.exit()
    #expect(session.screen.lines[0].hasPrefix(#"{"id":"440106","name":"天河区","level":3"#))
  }

  @Test(arguments: [TerminalSession.escape, TerminalSession.control("c")])
  func `Escape and Control-C cancel: status 130, nothing printed`(key: String) throws {
    let session = try shell("out=$(pick); echo \"[$out] $?\"")
    try waitForFirstFrame(session)
    let modes = session.modes
    session.type(key)
    _ = try session.exit()
    #expect(session.screen.lines[0] == "[] 130")
    #expect(session.modes != modes)
  }

  @Test func `a key with Alt is not taken for Escape`() throws {
    let session = try pick()
    try waitForFirstFrame(session)
    session.type("\u{1B}x" + Session.down)
    try session.wait(for: "2/6")
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  // MARK: Keys

  /// What is typed, and what the last line counts then, step by step; each step changes the count.
  struct Keys {
    var steps: [(typed: String, count: String)]

    init(_ steps: (String, String)...) { self.steps = steps }
  }

  private static func key(_ key: String, _ count: String) -> Keys { Keys((key, count)) }

  private static let moving: [Keys] = [
    key(Session.down, "2/6"), key(Session.control("n"), "2/6"),
    Keys((Session.down + Session.down, "3/6"), (Session.up, "2/6")),
    Keys((Session.down + Session.down, "3/6"), (Session.control("p"), "2/6")),
    Keys((Session.end, "6/6"), (Session.home, "1/6")),
    Keys((Session.pageDown, "6/6"), (Session.pageUp, "1/6")),
    Keys((Session.wheel(down: true), "4/6"), (Session.wheel(down: false), "1/6")),
  ]

  private static let open = Session.down + Session.right

  private static let levels: [Keys] = [
    key(Session.right, "1/2"), key(Session.enter, "1/2"),
    Keys((open, "1/3"), (Session.left, "2/6")), Keys((open, "1/3"), (Session.backspace, "2/6")),
    Keys((open, "1/3"), (Session.tab, "2/6")), Keys((open, "1/3"), (Session.backTab, "2/6")),
    key(Session.click(row: 3, column: 10), "1/3"),
    Keys((open, "1/3"), (Session.click(row: 0, column: 2), "2/6")),
  ]

  private static let typing: [Keys] = [
    Keys(("广", "2 of 3,016"), (Session.backspace + "深", "1 of 3,016"), (Session.escape, "1/6")),
    Keys(("广东", "1 of 3,016"), (Session.control("w"), "1/6")),
    Keys(("广东", "1 of 3,016"), (Session.control("u"), "1/6")),
    Keys(
      ("东广", "0 of 3,016"), (Session.left + Session.backspace, "2 of 3,016"),
      (Session.control("a") + Session.control("k"), "1/6")),
    Keys(("天河", "1 of 3,016"), (Session.escape, "1/6")),
    Keys(("深圳", "1 of 3,016"), (Session.enter, "1/1")),
    Keys(("\u{1B}[200~天河\u{1B}[201~", "1 of 3,016"), (Session.escape, "1/6")),
    Keys(("/天河", "1 of 3,016"), (Session.escape, "1/6")),
  ]

  @Test(arguments: moving + levels + typing)
  func `each key does its part`(keys: Keys) throws {
    let session = try pick()
    try waitForFirstFrame(session)
    for step in keys.steps {
      session.type(step.typed)
      try session.wait("the count \(step.count)") { $0.lines[1].hasSuffix(" \(step.count)") }
    }
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  @Test func `Enter takes the region that a pasted address names`() throws {
    let session = try TerminalSession([Tool.path, "pick", "--until", "county"])
    try session.wait(for: "北京市")
    session.type("\u{1B}[200~上海市浦东新区世纪大道100号\u{1B}[201~")
    try session.wait(for: "› 上海市 › 浦东新区")
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == "310115\t浦东新区\t上海市/浦东新区".tabbed)
  }

  @Test func `Control-D ends the picker where any level may be the answer`() throws {
    let session = try pick("--any-level", "--select", "4401")
    try session.wait(for: "广东省 │ 广州市 │ Select")
    session.type(Session.control("d"))
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == "4401\t广州市\t广东省/广州市".tabbed)
  }

  @Test func `the keys of vi come with an option or a variable, and letters are text without`()
    throws
  {
    for (options, environment) in [
      (["--keys", "vi"], [:]), ([], ["REGIONS_KEYS": "vi"]),
    ] as [([String], [String: String?])] {
      let session = try TerminalSession(
        [Tool.path, "pick", "-d", TestRegions.file] + options, environment: environment)
      try waitForFirstFrame(session)
      session.type("jl")
      try session.wait(for: "广东省 │ Select")
      session.type("jh")
      try session.wait(for: "2/6")
      session.type("G")
      try session.wait(for: "6/6")
      session.type("/天河")
      try session.wait(for: "1 of 3,016")
      session.type(Session.enter)
      #expect(try session.exit() == .status(0))
    }
    let session = try pick()
    try waitForFirstFrame(session)
    session.type("jjk")
    try session.wait(for: "> jjk")
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  @Test func `a question mark shows the keys`() throws {
    let session = try pick()
    try waitForFirstFrame(session)
    session.type("?")
    try session.wait(for: "Tab, Shift-Tab, a click on a tab")
    session.type(Session.escape)
    try session.wait(for: "1/6")
    session.type(Session.escape)
    #expect(try session.exit() == .status(130))
  }

  /// What terminals send besides keys, and keys that mean nothing here.
  @Test(arguments: [
    "\u{1B}[4~", "\u{1B}[I", "\u{1B}[O", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}[1;5C", "\u{1B}[3;2~", "\u{1B}[24~", "\u{1B}[?1;2c", "\u{1B}[97;5u", "\u{1B}x",
  ])
  func `no part of an escape sequence is typed`(sequence: String) throws {
    let session = try pick()
    try waitForFirstFrame(session)
    session.type("天" + sequence + "河")
    try session.wait(for: "> 天河")
    try session.wait(for: "1 of 3,016")
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0].hasPrefix("440106"))
  }

  // MARK: Options

  @Test func `depth 2 and a district's name choose nothing`() throws {
    let session = try pick("--depth", "2")
    try waitForFirstFrame(session)
    session.type("南山区")
    try session.wait(for: "no match")
    session.type(Session.enter + Session.escape)
    try session.wait(for: "1/6")
    session.type(Session.escape)
    #expect(try session.exit() == .status(130))
  }

  @Test func `until a rank, nothing below it is offered and its regions end the picker`() throws {
    let session = try TerminalSession(
      [Tool.path, "pick", "--until", "county", "--query", "南山区", "--print", "path"])
    try session.wait(for: "› 南山区", seconds: 30)
    try session.wait(for: "choose", seconds: 30)
    #expect(!session.screen.text.contains("街道"))
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0].hasSuffix("/南山区"))
  }

  @Test(arguments: [("id", "440106"), ("name", "天河区"), ("path", "广东省/广州市/天河区")])
  func `a query is typed already, and print says what is printed`(what: String, line: String) throws
  {
    let session = try pick("--query", "天河", "--print", what)
    try session.wait(for: "1 of 3,016")
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == line)
  }

  @Test func `keys come from the terminal while standard input is a pipe`() throws {
    let session = try shell("id=$(printf '2\\n' | pick --tty --print id); echo \"got $id\"")
    try waitForFirstFrame(session)
    session.type(Session.end + Session.enter)
    _ = try session.exit()
    #expect(session.screen.lines[0] == "got 71")
    let result = try Tool.run("pick", "-d", TestRegions.file, "--tty", input: "2\n")
    #expect(result.status == 66 || result.status == 130)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `with a height it is drawn below the cursor, and what stood above stays`(term: String) throws
  {
    let session = try shell(
      "echo before; pick --height 40%; echo \"after $?\"", environment: ["TERM": term])
    try waitForFirstFrame(session)
    #expect(!session.screen.showsSecondScreen)
    #expect(session.screen.lines[0] == "before")
    #expect(session.screen.lines[1] == " Select")
    #expect(session.screen.lines[10...].joined().isEmpty)
    session.type("天河")
    try session.wait(for: "› 广东省 › 广州市 › 天河区")
    session.type(Session.enter)
    _ = try session.exit()
    #expect(
      Array(session.screen.lines[0...3]) == [
        "before", "440106\t天河区\t广东省/广州市/天河区".tabbed, "after 0", "",
      ])
    #expect(session.screen.showsCursor)
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `with a height a question before the cursor stays`() throws {
    let session = try shell("printf 'Region: '; pick --height 8; echo after")
    try waitForFirstFrame(session)
    #expect(session.screen.lines[0] == "Region:")
    #expect(session.screen.lines[1] == " Select")
    session.type(Session.escape)
    _ = try session.exit()
    #expect(Array(session.screen.lines[..<2]) == ["Region:", "after"])
  }

  @Test func `with a height no old line is left when the window changes, nor after ^L`() throws {
    let session = try shell("echo before; pick --height 10 --query 南山; echo after")
    try session.wait(for: "Enter")
    for (rows, columns) in [(20, 60), (24, 90), (12, 40), (30, 100)] {
      session.resize(rows: rows, columns: columns)
      session.settle()
      session.type(Session.control("l"))
      session.settle()
      #expect(session.screen.lines.count { $0.contains("Enter") } == 1)
      #expect(session.screen.lines.count { $0.hasPrefix("> 南山") } == 1)
    }
    session.type(Session.escape + Session.escape)
    _ = try session.exit()
    #expect(session.screen.lines.filter { !$0.isEmpty } == ["before", "after"])
  }

  @Test func `what is asked for stands on the first line`() throws {
    let session = try pick("--header", "Deliver to")
    try waitForFirstFrame(session)
    #expect(session.screen.lines[0] == " Deliver to")
  }

  @Test func `several columns are printed with tabs between`() throws {
    let session = try pick("--select-1", "--query", "天河", "--print", "id,path,level")
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == "440106\t广东省/广州市/天河区\t3".tabbed)
  }

  @Test(arguments: [
    (["-1", "-q", "天河"], "440106\t天河区\t广东省/广州市/天河区\n", "", Int32(0)),
    (["-0", "-q", "没有的"], "", "regions: nothing is called “没有的”\n", 1),
    (["-1", "-0", "-q", "没有的"], "", "regions: nothing is called “没有的”\n", 1),
  ])
  func `a query answers at once where it is asked to`(
    options: [String], output: String, errors: String, status: Int32
  ) throws {
    let result = try Tool.run(["pick", "-d", TestRegions.file] + options)
    #expect(result.output == output)
    #expect(result.errors == errors)
    #expect(result.status == status)
  }

  @Test func `a query that leaves several, or one with more below, opens the picker`() throws {
    for query in ["区", "广州"] {
      let session = try pick("--select-1", "--query", query)
      try session.wait(for: "> \(query)")
    }
  }

  @Test func `a saved region that is no more is told, and the picker opens`() throws {
    let session = try pick("--select", "999999")
    try waitForFirstFrame(session)
    session.type(Session.escape)
    #expect(try session.exit() == .status(130))
    #expect(session.screen.lines[0] == "regions: no region has the ID “999999”")
  }

  @Test(arguments: ["0", "0%", "101%", "x", "-3"])
  func `a height that is none is refused`(height: String) throws {
    let result = try Tool.run("pick", "-d", TestRegions.file, "--height=\(height)")
    #expect(result.status == 64)
  }

  @Test func `within and depth bound what is asked for`() throws {
    let session = try pick("--within", "44", "--depth", "1")
    try session.wait(for: "1/3")
    #expect(session.screen.lines[0] == " Select")
    #expect(session.screen.lines[22] == " 广东省 › 广州市  4401")
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == "4401\t广州市\t广东省/广州市".tabbed)
  }

  @Test(arguments: [["--within", "0"], ["--within", "71"]])
  func `a region that can't be shown is refused before anything is drawn`(options: [String]) throws
  {
    let session = try TerminalSession([Tool.path, "pick", "-d", TestRegions.file] + options)
    #expect(try session.exit() == .status(1))
    #expect(session.screen.lines[0].hasPrefix("regions: "))
  }

  // MARK: Looks

  @Test func `the chosen row is marked, and the cursor apart from it`() throws {
    let session = try pick("--select", "44")
    try session.wait(for: "广东省 │ Select")
    session.type(Session.tab + Session.up)
    try session.wait { $0.lines[2].hasPrefix("›") && $0.lines[3].hasPrefix(" ✓") }
    #expect(session.screen.lines[3].hasPrefix(" ✓ 广东省"))
    #expect(session.screen.text(row: 3) { $0.color == 2 }.contains("广东省"))
    #expect(session.screen.reversedRows == [0, 2])
  }

  @Test func `NO_COLOR leaves the colours out`() throws {
    let session = try pick("--select", "44", environment: ["NO_COLOR": "1"])
    try session.wait(for: "广东省 │ Select")
    session.type(Session.tab)
    try session.wait(for: "✓ 广东省")
    #expect(session.screen.cells.joined().allSatisfy { $0.style.color == nil })
  }

  @Test(arguments: [("zh_CN.UTF-8", "请选择"), ("en_US.UTF-8", "Select"), ("C", "Select")])
  func `the locale decides the language, and names are drawn in any`(
    locale: String, placeholder: String
  ) throws {
    let session = try pick(environment: ["LC_ALL": locale])
    try session.wait(for: "广东省")
    #expect(session.screen.lines[0] == " \(placeholder)")
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  // MARK: Sizes

  @Test(arguments: [(10, 20), (24, 80), (60, 200), (3, 8), (1, 1)])
  func `it works on a terminal of any size`(rows: Int, columns: Int) throws {
    let session = try pick("--select", "440106", rows: rows, columns: columns)
    try session.wait("something to be drawn") { !$0.reversedRows.isEmpty }
    session.type(Session.tab + Session.end)
    if rows >= 10 { try session.wait(for: "台湾省") }
    session.type(Session.enter)
    #expect(try session.exit() == .status(0))
    if columns >= 20 { #expect(session.screen.lines[0].hasPrefix("71 ")) }
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `a wide name is cut by columns`() throws {
    let session = try pick(rows: 10, columns: 20)
    try session.wait(for: "长长长长长长长长…")
    #expect(session.screen.lines[4] == "   长长长长长长长长…")
    session.type(Session.control("c"))
    _ = try session.exit()
  }

  @Test func `it follows the terminal's size while it is open`() throws {
    let session = try pick("--select", "613000")
    try session.wait(for: "3,000/3,000")
    session.resize(rows: 10, columns: 30)
    try session.wait { $0.lines[1].hasSuffix("3,000/3,000") && $0.lines[7].contains("第3000县") }
    session.resize(rows: 50, columns: 120)
    try session.wait { $0.lines[1].hasSuffix("3,000/3,000") && $0.lines[2].contains("第2955县") }
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  // MARK: Ends

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE])
  func `a signal leaves the terminal as it was`(signal: Int32) throws {
    let session = try pick(environment: ["SWIFT_BACKTRACE": "enable=no"])
    let modes = session.modesAtStart
    try waitForFirstFrame(session)
    #expect(session.modes != modes)
    session.send(signal: signal)
    #expect(try session.exit() == .signal(signal))
    expectRestored(session, modes: modes)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal ends it also where nobody reads the terminal`(signal: Int32) throws {
    let session = try pick(environment: ["SWIFT_BACKTRACE": "enable=no"])
    try waitForFirstFrame(session)
    // Frames, until the terminal takes no more of them.
    for step in 0..<40 {
      session.resize(rows: 60 + step % 2, columns: 230)
      usleep(10_000)
    }
    session.send(signal: signal)
    #expect(try session.exit(reads: false) == .signal(signal))
    #expect(session.modes == session.modesAtStart)
  }

  @Test func `with a height, lines are narrow enough for the window to become so`() throws {
    let session = try shell("pick --height 8 --query 区")
    try session.wait(for: "Enter")
    session.resize(rows: 24, columns: 200)
    session.settle()
    #expect(session.screen.lines.allSatisfy { $0.count <= 40 })
    // Nothing is broken, and so nothing is pushed up.
    session.resize(rows: 24, columns: 42)
    session.settle()
    #expect(session.screen.lines.count { $0.contains("> 区") } == 1)
    session.type(Session.escape + Session.escape)
    _ = try session.exit()
  }

  @Test func `Control-Z gives the terminal back, and fg draws it again`() throws {
    let session = try TerminalSession(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "$ ", "HISTFILE": "/dev/null"])
    try session.wait(for: "$")
    session.type("\"$REGIONS\" pick -d '\(TestRegions.file)'; echo \"status $?\"\r")
    try waitForFirstFrame(session)
    session.type(Session.down)
    try session.wait(for: "2/6")
    session.type(Session.control("z"))
    try session.wait(for: "Stopped")
    #expect(!session.screen.showsSecondScreen)
    session.type("fg\r")
    try session.wait { $0.showsSecondScreen && $0.text.contains("2/6") }
    session.type(Session.down)
    try session.wait(for: "3/6")
    session.type(Session.control("c"))
    try session.wait(for: "$ ")
    #expect(!session.screen.showsSecondScreen)
    session.type("exit\r")
    _ = try session.exit()
  }

  // MARK: Without a screen

  @Test(arguments: ["dumb", "no-such-terminal", nil])
  func `a terminal that can't be drawn on is asked by numbers`(term: String?) throws {
    let session = try pick(environment: ["TERM": term])
    try session.wait(for: "number, name or ID")
    #expect(!session.screen.showsSecondScreen)
    session.type("2\r")
    try session.wait(for: "东莞市")
    session.type("东莞市\r")
    #expect(try session.exit() == .status(0))
    #expect(session.screen.text.contains("4419\t东莞市\t广东省/东莞市".tabbed))
  }

  @Test func `Control-C at a numbered prompt cancels with status 130`() throws {
    let session = try pick(environment: ["TERM": "dumb"])
    try session.wait(for: "number, name or ID")
    session.type(Session.control("c"))
    #expect(try session.exit() == .status(130))
  }

  @Test func `answers may come from a pipe`() throws {
    let result = try Tool.run("pick", "-d", TestRegions.file, input: "2\n广州\n2\n")
    #expect(result.output == "440106\t天河区\t广东省/广州市/天河区\n")
    #expect(result.status == 0)
  }

  @Test(arguments: ["</dev/null", "<&-"])
  func `without a terminal and without answers it says so and ends`(input: String) throws {
    let session = try shell("out=$(pick \(input)); status=$?; echo; echo \"[$out] $status\"")
    _ = try session.exit()
    #expect(session.screen.text.contains("standard input has ended and is not a terminal"))
    #expect(session.screen.text.contains("[] 130"))
  }

  // MARK: Speed

  /// Generous, for a debug build on a busy machine; `Scripts/bench terminal` measures the real thing.
  @Test func `three thousand options are drawn and filtered without a wait`() throws {
    let session = try pick("--select", "60")
    try session.wait(for: "1/3,000")
    #expect(session.lastOutput - session.started < .seconds(3))
    for key in [Session.down, Session.end, "9", "9"] {
      let before = ContinuousClock.now
      session.type(key)
      try session.wait { _ in session.lastOutput > before }
      #expect(session.lastOutput - before < .seconds(1))
    }
    session.type(Session.control("c"))
    _ = try session.exit()
  }
}

extension String {
  /// The text as a terminal shows it, with tabs up to every eighth column.
  fileprivate var tabbed: String {
    var terminal = VirtualTerminal(rows: 1, columns: 200)
    terminal.feed(Array(utf8))
    return terminal.lines[0]
  }
}

extension TerminalSession {
  fileprivate func wait(until condition: (VirtualTerminal) -> Bool) throws {
    try wait("the screen to change", until: condition)
  }
}
