/// Tries the readings on the sources and takes the one that explains them best.
struct Detector {
  let catalog: Catalog
  let options: ImportOptions

  init(_ catalog: Catalog, _ options: ImportOptions) {
    self.catalog = catalog
    self.options = options
  }

  /// The draft of the best reading, or `nil` if nothing looks like regions.
  ///
  /// Rows of one table can be read both ways; what connects rows by IDs is stronger evidence than
  /// what connects them by names.
  func bestDraft() -> Draft? {
    let roles = catalog.chooseRoles(options)
    let records = RecordReading(catalog, options, roles)
    let isForced = options.parentKey != nil || options.childrenKey != nil
    if !isForced, let list = soleTable(records),
      let wide = WideReading.find(catalog, options, list: list)
    {
      if prefers(wide, over: records, roles[list]) { return wide.draft() }
    }
    return records.draft()
  }

  /// The one list of rows, if nothing is nested in it.
  private func soleTable(_ reading: RecordReading) -> Int? {
    let filled = catalog.lists.indices.filter { !catalog.lists[$0].columns.isEmpty }
    let tables = filled.filter { list in
      !catalog.lists.contains { $0.owner == list } && catalog.lists[list].count > 1
    }
    guard tables.count == 1, let list = tables.first else { return nil }
    // What holds the rows is an envelope.
    return catalog.owners(of: list).allSatisfy { catalog.lists[$0].count == 1 } ? list : nil
  }

  private func prefers(_ wide: WideReading, over records: RecordReading, _ roles: Roles) -> Bool {
    if case .reference(let reference)? = records.tops.first.map({ records.rules[$0] }),
      !reference.byName
    {
      return false
    }
    guard records.scheme != nil else { return wide.score >= 0.5 || roles.name == nil }
    if case .cell = wide.source { return true }
    // Codes connect the rows. They do so in wide rows as well; but a column that is just "name"
    // beside them holds the row's own name.
    let list = wide.list
    let hasPlainName = roles.name.map {
      let meaning = catalog.profile(list, $0).meaning
      return catalog.lists[list].hasHeader && meaning.contains(.name)
        && !meaning.contains(.level)
        && catalog.profile(list, $0).filled > 0.95
    }
    return wide.score >= 0.5 && hasPlainName != true
  }
}
