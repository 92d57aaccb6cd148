import Regions
import RegionsNames

/// The names that regions have besides the official ones, by region number.
struct ExtraNames: Sendable {
  struct Name: Sendable {
    let node: Int32
    let start: UInt32
    let end: UInt32
    let kind: NameParse.Source
    /// The region of the former ones that is called so; −1 for an attribute of its own.
    let origin: Int32
  }

  private(set) var units: [UInt16] = []
  /// In ascending order of their regions.
  private(set) var names: [Name] = []

  /// - Parameter former: regions that are no more, with the attribute `successors`.
  /// - Complexity: O(names).
  init(_ tree: TreeStorage, former: TreeStorage?) {
    for kind in OtherNames.allCases {
      kind.forEach(in: tree) { node, name in
        add(Array(name), node, kind == .former ? .former : .alias, origin: -1)
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
          add(name, successor, .former, origin: Int32(truncatingIfNeeded: node))
        }
      }
    }
  }

  private mutating func add(
    _ name: [UInt8], _ node: Int, _ kind: NameParse.Source, origin: Int32
  ) {
    let start = units.count
    NameFolding.append(name, to: &units)
    names.append(
      Name(
        node: Int32(truncatingIfNeeded: node), start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: units.count), kind: kind, origin: origin))
  }

  /// The index of the first name of a region or one behind it.
  func partition(before node: Int) -> Int {
    var (first, last) = (0, names.count)
    while first < last {
      let middle = (first + last) / 2
      if Int(names[middle].node) < node { first = middle + 1 } else { last = middle }
    }
    return first
  }
}

extension ExtraNames {
  /// The name of a region that letters of a query stand for, as the data writes it.
  ///
  /// - Complexity: O(names of the region).
  func original(
    of node: Int, _ kind: NameParse.Source, _ letters: ArraySlice<UInt16>, _ index: SearchIndex
  ) -> String? {
    var best: (name: Name, agreeing: Int, length: Int)?
    var place = partition(before: node)
    while place < names.count, Int(names[place].node) == node {
      let name = names[place]
      place += 1
      guard name.kind == kind else { continue }
      let agreeing = agreement(of: name, with: letters)
      let length = units[Int(name.start)..<Int(name.end)].count { !SearchQuery.isSeparator($0) }
      // Of Hong Kong and Hongkong the more usual, which is first.
      if let best, (best.agreeing, length) >= (agreeing, best.length) { continue }
      best = (name, agreeing, length)
    }
    return best.flatMap { text(of: $0.name, index) }
  }

  /// How many letters a name begins with.
  private func agreement(of name: Name, with letters: ArraySlice<UInt16>) -> Int {
    var agreeing = 0
    for unit in units[Int(name.start)..<Int(name.end)] where !SearchQuery.isSeparator(unit) {
      guard agreeing < letters.count, letters[letters.startIndex + agreeing] == unit else { break }
      agreeing += 1
    }
    return agreeing
  }

  private func text(of name: Name, _ index: SearchIndex) -> String? {
    if name.origin >= 0 {
      var bytes: [UInt8] = []
      index.former?.appendName(of: Int(name.origin), to: &bytes)
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    let folded = units[Int(name.start)..<Int(name.end)]
    for kind in OtherNames.allCases {
      for part in kind.names(of: Int(name.node), in: index.storage) {
        var units: [UInt16] = []
        NameFolding.append(Array(part), to: &units)
        if units[...] == folded { return String(decoding: part, as: UTF8.self) }
      }
    }
    return nil
  }
}
