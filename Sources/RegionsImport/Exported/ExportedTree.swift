import Regions
import RegionsFiles
import RegionsSource

/// Collects what `regions export` writes, so that it becomes the tree it was.
///
/// Sources in one of those forms (see ExportForms in the documentation of `Regions`) leave nothing to
/// detect. They are read here as long as everything is exactly as `regions export` writes it; all
/// else is left to shape detection, which has eyes for mistakes and words for them.
struct ExportedTree {
  struct Column {
    var name: String
    var kind: AttributeValue.Kind
  }

  /// Something is not as it was written.
  struct Mismatch: Error {}

  /// The attribute that the options may ask for.
  private static let pinyin = "pinyin"

  let columns: [Column]
  let ranks: ExchangeRanks
  private let isDescribed: Bool
  private let options: ImportOptions
  /// The names and the regions above of those so far, if their pinyin is asked for.
  private var above: [(name: String, parent: Int?)] = []
  private var builder = RegionTreeBuilder()
  private var levels: [Int] = []
  private var placeholders = PlaceholderTally()

  /// - Parameter isDescribed: Whether the source says that `regions export` wrote it. Otherwise
  ///   somebody else may have, to whom white space around an ID or in place of a name is a slip.
  init(
    _ document: SourceDocument, _ options: ImportOptions, metadata: RegionMetadata,
    columns: [Column], ranks: ExchangeRanks, isDescribed: Bool
  ) {
    self.options = options
    self.columns = columns
    self.ranks = ranks
    self.isDescribed = isDescribed
    // A region is a value of its own that has at least an ID and a name.
    builder.reserveCapacity(document.entries.count / 3)
    builder.metadata = metadata.replaced(by: options.metadata)
    if options.pinyin != nil { builder.declareAttribute(Self.pinyin) }
    for column in columns { builder.declareAttribute(column.name) }
  }

  /// What a spreadsheet leaves of a code has so many digits: 1.1E+05.
  private static var fewestDigits: Int { Length.ofCode }

  /// Whether a text is what a spreadsheet makes of an ID, or stands for a sum: somebody else wrote it.
  private static func isDoubtful(_ id: ArraySlice<UInt8>) -> Bool {
    let isNumber = id.allSatisfy { 48...57 ~= $0 || "=\"',.+eE".utf8.contains($0) }
    let digits = id.count { 48...57 ~= $0 }
    return isNumber && digits >= fewestDigits
      && (id.contains { "',+".utf8.contains($0) } || id.starts(with: "=\"".utf8)
        || id.suffix(2).elementsEqual(".0".utf8))
      || id.count < 12 && RemarkWords.isSum(id)
  }

  /// Adds a region.
  ///
  /// - Parameter level: 1 for a root.
  mutating func add(
    id: ArraySlice<UInt8>, name: ArraySlice<UInt8>, under parent: Int?, level: Int
  ) throws(Mismatch) -> Int {
    guard level <= Outline.mostLevels else { throw Mismatch() }
    let trimmed = name.trimmed
    if !isDescribed, id.trimmed.count != id.count || trimmed.isEmpty || Self.isDoubtful(id) {
      throw Mismatch()
    }
    if PlaceholderName.known.matches(trimmed) {
      // Such a question is left out, but from what `export` wrote as a region.
      if !isDescribed, PlaceholderName.known.isQuestion(trimmed) { throw Mismatch() }
      placeholders.add(trimmed)
    }
    while levels.count < level { levels.append(0) }
    levels[level - 1] += 1
    let region: Int
    do {
      region = try builder.add(utf8ID: id, utf8Name: name, under: parent)
    } catch {
      throw Mismatch()
    }
    addPinyin(String(decoding: name, as: UTF8.self), of: region, under: parent)
    return region
  }

  /// Adds how a name is pronounced, if that is asked for; the source's own column takes its place.
  private mutating func addPinyin(
    _ name: @autoclosure () -> String, of region: Int, under parent: Int?
  ) {
    guard let pinyin = options.pinyin else { return }
    let name = name()
    var ancestors: [String] = []
    var next = parent
    while let current = next {
      ancestors.append(above[current].name)
      next = above[current].parent
    }
    above.append((name, parent))
    guard let text = pinyin(name, ancestors) else { return }
    builder.set(Self.pinyin, to: .text(text), for: region)
  }

  /// Adds a region below the one that has an ID, or a root.
  mutating func add(
    id: ArraySlice<UInt8>, name: ArraySlice<UInt8>, underID parentID: ArraySlice<UInt8>?
  ) throws(Mismatch) -> Int {
    guard let parentID else { return try add(id: id, name: name, under: nil, level: 1) }
    guard let parent = builder.region(withID: parentID) else { throw Mismatch() }
    return try add(id: id, name: name, under: parent, level: builder.level(of: parent) + 1)
  }

