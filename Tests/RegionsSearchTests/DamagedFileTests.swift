import Regions
import RegionsChina
import RegionsSearch
import RegionsTestSupport
import Testing

/// Searching what is damaged behind its header may find nothing, or the wrong region: never one outside.
struct DamagedFileTests {
  @Test func `a search of any file that opens comes to an end`() throws {
    let queries = ["nanshan", "海口", "hn hk", "46", "龙华区 海口", "银川市兴庆区解放街1号", "yinchaun"]
    let file = try DamagedFiles.file(of: .china, ["460000", "640000"])
    try DamagedFiles.forEach(of: file, seed: 7) { tree, change in
      let search = RegionSearch(tree, former: .chinaFormer)
      let within = tree[number: tree.count / 9]
      for query in queries {
        for match in search.results(for: query)
          + search.results(for: query, within: within, level: 2)
          + search.children(of: tree.roots.first, matching: query)
        {
          #expect(match.region.number < tree.count, "\(query), \(change)")
          #expect(match.region.path.count <= tree.depth, "\(query), \(change)")
        }
      }
    }
  }
}
