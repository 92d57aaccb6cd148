import Foundation
import Regions
import RegionsTestSupport
import Testing

/// `search`, `info` and `diff` as people see them on a terminal, and plain as pipes get them.
struct TablesOnTerminalTests {
  private struct Shown {
    var screen: VirtualTerminal
    var exit: TerminalSession.Exit
  }

  private func show(
    _ arguments: [String], rows: Int = 60, columns: Int = 80, environment: [String: String?] = [:]
  ) throws -> Shown {
    let session = try TerminalSession(
      [Tool.path] + arguments, rows: rows, columns: columns, environment: environment)
    let exit = try session.exit()
    return Shown(screen: session.screen, exit: exit)
  }

  // MARK: Search

  @Test func `search aligns ID, name and path, whatever characters a name has`() throws {
    let lines = try show(["search", "朝阳", "--until", "county"]).screen.lines
    #expect(lines[0] == "110105  朝阳区  北京市/朝阳区")
    #expect(lines[1] == "220104  朝阳区  吉林省/长春市/朝阳区")
    #expect(lines[2].hasPrefix("211300  朝阳市  "))
    let lookup = try show(["search", "110105", "110106"])
    #expect(lookup.exit == .status(1), "two IDs are no region")
  }

  @Test func `what matched is coloured, in the names above it too`() throws {
    let screen = try show(["search", "北京朝阳", "--limit", "1"]).screen
    #expect(screen.text(row: 0) { $0.color == 6 } == "朝阳北京朝阳")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `without colours the same is printed plain`(environment: [String: String]) throws {
    let screen = try show(["search", "北京朝阳", "--limit", "1"], environment: environment).screen
    #expect(screen.lines[0] == "110105  朝阳区  北京市/朝阳区")
    #expect(screen.cells.joined().allSatisfy { $0.style == VirtualTerminal.Style() })
  }

  @Test func `a pipe gets tabs and no colours`() throws {
    let result = try Tool.run("search", "北京朝阳", "--limit", "1")
    #expect(result.output == "110105\t朝阳区\t北京市/朝阳区\n")
  }

  @Test(arguments: [
    (
      ["lookup", "110105", "330106003", "999999", "110000"],
      [
        "110105     朝阳区    北京市/朝阳区",
        "330106003  灵隐街道  浙江省/杭州市/西湖区/灵隐街道", "999999",
        "regions: warning: no region has the ID “999999”", "110000     北京市    北京市",
      ]
    ),
    (
      ["match", "杭州西湖区文三路478号", "北京朝阳区建国路1号"],
      [
        "330106  浙江省/杭州市/西湖区  文三路478号",
        "110105  北京市/朝阳区         建国路1号",
      ]
    ),
    (["children", "820000"], ["820001  花王堂区"]),
    (["tree", "820000", "--depth", "2"], ["820000    澳门特别行政区", "  820001  花王堂区"]),
  ])
  func `answers stand below each other, ID, name and path`(
    command: [String], expected: [String]
  ) throws {
    let lines = try show(command).screen.lines
    #expect(Set(expected).isSubset(of: lines), "\(lines.prefix(6))")
  }

