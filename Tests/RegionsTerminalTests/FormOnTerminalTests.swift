import Foundation
import RegionsTestSupport
import Testing

/// `regions form` as a person meets it: the built program on a terminal of its own.
@Suite(.serialized) struct FormOnTerminalTests {
  private typealias Keys = TerminalSession

  private func form(
    _ name: String, _ options: String = "", environment: [String: String?] = [:],
    in folder: String = "/"
  ) throws -> TerminalSession {
    let file = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/\(name).json").path
    return try TerminalSession(
      shell: """
        cd '\(folder)'
        out=$("$REGIONS" form '\(file)' -d '\(TestRegions.file)' --now 2025-06-01T09:00 \(options))
        echo "$? $out"
        """, rows: 30, environment: environment)
  }

  @Test func `the shop form is filled, its region chosen in the picker, and printed`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] { _ = try folder.write(name, []) }
    let session = try form("outlet", environment: ["HOME": folder.url.path], in: folder.url.path)
    try session.wait(for: "[ Submit ]")
    session.type("张记" + Keys.enter + "好店" + Keys.tab + Keys.enter)
    try session.wait(for: "1/6")
    session.type(Keys.down + Keys.enter)
    try session.wait(for: "广东省 │ Select")
    session.type(Keys.enter + Keys.down + Keys.enter)
    try session.wait(for: "广东省 › 广州市 › 天河区")
    session.type(Keys.down + "张三" + Keys.down + "12" + Keys.control("d"))
    try session.wait(for: "not a telephone number")
    session.type(Keys.control("u") + "13800138000" + Keys.down + Keys.down)
    session.type("none" + Keys.enter)
    try session.wait(for: "no such file")
    session.type(Keys.up + Keys.control("u") + "a" + Keys.tab + Keys.enter)
    session.type("~/b.png" + Keys.enter + Keys.enter)
    _ = try session.exit()
    #expect(
      session.screen.text.replacing("\n", with: "") == """
        0 {"groupName":"张记","introduction":"好店","area":"440106","contactName":"张三",\
        "phone":"13800138000","logo":"a.png","licence":"\(folder.url.path)/b.png"}
        """)
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `the picker of a field counts the regions that may be chosen`() throws {
    let folder = try TemporaryFolder()
    let form = try folder.write(
      "form.json",
      Array(
        """
        {"title": "T", "sections": [{"fields": [
          {"key": "area", "title": "Area", "kind": "region", "until": "county"}]}]}
        """.utf8))
    let counties = try Tool.run("tree", "--until", "county").output.split(separator: "\n").count
    let session = try TerminalSession([Tool.path, "form", form])
    try session.wait(for: "Area")
    session.type(Keys.enter)
    try session.wait(for: "1/34")
    session.type("南山")
    try session.wait(for: "of \(counties / 1000),\(String(counties % 1000 + 1000).dropFirst())")
    session.type(Keys.control("c") + Keys.control("c") + Keys.control("c"))
    _ = try session.exit()
  }

  @Test func `the schedule form grows as it is filled`() throws {
    let session = try form("meeting")
    try session.wait(for: "[ Submit ]")
    session.type("晨会" + Keys.down + "202506021030" + Keys.down + "202506021100")
    try session.wait(for: "2025-06-02 11:00")
    session.type(Keys.down + Keys.down + Keys.enter)
    try session.wait(for: "Mobile")
    session.type("李四" + Keys.control("d"))
    try session.wait(for: "1.")
    session.type(Keys.down + " ")
    try session.wait(for: "Reminder *")
    session.type(" ")
    try session.wait("the reminder to go") { !$0.text.contains("Reminder *") }
    session.type(Keys.control("d"))
    _ = try session.exit()
    #expect(
      session.screen.text.replacing("\n", with: "") == """
        0 {"name":"晨会","startTime":"2025-06-02T10:30","endTime":"2025-06-02T11:00",\
        "participants":[{"name":"李四"}],"hasReminder":false,"hasNote":false}
        """)
  }

  @Test func `a pasted message fills the address form`() throws {
    let file = Tool.root.appending(path: "Data/forms/delivery.json").path
    let session = try TerminalSession(
      shell: "out=$(\"$REGIONS\" form '\(file)'); echo \"$? $out\"", rows: 20,
      environment: ["LC_ALL": "zh_CN.UTF-8"])
    try session.wait(for: "^V 粘贴地址")
    session.type(
      "\u{1B}[200~收货人：张三\r电话：13800138000\r广东省深圳市南山区科苑路15号\u{1B}[201~")
    try session.wait(for: "广东省 › 深圳市 › 南山区")
    try session.wait(for: "^_ 撤销")
    session.type("\u{1F}")
    try session.wait(for: "已撤销")
    session.type(Keys.control("v"))
    try session.wait(for: "粘贴整段地址，自动识别")
    session.type("李四 13900139000 杭州市西湖区文三路478号" + Keys.enter)
    try session.wait(for: "浙江省 › 杭州市 › 西湖区")
    session.type(Keys.control("d"))
    _ = try session.exit()
    #expect(
      session.screen.text.replacing("\n", with: "") == """
        0 {"contactName":"李四","contactPhone":"13900139000","regionId":"330106",\
        "address":"文三路478号","isDefault":false}
        """)
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func `cancelling prints nothing and gives status 130`() throws {
    let session = try form("outlet")
    try session.wait(for: "[ Submit ]")
    session.type("x" + Keys.escape)
    try session.wait(for: "Esc again")
    session.type(Keys.escape)
    _ = try session.exit()
    #expect(session.screen.lines[0] == "130")
    #expect(!session.screen.showsSecondScreen)
  }

  @Test func `a draft keeps what was filled in, and is gone once it is submitted`() throws {
    let folder = try TemporaryFolder()
    let draft = "\(folder.url.path)/draft.json"
    var session = try form("outlet", "--draft \(draft)")
    try session.wait(for: "[ Submit ]")
    session.type("张记" + Keys.enter + Keys.escape)
    _ = try session.exit()
    #expect(session.screen.text.replacing("\n", with: "").contains("draft.json"))
    #expect(session.screen.text.contains("130"))
    session = try form("outlet", "--draft \(draft)")
    try session.wait(for: "张记")
    try session.wait(for: "1 of ")
    session.send(signal: SIGTERM)
    _ = try session.exit()
    let kept = try String(contentsOfFile: draft, encoding: .utf8)
    #expect(kept.contains(#""groupName":"张记""#))
    try #"{"title": "T", "sections": [{"fields": [{"key": "a", "title": "A"}]}]}"#
      .write(toFile: "\(folder.url.path)/t.json", atomically: true, encoding: .utf8)
    session = try TerminalSession(
      [Tool.path, "form", "\(folder.url.path)/t.json", "--draft", "\(folder.url.path)/t.draft"])
    try session.wait(for: "[ Submit ]")
    session.type("x" + Keys.enter)
    try session.wait("the draft to be kept") { _ in
      FileManager.default.fileExists(atPath: "\(folder.url.path)/t.draft")
    }
    session.type(Keys.enter)
    #expect(try session.exit() == .status(0))
    #expect(session.screen.lines[0] == #"{"a":"x"}"#)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.url.path)/t.draft"))
  }

  @Test(arguments: ["dumb", "no-such-terminal", nil])
  func `a terminal that can't be drawn on is asked question by question`(term: String?) throws {
    let file = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/outlet.json").path
    let session = try TerminalSession(
      [Tool.path, "form", file, "-d", TestRegions.file], environment: ["TERM": term])
    try session.wait(for: "Enter keeps what is there")
    #expect(!session.screen.showsSecondScreen)
    session.type("张记\r")
    try session.wait(for: "张记")
    session.type(Keys.control("c"))
    #expect(try session.exit() == .status(130))
  }

  @Test func `without a terminal it says so`() throws {
    let result = try Tool.run(
      "form", Tool.root.appending(path: "Tests/RegionFormsTests/Forms/outlet.json").path)
    #expect(result.status == 66)
    #expect(
      result.errors
        == "regions: no terminal to fill the form on; “--check” and “--events” need none\n")
  }
}
