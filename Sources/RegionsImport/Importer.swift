import Regions
public import RegionsSource
import TypedNumbers

/// Makes a region tree of sources that nobody wrote for it: finds out what is a region, what its
/// name and its ID are, and what is above it.
///
///     let importer = Importer(readers: [.xml, .json])
///     let result = try importer.importTree(from: [.file("areas.json")])
///     result.report.shape.form         // .nested(.objects, keys: ["cityList"])
///     try RegionTree(bytes: result.bytes)
///
/// The readers of text formats are part of this library; those that wrap another library come from
/// a module of their own (`RegionsFormats`) and are handed in.
public struct Importer: Sendable {
  /// How the tree is made.
  public var options: ImportOptions
  /// How the sources are read.
  public var sourceOptions: SourceOptions
  private let readers: [FormatReader]

  /// An importer of the formats it is given readers for.
  public init(
    readers: [FormatReader] = [], options: ImportOptions = ImportOptions(),
    sourceOptions: SourceOptions = SourceOptions()
  ) {
    self.readers = readers
    self.options = options
    self.sourceOptions = sourceOptions
  }

  /// Reads one or more sources and makes one tree of them; several are the levels or the parts of
  /// one tree, in any order.
  ///
  /// - Throws: ``ImportError``: a source that can't be read, or everything that is wrong with the
  ///   data, unless the options say to skip that.
  public func importTree(from sources: [ImportSource]) throws(ImportError) -> ImportResult {
    // The sources' values are gone before the file is made, which needs room of its own.
    try tree(from: sources).written()
  }

  /// A source of one region says no more of it than its ID, its names and a place.
  private static var mostColumnsOfOne: Int { Count.few }

  private func tree(from sources: [ImportSource]) throws(ImportError) -> ReadTree {
    var documents: [SourceDocument] = []
    var sourceOptions = sourceOptions
    sourceOptions.keepsCellLists = options.structure == "list"
    for source in sources {
      do throws(SourceError) {
        let document = try SourceDocument(reading: source, with: readers, options: sourceOptions)
        sourceOptions.count(document)
        documents.append(document)
      } catch {
        throw ImportError(error)
      }
    }
    let exported = ExportedTree.read(documents, options)
    // What `regions` wrote stays as it is to the byte.
    if exported == nil {
      for place in documents.indices where !documents[place].isProgram {
        documents[place].decodeCharacterReferences()
      }
    }
    let notes = documents.flatMap(\.notes).map {
      Diagnostic(.warning, at: $0.location, .source($0.problem))
    }
    var tree: ReadTree
    do {
      tree = try self.tree(from: documents, exported)
    } catch {
      var error = error
      let tables = documents.flatMap(\.tableNames)
      if tables.count > 1 { error.tables = tables }
      throw error
    }
    tree.report.warnings = notes + tree.report.warnings
    return tree
  }

  /// Makes one tree of one or more sources; several are the levels or the parts of one tree, in
  /// any order.
  ///
  /// - Parameter exported: What `regions` once wrote there, if it is that.
  /// - Throws: ``ImportError`` with everything that is wrong, unless the options say to skip it.
  /// - Complexity: O(values log values).
  private func tree(
    from documents: [SourceDocument], _ exported: ReadTree?
  ) throws(ImportError) -> ReadTree {
    // A table id,parent,name that somebody else wrote has readings to choose from.
    let hasReadings = options.explains && exported?.report.readings.isEmpty ?? false
    if let exported, !hasReadings { return exported }
    let evidence = Evidence(SourceTexts(documents))
    if var exported {
      let chooser = Chooser(evidence: evidence, options: options)
      exported.report.readings = chooser.readings(chooser.rank(isComplete: true))
      return exported
    }
    let unknown = evidence.unknownNames(options)
    if !unknown.isEmpty { throw ImportError(unknown) }
    // One word without an ID is a text, not a data set, and one thing of many properties is just that.
    guard let choice = try Chooser(evidence: evidence, options: options).choose(),
      choice.tree.count > 1
        || choice.tree.count == 1 && choice.tree.hasIDs
          && evidence.lists.allSatisfy({ $0.columns.count <= Self.mostColumnsOfOne })
    else {
      throw ImportError([
        Diagnostic(.error, at: evidence.firstSource, .noRegions(evidence.noRegions(options)))
      ])
    }
    evidence.forgetColumns()
    let checks = TreeChecks(choice.tree, of: evidence, options: options)
    if !checks.problems.isEmpty,
      options.onError == .stop || options.onError == nil && !checks.areSlips
    {
      var error = ImportError(checks.problems)
      error.readings = choice.readings
      throw error
    }
    guard !checks.order.isEmpty else {
      throw ImportError(
        checks.problems + [Diagnostic(.error, at: evidence.firstSource, .nothingLeft)])
    }
    let ids = IDAssignment(checks, options.ids)
    do {
      var writer = TreeWriter(
        checks, ids: ids, confidence: checks.isDoubtful ? .doubtful : choice.confidence,
        readings: choice.readings)
      return try writer.tree()
    } catch {
      let node =
        error.id.isEmpty ? nil : checks.order.first { ids[$0].elementsEqual(error.id.utf8) }
      throw ImportError([
        node.map { evidence.diagnostic(.error, at: checks.draft.records[$0], .unbuildable(error)) }
          ?? Diagnostic(.error, at: evidence.firstSource, .unbuildable(error))
      ])
    }
  }
}
