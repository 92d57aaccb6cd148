import Regions
import RegionsNames

/// The names that regions have besides the official ones, by region number.
struct ExtraNames: Sendable {
  struct Name: Sendable {
    private let number: Int32
    private let start: UInt32
    private let end: UInt32
    let kind: NameParse.Source
    private let originNumber: Int32

    init(node: Int, units: Range<Int>, kind: NameParse.Source, origin: Int?) {
      number = Int32(truncatingIfNeeded: node)
      start = UInt32(truncatingIfNeeded: units.lowerBound)
      end = UInt32(truncatingIfNeeded: units.upperBound)
      self.kind = kind
      originNumber = Int32(truncatingIfNeeded: origin ?? -1)
    }

    var node: Int { Int(number) }
    /// Where it stands in the units of all names.
    var units: Range<Int> { Int(start)..<Int(end) }
    /// The region of the former ones that is called so; `nil` for an attribute of its own.
    var origin: Int? { originNumber < 0 ? nil : Int(originNumber) }
  }

  private(set) var units: [UInt16] = []
  /// In ascending order of their regions.
  private(set) var names: [Name] = []

  /// - Parameter former: regions that are no more, with the attribute `successors`.
  /// - Complexity: O(names).
  init(_ tree: TreeStorage, former: TreeStorage?) {
    for kind in OtherNames.allCases {
      kind.forEach(in: tree) { node, name in
        add(Array(name), of: node, kind.source)
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
          add(name, of: successor, .former, origin: node)
        }
      }
    }
  }

  private mutating func add(
    _ name: [UInt8], of node: Int, _ kind: NameParse.Source, origin: Int? = nil
  ) {
    let start = units.count
    NameFolding.append(name, to: &units)
    names.append(Name(node: node, units: start..<units.count, kind: kind, origin: origin))
  }

  /// The names of a region.
  ///
  /// - Parameter cursor: where the last one's were found.
  func names(of node: Int, _ cursor: inout NodeCursor) -> ArraySlice<Name> {
    let first = cursor.seek(node, count: names.count) { names[$0].node }
    var end = first
    while end < names.count, names[end].node == node { end += 1 }
    return names[first..<end]
  }
}

extension OtherNames {
  fileprivate var source: NameParse.Source {
    switch self {
    case .alias, .english: .alias
    case .former: .former
    case .zones: .zone
    }
  }
}

extension ExtraNames {
  /// The name of a region that letters of a query stand for, as the data writes it.
  ///
  /// - Complexity: O(names of the region).
  func original(
    of node: Int, _ kind: NameParse.Source, for letters: ArraySlice<UInt16>, in index: SearchIndex
  ) -> String? {
    var best: (name: Name, agreeing: Int, length: Int)?
    var cursor = NodeCursor()
    for name in names(of: node, &cursor) where name.kind == kind {
      let agreeing = agreement(of: name, with: letters)
      let length = units[name.units].count { !SearchQuery.isSeparator($0) }
      // Of Hong Kong and Hongkong the more usual, which is first.
      if let best, (best.agreeing, length) >= (agreeing, best.length) { continue }
      best = (name, agreeing, length)
    }
    return best.flatMap { text(of: $0.name, index) }
  }

  /// How many letters a name begins with.
  private func agreement(of name: Name, with letters: ArraySlice<UInt16>) -> Int {
    var agreeing = 0
    for unit in units[name.units] where !SearchQuery.isSeparator(unit) {
      guard agreeing < letters.count, letters[letters.startIndex + agreeing] == unit else { break }
      agreeing += 1
    }
    return agreeing
  }

  private func text(of name: Name, _ index: SearchIndex) -> String? {
    if let origin = name.origin {
      var bytes: [UInt8] = []
      index.former?.appendName(of: origin, to: &bytes)
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    let folded = units[name.units]
    for kind in OtherNames.allCases {
      for part in kind.names(of: name.node, in: index.storage) {
        var units: [UInt16] = []
        NameFolding.append(Array(part), to: &units)
        if units[...] == folded { return String(decoding: part, as: UTF8.self) }
      }
    }
    return nil
  }
}
