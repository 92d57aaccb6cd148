import Regions
import RegionsChina
import RegionsSearch

func searchRegions() {
  let search = RegionSearch(.china, former: .chinaFormer)  // import RegionsSearch
  for match in search.results(for: "gdsz南山", limit: 5) {
    print(match.region.path.map(\.name), match.kind)  // ["广东省", "深圳市", "南山区"] shortName
  }
}
