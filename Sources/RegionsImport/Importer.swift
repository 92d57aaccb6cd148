public import Regions

/// Makes a region tree of sources that nobody wrote for it: finds out what is a region, what its
/// name and its ID are, and what is above it.
///
///     let document = try XMLReader…                    // a reader makes a `SourceDocument`
///     let result = try Importer().importTree(from: [document])
///     result.report.shape                             // "nested elements, children in “city”, …"
public struct Importer: Sendable {
  public var options: ImportOptions

  public init(_ options: ImportOptions = ImportOptions()) {
    self.options = options
  }

  /// Makes one tree of one or more sources; several are the levels or the parts of one tree, in
  /// any order.
  ///
  /// - Throws: ``ImportError`` with everything that is wrong, unless the options say to skip it.
  /// - Complexity: O(values log values).
  package func importTree(from documents: [SourceDocument]) throws(ImportError) -> ImportResult {
    let catalog = Catalog(SourceTexts(documents))
    let source = documents.first?.name ?? ""
    guard let draft = Detector(catalog, options).bestDraft(), draft.count > 0 else {
      throw ImportError([
        Diagnostic(
          .error, source: source,
          "no regions found; --name KEY tells which key, attribute or column holds the names")
      ])
    }
    let checks = TreeChecks(catalog, options, draft)
    if !checks.problems.isEmpty && options.onError == .stop { throw ImportError(checks.problems) }
    guard !checks.order.isEmpty else {
      throw ImportError(
        checks.problems + [Diagnostic(.error, source: source, "no region is left")])
    }
    let ids = IDAssignment(
      catalog, checks.draft, checks.order, checks.unlabelled, options.ids)
    do {
      return try TreeWriter(catalog, options, checks, ids).write()
    } catch {
      throw ImportError([Diagnostic(.error, source: source, "\(error)")])
    }
  }
}