  @Test func `what is found by a former name or an alias says by which`() throws {
    #expect(
      try show(["search", "崇文区", "--limit", "1"]).screen.lines[0] == "110101  东城区  北京市/东城区  ← 崇文区")
    #expect(try show(["search", "沪", "--limit", "1"]).screen.lines[0] == "310000  上海市  上海市  ← 沪")
    #expect(
      try show(["search", "peking", "--limit", "1"]).screen.lines[0].hasSuffix("  ← Peking"),
      "as the data writes it")
    #expect(try !show(["search", "上海市", "--limit", "1"]).screen.lines[0].contains("←"))
  }

  @Test(arguments: [1, 8, 12, 20, 28, 40, 79, 80, 200])
  func `a search fits a terminal of any width, one region a line, and waits for no key`(
    columns: Int
  ) throws {
    let session = try TerminalSession(
      shell: "\"$REGIONS\" search 街道 --limit 50 2>/dev/null", rows: 110, columns: columns)
    #expect(try session.exit() == .status(0))
    let lines = session.screen.lines.filter { !$0.isEmpty }
    guard columns >= 20 else { return }
    #expect(lines.count == 50)
    #expect(lines.allSatisfy { $0.contains("街道") || $0.contains("…") })
    #expect(lines.allSatisfy { $0.wholeMatch(of: #/\d{9}  \S.*/#) != nil })
  }

  @Test func `a path that doesn't fit is cut from the left`() throws {
    let lines = try show(["search", "南山街道", "--limit", "3"], columns: 36).screen.lines
    #expect(lines[0].contains("南山街道") && lines[0].contains("…/"))
  }

  @Test func `a search without hits says so, and which option leaves them out`() throws {
    #expect(
      try show(["search", "無此地名哉"]).screen.lines[0] == "regions: nothing is called “無此地名哉”")
    let within = try Tool.run("search", "--within", "440000", "--exact", "东城区")
    #expect(within.status == 1)
    #expect(within.output == "")
    #expect(
      within.errors
        == "regions: nothing is called “东城区”; without --within, there is 110101 北京市/东城区\n")
    let exact = try Tool.run("search", "--exact", "shenzehn")
    #expect(exact.errors.contains("; without --exact, the nearest is 440300 广东省/深圳市"))
    #expect(exact.status == 1)
  }

  // MARK: Info

  @Test func `info aligns its values, and counts by their last digit`() throws {
    let lines = try show(["info"], columns: 120).screen.lines
    let counts = lines.filter { $0.hasPrefix("  level") || $0.hasPrefix("regions") }
    #expect(counts.first == "regions      41,981")
    let ends = counts.map { line in line.count - (line.last?.isNumber == true ? 0 : 4) }
    #expect(Set(ends).count == 1, "\(counts)")
  }

  @Test func `labels of wide characters are aligned as well`() throws {
    let lines = try show(["info"], columns: 120, environment: ["LC_ALL": "zh_CN.UTF-8"]).screen
      .lines
    #expect(lines.contains { $0.hasPrefix("名称       中国行政区划") })
    #expect(lines.contains { $0.hasPrefix("  第 1 层       34") })
  }

  @Test(arguments: [20, 40, 80])
  func `info breaks what is too long, below its beginning`(columns: Int) throws {
    let shown = try show(["info"], rows: 200, columns: columns)
    #expect(shown.exit == .status(0))
    let lines = shown.screen.lines.filter { !$0.isEmpty }
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("title 中国行政区划"))
    #expect(text.contains("level 4 36,438"))
    let start = try #require(lines.firstIndex { $0.hasPrefix("origin") })
    let end = try #require(lines.firstIndex { $0.hasPrefix("license") })
    #expect(end - start > 1)
    #expect(lines[(start + 1)..<end].allSatisfy { $0.hasPrefix("    ") })
  }

  // MARK: Diff

  private struct Versions {
    let folder = try? TemporaryFolder()
    let old: String
    let new: String

    init() throws {
      var old = RegionTreeBuilder()
      let one = try old.add(id: "11", name: "北京市")
      try old.add(id: "110103", name: "崇文区", under: one)
      try old.add(id: "110105", name: "朝阳区", under: one)
      let two = try old.add(id: "44", name: "广东省")
      try old.add(id: "4401", name: "广州", under: two)
      try old.add(id: "440106005", name: "石牌街道\u{1B}[31m", under: two)
      var new = RegionTreeBuilder()
      try new.add(id: "11", name: "北京市")
      let other = try new.add(id: "44", name: "广东省")
      try new.add(id: "110105", name: "朝阳区", under: other)
      try new.add(id: "4401", name: "广州市", under: other)
      try new.add(id: "4499", name: "一个名字非常长的地方，比终端还要宽得多，只好分成几行", under: other)
      let folder = try #require(folder)
      self.old = try folder.write("old.regions", old.build())
      self.new = try folder.write("new.regions", new.build())
    }
  }

  @Test func `diff aligns signs, IDs and names, coloured by what happened`() throws {
    let versions = try Versions()
    let shown = try show(["diff", versions.old, versions.new])
    #expect(shown.exit == .status(1))
    #expect(
      shown.screen.lines.prefix { !$0.isEmpty } == [
        "北京市",
        "  - 110103    崇文区",
        "广东省",
        "  - 440106005 石牌街道\u{FFFD}[31m",
        "  + 4499      一个名字非常长的地方，比终端还要宽得多，只好分成几行",
        "  ~ 4401      广州 → 广州市",
        "  > 110105    朝阳区: 北京市 → 广东省",
        "1 added, 2 removed, 1 renamed, 1 moved, 0 probably the same under another ID",
      ])
    #expect(shown.screen.text(row: 1) { $0.color == 1 }.contains("崇文区"))
    #expect(shown.screen.text(row: 4) { $0.color == 2 }.contains("4499"))
    let plain = try show(
      ["diff", versions.old, versions.new], environment: ["NO_COLOR": "1"])
    #expect(plain.screen.cells.joined().allSatisfy { $0.style.color == nil })
    let piped = try Tool.run("diff", versions.old, versions.new)
    #expect(piped.output.contains("\n  - 110103 崇文区\n"))
  }

  @Test(arguments: [10, 20, 30, 40])
  func `diff breaks what is too long, below its beginning`(columns: Int) throws {
    let versions = try Versions()
    let screen = try show(["diff", versions.old, versions.new], rows: 100, columns: columns).screen
    let text = screen.lines.map { $0.drop { $0 == " " } }.joined()
    #expect(text.contains("一个名字非常长的地方，比终端还要宽得多，只好分成几行"))
    #expect(screen.lines.contains("广东省"))
    let start = try #require(screen.lines.firstIndex { $0.hasPrefix("  + 4499") })
    #expect(screen.lines[start + 1].hasPrefix("    "))
  }
}
