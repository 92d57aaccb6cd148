import RegionsSource
import TypedNumbers

/// Tables: rows of cells below a heading, or without one.
extension Outline {
  mutating func addTable(_ table: SourceValue) {
    guard lists.count < Outline.mostLists else {
      return leaveOut(.tooManyLists(limit: Outline.mostLists))
    }
    var rows = children(table)
    if let levels = columnLists(rows) {
      return addLevels(levels, below: -1, in: nil)
    }
    // In locals, which nobody else can change while rows are gone through.
    let cells = TableCells(document, texts, number)
    var names: [String]?
    if let first = rows.first, kind(first) == .header {
      names = cells.strings(first)
      rows.removeFirst()
    }
    let rules = removeBlank(from: &rows, cells)
    if names == nil, let heading = takeRules(rules, from: &rows, cells) {
      names = cells.strings(heading)
    }
    if names == nil {
      let head = takePages(from: &rows, cells) ?? heading(rows, cells)
      names = head.names
      rows.removeFirst(min(rows.count, head.rows))
    }
    let hasHeader = names != nil
    if hasHeader { takeUnits(from: &rows, cells) }
    takeComments(from: &rows, cells)
    takeNotes(from: &rows, isHeaded: hasHeader) { cells.refs($0) }
    takeSums(from: &rows, cells)
    guard !rows.isEmpty else { return }
    if let names { noteLongRows(rows, names, cells) }
    let widest = rows.reduce(names?.count ?? 0) { max($0, cells.width($1)) }
    var list = RecordList(
      document: number, kind: .row, owner: -1, key: document.key(of: table) ?? "",
      values: rows, owners: [])
    list.hasHeader = hasHeader
    lists.append(list)
    var known: Set<String> = []
    for place in 0..<widest {
      guard takeCells(for: rows.count, of: lists.count - 1) else { break }
      let name = names.flatMap { place < $0.count ? $0[place] : nil } ?? ""
      let column = rows.map { cells.cell($0, place) }
      if name.isEmpty && column.allSatisfy({ texts.ref($0, in: number).isEmpty }) { continue }
      lists[lists.count - 1].columns.append(
        .init(name: columnName(name, at: place, besides: &known), cells: column))
    }
  }

  private func heading(_ rows: [SourceValue], _ cells: TableCells) -> HeaderRow {
    HeaderRow(rows.prefix(Bound.texts).map(cells.strings), known: headings)
  }

  /// The heading that comes back on each page; it is taken out of the rows there, with the titles above it.
  private func takePages(from rows: inout [SourceValue], _ cells: TableCells) -> HeaderRow? {
    for place in rows.indices.prefix(Self.mostAbove).reversed() {
      let words = cells.refs(rows[place]).map { texts.bytes($0) }
      func isRepeated(_ row: SourceValue) -> Bool {
        cells.width(row) == words.count
          && words.enumerated().allSatisfy { column, word in
            texts.bytes(texts.ref(cells.cell(row, column), in: number)).elementsEqual(word)
          }
      }
      // A page has fewer rows.
      guard words.count(where: { !$0.isEmpty }) > 1,
        rows.dropFirst(place + 1).prefix(Bound.texts).contains(where: isRepeated)
      else { continue }
      var kept: [SourceValue] = []
      for (index, row) in rows.enumerated() {
        guard index > place, isRepeated(row) else {
          kept.append(row)
          continue
        }
        // A page's number may be in its title.
        for title in rows[..<place].reversed() {
          guard let last = kept.last, kept.count > place + 1, isAlike(title, last, cells) else {
            break
          }
          kept.removeLast()
        }
      }
      let head = heading(kept, cells)
      if head.names != nil, head.rows == place + 1 {
        rows = kept
        return head
      }
    }
    return nil
  }

  /// Whether two rows begin with the same text and have texts in the same columns.
  private func isAlike(_ one: SourceValue, _ other: SourceValue, _ cells: TableCells) -> Bool {
    guard let first = cells.firstText(one), let second = cells.firstText(other) else {
      return false
    }
    return texts.bytes(first).elementsEqual(texts.bytes(second))
      && cells.refs(one).map(\.isEmpty) == cells.refs(other).map(\.isEmpty)
  }

