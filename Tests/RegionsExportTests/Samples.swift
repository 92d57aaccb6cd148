import Foundation
import Regions
import RegionsExport
import RegionsFormats
import RegionsImport
import RegionsSource
import RegionsTestSupport

/// Trees to export, and the way there and back.
enum Samples {
  /// Beijing with two districts; 110101 has a town. Two attributes, all metadata.
  static func small() throws -> RegionTree {
    var builder = RegionTreeBuilder()
    builder.metadata = RegionMetadata(
      title: "Two districts", asOf: "2025-12-31", origin: "a test", license: "MIT",
      levelLabels: ["province", "district"])
    let beijing = try builder.add(id: "110000", name: "北京市")
    let east = try builder.add(id: "110101", name: "东城区", under: beijing)
    try builder.add(id: "110102", name: "西城区", under: beijing)
    try builder.add(id: "110101001", name: "东华门街道", under: east)
    builder.set("pinyin", to: .text("bei jing"), for: beijing)
    builder.set("people", to: .integer(708_829), for: east)
    return try RegionTree(bytes: try builder.build())
  }

  /// The same four regions and nothing else.
  static func bare() throws -> RegionTree {
    var builder = RegionTreeBuilder()
    let beijing = try builder.add(id: "110000", name: "北京市")
    let east = try builder.add(id: "110101", name: "东城区", under: beijing)
    try builder.add(id: "110102", name: "西城区", under: beijing)
    try builder.add(id: "110101001", name: "东华门街道", under: east)
    return try RegionTree(bytes: try builder.build())
  }

  /// The divisions of China, from Data/china.xml.
  static func china() throws -> (tree: RegionTree, bytes: [UInt8]) { try importedChina.get() }

  /// The same without the fourth level, as a file.
  static let chinaAboveTowns = Result {
    try reimported(try china().tree.exported(.json, depth: 3), .json)
  }

  private static let importedChina = Result {
    let path = Tool.root.appending(path: "Data/china.xml").path
    let bytes = try Importer(readers: [.xml]).importTree(from: [.file(path)]).bytes
    return (tree: try RegionTree(bytes: bytes), bytes: bytes)
  }
}

extension RegionTree {
  /// All bytes of an exported form.
  func exported(
    _ format: ExportFormat, depth: Int? = nil, until: RegionRank? = nil, plain: Bool = false
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try export(as: format, depth: depth, until: until, plain: plain) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  /// An exported form as text.
  func text(
    _ format: ExportFormat, depth: Int? = nil, until: RegionRank? = nil
  ) throws -> String {
    String(decoding: try exported(format, depth: depth, until: until), as: UTF8.self)
  }

  /// An exported form as Foundation reads it.
  func json(
    _ format: ExportFormat, depth: Int? = nil, until: RegionRank? = nil
  ) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try exported(format, depth: depth, until: until)))
  }
}

/// What importing an exported form gives.
func reimported(_ bytes: [UInt8], _ format: ExportFormat) throws -> [UInt8] {
  try Importer(readers: [.xml, .json, .sqlite])
    .importTree(from: [.bytes(bytes, name: "exported.\(format.name)")]).bytes
}

/// The forms that carry all of a data set.
let completeFormats: [ExportFormat] = [.json, .jsonFlat, .csv, .xml, .sqlite]
