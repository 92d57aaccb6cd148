public import Regions

extension RegionTree {
  /// Writes the data set in a form, region by region: memory doesn't grow with their number.
  ///
  /// - Parameters:
  ///   - format: A database is put together in a temporary file first.
  ///   - depth: How many levels are written, from 1; `nil` for all.
  ///   - sink: Takes the bytes, in pieces of about 64 KiB; they are gone after the call.
  /// - Throws: ``ExportError``, or what `sink` throws.
  /// - Complexity: O(regions), times attributes.
  public func export(
    as format: ExportFormat, depth: Int? = nil,
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var writer = ByteWriter(sink)
    let levels = max(1, min(depth ?? self.depth, self.depth))
    switch format {
    case .json: try JSONExport(self, depth: levels).writeNested(to: &writer)
    case .jsonFlat: try JSONExport(self, depth: levels).writeFlat(to: &writer)
    case .csv: try CSVExport(self, depth: levels).write(to: &writer)
    case .xml: try XMLExport(self, depth: levels).write(to: &writer)
    case .antd, .element:
      try CascaderExport(self, depth: levels, labelKey: "label").write(to: &writer)
    case .vant: try CascaderExport(self, depth: levels, labelKey: "text").write(to: &writer)
    case .vantArea: try VantAreaExport(self, depth: levels).write(to: &writer)
    case .sqlite:
      let file = try TemporaryFile()
      try SQLiteExport(self, depth: levels).write(to: file.path)
      return try file.read(sink)
    default: preconditionFailure("a format that is not in ExportFormat.all")
    }
    try writer.flush()
  }
}
