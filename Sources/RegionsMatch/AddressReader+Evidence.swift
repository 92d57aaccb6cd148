import Regions
import RegionsNames

extension AddressReader {
  /// Chooses among regions that the text has equally well, by what else stands in it, else by how well
  /// known they are.
  ///
  /// - Parameter parse: where the names stand that were read already.
  mutating func settle(
    _ candidates: [ForestRegion], outside parse: Range<Int>
  ) -> (ForestRegion, isSettled: Bool) {
    var evidence = evidence(for: candidates, outside: parse)
    addCodes(to: &evidence, for: candidates)
    let most = evidence.max() ?? 0
    let left = candidates.indices.filter { evidence[$0] == most }
    if left.count == 1, most > 0 { return (candidates[left[0]], true) }
    let tree = tree.storage
    var chosen = candidates[left[0]]
    var population = -1
    for index in left {
      let node = lexicon.forest.node(of: candidates[index])
      let other = Prominence.population(of: node, in: tree)
      if other > population { (chosen, population) = (candidates[index], other) }
    }
    return (chosen, false)
  }

  /// What the other names of the text say for each of some regions: a name of a town or village below it
  /// says most, then one of a region above it, then that of a neighbour.
  private mutating func evidence(for candidates: [ForestRegion], outside parse: Range<Int>)
    -> [Int]
  {
    var evidence = [Int](repeating: 0, count: candidates.count)
    for start in 0..<text.units.count where !parse.contains(start) {
      var state = lexicon.firstState(of: text.units[start])
      var end = start + 1
      while state != .none, start >= parse.lowerBound || end <= parse.lowerBound {
        if let bucket = lexicon.bucket(at: state) {
          endings.find(in: text, at: end)
          for index in candidates.indices {
            evidence[index] += weight(of: bucket, at: start..<end, for: candidates[index])
          }
        }
        guard end < text.units.count else { break }
        state = lexicon.edges.target(of: state, over: text.units[end])
        end += 1
      }
    }
    return evidence
  }

  // MARK: Area codes and postcodes

  /// Those of the address, and of the message that it is part of.
  private var codes: CodeEvidence {
    #if arch(wasm32)  // What a page downloads has no such codes.
    return CodeEvidence()
    #else
    var codes = messageCodes
    codes.find(in: text.units)
    return codes
    #endif
  }

  private func addCodes(to evidence: inout [Int], for candidates: [ForestRegion]) {
    let codes = codes
    guard !codes.isEmpty else { return }
    for index in candidates.indices {
      evidence[index] += codes.weight(
        of: lexicon.forest.node(of: candidates[index]), in: tree.storage)
    }
  }

  /// Whether the area codes and the postcode are those of another city than a region of today lies in.
  func codesContradict(_ region: ForestRegion) -> Bool {
    let codes = codes
    return !codes.isEmpty && codes.contradicts(lexicon.forest.node(of: region), in: tree.storage)
  }

  // MARK: Names

  /// What one name of the text says for one region.
  private func weight(of bucket: Bucket, at range: Range<Int>, for region: ForestRegion) -> Int {
    let forest = lexicon.forest
    let parent = forest.parent(of: region)
    let entries = lexicon.entries(of: bucket)
    guard entries.count <= 2000 else { return 0 }
    var weight = 0
    for index in entries {
      let entry = lexicon.entries[index]
      let other = entry.region
      guard other != region else { continue }
      let isShort = endings.quality(of: entry, end: range.upperBound).quality == .short
      if forest.contains(region, other) {
        weight = max(weight, min(range.count, 4) + (isShort ? 1 : 4))
      } else if forest.contains(other, region) {
        weight = max(weight, !isShort ? 5 : text.isRoad(at: range.upperBound) ? 0 : 2)
      } else if !isShort, let parent, forest.rank(of: parent) > 1, forest.contains(parent, other) {
        weight = max(weight, 4)
      }
    }
    return weight
  }
}
