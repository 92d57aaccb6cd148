import Foundation
import RegionsTestSupport
import Testing

/// What a form promises its user, each promise on a terminal of its own.
@Suite(.serialized) struct FormSentencesTests {
  private typealias Keys = TerminalSession

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write("here.png", [])
    _ = try folder.write(
      "form.json",
      #"""
      {"title": "Visit", "sections": [{"fields": [
        {"key": "file", "title": "File", "kind": "attachment"},
        {"key": "phone", "title": "Telephone of the person to be asked", "rules": [{"format": "phone"}]},
        {"key": "area", "title": "Area", "kind": "region"},
        {"key": "who", "title": "Who", "kind": "form", "form": {"title": "Person", "sections": [
          {"fields": [{"key": "name", "title": "Name"}, {"key": "note", "title": "Note"}]}]}},
        {"key": "a", "title": "A"}, {"key": "b", "title": "B"}, {"key": "c", "title": "C"}
      ]}]}
      """#.utf8)
  }

  private func form(
    _ options: String..., rows: Int = 24, columns: Int = 80
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      [Tool.path, "form", folder.path("form.json"), "-d", TestRegions.file] + options, rows: rows,
      columns: columns, environment: ["HOME": folder.url.path])
    try session.wait(for: "Visit")
    return session
  }

  private func leave(_ session: TerminalSession) throws {
    session.type(Keys.control("c"))
    #expect(try session.exit() == .status(130))
  }

  @Test func `the row of a file says what it wants, and one that is not there is refused`() throws {
    let session = try form()
    try session.wait(for: "path of a file, or a URL")
    session.type("/none.png" + Keys.control("d"))
    try session.wait(for: "no such file")
    try leave(session)
  }

  @Test func `a tilde is expanded, and Tab completes a path`() throws {
    let session = try form()
    session.type("~/he" + Keys.tab)
    try session.wait(for: "~/here.png")
    session.type(Keys.enter + Keys.control("d"))
    #expect(try session.exit() == .status(0))
    #expect(
      session.screen.text.replacing("\n", with: "") == #"{"file":"\#(folder.url.path)/here.png"}"#)
  }

  @Test(arguments: ["400-800-1234", "4008001234", "0571-87654321-8001", "13800138000"])
  func `service numbers and extensions are telephone numbers`(number: String) throws {
    let session = try form()
    session.type(Keys.down + number + Keys.control("d"))
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == #"{"phone":"\#(number)"}"#)
  }

  @Test func `what is no telephone number is refused`() throws {
    let session = try form()
    session.type(Keys.down + "400-12" + Keys.control("d"))
    try session.wait(for: "not a telephone number")
    try leave(session)
  }

  @Test func `the picker of a region field names its field`() throws {
    let session = try form()
    session.type(Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "Visit › Area")
    session.type(Keys.escape)
    try session.wait(for: "0 of 7 filled")
    try leave(session)
  }

  @Test func `a form inside shows where one is, and what its last button does`() throws {
    let session = try form()
    session.type(Keys.down + Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "Visit › Person")
    try session.wait(for: "[ Done, back to “Visit” ]")
    session.type("x" + Keys.control("d"))
    try session.wait(for: "1 of 7 filled")
    try leave(session)
  }

  @Test func `how much is filled is counted while one goes on`() throws {
    let session = try form()
    try session.wait(for: "0 of 7 filled")
    session.type("~/here.png" + Keys.down + "4008001234" + Keys.down + Keys.down + Keys.down + "x")
    try session.wait(for: "3 of 7 filled")
    try leave(session)
  }

  @Test func `a narrow form wraps its labels, and shows that there is more below`() throws {
    let session = try form(rows: 8, columns: 20)
    session.type(Keys.down)
    try session.wait("the label in lines") { screen in
      let text = screen.lines.map { $0.drop { $0 == " " || $0 == "›" } }.joined(separator: " ")
      return text.contains("Telephone of the") && text.contains("person to be asked")
    }
    try session.wait(for: "↓")
    try session.wait(for: "more")
    try leave(session)
  }

  @Test func `a draft is saved and resumed`() throws {
    let draft = folder.path("draft")
    var session = try form("--draft", draft)
    session.type("~/here.png" + Keys.enter + Keys.escape)
    #expect(try session.exit() == .status(130))
    session = try form("--draft", draft)
    try session.wait(for: "here.png")
    try session.wait(for: "1 of 7 filled")
    session.type(Keys.control("d"))
    #expect(try session.exit() == .status(0))
    #expect(!FileManager.default.fileExists(atPath: draft))
  }

  @Test func `a form inside is drafted while it is open`() throws {
    let draft = folder.path("draft")
    var session = try form("--draft", draft)
    session.type(Keys.down + Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "Visit › Person")
    session.type("张三" + Keys.enter + "half a no")
    try session.wait("the draft to be kept") { _ in
      let kept = try? String(contentsOfFile: draft, encoding: .utf8)
      return kept?.contains(#""who":{"name":"张三""#) == true
    }
    // The window is gone, with the form inside still open.
    session.send(signal: SIGKILL)
    _ = try session.exit()
    session = try form("--draft", draft)
    try session.wait(for: "1 of 7 filled")
    session.type(Keys.down + Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "张三")
    // Thrown away inside: the draft goes back to what was there before.
    session.type(Keys.control("c"))
    try session.wait(for: "1 of 7 filled")
    try leave(session)
  }

  @Test func `a form inside that is left takes its draft with it`() throws {
    let draft = folder.path("draft")
    let session = try form("--draft", draft)
    session.type(Keys.down + Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "Visit › Person")
    session.type("张三" + Keys.enter)
    try session.wait("the draft to be kept") { _ in
      (try? String(contentsOfFile: draft, encoding: .utf8))?.contains("张三") == true
    }
    session.type(Keys.control("c"))
    try session.wait(for: "0 of 7 filled")
    try session.wait("the draft to be taken back") { _ in
      (try? String(contentsOfFile: draft, encoding: .utf8))?.contains("张三") == false
    }
    try leave(session)
  }

  @Test func `attachments are not looked for with --check and --events, and help says so`() throws {
    let answers = try folder.write("answers.json", #"{"file":"/none.png"}"#.utf8)
    let check = try Tool.run("form", folder.path("form.json"), "--check", answers)
    #expect(check.output == #"{"file":"/none.png"}"# + "\n")
    #expect(check.status == 0)
    let help = try Tool.run("form", "--help").output
    #expect(help.replacing(#/\s+/#, with: " ").contains("Attachments are not looked for then"))
  }
}
