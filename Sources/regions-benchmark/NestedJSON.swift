import Foundation
import Regions

/// The tree as people carry it around: one nested JSON text, read whole before the first look-up.
struct NestedJSON {
  private let text: Data

  private struct Node: Decodable {
    var id: String
    var name: String
    var children: [Node]?
  }

  init(_ tree: RegionTree) {
    var text = Data()
    Self.write(tree.roots, to: &text)
    self.text = text
  }

  private static func write(_ regions: RegionCollection, to text: inout Data) {
    var separator = "["
    for region in regions {
      text.append(contentsOf: "\(separator){\"id\":\"\(region.id)\",\"name\":\"".utf8)
      for byte in region.name.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          text.append(UInt8(ascii: "\\"))
        }
        text.append(byte)
      }
      text.append(UInt8(ascii: "\""))
      if !region.isLeaf {
        text.append(contentsOf: ",\"children\":".utf8)
        write(region.children, to: &text)
      }
      text.append(UInt8(ascii: "}"))
      separator = ","
    }
    text.append(UInt8(ascii: "]"))
  }

  /// Reads all of it.
  ///
  /// - Returns: how many regions there were.
  func count() -> Int {
    func count(_ nodes: [Node]) -> Int {
      nodes.reduce(0) { $0 + 1 + count($1.children ?? []) }
    }
    return (try? JSONDecoder().decode([Node].self, from: text)).map(count) ?? 0
  }
}
