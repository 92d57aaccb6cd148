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
    var text: [UInt8] = []
    try writeOptions(scope.roots, 1, &text, &writer)
    writer.write("\n")
  }

  private func writeOptions(
    _ nodes: ExportScope.Members, _ level: Int, _ text: inout [UInt8], _ writer: inout ByteWriter
  ) throws {
    writer.write("[")
    var isFirst = true
    for node in nodes {
      writer.write(isFirst ? "\n" : ",\n")
      isFirst = false
      text.removeAll(keepingCapacity: true)
      storage.appendID(of: node, to: &text)
      writer.write("{\"value\":")
      writer.writeJSON(text)
      text.removeAll(keepingCapacity: true)
      storage.appendName(of: node, to: &text)
      writer.write(label)
      writer.writeJSON(text)
      let children = scope.children(of: node, level: level)
      if !children.isEmpty {
        writer.write(",\"children\":")
        try writeOptions(children, level + 1, &text, &writer)
      }
      writer.write("}")
      try writer.flushIfFull()
    }
    writer.write("]")
  }
}