  /// Takes comments out that say what a text of the row below says, if one is among the first rows: "# === ACEH ===".
  private mutating func takeComments(from rows: inout [SourceValue], _ cells: TableCells) {
    func isComment(_ place: Int) -> Bool {
      guard let first = cells.firstText(rows[place]), place + 1 < rows.count,
        texts.bytes(first).first == UInt8(ascii: "#"),
        cells.refs(rows[place]).count(where: { !$0.isEmpty }) == 1
      else { return false }
      let said = texts.bytes(first).lettersAndDigits
      return cells.refs(rows[place + 1]).contains { texts.bytes($0).lettersAndDigits == said }
    }
    guard rows.indices.prefix(Bound.texts).contains(where: isComment) else { return }
    let taken = Set(rows.indices.filter(isComment))
    for place in taken.sorted() { noteRemark(rows[place]) }
    rows = rows.indices.filter { !taken.contains($0) }.map { rows[$0] }
  }

  /// Takes the row below a heading out that numbers the columns, 1, 2, 3 …, or tells in what the numbers below it are
  /// measured.
  private mutating func takeUnits(from rows: inout [SourceValue], _ cells: TableCells) {
    guard rows.count > Self.fewestMeasured, let first = rows.first else { return }
    let refs = cells.refs(first)
    let numbers = refs.map { WholeNumber.value(texts.bytes($0)) }
    if refs.count > Self.fewestMeasured, numbers == Array(1...refs.count) {
      rows.removeFirst()
      return noteRemark(first)
    }
    let places = refs.indices.filter { !refs[$0].isEmpty }
    let sample = rows.dropFirst().prefix(Bound.texts).map(cells.refs)
    let areUnits = places.allSatisfy { place in
      let below = sample.filter { place < $0.count && !$0[place].isEmpty }
      return !texts.bytes(refs[place]).contains { 48...57 ~= $0 } && below.count > 1
        && below.count { texts.bytes($0[place]).first.map { 48...57 ~= $0 } ?? false }
          .isMost(of: below.count)
    }
    // A region has a name besides.
    guard places.count < refs.count, areUnits else { return }
    rows.removeFirst()
    noteRemark(first)
  }

  /// Of fewer rows none tells of the others.
  private static var fewestMeasured: Int { Count.several }

  /// Removes rows without a text, and finds those that are lines drawn between others.
  private func removeBlank(
    from rows: inout [SourceValue], _ cells: TableCells
  ) -> Set<SourceValue> {
    var rules: Set<SourceValue> = []
    rows.removeAll { row in
      guard let first = cells.firstText(row) else { return true }
      if Self.isOfRule(texts.bytes(first)), Self.isRule(cells.refs(row).map { texts.bytes($0) }) {
        rules.insert(row)
      }
      return false
    }
    return rules
  }

  /// Tells of rows that have texts behind the last heading.
  private mutating func noteLongRows(
    _ rows: [SourceValue], _ names: [String], _ cells: TableCells
  ) {
    guard let last = names.last else { return }
    let long = rows.filter { row in
      cells.width(row) > names.count && cells.refs(row)[names.count...].contains { !$0.isEmpty }
    }
    guard let first = long.first else { return }
    let location = DiagnosticLocation(
      document.name, line: Int(document[first].line), column: Int(document[first].column))
    notes.append(Diagnostic(.warning, at: location, .longRows(long.count, lastColumn: last)))
  }

  /// The cells of a table's rows. A cell has no descendants, so cells follow their row one by one.
  struct TableCells {
    private let entries: [SourceDocument.Entry]
    private let texts: SourceTexts
    private let number: Int

    init(_ document: SourceDocument, _ texts: SourceTexts, _ number: Int) {
      entries = document.entries
      self.texts = texts
      self.number = number
    }

    func width(_ row: SourceValue) -> Int { max(0, Int(entries[row.index].end) - row.index - 1) }

    /// The cell at a place of a row, if that has so many.
    func cell(_ row: SourceValue, _ place: Int) -> Cell {
      place < width(row) ? .text(of: SourceValue(row.next.index + place)) : .none
    }

    /// The first text of a row that isn't empty.
    func firstText(_ row: SourceValue) -> TextRef? {
      for place in 0..<width(row) {
        let text = texts.ref(cell(row, place), in: number)
        if !text.isEmpty { return text }
      }
      return nil
    }

    func refs(_ row: SourceValue) -> [TextRef] {
      (0..<width(row)).map { texts.ref(cell(row, $0), in: number) }
    }

    func strings(_ row: SourceValue) -> [String] {
      (0..<width(row)).map { texts.string(cell(row, $0), in: number) }
    }
  }

  /// What a column is called: its place where it has no heading, with that behind it where another has the same.
  func columnName(
    _ name: String, at place: Int, besides known: inout Set<String>
  ) -> String {
    if name.isEmpty { return "\(place + 1)" }
    return known.insert(name).inserted ? name : "\(name) \(place + 1)"
  }

