import Foundation
import Regions
import RegionsExport
import RegionsFormats
import RegionsImport
import RegionsSource
import RegionsTestSupport
import Testing

/// Importing what was exported gives the bytes the export was made of.
struct RoundTripTests {
  @Test func `the divisions of China come back`() throws {
    let (tree, bytes) = try Samples.china()
    #expect(try reimported(tree.exported(.csv), .csv) == bytes)
  }

  /// Down to the third level, which leaves an eighth of the work.
  @Test(arguments: completeFormats)
  func `the divisions of China above towns come back`(_ format: ExportFormat) throws {
    let bytes = try Samples.chinaAboveTowns.get()
    #expect(try reimported(RegionTree(bytes: bytes).exported(format), format) == bytes)
  }

  @Test(arguments: completeFormats)
  func `a tree with everything comes back`(_ format: ExportFormat) throws {
    try check(Samples.small(), format)
  }

  @Test(arguments: completeFormats)
  func `a tree with nothing but regions comes back`(_ format: ExportFormat) throws {
    try check(Samples.bare(), format)
  }

  @Test(arguments: completeFormats)
  func `attributes that are called like parts of the form`(_ format: ExportFormat) throws {
    let names = [
      "id", "parent", "name", "children", "$regions", "attribute-1", "attribute-9", "a b", "1st",
      "Name", "PINYIN", "pinyin", "xml:id", "邮编", "rowid", "a\"b", "key",
    ]
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "1", name: "one")
    let child = try builder.add(id: "2", name: "two", under: root)
    for (index, name) in names.enumerated() {
      builder.set(name, to: .text("value \(index)"), for: index % 2 == 0 ? root : child)
    }
    try check(RegionTree(bytes: builder.build()), format)
  }

  @Test(arguments: completeFormats)
  func `values that look like another type come back`(_ format: ExportFormat) throws {
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "007", name: "12")
    let child = try builder.add(id: "7", name: "null", under: root)
    builder.set("zip", to: .text("100000"), for: root)
    builder.set("zip", to: .text("100001"), for: child)
    builder.set("code", to: .text("007"), for: root)
    builder.set("empty", to: .text(""), for: root)
    builder.set("backslash", to: .text("\\"), for: root)
    builder.set("backslash", to: .text("\\a"), for: child)
    builder.set("blank", to: .text("  "), for: root)
    builder.set("number", to: .integer(.min), for: root)
    builder.set("number", to: .integer(.max), for: child)
    try check(RegionTree(bytes: builder.build()), format)
  }

  @Test(arguments: completeFormats)
  func `metadata with every kind of character comes back`(_ format: ExportFormat) throws {
    var builder = RegionTreeBuilder()
    builder.metadata = RegionMetadata(
      title: "a&b=c%20 \"d\" <e>", asOf: "", origin: "one,\ntwo\tthree", license: "é 中 😀",
      levelLabels: ["省, 市", "", "a&b"])
    try builder.add(id: "1", name: "one")
    try check(RegionTree(bytes: builder.build()), format)
  }

  @Test(arguments: completeFormats)
  func `random trees come back as they were`(_ format: ExportFormat) throws {
    for _ in 0..<10 {
      let seed = UInt64.random(in: 0 ... .max)
      try check(RandomTree.make(seed: seed), format, "seed \(seed)")
    }
  }

  /// Commas in the values of a record make no lists of them.
  @Test(arguments: completeFormats)
  func `separators in every value come back`(_ format: ExportFormat) throws {
    var builder = RegionTreeBuilder()
    for place in 1...4 {
      let root = try builder.add(id: "A,\(place)", name: "one, two; \(place)")
      try builder.add(id: "B,\(place)", name: "three, four|\(place)", under: root)
    }
    try check(RegionTree(bytes: builder.build()), format)
  }

  /// Where IDs begin with others, as those of a list that is no tree may.
  @Test(arguments: completeFormats, ["", "Districts"])
  func `one level comes back as one, which others' lists of IDs and names need not be`(
    _ format: ExportFormat, title: String
  ) throws {
    var builder = RegionTreeBuilder()
    builder.metadata.title = title
    for (code, name) in [("11", "Aro"), ("1101", "Beko"), ("1102", "Cilo"), ("12", "Dero")] {
      try builder.add(id: code, name: name)
    }
    let tree = try RegionTree(bytes: builder.build())
    try check(tree, format)
    guard title.isEmpty, format == .json || format == .xml else { return }
    let plain = ImportSource.bytes(try tree.exported(format, plain: true), name: "plain")
    #expect(
      try Importer(readers: [.xml, .json]).importTree(from: [plain]).report.levels == [2, 2])
  }

  /// The forms of text, of data sets without a title: what somebody imported is exported without one.
  @Test func `trees of other people's sources come back as they were`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "RegionsImportTests/Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let importer = Importer(readers: [.xml, .json, .sqlite])
    var count = 0
    for (place, name) in names.enumerated() where place % 8 == 0 {
      guard
        let tree = try? importer.importTree(from: [.file(folder.appending(path: name).path)])
      else { continue }
      for format in [ExportFormat.json, .csv, .xml] {
        let file = ImportSource.bytes(
          try RegionTree(bytes: tree.bytes).exported(format), name: "exported")
        #expect(
          try importer.importTree(from: [file]).bytes == tree.bytes, "\(name) as \(format)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  /// Whoever wrote it.
  @Test(arguments: completeFormats)
  func `a file that says nothing of itself has one answer, whether somebody asks why or not`(
    _ format: ExportFormat
  ) throws {
    var builder = RegionTreeBuilder()
    for (code, name) in [("a", "Aro"), ("b", "Beko"), ("c", "Cilo")] {
      let root = try builder.add(id: code, name: name)
      try builder.add(id: "\(code)1", name: "\(name)na", under: root)
    }
    let file = ImportSource.bytes(
      try RegionTree(bytes: builder.build()).exported(format), name: "exported")
    var options = ImportOptions()
    let readers: [FormatReader] = [.xml, .json, .sqlite]
    let plain = try Importer(readers: readers, options: options).importTree(from: [file])
    options.explains = true
    let explained = try Importer(readers: readers, options: options).importTree(from: [file])
    #expect(plain.bytes == explained.bytes)
    #expect(plain.report.confidence == explained.report.confidence)
    #expect(!explained.report.readings.isEmpty && plain.report.readings.isEmpty)
  }

  @Test func `only the regions down to the depth are written`() throws {
    let bytes = try reimported(Samples.small().exported(.csv, depth: 2), .csv)
    #expect(try RegionTree(bytes: bytes).levelCounts == [1, 2])
  }

  /// White space in place of a name is a name only in a file that says whose it is.
  @Test(arguments: [ExportFormat.json, .jsonFlat, .csv, .sqlite])
  func `a name of white space comes back`(_ format: ExportFormat) throws {
    var builder = RegionTreeBuilder()
    builder.metadata.title = "white space"
    try builder.add(id: " 1 ", name: "\n")
    try check(RegionTree(bytes: builder.build()), format)
  }

  /// Parents come before their children, and that is all the order a table needs.
  @Test func `rows in the order of levels become the same tree`() throws {
    let tree = try Samples.small()
    let lines = try tree.text(.csv).split(separator: "\n")
    func level(_ line: Substring) -> Int {
      (tree[String(line.prefix { $0 != "," })]?.path.count ?? 0)
    }
    let byLevel = lines.enumerated().sorted { (level($0.1), $0.0) < (level($1.1), $1.0) }
    let text = byLevel.map(\.element).joined(separator: "\n") + "\n"
    let again = try RegionTree(bytes: try reimported(Array(text.utf8), .csv))
    #expect(try again.text(.csv) == lines.joined(separator: "\n") + "\n")
  }

  @Test func `what the user says goes before what the file says`() throws {
    var options = ImportOptions()
    options.metadata.title = "Another"
    let result = try Importer(readers: [.json], options: options)
      .importTree(from: [.bytes(try Samples.small().exported(.json), name: "a.json")])
    let metadata = try RegionTree(bytes: result.bytes).metadata
    #expect(metadata.title == "Another")
    #expect(metadata.license == "MIT")
  }

  /// A file that was changed by hand is read like any other, faults and all.
  @Test func `a changed file goes to shape detection`() throws {
    let text = try Samples.small().text(.csv).replacing("110101001,110101,", with: "110101001,999,")
    let error = #expect(throws: ImportError.self) { try reimported(Array(text.utf8), .csv) }
    #expect(error?.description.contains("999") == true)
  }

  private func check(
    _ tree: RegionTree, _ format: ExportFormat, _ comment: Comment? = nil
  ) throws {
    let exported = try tree.exported(format)
    let again = try RegionTree(bytes: try reimported(exported, format))
    // Not the bytes of the first file: trees of tests are built in another order than files are read.
    #expect(try again.exported(format) == exported, comment)
    #expect(Model(again) == Model(tree), comment)
  }
}

/// All that a tree holds, in plain values.
struct Model: Equatable {
  var metadata: RegionMetadata
  var attributeNames: [String]
  var regions: [String]

  init(_ tree: RegionTree) {
    metadata = tree.metadata
    attributeNames = tree.attributeNames
    regions = (0..<tree.count).map { number in
      let region = tree[number: number]
      let attributes = region.attributes.map { "\($0.name)=\(String(reflecting: $0.value))" }
      let rank = region.rank.map { String($0.rawValue) } ?? "-"
      return "\(region.parent?.id ?? "-")>\(region.id)>\(region.name)>\(rank)>\(attributes)"
    }
  }
}

/// Trees of any shape, with names that are hard to write.
enum RandomTree {
  static func make(seed: UInt64) throws -> RegionTree {
    var random = SeededRandom(seed: seed)
    var builder = RegionTreeBuilder()
    if Bool.random(using: &random) { builder.metadata.title = "random" }
    let attributes = ["text", "number", "备注"].prefix(Int.random(in: 0...3, using: &random))
    for attribute in attributes { builder.declareAttribute(attribute) }
    var handles: [(handle: Int, level: Int)] = []
    for number in 0..<Int.random(in: 1...60, using: &random) {
      let parent = handles.randomElement(using: &random)
      let isRoot =
        parent.map { $0.level >= 8 } ?? true || Int.random(in: 0..<6, using: &random) == 0
      let handle = try builder.add(
        id: id(number, &random), name: "区" + text(&random), under: isRoot ? nil : parent?.handle)
      handles.append((handle, isRoot ? 1 : (parent?.level ?? 0) + 1))
      for attribute in attributes where Bool.random(using: &random) {
        let value: AttributeValue =
          attribute == "number"
          ? .integer(Int64.random(in: -1000...1000, using: &random)) : .text(text(&random))
        builder.set(attribute, to: value, for: handle)
      }
    }
    return try RegionTree(bytes: try builder.build())
  }

  private static func id(_ number: Int, _ random: inout SeededRandom) -> String {
    let prefix = ["", "0", "A,", "\"", "é", "A B"].randomElement(using: &random) ?? ""
    return prefix + String(10_000 + number)
  }

  private static let parts = [
    "朝阳区", "a", " ", "\"", "'", ",", ";", "\n", "\r\n", "\t", "&", "<", ">", "&amp;", "\\", "%",
    "]]>", "请选择", "😀", "e\u{301}", "\u{3000}", "null", "0", "{", "[",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 1...5, using: &random))
      .compactMap { _ in parts.randomElement(using: &random) }.joined()
  }
}
