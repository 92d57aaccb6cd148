import JSONDocument
import RegionForms
import Regions

struct Malformed: Error {}

/// A server's `[{"code": "110000", "name": "北京市", "children": […]}]` as a `.regions` file.
func regions(of json: [UInt8]) throws -> [UInt8] {
  var builder = RegionTreeBuilder()
  builder.metadata.title = "Regions of the server"
  func add(_ list: JSONValue, under parent: Int?, rank: Int) throws {
    for region in list.array ?? [] {
      guard let code = region["code"]?.string, let name = region["name"]?.string else {
        throw Malformed()
      }
      let number = try builder.add(
        id: code, name: name, under: parent, rank: RegionRank(rawValue: rank))
      try add(region["children"] ?? [], under: number, rank: rank + 1)
    }
  }
  try add(try JSONValue(parsing: json), under: nil, rank: 1)
  return try builder.build()
}

/// Uses what is there at once, and the server's data set as soon as it is here and whole.
func keepUpToDate(
  _ file: String, bundled: RegionTree, fetch: @escaping @Sendable () async throws -> [UInt8],
  use: @Sendable (RegionTree) async -> Void
) async {
  let source = RegionBytesSource { try regions(of: try await fetch()) }
  let cache = RegionDataCache(file: file, bundled: bundled, source: source)
  await use(await cache.current)
  // Without a network everything goes on with what is there.
  guard let result = try? await cache.refresh(), result == .updated else { return }
  await use(await cache.current)
}
