import RegionsSource

extension Evidence {
  /// Why no reading gives regions.
  func noRegions(_ options: ImportOptions) -> Diagnostic.NoRegionsReason {
    let isPage = texts.documents.contains { document in
      !document.entries.isEmpty && document.key(of: 0)?.lowercased() == "html"
    }
    if isPage { return .page }
    let records = lists.reduce(0) { $0 + $1.count }
    if records <= 1 { return .noRecords }
    if let parent = options.parentKey { return .noParents(parent) }
    if let name = options.nameKey { return .noNamesIn(name) }
    if let structure = options.structure { return .noStructure(structure) }
    return .noNames
  }
}
