import Regions

/// Finds regions that live on under another ID.
///
/// Goes down the old tree level by level, so that a parent's successor is known before its children
/// are looked at: a county that got a new code keeps its towns, even if they got new codes as well.
struct SuccessionFinder {
  private let match: RegionMatching
  /// The successors found so far, by the number of the old region, and who has been taken.
  private var successors: [Int: Int] = [:]
  private var taken: Set<Int> = []
  private var found: [RegionDiff.Succession] = []

  /// The key of the top of the tree, where others have their parent's number.
  private static let top = -1

  init(_ match: RegionMatching) {
    self.match = match
  }

  func successions() -> [RegionDiff.Succession] {
    var finder = self
    finder.find()
    return finder.found
  }

  private mutating func find() {
    let addedByParent = Dictionary(grouping: match.addedNumbers) {
      match.new.storage.parent(of: $0) ?? SuccessionFinder.top
    }
    let starts = match.old.storage.levelStarts
    for level in starts.indices.dropLast() {
      let removed = (starts[level]..<starts[level + 1]).filter { match.counterparts[$0] == nil }
      var families: [Int: [Int]] = [:]
      for number in removed {
        if let parent = newParent(of: number) { families[parent, default: []].append(number) }
      }
      for (parent, family) in families.sorted(by: { $0.key < $1.key }) {
        matchNames(of: family, with: addedByParent[parent] ?? [])
        matchChildren(of: family, with: addedByParent[parent] ?? [])
      }
      matchKeptChildren(of: removed.filter { successors[$0] == nil })
    }
  }

  /// What the parent of an old region is in the new data set: the same region or its successor.
  private func newParent(of number: Int) -> Int? {
    guard let parent = match.old.storage.parent(of: number) else { return SuccessionFinder.top }
    return match.counterparts[parent] ?? successors[parent]
  }

  private mutating func add(
    _ old: Int, became new: Int, _ reason: RegionDiff.Succession.Reason
  ) {
    successors[old] = new
    taken.insert(new)
    found.append(
      RegionDiff.Succession(
        old: match.old[number: old], new: match.new[number: new], reason: reason))
  }

  /// The same name below the same parent, if it is there once on each side.
  private mutating func matchNames(of removed: [Int], with added: [Int]) {
    let oldByName = Dictionary(grouping: removed) { match.old.storage.name(of: $0) }
    let newByName = Dictionary(grouping: added) { match.new.storage.name(of: $0) }
    for old in removed {
      let name = match.old.storage.name(of: old)
      guard oldByName[name]?.count == 1, let candidates = newByName[name], candidates.count == 1
      else { continue }
      add(old, became: candidates[0], .name)
    }
  }

  /// Children of the same names below two regions of the same parent.
  private mutating func matchChildren(of removed: [Int], with added: [Int]) {
    var parentsByChild: [String: [Int]] = [:]
    for new in added where !taken.contains(new) {
      for child in match.new.storage.children(of: new) where match.isAdded[child] {
        parentsByChild[match.new.storage.name(of: child), default: []].append(new)
      }
    }
    guard !parentsByChild.isEmpty else { return }
    for old in removed where successors[old] == nil {
      var votes = keptVotes(of: old)
      for child in match.old.storage.children(of: old) where match.counterparts[child] == nil {
        // A name that several have, such as 城关镇, says nothing.
        guard let parents = parentsByChild[match.old.storage.name(of: child)], parents.count == 1
        else { continue }
        votes[parents[0], default: 0] += 1
      }
      elect(votes, for: old)
    }
  }

  /// Children that kept their IDs and lie below one added region now, wherever that is.
  private mutating func matchKeptChildren(of removed: [Int]) {
    for old in removed { elect(keptVotes(of: old), for: old) }
  }

  /// For each added region, how many children of an old region it has now by their IDs.
  private func keptVotes(of old: Int) -> [Int: Int] {
    var votes: [Int: Int] = [:]
    for child in match.old.storage.children(of: old) {
      guard let counterpart = match.counterparts[child],
        let parent = match.new.storage.parent(of: counterpart),
        match.isAdded[parent], !taken.contains(parent)
      else { continue }
      votes[parent, default: 0] += 1
    }
    return votes
  }

  /// Takes the region that has more than half of the children, if they are more than half of its.
  private mutating func elect(_ votes: [Int: Int], for old: Int) {
    let children = match.old.storage.children(of: old).count
    guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      !taken.contains(best.key), best.value * 2 > children,
      best.value * 2 > match.new.storage.children(of: best.key).count
    else { return }
    add(old, became: best.key, .children)
  }
}
