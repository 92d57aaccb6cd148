import Foundation
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// Who asks often is answered from tables, who asks once from the file: in the same way.
struct LazyTableTests {
  @Test func `Tables answer as the file does`() throws {
    let frequent = RegionTree.china
    for _ in 0..<2 {
      for region in frequent.roots.flatMap(\.children).flatMap(\.children) {
        #expect(frequent[region.id] == region && region.parent != nil && !region.name.isEmpty)
      }
    }
    for number in 0..<frequent.count where number % 7 == 0 {
      _ = frequent[number: number].path.map(\.name)
      _ = frequent[frequent[number: number].id]
    }
    // A data set opened anew has no tables.
    let bytes = Array(try Data(contentsOf: Tool.root.appending(path: "Data/china.regions")))
    for number in stride(from: 5, to: frequent.count, by: 97) {
      let once = try RegionTree(bytes: bytes)[number: number]
      let often = frequent[number: number]
      #expect(Array(often.name.utf8) == Array(once.name.utf8), "name of \(once.id)")
      #expect(often.parent?.number == once.parent?.number, "parent of \(once.id)")
      #expect(once.tree[once.id]?.number == number && frequent[once.id] == often)
    }
  }
}
