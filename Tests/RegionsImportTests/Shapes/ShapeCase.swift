import Regions
import RegionsFormats
import RegionsSource
import Testing

@testable import RegionsImport

/// A small source of a certain shape, and the tree it tells.
struct ShapeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let sources: [(name: String, text: String)]
  /// As in `北京市#11(东城区#1101, 西城区#1102), 河北省#13`.
  let tree: String

  init(_ name: String, _ text: String, tree: String) {
    self.init(name, ["in": text], tree: tree)
  }

  init(_ name: String, sources: [(name: String, text: String)], tree: String) {
    self.name = name
    self.sources = sources
    self.tree = tree
  }

  init(_ name: String, _ sources: KeyValuePairs<String, String>, tree: String) {
    self.name = name
    self.sources = sources.map { ($0.key, $0.value) }
    self.tree = tree
  }

  var testDescription: String { name }

  /// Imports the sources without being told what they are.
  func imported(_ options: ImportOptions = ImportOptions()) throws -> ImportResult {
    try Importer(readers: [.xml, .json, .yaml, .sqlite, .archive], options: options).importTree(
      from: sources.map { .bytes(Array($0.text.utf8), name: $0.name) })
  }
}

/// What `body` imports as one line of text, or the error it throws.
func shown(_ body: () throws -> ImportResult) -> String {
  do {
    return try RegionTree(bytes: body().bytes).outline
  } catch {
    return "\(error)"
  }
}

extension RegionTree {
  /// The whole tree on one line: `name#id(children)`.
  var outline: String { Self.outline(roots) }

  private static func outline(_ regions: RegionCollection) -> String {
    regions.map { region in
      "\(region.name)#\(region.id)" + (region.isLeaf ? "" : "(\(outline(region.children)))")
    }.joined(separator: ", ")
  }
}
