/// Reads a `.regions` file. Every question about a tree ends here; nodes are plain numbers.
///
/// First form: the file is decoded into arrays on opening.
package final class TreeStorage: Sendable {
  package let nodeCount: Int
  /// The number of the first node of each level, then the number of nodes.
  package let levelStarts: [Int]
  package let metadata: RegionMetadata
  package let attributeNames: [String]
  package let idKind: RegionTree.IDKind
  package let sections: [(name: String, bytes: Int)] = []
  package let formatVersion = "0.1"
  package let byteCount: Int
  private let ids: [String]
  private let names: [String]
  private let parents: [Int]
  private let childStarts: [Int]
  private let index: [String: Int]
  private let values: [[Int: AttributeValue]]

  convenience init(_ file: FileBytes) throws(RegionFileError) {
    var bytes: [UInt8] = []
    let span = file.bytes
    for i in 0..<span.byteCount {
      bytes.append(unsafe span.unsafeLoad(fromByteOffset: i, as: UInt8.self))
    }
    try self.init(decoding: bytes)
  }

  init(decoding bytes: [UInt8]) throws(RegionFileError) {
    byteCount = bytes.count
    var position = 0
    func fail() -> RegionFileError { RegionFileError(.malformed, "file ends early") }
    func number() throws(RegionFileError) -> Int {
      guard position + 8 <= bytes.count else { throw fail() }
      var value: UInt64 = 0
      for i in (0..<8).reversed() { value = value << 8 | UInt64(bytes[position + i]) }
      position += 8
      return Int(truncatingIfNeeded: value)
    }
    func text() throws(RegionFileError) -> String {
      let length = try number()
      guard length >= 0, length <= bytes.count - position else { throw fail() }
      defer { position += length }
      return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }
    guard bytes.starts(with: TreeStorage.magic) else {
      throw RegionFileError(.foreign, "not a .regions file")
    }
    position = 8
    var metadata = RegionMetadata()
    metadata.title = try text()
    metadata.asOf = try text()
    metadata.origin = try text()
    metadata.license = try text()
    for _ in 0..<(try number()) { metadata.levelLabels.append(try text()) }
    self.metadata = metadata
    var attributeNames: [String] = []
    for _ in 0..<(try number()) { attributeNames.append(try text()) }
    self.attributeNames = attributeNames
    let count = try number()
    guard count >= 0, count <= bytes.count else { throw fail() }
    nodeCount = count
    var parents: [Int] = []
    var ids: [String] = []
    var names: [String] = []
    var values = [[Int: AttributeValue]](repeating: [:], count: attributeNames.count)
    for node in 0..<count {
      parents.append(try number())
      guard parents[node] < node else { throw fail() }
      ids.append(try text())
      names.append(try text())
      for column in 0..<attributeNames.count {
        switch try number() {
        case 1: values[column][node] = .text(try text())
        case 2: values[column][node] = .integer(Int64(try number()))
        default: break
        }
      }
    }
    self.values = values
    self.parents = parents
    self.ids = ids
    self.names = names
    var levels = [Int](repeating: 1, count: count)
    var starts: [Int] = []
    for node in 0..<count {
      if parents[node] >= 0 { levels[node] = levels[parents[node]] + 1 }
      if levels[node] > starts.count { starts.append(node) }
    }
    levelStarts = starts + [count]
    var childStarts = [Int](repeating: count, count: count + 1)
    for node in (0..<count).reversed() where parents[node] >= 0 {
      childStarts[parents[node]] = node
    }
    for node in (0..<count).reversed() where childStarts[node] == count {
      childStarts[node] = childStarts[node + 1]
    }
    self.childStarts = childStarts
    index = Dictionary(zip(ids, 0..<count), uniquingKeysWith: { first, _ in first })
    idKind = ids.allSatisfy { $0.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } } ? .numeric : .text
  }

  static let magic: [UInt8] = Array("REGIONS0".utf8)

  package func node(forID id: String) -> Int? { index[id] }
  package func id(of node: Int) -> String { ids[node] }
  package func name(of node: Int) -> String { names[node] }
  package func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : parents[node] }
  package func children(of node: Int) -> Range<Int> { childStarts[node]..<childStarts[node + 1] }
  package func level(of node: Int) -> Int {
    var level = 1
    while level < levelStarts.count, levelStarts[level] <= node { level += 1 }
    return level
  }
  package func attribute(_ name: String, of node: Int) -> AttributeValue? {
    attributeNames.firstIndex(of: name).flatMap { values[$0][node] }
  }

  /// Appends the UTF-8 bytes of a name, without a `String` in between.
  package func appendName(of node: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: names[node].utf8)
  }

  /// Appends the UTF-8 bytes of an ID.
  package func appendID(of node: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: ids[node].utf8)
  }

  package func verifyChecksums() throws(RegionFileError) {}
  package func verify() throws(RegionFileError) {}
}
