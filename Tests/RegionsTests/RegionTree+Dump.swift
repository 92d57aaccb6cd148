import Foundation
import Regions

extension RegionTree {
  /// Everything the regions have, as CSV, depth first: what `Examples/read_regions.py` prints.
  var dump: String {
    func cell(_ text: String) -> String {
      text.utf8.contains { ",\"\r\n".utf8.contains($0) }
        ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
    let ranked = sections.contains { $0.name == "RANK" }
    let header = ["id", "parent", "name"] + (ranked ? ["rank"] : []) + attributeNames
    var lines = [header.joined(separator: ",")]
    func visit(_ regions: RegionCollection, _ parent: String) {
      for region in regions {
        let rank = ranked ? [region.rank.map { String($0.rawValue) } ?? ""] : []
        let values =
          rank
          + attributeNames.map {
            region[attribute: $0]?.description ?? ""
          }
        lines.append(([region.id, parent, region.name] + values).map(cell).joined(separator: ","))
        visit(region.children, region.id)
      }
    }
    visit(roots, "")
    return lines.joined(separator: "\n") + "\n"
  }
}
