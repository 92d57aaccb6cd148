import Regions
import RegionsChina
import RegionsSearch
import RegionsTestSupport
import Testing

/// Searching what is damaged behind its header may find nothing, or the wrong region: never one outside.
struct DamagedFileTests {
  @Test(arguments: ["nanshan", "海口", "hn hk", "46", "龙华区 海口", "银川市兴庆区解放街1号", "yinchaun"])
  func `a search of any file that opens comes to an end`(query: String) throws {
    let file = try DamagedFiles.file(of: .china, ["460000", "640000"])
    try DamagedFiles.forEach(of: file, seed: 7) { tree, change in
      let search = RegionSearch(tree, former: .chinaFormer)
      let within = tree[number: tree.count / 9]
      for match in search.results(for: query) + search.results(for: query, within: within, level: 2)
        + search.children(of: tree.roots.first, matching: query)
      {
        #expect(match.region.number < tree.count, "\(change)")
        #expect(match.region.path.count <= tree.depth, "\(change)")
      }
    }
  }
}
