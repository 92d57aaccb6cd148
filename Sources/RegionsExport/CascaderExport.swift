import Regions

/// Writes the option tree of a cascade picker: `[{"value":ID,label:NAME,"children":[…]}]`, one region
/// a line; an option without children has no such key.
///
/// - Ant Design's Cascader: https://ant.design/components/cascader
/// - Element Plus' Cascader: https://element-plus.org/en-US/component/cascader.html
/// - Vant's Cascader: https://vant-ui.github.io/vant/#/en-US/cascader
struct CascaderExport {
  private let storage: TreeStorage
  private let scope: ExportScope
  private let label: ArraySlice<UInt8>

  /// - Parameter labelKey: The key of the name: "label", or "text" for Vant.
  init(_ tree: RegionTree, _ scope: ExportScope, labelKey: String) {
    storage = tree.storage
    self.scope = scope
    label = Array(",\"\(labelKey)\":".utf8)[...]
  }

  func write(to writer: inout ByteWriter) throws {
    var texts = RegionTexts(storage)
    try writeOptions(scope.roots, level: 1, &texts, to: &writer)
    writer.write("\n")
  }

  private func writeOptions(
    _ nodes: ExportScope.Members, level: Int, _ texts: inout RegionTexts,
    to writer: inout ByteWriter
  ) throws {
    try writer.writeObjects(of: nodes) { node, writer in
      writer.write("\"value\":")
      writer.writeJSON(texts.id(of: node))
      writer.write(label)
      writer.writeJSON(texts.name(of: node))
      let children = scope.children(of: node, level: level)
      if !children.isEmpty {
        writer.write(",\"children\":")
        try writeOptions(children, level: level + 1, &texts, to: &writer)
      }
    }
  }
}
