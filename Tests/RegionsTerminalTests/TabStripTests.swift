import Testing

@testable import RegionsTerminal

/// The tabs of the levels, on wide and narrow screens.
struct TabStripTests {
  private func strip(_ names: [String], front: Int, columns: Int) -> TabStrip {
    _ = TextWidth.useUTF8()
    return TabStrip(
      names.enumerated().map { .init(level: $0, text: $1, isPlaceholder: $1 == "请选择") },
      front: front, columns: columns)
  }

  @Test func `tabs stand beside each other with a line between them`() {
    let strip = strip(["广东省", "广州市", "请选择"], front: 2, columns: 80)
    #expect(strip.line.text == " 广东省 │ 广州市 │ 请选择 ")
    #expect(strip.line.runs.last == .init(text: " 请选择 ", style: [.reverse, .bold]))
  }

  @Test func `a column belongs to the tab that is drawn there`() {
    let strip = strip(["广东省", "广州市", "请选择"], front: 0, columns: 80)
    #expect((0..<28).map { strip.level(at: $0) }.compactMap { $0 }.count == 24)
    #expect(strip.level(at: 0) == 0)
    #expect(strip.level(at: 7) == 0)
    #expect(strip.level(at: 8) == nil)
    #expect(strip.level(at: 9) == 1)
    #expect(strip.level(at: 18) == 2)
    #expect(strip.level(at: 70) == nil)
  }

  @Test func `tabs that don't fit leave from the left, and the one in front is shown`() {
    let strip = strip(["广东省", "广州市", "天河区", "请选择"], front: 3, columns: 24)
    #expect(strip.line.text == "…  天河区 │ 请选择 ")
    #expect(strip.level(at: 3) == 2)
  }

  @Test func `what is left over on the right ends in a mark`() {
    let strip = strip(["广东省", "广州市", "天河区", "请选择"], front: 0, columns: 20)
    #expect(strip.line.text == " 广东省 │ 广州市 │…")
  }

  @Test(arguments: 1...60)
  func `the strip is never wider than the terminal and always shows the tab in front`(columns: Int)
  {
    let names = ["内蒙古自治区", "呼伦贝尔市", "莫力达瓦达斡尔族自治旗", "请选择"]
    for front in names.indices {
      let strip = strip(names, front: front, columns: columns)
      #expect(strip.line.width <= columns)
      if columns >= 8 { #expect(strip.spans.contains { $0.level == front }) }
    }
  }
}