  /// The most rows below a table that may be sums and notes.
  private static var mostBelow: Int { Count.dozen }

  /// Takes sums and notes below a table out of its rows, and tells of each.
  private mutating func takeNotes(
    from rows: inout [SourceValue], isHeaded: Bool, _ cells: (SourceValue) -> [TextRef]
  ) {
    var taken: [SourceValue] = []
    while rows.count > 2, taken.count < Self.mostBelow, let last = rows.last {
      let filled = cells(last).filter { !$0.isEmpty }
      guard let first = filled.first else { break }
      let text = texts.string(first)
      let lone = rows.suffix(Self.mostBelow).reversed()
        .prefix { cells($0).count { !$0.isEmpty } < 2 }.count
      // In a list of names each row has one text.
      let body = rows.dropLast(lone < min(Self.mostBelow, rows.count) ? max(1, lone) : 1)
      let isSum = isHeaded && RemarkWords.isSum(text)
      let isNote =
        filled.count == 1 && cells(last).first == first
        && (RemarkWords.isNote(text) || isBelowCodes(first, body, cells))
      guard isSum && filled.count > 1 || (isSum || isNote) && isFuller(body, cells)
      else { break }
      taken.append(last)
      rows.removeLast()
    }
    for row in taken.reversed() { noteRemark(row) }
  }

  /// Whether a text stands alone where nearly all rows above have codes of digits.
  private func isBelowCodes(
    _ text: TextRef, _ rows: ArraySlice<SourceValue>, _ cells: (SourceValue) -> [TextRef]
  ) -> Bool {
    func isCode(_ text: TextRef) -> Bool { texts.bytes(text).allSatisfy { 48...57 ~= $0 } }
    let above = rows.suffix(Self.sampleAbove).compactMap { cells($0).first }
    return !isCode(text) && above.count { !$0.isEmpty && isCode($0) }.isNearlyAll(of: above.count)
  }

  /// Tells that a row is none of a region.
  mutating func noteRemark(_ row: SourceValue) {
    let location = DiagnosticLocation(
      document.name, line: Int(document[row].line), column: Int(document[row].column))
    notes.append(Diagnostic(.warning, at: location, .remarkRow))
  }

  /// Whether hardly any of the rows above a note has one text alone.
  private func isFuller(_ rows: ArraySlice<SourceValue>, _ cells: (SourceValue) -> [TextRef])
    -> Bool
  {
    let sample = rows.suffix(Self.sampleAbove)
    return sample.count { cells($0).count { !$0.isEmpty } > 1 }.isNearlyAll(of: sample.count)
  }

  /// How many rows above a note are looked at.
  private static var sampleAbove: Int { Bound.texts }

  /// Takes the lines that were drawn in a table out of its rows, and what stands above the one below its
  /// heading, as in Markdown and in what consoles print:
  ///
  ///     | code | name |
  ///     |------|------|
  ///     | 11   | Aro  |
  ///
  /// - Returns: the heading, if there is one.
  private func takeRules(
    _ rules: Set<SourceValue>, from rows: inout [SourceValue], _ cells: TableCells
  ) -> SourceValue? {
    guard !rules.isEmpty else { return nil }
    var heading: SourceValue?
    let first = rows.prefix { rules.contains($0) }.count
    // Lines without a mark between cells are no rows, however many they are.
    let lines = rows.dropFirst(first).prefix { cells.width($0) <= 1 && !rules.contains($0) }.count
    if let below = rows.dropFirst(first).prefix(lines + Self.mostAbove)
      .firstIndex(where: rules.contains), below > first
    {
      // In a box the heading stands between the first two lines, below what was asked.
      let isBoxed = below + 2 < rows.count && rules.contains(rows[below + 2])
      heading = rows[isBoxed ? below + 1 : below - 1]
      rows.removeFirst(isBoxed ? below + 2 : below)
    }
    rows.removeAll { rules.contains($0) }
    return heading
  }

  /// A heading stands in one of so many lines, titles above it among them.
  private static var mostAbove: Int { Count.dozen }

  /// Whether a row is a line of dashes over several columns: all cells are, or empty.
  private static func isRule(_ cells: [ArraySlice<UInt8>]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    return filled.allSatisfy(isOfRule)
      && (filled.count > 1 || filled.contains { $0.contains(UInt8(ascii: "+")) })
      && filled.contains { $0.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") } >= 3 }
  }

  private static func isOfRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "|") || byte <= 0x20
    }
  }
}
