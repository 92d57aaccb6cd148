import Foundation
public import Regions

/// A small `.regions` file with all that files have, and copies of it in each of which one byte is another.
public struct DamagedFiles {
  /// A file of the provinces of a tree with these IDs, down to their counties, with ranks and all attributes.
  ///
  /// - Parameter tree: one with whole numbers for its attribute `population`.
  public static func file(of tree: RegionTree, _ ids: [String]) throws -> [UInt8] {
    var builder = RegionTreeBuilder()
    func add(_ region: Region, under parent: RegionTreeBuilder.Handle?) throws {
      let handle = try builder.add(id: region.id, name: region.name, under: parent)
      builder.setRank(region.rank, for: handle)
      for attribute in region.attributes {
        builder.set(attribute.name, to: attribute.value, for: handle)
      }
      for child in region.children where child.rank ?? .county <= .county {
        try add(child, under: handle)
      }
    }
    for id in ids { if let region = tree[id] { try add(region, under: nil) } }
    return try builder.build()
  }

  /// Changes bytes of the tree, the IDs, the attributes and the ranks in turn and hands to `body` what still
  /// opens. Nothing that is asked of it may trap; what it answers may be wrong. One in forty bytes is changed,
  /// others at each seed: all of them where the environment says `REGIONS_SWEEP=all`, as `Scripts/check c` goes
  /// through them with optimized code.
  ///
  /// - Parameter body: is given the tree and what was changed, for who tells of a failure.
  public static func forEach(
    of file: [UInt8], seed: UInt64, _ body: (_ tree: RegionTree, _ change: String) throws -> Void
  ) throws {
    var random = SeededRandom(seed: seed)
    let isWhole = ProcessInfo.processInfo.environment["REGIONS_SWEEP"] == "all"
    var start = 32 + 24 * Int(file[12])
    for section in try RegionTree(bytes: file).sections {
      let end = start + section.bytes
      if ["TREE", "IDS", "ATTR", "RANK"].contains(section.name) {
        for place in start..<end {
          guard isWhole || UInt64(place) % 40 == seed % 40 else { continue }
          var damaged = file
          damaged[place] ^= UInt8.random(in: 1...255, using: &random)
          guard let tree = try? RegionTree(bytes: damaged) else { continue }
          try body(tree, "seed \(seed), byte \(place) of \(section.name): \(damaged[place])")
        }
      }
      start = end
    }
  }
}
