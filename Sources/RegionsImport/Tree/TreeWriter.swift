import Regions
import RegionsSource
import TypedNumbers

/// Hands a checked tree to the builder, with attributes and metadata, and writes the report.
struct TreeWriter {
  private let evidence: Evidence
  private let options: ImportOptions
  private let checks: TreeChecks
  private let ids: IDAssignment
  private let draft: ImportedTree
  private let confidence: ImportReport.Confidence
  private let readings: [ImportReport.Reading]
  private let jumps: LevelJumps
  /// The attributes of which values are left out as too long, with how many.
  private var tooLong: [(name: String, count: Int)] = []

  /// By node: the number that the builder gave it.
  private typealias Handles = ImportedTree.Nodes<Int>

  init(
    _ checks: TreeChecks, ids: IDAssignment, confidence: ImportReport.Confidence,
    readings: [ImportReport.Reading]
  ) {
    evidence = checks.evidence
    options = checks.options
    self.checks = checks
    self.ids = ids
    draft = checks.draft
    self.confidence = confidence
    self.readings = readings
    jumps = LevelJumps(evidence, draft)
  }

  mutating func tree() throws(RegionBuildError) -> ReadTree {
    var builder = RegionTreeBuilder()
    builder.reserveCapacity(checks.order.count)
    builder.metadata = SourceMetadata(evidence.texts).metadata(options.metadata)
    var handles = Handles(repeating: 0, count: draft.count)
    for node in checks.order {
      handles[node] = try builder.add(
        utf8ID: ids[node], utf8Name: evidence.texts.bytes(draft.names[node]),
        under: draft.parents[node].number.map { handles[$0] })
    }
    addPinyin(handles, &builder)
    addAttributes(handles, &builder)
    addRanks(handles, &builder)
    return try ReadTree(builder, report())
  }

  /// Ranks follow from codes that tell them, or are what the source's own column says.
  private func addRanks(_ handles: Handles, _ builder: inout RegionTreeBuilder) {
    guard !builder.setRanksByCodes() else { return }
    for (node, rank) in jumps.ranks(in: checks.order, checks.levels) {
      builder.setRank(rank, for: handles[node])
    }
  }

  /// Pinyin comes first, so that the source's own, if it has any, take their place.
  private func addPinyin(_ handles: Handles, _ builder: inout RegionTreeBuilder) {
    guard let pinyin = options.pinyin else { return }
    for node in checks.order {
      var ancestors: [String] = []
      var parent = draft.parents[node].number
      while let above = parent {
        ancestors.append(evidence.texts.string(draft.names[above]))
        parent = draft.parents[above].number
      }
      let name = evidence.texts.string(draft.names[node])
      guard let text = pinyin(name, ancestors) else { continue }
      builder.set("pinyin", to: .text(text), for: handles[node])
    }
  }

  private mutating func addAttributes(_ handles: Handles, _ builder: inout RegionTreeBuilder) {
    var order: [String] = []
    var columns: [String: [ImportedTree.Attribute]] = [:]
    for attribute in draft.attributes where !attribute.name.isEmpty {
      if columns[attribute.name] == nil { order.append(attribute.name) }
      columns[attribute.name, default: []].append(attribute)
    }
    guard !order.isEmpty else { return }
    let texts = evidence.texts
    var nodesOfList: [Int: [ImportedTree.Node]] = [:]
    for node in checks.order { nodesOfList[draft.records[node].list, default: []].append(node) }
    for name in order {
      var cells: [(handle: Int, ref: TextRef, raw: TextRef)] = []
      var kind = AttributeValue.Kind.integer
      for attribute in columns[name] ?? [] {
        let records = evidence.lists[attribute.list]
        let column = records.columns[attribute.column].cells
        for node in nodesOfList[attribute.list] ?? [] where draft.has(attribute, node) {
          let cell = column[draft.records[node].record]
          let ref = texts.ref(cell, in: records.document)
          guard !ref.isEmpty else { continue }
          if kind == .integer, !TreeWriter.isInteger(texts.bytes(ref)) { kind = .text }
          let raw = options.trim ? ref : texts.rawRef(cell, in: records.document)
          cells.append((handles[node], ref, raw))
        }
      }
      guard !cells.isEmpty else { continue }
      builder.declareAttribute(name)
      var long = 0
      for (handle, ref, raw) in cells {
        guard raw.count <= RegionTreeBuilder.longestText else {
          long += 1
          continue
        }
        // A text keeps its blanks, a number has none.
        let value = kind == .integer ? AttributeValue(texts.string(ref), as: kind) : nil
        builder.set(name, to: value ?? .text(texts.string(raw)), for: handle)
      }
      if long > 0 { tooLong.append((name, long)) }
    }
  }

  /// Whether a text is what an integer prints as: "7", "-12"; not "007", "+7", "1e3".
  private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = text
    if digits.first == 45 { digits = digits.dropFirst() }
    guard let first = digits.first, digits.count <= 18 else { return false }
    if first == 48 && text.count > 1 { return false }
    return digits.allSatisfy { $0 >= 48 && $0 <= 57 }
  }

  private func report() -> ImportReport {
    var report = ImportReport()
    report.regionCount = checks.order.count
    for node in checks.order {
      let level = Int(checks.levels[node])
      while report.levels.count < level { report.levels.append(0) }
      report.levels[level - 1] += 1
    }
    report.roots = report.levels.first ?? 0
    let documents = evidence.texts.documents
    report.format = joined(documents.map(\.format))
    report.encoding = joined(documents.map(\.encoding))
    report.shape = draft.shape
    report.shape.ids =
      switch ids.scheme {
      case .source: .source
      case .paths: .paths
      case .places: .places
      }
    report.skipped = checks.skipped
    report.confidence = confidence
    report.readings = readings
    let source = evidence.firstSource
    report.warnings =
      checks.warnings
      + jumps.warnings(in: checks.order)
      + ids.warnings.map { Diagnostic(.warning, at: source, $0) }
      + tooLong.map { Diagnostic(.warning, at: source, .valuesTooLong($0.count, column: $0.name)) }
      + placeholders(source)
    if options.onError != .stop {
      report.warnings += checks.problems.map {
        var warning = $0
        warning.severity = .warning
        return warning
      }
    }
    return report
  }

  private func joined(_ words: [String]) -> String {
    var seen: [String] = []
    for word in words where !seen.contains(word) { seen.append(word) }
    return seen.joined(separator: "+")
  }

  private func placeholders(_ source: DiagnosticLocation) -> [Diagnostic] {
    var count = PlaceholderTally()
    for node in checks.placeholders where !checks.removed[node] {
      count.add(checks.bytes(of: node))
    }
    return count.warnings(source)
  }
}
