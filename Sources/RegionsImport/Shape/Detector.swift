/// Tries the readings on the sources and takes the one that explains them best.
struct Detector {
  let catalog: Catalog
  let options: ImportOptions

  init(_ catalog: Catalog, _ options: ImportOptions) {
    self.catalog = catalog
    self.options = options
  }

  /// The draft of the best reading, or `nil` if nothing looks like regions.
  func bestDraft() -> Draft? {
    var draft = reading()
    draft?.notes.insert(contentsOf: catalog.notes, at: 0)
    return draft
  }

  /// Rows of one table can be read both ways; what connects rows by IDs is stronger evidence than
  /// what connects them by names.
  private func reading() -> Draft? {
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
      !reading.holdsRegions(list) && catalog.lists[list].count > 1
        && (reading.isNamed(list) || !catalog.owners(of: list).contains(where: reading.isNamed))
    }
    guard tables.count == 1, let list = tables.first else { return nil }
    // What holds the rows is an envelope.
    return catalog.owners(of: list).allSatisfy { catalog.lists[$0].count == 1 } ? list : nil
  }

  private func prefers(_ wide: WideReading, over records: RecordReading, _ roles: Roles) -> Bool {
    if case .reference(let reference)? = records.tops.first.map({ records.rules[$0] }),
      !reference.byName, !isByWords(reference)
    {
      return false
    }
    switch records.tops.first.map({ records.rules[$0] }) {
    case .codes?, .ordered?: return false
    default: break
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
    return wide.score >= 0.5 && (hasPlainName != true || wide.isOfLeaves(named: roles.name))
  }

  /// Whether a reference is to words, not to codes: "Admin_district_EN" names a region above as well
  /// as a column with its name in another language does.
  private func isByWords(_ reference: Reference) -> Bool {
    let target = reference.targets[0]
    let profile = catalog.profile(target.list, target.column)
    return profile.letters > 0.95 && profile.digits < 0.05 && profile.lower < 0.95
      && !profile.meaning.contains(.id) || profile.letters > 0.95 && profile.longest > 12
  }
}
