import RegionEvents
import RegionPicker
import Regions
import RegionsChina
import Testing

/// A picker that ends at a rank, over the bundled data.
struct RankTests {
  static let complete = [
    ["110000", "110101"], ["440000", "440300", "440305"], ["440000", "441900"],
    ["410000", "419001"], ["710000", "710009"],
  ]

  @Test(arguments: complete)
  func `one picker ends at a district, a county or a city without any`(path: [String]) throws {
    var session = try PickerEventSession(tree: .china, until: .county)
    for (level, id) in path.enumerated() {
      #expect(session.picker.phase == .open)
      let answer = session.answer(to: #"{"event":"select","level":\#(level),"id":"\#(id)"}"#)
      #expect(!answer.contains("error"))
    }
    #expect(session.picker.phase == .finished)
    #expect(session.picker.selected.map(\.id) == path)
  }

  @Test func `an option says how many options lie below it, not how many regions`() {
    var source = RegionTreeSource(.china, until: .county)
    for parent in [nil, "440000", "110000", "440300"] {
      for option in source.options(below: parent) {
        #expect(option.childCount == source.options(below: option.id).count)
      }
    }
    #expect(source.options(below: "441900").isEmpty)
    #expect(RegionTree.china["441900"]?.isLeaf == false)
  }

  @Test func `a row is a position among the options, also where regions between are none`() throws {
    // A town between two counties.
    var builder = RegionTreeBuilder()
    let province = try builder.add(id: "A", name: "A", rank: .province)
    try builder.add(id: "B", name: "B", under: province, rank: .county)
    try builder.add(id: "C", name: "C", under: province, rank: .town)
    try builder.add(id: "D", name: "D", under: province)
    try builder.add(id: "E", name: "E", under: province, rank: .county)
    var source = RegionTreeSource(try RegionTree(bytes: builder.build()), until: .county)
    #expect(source.options(below: "A").map(\.id) == ["B", "D", "E"])
    #expect(source.row(of: "E", below: "A") == 2)
    #expect(source.row(of: "C", below: "A") == nil)
    #expect(source.options(below: nil).map(\.childCount) == [3])
  }

  @Test func `a region below the last rank is echoed as the one above it`() throws {
    let session = try PickerEventSession(tree: .china, until: .county, selected: "441900003")
    #expect(session.picker.selected.map(\.id) == ["440000", "441900"])
    let street = try PickerEventSession(tree: .china, until: .county, selected: "110101001")
    #expect(street.picker.selected.map(\.id) == ["110000", "110101"])
  }

  @Test func `a search finds no region that can't be chosen`() {
    let source = RegionTreeSource(.china, until: .county)
    for text in ["东城", "南山", "dongguan"] {
      let results = source.search(text, below: nil).results
      #expect(!results.isEmpty)
      for result in results {
        let region = result.ids.last.flatMap { RegionTree.china[$0] }
        #expect(region?.rank.map { $0 <= .county } == true)
      }
    }
  }

  @Test func `there is nothing to choose below a city without districts`() {
    #expect(throws: PickerSetupError.nothingBelow("441900")) {
      try PickerEventSession(
        tree: .china, configuration: .init(root: "441900"), until: .county)
    }
  }

  @Test func `depth and rank end together, whichever comes first`() throws {
    var session = try PickerEventSession(
      tree: .china, configuration: .init(maxDepth: 2), until: .county)
    _ = session.answer(to: #"{"event":"select","level":0,"id":"440000"}"#)
    _ = session.answer(to: #"{"event":"select","level":1,"id":"440300"}"#)
    #expect(session.picker.phase == .finished)
  }
}
