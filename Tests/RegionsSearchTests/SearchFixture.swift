import Regions
import RegionsCLI
import RegionsChina

/// The data sets the search is tested on.
enum SearchFixture {
  /// All of China, if it is bundled with pinyin.
  static let china = RegionTree.china
  static let hasPinyin = china.attributeNames.contains("pinyin")

  /// Two provinces of the bundled data set with pinyin, some thousand regions: enough for names to
  /// collide, small enough for hundreds of queries in a debug build.
  static let small: RegionTree = {
    do {
      return try part(of: china, ["460000", "640000"])
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The provinces with these IDs and all below, with the pinyin of their names.
  private static func part(of tree: RegionTree, _ ids: [String]) throws -> RegionTree {
    var builder = RegionTreeBuilder()
    func add(_ region: Region, under parent: Int?) throws {
      let handle = try builder.add(id: region.id, name: region.name, under: parent)
      let above = region.ancestors.map(\.name)
      if let reading = NamePinyin.standard.pinyin(of: region.name, below: above) {
        builder.set("pinyin", to: .text(reading), for: handle)
      }
      for child in region.children { try add(child, under: handle) }
    }
    for id in ids {
      if let region = tree[id] { try add(region, under: nil) }
    }
    return try RegionTree(bytes: builder.build())
  }
}
