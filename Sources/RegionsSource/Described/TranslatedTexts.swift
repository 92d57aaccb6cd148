/// Texts in several languages, as programs keep them in one cell or member: `{"en": "Cairo", "ar": "القاهرة"}`.
struct TranslatedTexts {
  typealias Value = SourceDocument.Value

  /// A text in a language.
  private typealias Translation = (language: String, text: [UInt8])

  private let source: SourceDocument
  private var result: SourceDocument
  private var isSpread = false
  /// What each such text says.
  private var translations: [Value: [Translation]] = [:]
  /// What has another text somewhere: keys of members, headings of columns.
  private var mixed: Set<String> = []

  /// The document with such a member as an object, and such a column as one a language; `nil` if it has none. Where a
  /// member or a column has another text anywhere, all of that name stay as they are.
  ///
  /// - Complexity: O(1) where the first records have none, else O(values).
  static func spread(_ source: SourceDocument) -> SourceDocument? {
    guard isLikely(source) else { return nil }
    var texts = TranslatedTexts(source)
    texts.find()
    guard !texts.translations.isEmpty else { return nil }
    var value = 0
    while value < source.entries.count {
      texts.copy(value)
      value = Int(source.entries[value].end)
    }
    // What would take too much stays as it is.
    return texts.isSpread && texts.result.excess == nil ? texts.result : nil
  }

  private init(_ source: SourceDocument) {
    self.source = source
    result = SourceDocument(describedBy: source)
  }

  /// Whether a text among the first of the document, or of one of its tables, begins as an object does.
  private static func isLikely(_ source: SourceDocument) -> Bool {
    var starts = [0]
    var value = 0
    while value < source.entries.count, starts.count < Bound.keys {
      if source.entries[value].kind == .table { starts.append(value) }
      value = Int(source.entries[value].end)
    }
    return starts.contains { start in
      source.entries.indices[start...].prefix(Bound.texts).contains { value in
        source.entries[value].kind == .string && begins(source.bytes(of: value))
      }
    }
  }

  private static func begins(_ text: ArraySlice<UInt8>) -> Bool { text.first == UInt8(ascii: "{") }

  /// Finds such texts, and what has others beside them.
  private mutating func find() {
    for (value, entry) in source.entries.enumerated() where entry.kind == .string {
      let text = source.bytes(of: value)
      if Self.begins(text) { translations[value] = translated(Array(text)) }
      if !text.isEmpty, translations[value] == nil, let key = source.key(of: value) {
        mixed.insert(key)
      }
    }
    for (value, entry) in source.entries.enumerated() where entry.kind == .table {
      let rows = rows(of: value)
      for (place, heading) in headings(rows) where hasOtherTexts(rows, at: place) {
        mixed.insert(heading)
      }
    }
  }

  private func hasOtherTexts(_ rows: [[Value]], at place: Int) -> Bool {
    rows.dropFirst().contains { cells in
      place < cells.count && !source.bytes(of: cells[place]).isEmpty
        && translations[cells[place]] == nil
    }
  }

  private func rows(of table: Value) -> [[Value]] {
    var rows: [[Value]] = []
    source.forEachChild(of: table) { row in
      var cells: [Value] = []
      source.forEachChild(of: row) { cells.append($0) }
      rows.append(cells)
    }
    return rows
  }

  /// What stands in the first row of a table, by place.
  private func headings(_ rows: [[Value]]) -> [(place: Int, heading: String)] {
    (rows.first ?? []).enumerated().map { ($0, source.text(of: $1)) }
  }

  private mutating func copy(_ value: Value) {
    let entry = source.entries[value]
    let key = source.key(of: value).map { result.key($0) } ?? -1
    switch entry.kind {
    case .table: copyTable(value, key: key)
    case .object, .array:
      let open = result.open(entry.kind, key: key, line: entry.line, column: entry.column)
      source.forEachChild(of: value) { copy($0) }
      result.close(open)
    case .string:
      guard source.key(of: value).map({ !mixed.contains($0) }) ?? false,
        let translations = translations[value]
      else { fallthrough }
      isSpread = true
      let object = result.open(.object, key: key, line: entry.line, column: entry.column)
      for (language, text) in translations {
        result.append(
          .string, key: result.key(language), text: text, line: entry.line, column: entry.column)
      }
      result.close(object)
    default: result.copy(value, of: source, key: key)
    }
  }

  /// Copies a table with a column a language in the place of each whose cells all are such texts.
  private mutating func copyTable(_ table: Value, key: Int32) {
    let rows = rows(of: table)
    var columns: [Int: [String]] = [:]
    for (place, heading) in headings(rows) where !mixed.contains(heading) {
      if let languages = languages(rows, at: place) { columns[place] = languages }
    }
    guard !columns.isEmpty else { return result.copy(table, of: source, key: key) }
    isSpread = true
    let place = source.entries[table]
    let open = result.open(.table, key: key, line: place.line, column: place.column)
    var row = table + 1
    for cells in rows {
      let entry = source.entries[row]
      let open = result.open(entry.kind, line: entry.line, column: entry.column)
      for (place, cell) in cells.enumerated() {
        guard let languages = columns[place] else {
          result.copy(cell, of: source, key: -1)
          continue
        }
        append(cell, in: languages)
      }
      result.close(open)
      row = Int(entry.end)
    }
    result.close(open)
  }

  /// Appends a cell a language; of a heading, with the language behind it.
  private mutating func append(_ cell: Value, in languages: [String]) {
    let entry = source.entries[cell]
    let translations = translations[cell] ?? []
    for language in languages {
      var text = translations.first { $0.language == language }?.text ?? []
      if translations.isEmpty, !source.bytes(of: cell).isEmpty {
        text = Array(source.bytes(of: cell)) + Array(".\(language)".utf8)
      }
      result.append(.string, text: text, line: entry.line, column: entry.column)
    }
  }

  /// The languages of a column's texts, if there are any.
  private func languages(_ rows: [[Value]], at place: Int) -> [String]? {
    var languages: [String] = []
    for cells in rows where place < cells.count {
      for (language, _) in translations[cells[place]] ?? [] where !languages.contains(language) {
        languages.append(language)
      }
    }
    return languages.isEmpty || languages.count > Count.dozen ? nil : languages
  }

  /// What a text says in each language; `nil` if it is another text.
  private func translated(_ text: [UInt8]) -> [Translation]? {
    var trial = SourceDocument(describedBy: source)
    do throws(SourceError) {
      try LiteralReader.read(text, key: -1, &trial)
    } catch {
      // Brackets that are no JSON are a text for people.
      return nil
    }
    var found: [Translation] = []
    var isOther = trial.entries.isEmpty
    trial.forEachChild(of: 0) { member in
      switch trial.entries[member].kind {
      case .string:
        if let key = trial.key(of: member), Self.isLanguage(key) {
          found.append((key, Array(trial.bytes(of: member))))
        } else {
          isOther = true
        }
      case .null: break
      default: isOther = true
      }
    }
    return isOther || found.isEmpty ? nil : found
  }

  /// Whether a key is a language's code, alone or with a script or a country: "en", "ara", "uzCyr", "pt-BR".
  private static func isLanguage(_ key: String) -> Bool {
    let code = key.utf8.prefix { 97...122 ~= $0 }
    guard 2...3 ~= code.count else { return false }
    let rest = key.utf8.dropFirst(code.count)
    return rest.isEmpty
      || rest.count <= Length.ofCode + 1
        && rest.first.map { 65...90 ~= $0 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
          ?? false
  }
}
