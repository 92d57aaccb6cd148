/// Tries the readings on the sources and takes the one that explains them best.
struct Detector {
  let catalog: Catalog
  let options: ImportOptions

  init(_ catalog: Catalog, _ options: ImportOptions) {
    self.catalog = catalog
    self.options = options
  }

  func bestDraft() -> Draft? {
    let roles = catalog.chooseRoles(options)
    let records = RecordReading(catalog, options, roles)
    return records.draft()
  }
}
