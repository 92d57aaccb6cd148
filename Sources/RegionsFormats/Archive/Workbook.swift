import RegionsSource

/// An Excel workbook (ECMA-376): where its parts lie, and what its cells share.
struct Workbook {
  private struct Sheet {
    var name: String
    var part: String
  }

  private let archive: Archive
  private let inner: InnerReader
  private let source: String
  private var sheets: [Sheet] = []
  private var hidden: [String] = []
  private var texts = SharedTexts()
  private var formats = CellFormats()

  /// `nil` if an archive is no workbook.
  init?(_ archive: Archive, reader inner: InnerReader, source: String) throws(SourceProblem) {
    guard archive.index(of: "[Content_Types].xml") != nil else { return nil }
    self.archive = archive
    self.inner = inner
    self.source = source
    let roots = try relations(of: "")
    guard let root = roots.first(where: { $0.kind == "officeDocument" }) else {
      throw .notAWorkbook
    }
    // Excel's binary workbook has the same parts, and no XML in them.
    guard !root.part.lowercased().hasSuffix(".bin") else { throw .foreignFile(.binaryWorkbook) }
    guard let book = try elements(root.part), book.name(0) == "workbook" else {
      throw .notAWorkbook
    }
    let parts = try relations(of: root.part)
    let usesDatesFrom1904 = book.first("workbookPr", of: 0).map {
      ["1", "true"].contains(book.attribute("date1904", of: $0))
    }
    if let shared = parts.first(where: { $0.kind == "sharedStrings" }),
      let part = try elements(shared.part)
    {
      texts = SharedTexts(part)
    }
    if let styles = parts.first(where: { $0.kind == "styles" }),
      let part = try elements(styles.part)
    {
      formats = CellFormats(part)
    }
    formats.usesDatesFrom1904 = usesDatesFrom1904 ?? false
    guard let list = book.first("sheets", of: 0) else { return }
    for sheet in book.elements(of: list) {
      let name = book.attribute("name", of: sheet) ?? ""
      let id = book.attribute("id", of: sheet)
      guard let part = parts.first(where: { $0.id == id }), part.kind == "worksheet" else {
        continue
      }
      if ["hidden", "veryHidden"].contains(book.attribute("state", of: sheet)) {
        hidden.append(name)
      } else {
        sheets.append(Sheet(name: name, part: part.part))
      }
    }
  }

  /// Appends a table for each sheet that has rows.
  func read(_ document: inout SourceDocument) throws(SourceProblem) {
    let count = document.entries.count
    for sheet in sheets {
      guard let part = try elements(sheet.part, taken: document.memory) else { continue }
      var reader = SheetReader(part, texts: texts, formats: formats)
      // The sheet's elements go as soon as its rows are there.
      let limit = document.memoryLimit
      document.memoryLimit -= min(limit, part.document.memory)
      defer { document.memoryLimit = limit }
      try reader.read(sheet.name, &document)
    }
    guard document.entries.count > count else {
      throw .nothingIn(.workbook)
    }
    if !hidden.isEmpty {
      document.notes.append(SourceDiagnostic(DiagnosticLocation(source), .hiddenSheets(hidden)))
    }
  }

  // MARK: Parts

  private struct Relation {
    var id: String?
    var kind: Substring
    var part: String
  }

  /// What a part refers to.
  private func relations(of part: String) throws(SourceProblem) -> [Relation] {
    let slash = part.lastIndex(of: "/")
    let folder = slash.map { part[...$0] } ?? ""
    let file = slash.map { part[part.index(after: $0)...] } ?? part[...]
    guard let list = try elements("\(folder)_rels/\(file).rels") else { return [] }
    return list.elements(of: 0).compactMap { relation in
      guard let type = list.attribute("Type", of: relation),
        let target = list.attribute("Target", of: relation)
      else { return nil }
      return Relation(
        id: list.attribute("Id", of: relation), kind: type.split(separator: "/").last ?? "",
        part: Self.resolved(target, in: String(folder)))
    }
  }

  /// A target as an entry's name: "/xl/a.xml", "../a.xml" or "a.xml" in the folder "xl/".
  private static func resolved(_ target: String, in folder: String) -> String {
    var steps = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for step in target.split(separator: "/") {
      if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(step) }
    }
    return steps.joined(separator: "/")
  }

  /// A part's elements; `nil` if it isn't there.
  ///
  /// - Parameter taken: the memory that was taken so far.
  private func elements(_ part: String, taken: Int = 0) throws(SourceProblem) -> Elements? {
    guard let index = archive.index(of: part) else { return nil }
    return Elements(
      try inner.readPart(archive.bytes(of: index), part, of: source, taken: taken))
  }
}
