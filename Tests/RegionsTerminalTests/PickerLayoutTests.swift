import Testing

@testable import RegionsTerminal

/// Where the parts of the picker stand on a screen of any size.
struct PickerLayoutTests {
  @Test(
    arguments: [
      (24, 0, 1, 2..<22, 22, 23), (7, 0, 1, 2..<5, 5, 6), (6, 0, 1, 2..<5, nil, 5),
      (4, 0, 1, 2..<3, nil, 3), (3, 0, 1, 2..<3, nil, nil), (2, nil, 0, 1..<2, nil, nil),
      (1, nil, nil, 0..<1, nil, nil), (0, nil, nil, 0..<0, nil, nil),
    ] as [(Int, Int?, Int?, Range<Int>, Int?, Int?)])
  func `the list keeps a row while the parts around it give way`(
    rows: Int, tabs: Int?, input: Int?, list: Range<Int>, detail: Int?, status: Int?
  ) {
    let layout = PickerLayout(rows: rows)
    #expect(layout.tabs == tabs)
    #expect(layout.input == input)
    #expect(layout.list == list)
    #expect(layout.detail == detail)
    #expect(layout.status == status)
    #expect(layout.title == nil)
  }

  @Test func `what is being chosen stands above the tabs where there is room`() {
    #expect(PickerLayout(rows: 24, hasTitle: true).title == 0)
    #expect(PickerLayout(rows: 24, hasTitle: true).tabs == 1)
    #expect(PickerLayout(rows: 6, hasTitle: true).list == 3..<5)
    #expect(PickerLayout(rows: 5, hasTitle: true).title == nil)
  }

  @Test(arguments: [(80, true), (80, false), (120, true), (250, false)])
  func `columns side by side take the whole width, each with room for names`(
    columns: Int, hasPrevious: Bool
  ) {
    let layout = PickerColumns(columns: columns, hasPrevious: hasPrevious, showsPaths: false)
    #expect(layout.previous.isEmpty != hasPrevious)
    #expect(layout.below.upperBound == columns)
    #expect(layout.list.count >= 30)
    #expect(layout.list.upperBound + 1 == layout.below.lowerBound)
    #expect(PickerColumns(columns: 79, hasPrevious: true, showsPaths: false).list == 0..<79)
  }
}
