import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport
import Testing

/// Reading addresses with what is damaged behind its header may find nothing, or the wrong region: never one
/// outside.
struct DamagedFileTests {
  @Test func `an address is read with any file that opens`() throws {
    let file = try DamagedFiles.file(of: .china, ["460000", "640000"])
    let former = try DamagedFiles.file(of: .chinaFormer, ["460000", "640000"])
    func read(_ tree: RegionTree, _ former: RegionTree, _ change: String) {
      let matcher = AddressMatcher(tree, former: former)
      for text in ["银川市兴庆区解放街1号", "海南省琼山市府城镇", "城区", "Longhua District, Haikou"] {
        let match = matcher.match(text)
        #expect((match.region?.number ?? 0) < tree.count, "\(change)")
        for other in match.alternatives { #expect(other.number < tree.count, "\(change)") }
      }
    }
    let (whole, formerWhole) = (try RegionTree(bytes: file), try RegionTree(bytes: former))
    try DamagedFiles.forEach(of: file, seed: 7) { read($0, formerWhole, $1) }
    try DamagedFiles.forEach(of: former, seed: 8) { read(whole, $0, $1) }
  }
}
