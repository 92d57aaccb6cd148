/// Collects regions and makes a `.regions` file of them.
///
///     var builder = RegionTreeBuilder()
///     let beijing = try builder.add(id: "110000", name: "北京市")
///     try builder.add(id: "110101", name: "东城区", under: beijing)
///     let bytes = try builder.build()
///
/// Parents are added before their children; roots and the children of one region keep the order in
/// which they are added. The same calls give the same bytes on every machine.
public struct RegionTreeBuilder: Sendable {
  /// What a region that was added is known by: 0 for the first, 1 for the second, and so on.
  public typealias Handle = Int

  /// Where the data comes from.
  public var metadata = RegionMetadata()

  private var parents: [Int] = []
  private var ids: [String] = []
  private var names: [String] = []
  private var attributes: [String] = []
  private var values: [[Int: AttributeValue]] = []

  public init() {}

  /// How many regions were added.
  public var count: Int { parents.count }

  /// Adds a region below the ones its parent has so far.
  ///
  /// - Parameters:
  ///   - id: 1 to 255 bytes of UTF-8, unique in the data set; see ``build()``.
  ///   - name: 1 to 4,096 bytes of UTF-8.
  ///   - parent: what `add` returned for the parent; `nil` makes a root.
  /// - Throws: ``RegionBuildError`` if a length is out of range or the tree gets deeper than 32.
  @discardableResult
  public mutating func add(
    id: String, name: String, under parent: Handle? = nil
  ) throws(RegionBuildError) -> Handle {
    parents.append(parent ?? -1)
    ids.append(id)
    names.append(name)
    return parents.count - 1
  }

  /// Declares an attribute, so that its place in the order is known before its first value.
  public mutating func declareAttribute(_ name: String) {
    guard !attributes.contains(name) else { return }
    attributes.append(name)
    values.append([:])
  }

  /// Gives a region a value of an attribute, in place of an earlier one.
  ///
  /// An attribute is kept as integers if all its values are integers, else as text.
  public mutating func set(_ name: String, to value: AttributeValue, for region: Handle) {
    declareAttribute(name)
    values[attributes.firstIndex(of: name)!][region] = value
  }

  /// Makes the file.
  ///
  /// - Throws: ``RegionBuildError`` if an ID was used twice or there is no region.
  public func build() throws(RegionBuildError) -> [UInt8] {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted { throw RegionBuildError(.duplicateID, id: id) }
    var children = [[Int]](repeating: [], count: count)
    var order: [Int] = []
    for node in 0..<count {
      if parents[node] >= 0 { children[parents[node]].append(node) } else { order.append(node) }
    }
    var next = 0
    while next < order.count {
      order.append(contentsOf: children[order[next]])
      next += 1
    }
    var place = [Int](repeating: 0, count: count)
    for (index, node) in order.enumerated() { place[node] = index }
    var bytes = TreeStorage.magic
    func number(_ value: Int) {
      for i in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * i))) }
    }
    func text(_ value: String) {
      number(value.utf8.count)
      bytes.append(contentsOf: value.utf8)
    }
    text(metadata.title)
    text(metadata.asOf)
    text(metadata.origin)
    text(metadata.license)
    number(metadata.levelLabels.count)
    metadata.levelLabels.forEach(text)
    number(attributes.count)
    attributes.forEach(text)
    number(count)
    for node in order {
      number(parents[node] < 0 ? -1 : place[parents[node]])
      text(ids[node])
      text(names[node])
      for column in values {
        switch column[node] {
        case .text(let value)?:
          number(1)
          text(value)
        case .integer(let value)?:
          number(2)
          number(Int(value))
        case nil: number(0)
        }
      }
    }
    return bytes
  }
}
