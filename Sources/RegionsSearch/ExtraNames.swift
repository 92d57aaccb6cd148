import Regions
import RegionsNames

/// The names that regions have besides the official ones, by region number.
struct ExtraNames: Sendable {
  struct Name: Sendable {
    let node: Int32
    let start: UInt32
    let end: UInt32
    let kind: NameReading.Source
  }

  private(set) var units: [UInt16] = []
  /// In ascending order of their regions.
  private(set) var names: [Name] = []

  /// - Parameter former: regions that are no more, with the attribute `successors`.
  /// - Complexity: O(names).
  init(_ tree: TreeStorage, former: TreeStorage?) {
    for kind in OtherNames.allCases {
      kind.forEach(in: tree) { node, name in
        add(Array(name), node, kind == .former ? .former : .alias)
      }
    }
    if let former { addFormer(former, tree) }
    names.sort { $0.node < $1.node }
  }

  private mutating func addFormer(_ former: TreeStorage, _ tree: TreeStorage) {
    for node in 0..<former.nodeCount {
      guard let value = former.attribute("successors", of: node) else { continue }
      var name: [UInt8] = []
      former.appendName(of: node, to: &name)
      for id in value.description.utf8.split(separator: 0x20) {
        if let successor = tree.node(forID: String(decoding: id, as: UTF8.self)) {
          add(name, successor, .former)
        }
      }
    }
  }

  private mutating func add(_ name: [UInt8], _ node: Int, _ kind: NameReading.Source) {
    let start = units.count
    NameFolding.append(name, to: &units)
    names.append(
      Name(
        node: Int32(truncatingIfNeeded: node), start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: units.count), kind: kind))
  }
}
