import Testing

@testable import RegionsTerminal

struct PickerLayoutTests {
  @Test(
    arguments: [
      (24, 0, 1, 2..<22, 22, 23), (10, 0, nil, 1..<8, 8, 9), (4, 0, nil, 1..<2, 2, 3),
      (3, 0, nil, 1..<2, nil, 2), (2, nil, nil, 0..<1, nil, 1), (1, nil, nil, 0..<1, nil, nil),
      (0, nil, nil, 0..<0, nil, nil),
    ] as [(Int, Int?, Int?, Range<Int>, Int?, Int?)])
  func `The list keeps a row while the parts around it give way`(
    rows: Int, tabs: Int?, rule: Int?, list: Range<Int>, path: Int?, status: Int?
  ) {
    let layout = PickerLayout(rows: rows)
    #expect(layout.tabs == tabs)
    #expect(layout.rule == rule)
    #expect(layout.list == list)
    #expect(layout.path == path)
    #expect(layout.status == status)
  }
}
