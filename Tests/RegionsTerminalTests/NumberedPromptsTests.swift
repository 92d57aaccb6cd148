import RegionPicker
import Testing

@testable import RegionsTerminal

/// Without a screen, a region is chosen by questions and answers.
struct NumberedPromptsTests {
  private typealias Picker = TerminalPicker

  /// Runs the dialogue with the given answers.
  private func run(
    _ answers: [String], anyLevel: Bool = false, preset: String? = nil,
    depth: Int? = nil
  ) -> (result: Picker.Result, asked: [String]) {
    var picker = Picker(
      source: RegionTreeSource(TestRegions.tree),
      configuration: .init(maxDepth: depth, allowsAnyLevel: anyLevel))
    picker.preset = preset
    var rest = answers[...]
    var asked: [String] = []
    let result = picker.prompt(
      environment: { _ in nil }, read: { rest.popFirst() }, write: { asked.append($0) })
    return (result, asked)
  }

  @Test func `each level is a numbered list`() {
    let (_, asked) = run(["2"])
    #expect(
      asked[1] == """
        广东省
        Select:
          1  广州市  4401
          2  深圳市  4403
          3  东莞市  4419
        number, name or ID (empty: back, q: cancel) >\u{20}
        """)
  }

  @Test(arguments: [
    ["2", "1", "2"], ["44", "4401", "440106"], ["广东省", "广州", "天河"], [" 2 ", "广州市\t", "天河区"],
  ])
  func `a number, an ID, a name or part of a name chooses`(answers: [String]) {
    #expect(run(answers).result == .chosen(id: "440106"))
  }

  @Test func `part of several names narrows the list, and numbers stay`() throws {
    let (result, asked) = run(["4", "第300", "3000"])
    try #require(asked.count == 3)
    #expect(asked[2].contains("   300  第300县"))
    #expect(!asked[2].contains("第301县"))
    #expect(result == .chosen(id: "613000"))
  }

  @Test func `an answer that fits nothing is asked for again, without the list it was read from`() {
    let (result, asked) = run(["没有", "没了", "71"])
    #expect(asked[1] == "no match: 没有\nnumber, name or ID (empty: back, q: cancel) > ")
    #expect(asked[2] == "no match: 没了\nnumber, name or ID (empty: back, q: cancel) > ")
    #expect(result == .chosen(id: "71"))
  }

  @Test func `what is not in the list is looked for elsewhere, and taken by its number`() {
    let (result, asked) = run(["天河", "1"])
    #expect(asked[1].hasPrefix("found elsewhere:\n  1  广东省 › 广州市 › 天河区  440106\n"))
    #expect(!asked[1].contains("北京市"))
    #expect(result == .chosen(id: "440106"))
  }

  @Test func `nothing deeper than asked for is found elsewhere`() {
    let (result, asked) = run(["天河", "q"], depth: 2)
    #expect(asked[1].hasPrefix("no match: 天河\n"))
    #expect(result == .cancelled)
  }

  @Test func `an empty line goes back, and at the first level asks again`() {
    let (result, asked) = run(["2", "", "", "台湾省"])
    #expect(asked[2] == asked[3])
    #expect(asked[2].contains("* 2  广东省"))
    #expect(result == .chosen(id: "71"))
  }

  @Test(arguments: [["q"], ["2", "Q"], [], ["2"]])
  func `q and the end of input cancel`(answers: [String]) {
    #expect(run(answers).result == .cancelled)
  }

  @Test func `a point takes what is chosen so far where that is allowed`() {
    #expect(run(["2", "."], anyLevel: true).result == .chosen(id: "44"))
    #expect(run(["2", "."]).result == .cancelled)
  }

  @Test func `a long list ends in how much is not listed`() {
    let (_, asked) = run(["4"])
    #expect(asked[1].split(separator: "\n").count == 60 + 4)
    #expect(asked[1].contains("… 2,940 more not listed"))
  }

  @Test func `a preset starts at its last level`() {
    let (_, asked) = run([], preset: "440106")
    #expect(asked[0].hasPrefix("广东省 › 广州市\n"))
    #expect(asked[0].contains("* 2  天河区"))
  }

  @Test func `a name can't send the terminal commands`() {
    #expect(!run([]).asked[0].contains("\u{1B}"))
  }

  @Test func `a number takes nothing from a list that isn't shown`() {
    let (result, asked) = run(["天河", "2", "1"])
    #expect(asked[2].hasPrefix("not in the list: 2\n"))
    #expect(result == .chosen(id: "440106"))
    let (narrowed, answers) = run(["4", "第300", "1", "q"])
    #expect(answers[3].hasPrefix("not in the list: 1\n"))
    #expect(narrowed == .cancelled)
  }
}
