import CLibXML2
import CYAJL
import RegionsFiles
import RegionsFormats
import RegionsImport
import RegionsSource

/// How long the format readers take beside the bare parsers: `import-readers FILE…`, XML, JSON or
/// delimited text.
///
/// Prints a line a file: medians of the processor time of the reader and of the library's parse of the same bytes with
/// callbacks that do nothing, and the ratio. Delimited text has no library to be compared with.
enum ImportReadersBenchmark {
  static func run(_ paths: [String]) throws {
    for path in paths {
      let bytes = try bytes(of: path)
      var times: [Double] = []
      var bare: [Double] = []
      var count = 0
      var format = ""
      for _ in 0..<7 {
        times.append(
          try processorTime {
            let document = try SourceDocument(reading: .file(path), with: [.xml, .json])
            count = document.entries.count
            format = document.format
          } / .milliseconds(1))
        bare.append(processorTime { parseBare(bytes, format) } / .milliseconds(1))
      }
      func milliseconds(_ times: [Double]) -> String { Spread(times).text { "\(Int($0))" } }
      var line = "\(path): \(format), \(count) values, reader \(milliseconds(times)) ms"
      if format == "xml" || format == "json" {
        let ratio = Spread.ratio(times, to: bare)
        line += ", bare parse \(milliseconds(bare)) ms"
        line += ", ratio \(ratio.text { "\(($0 * 100).rounded() / 100)" })"
      }
      print(line)
    }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    let source = try ByteSource(.file(path))
    var bytes: [UInt8] = []
    try source.read(source.totalCount ?? 0, to: &bytes)
    return bytes
  }

  /// Parses by the library alone; nothing happens for formats that have none.
  static func parseBare(_ bytes: [UInt8], _ format: String) {
    switch format {
    case "xml": parseBareXML(bytes)
    case "json": parseBareJSON(bytes)
    default: break
    }
  }

  private static func parseBareXML(_ bytes: [UInt8]) {
    guard cxml2_load() == 1 else { return }
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    handler.endElementNs = { _, _, _, _ in }
    handler.characters = { _, _, _ in }
    bytes.withUnsafeBytes { buffer in
      _ = cxml2_SAXUserParseMemory(
        &handler, nil, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(buffer.count))
    }
  }

  private static func parseBareJSON(_ bytes: [UInt8]) {
    var callbacks = yajl_callbacks(
      yajl_null: { _ in 1 }, yajl_boolean: { _, _ in 1 }, yajl_integer: nil, yajl_double: nil,
      yajl_number: { _, _, _ in 1 }, yajl_string: { _, _, _ in 1 },
      yajl_start_map: { _ in 1 }, yajl_map_key: { _, _, _ in 1 }, yajl_end_map: { _ in 1 },
      yajl_start_array: { _ in 1 }, yajl_end_array: { _ in 1 })
    guard let handle = yajl_alloc(&callbacks, nil, nil) else { return }
    _ = yajl_parse(handle, bytes, bytes.count)
    _ = yajl_complete_parse(handle)
    yajl_free(handle)
  }
}
