import Regions
import RegionsChina

let china = RegionTree.china  // or: try RegionTree(contentsOf: "china.regions")

if let district = china["110101"] {
  print(district.name)
  print(district.path.map(\.name))
}

if let guangdong = china["440000"] {
  for city in guangdong.children.prefix(3) {  // lazily, in source order
    print(city.id, city.name, city.children.count)
  }
}

print(china["999999"]?.name ?? "no such region")
