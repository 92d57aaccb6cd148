import Regions
import RegionsChina

func formerRegion() {
  if let region = FormerRegions.china["110103"] {
    print(region.name)  // 崇文区
    print(region.until)  // 2010
    print(region.onlySuccessor?.name ?? "several, or none")  // 东城区
  }
}
