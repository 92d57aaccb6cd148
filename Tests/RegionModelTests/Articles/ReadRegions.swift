import Regions

func readRegions() throws {
  let china = try RegionTree(contentsOf: "china.regions")
  if let district = china["110101"] {
    print(district.path.map(\.name).joined(separator: "/"))  // 北京市/东城区
  }
  for province in china.roots {
    print(province.id, province.name, province.children.count)
  }
}
