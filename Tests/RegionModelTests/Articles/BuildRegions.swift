import Regions

func buildRegions() throws -> [UInt8] {
  var builder = RegionTreeBuilder()
  builder.metadata.title = "Example"
  let beijing = try builder.add(id: "110000", name: "北京市")
  try builder.add(id: "110101", name: "东城区", under: beijing)
  let bytes = try builder.build()
  return bytes
}