  /// Gives a region the value of a column by its text.
  mutating func set(_ column: Int, to text: String, for region: Int) throws(Mismatch) {
    guard columns.indices.contains(column) else { throw Mismatch() }
    guard let value = AttributeValue(text, as: columns[column].kind) else { throw Mismatch() }
    builder.set(columns[column].name, to: value, for: region)
  }

  /// Gives a region the rank that a text tells; an empty one tells none.
  mutating func setRank(to text: String, for region: Int) throws(Mismatch) {
    guard ranks == .given else { throw Mismatch() }
    guard !text.isEmpty else { return }
    guard let number = Int(text), let rank = RegionRank(rawValue: number) else { throw Mismatch() }
    builder.setRank(rank, for: region)
  }

  /// Several levels, or one where the source says so: a list of objects with an ID and a name alone is what many others
  /// write, and their IDs may say what is above each.
  func require(oneLevel: Bool) throws(Mismatch) {
    if oneLevel != (levels.count < 2) { throw Mismatch() }
  }

  /// The whole tree, and what the report says of it.
  mutating func finished(_ document: SourceDocument, shape: ImportShape.Form) throws(Mismatch)
    -> ReadTree
  {
    if ranks == .implied { builder.setRanksByCodes() }
    var report = ImportReport()
    report.regionCount = builder.count
    report.roots = levels.first ?? 0
    report.levels = levels
    report.format = document.format
    report.encoding = document.encoding
    report.shape = ImportShape(shape, ids: [ExchangeKey.id], names: [ExchangeKey.name])
    report.warnings = placeholders.warnings(DiagnosticLocation(document.name))
    if options.explains, isDescribed { report.readings = [reading(report)] }
    do {
      return try ReadTree(builder, report)
    } catch {
      throw Mismatch()
    }
  }
}

extension ExportedTree {
  /// The only reading of a source that says itself what it is.
  private func reading(_ report: ImportReport) -> ImportReport.Reading {
    let structure =
      if case .nested = report.shape.form { Structure.nested } else { Structure.parentColumn }
    let parts: [(String, ColumnPart)] =
      [(ExchangeKey.id, .id), (ExchangeKey.name, .name)]
      + columns.map { ($0.name, .attribute) }
    return ImportReport.Reading(
      structure: structure.name, shape: report.shape, isImpossible: false, levels: report.levels,
      score: structure.most, columns: parts.map { .init(name: $0.0, part: $0.1) },
      evidence: [Finding(.exported, weight: structure.most)])
  }

  /// The result of a source in a form that `regions export` writes; `nil` if it is in another, or if
  /// the options ask for a reading of their own.
  static func read(_ documents: [SourceDocument], _ options: ImportOptions) -> ReadTree? {
    guard documents.count == 1, let first = documents[0].entries.first,
      options.idKey == nil, options.nameKey == nil, options.parentKey == nil,
      options.childrenKey == nil, options.attributeKeys == nil, options.levelKeys == nil,
      options.structure == nil, options.ids == nil, options.root == nil,
      !options.dropPlaceholders, !options.trim
    else { return nil }
    let document = documents[0]
    do throws(Mismatch) {
      switch first.kind {
      case .array: return try ExportedObjects(document)?.read(options)
      case .element: return try ExportedElements(document)?.read(options)
      case .table: return try ExportedRows(document)?.read(options)
      default: return nil
      }
    } catch {
      return nil
    }
  }

  /// Which attribute a key or a column's name stands for: "attribute-2" for the second, else the
  /// one of that name.
  static func column(_ key: String, in columns: [Column]) -> Int? {
    if ExchangeKey.isNumbered(key) {
      guard let number = ExchangeKey.attributeNumber(of: key),
        columns.indices.contains(number - 1)
      else { return nil }
      return number - 1
    }
    return columns.firstIndex { $0.name == key }
  }
}

extension ArraySlice<UInt8> {
  /// The UTF-8 text without white space around it.
  fileprivate var trimmed: Self {
    // White space begins with a byte below 21 or with C2, E1, E2 or E3.
    func maySpace(_ lead: UInt8?) -> Bool {
      guard let lead else { return false }
      return lead <= 0x20 || 0xC2...0xE3 ~= lead
    }
    guard maySpace(first) || maySpace(last { $0 & 0xC0 != 0x80 }) else { return self }
    let text = Substring(decoding: self, as: UTF8.self)
    let start = text.prefix(while: \.isWhitespace).utf8.count
    guard start < count else { return self[endIndex...] }
    let end = text.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
    return dropFirst(start).dropLast(end)
  }
}

extension RegionMetadata {
  /// Sets the part that exported files call `key`; `false` if none is called so.
  mutating func set(_ key: String, to value: String) -> Bool {
    switch key {
    case ExchangeKey.title: title = value
    case ExchangeKey.asOf: asOf = value
    case ExchangeKey.origin: origin = value
    case ExchangeKey.license: license = value
    default: return false
    }
    return true
  }
}
