public import Regions
public import RegionsFiles

extension RegionTree {
  /// Writes the data set in a form, region by region: memory doesn't grow with their number, but for a
  /// `.regions` file, which is put together whole.
  ///
  /// - Parameters:
  ///   - format: A database is put together in a temporary file first.
  ///   - top: The region that is written, as the only one without a parent, with what lies below it;
  ///     `nil` for all regions.
  ///   - depth: How many levels are written, from 1; `nil` for all.
  ///   - until: The lowest rank that is written, whatever its level: with `county`, 北京市 › 东城区 and
  ///     广东省 › 深圳市 › 南山区, but none of their streets. `nil` for all; regions without a rank are
  ///     always written.
  ///   - plain: Leaves out what describes the data set (`$regions`: title, date, origin, attributes):
  ///     for who opens the table in a spreadsheet. What is read back then lacks it.
  ///   - attributes: The attributes that a `.regions` file gets; `nil` for all. Other forms have all.
  ///   - sink: Takes the bytes, in pieces of about 64 KiB; they are gone after the call.
  /// - Throws: ``ExportError``, whose ``ExportError/output(_:)`` is what `sink` throws.
  /// - Complexity: O(regions), times attributes.
  public func export(
    as format: ExportFormat, within top: Region? = nil, depth: Int? = nil,
    until: RegionRank? = nil, plain: Bool = false, attributes: [String]? = nil,
    to sink: @escaping (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws(ExportError) {
    let levels = max(1, min(depth ?? self.depth, self.depth))
    let scope = ExportScope(self, within: top, depth: levels, until: until, isPlain: plain)
    do {
      if format == .sqlite { return try unsafe writeDatabase(scope, to: sink) }
      try unsafe write(format, scope, attributes: attributes, to: sink)
    } catch {
      throw ExportError(error)
    }
  }

  // From here inward errors have no declared type: with `throws(ExportError)` the optimized program of Swift
  // 6.3.1 lost `self` in one of the functions.

  private func write(
    _ format: ExportFormat, _ scope: ExportScope, attributes: [String]?,
    to sink: @escaping (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws {
    var writer = unsafe ByteWriter(sink)
    switch format {
    case .json: try JSONExport(self, scope).writeNested(to: &writer)
    case .jsonFlat: try JSONExport(self, scope).writeFlat(to: &writer)
    case .csv: try CSVExport(self, scope).write(to: &writer)
    case .xml: try XMLExport(self, scope).write(to: &writer)
    case .antd, .element:
      try CascaderExport(self, scope, labelKey: "label").write(to: &writer)
    case .vant: try CascaderExport(self, scope, labelKey: "text").write(to: &writer)
    case .vantArea: try VantAreaExport(self, scope).write(to: &writer)
    case .regions: try RegionFileExport(self, scope, attributes: attributes).write(to: &writer)
    case .sqlite: break
    }
    try writer.flush()
  }

  /// A database is put together in a file of its own.
  private func writeDatabase(
    _ scope: ExportScope, to sink: (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws {
    let file: TemporaryFile
    do {
      file = try TemporaryFile()
    } catch {
      throw ExportError.temporaryFile(error)
    }
    try SQLiteExport(self, scope).write(to: file.path)
    do {
      try unsafe file.read(sink)
    } catch  where error.path == file.path {
      throw ExportError.temporaryFile(error)
    }
  }
}
