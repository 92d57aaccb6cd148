import RegionsSource
import TypedNumbers

/// Codes that a spreadsheet or a program took for numbers: "1" for "01", "101.0" for "101". They become what
/// they were where another column proves what that was, and only there.
struct WrittenNumbers {
  /// The sources with such codes as they were.
  private(set) var documents: [SourceDocument]
  private(set) var notes: [Diagnostic] = []
  /// The columns whose codes prove each other.
  private(set) var aboveEachOther: Set<ListColumn> = []

  /// A column of whole numbers.
  struct Column {
    var list: Int
    var column: Int
    var shortest: Int
    var longest: Int
    /// The lengths there are, a bit each.
    var lengths: UInt32
    /// Whether any begins with a zero.
    var isPadded: Bool
    /// Whether all end with ".0".
    var isDecimal: Bool
  }

  let lists: [RecordList]
  /// What calls each of the lists, and any of them.
  let calls: (each: [Set<[String]>], all: Set<[String]>)
  var headings: [ListColumn: HeadingWords] = [:]
  /// The levels that a column's heading, its list or its source is called by.
  var levels: [ListColumn: Set<String>] = [:]
  private(set) var texts: SourceTexts
  private(set) var columns: [Column] = []

  /// `nil` if all columns are as they are.
  ///
  /// - Complexity: O(cells of columns of numbers).
  init?(_ lists: [RecordList], _ texts: SourceTexts) {
    self.lists = lists
    calls = HeadingWords.calls(ofTables: lists.map(\.key))
    self.texts = texts
    documents = texts.documents
    unwrapTexts()
    if !notes.isEmpty { self.texts = SourceTexts(documents) }
    let unwrapped = notes.count
    restoreScientific()
    restoreShortParents()
    restoreParentPaths()
    restoreParentNames()
    if notes.count > unwrapped { self.texts = SourceTexts(documents) }
    let named = notes.count
    restoreCapitals()
    if notes.count > named { self.texts = SourceTexts(documents) }
    takeColumns()
    let whole = notes.count
    for column in columns where column.isDecimal {
      if !restoreDecimals(column) { restoreAllDecimals(column) }
    }
    // What was a decimal may have lost its zeros as well.
    if notes.count > whole {
      self.texts = SourceTexts(documents)
      takeColumns()
    }
    restoreLost()
    if notes.isEmpty { return nil }
  }

  /// Finds the columns of whole numbers that may be codes; most sources have nothing of the kind, which a few
  /// cells of each column show.
  private mutating func takeColumns() {
    columns = []
    var sampled: [Column] = []
    for list in lists.indices {
      // What a program numbers its rows by has lost nothing: "FID".
      for column in lists[list].columns.indices
      where !SerialWords.areCalled(lists[list].columns[column].name) {
        let step = max(1, lists[list].count / Self.sample)
        if let found = numbers(list, column, step: step) { sampled.append(found) }
      }
    }
    let hasKeys = sampled.contains { $0.isPadded }
    for column in sampled {
      let mayBeOwn =
        column.longest >= 5 && (column.shortest == 1 || column.longest - column.shortest == 1)
      guard hasKeys || column.isDecimal || mayBeOwn || sampled.contains(where: \.isDecimal) else {
        continue
      }
      if let found = numbers(column.list, column.column, step: 1) { columns.append(found) }
    }
  }

  /// Gives codes the zeros back that they have lost.
  private mutating func restoreLost() {
    let keys = columns.filter { $0.isPadded && $0.shortest == $0.longest }
    let uneven = columns.filter { $0.isPadded && $0.shortest < $0.longest }
    let written = columns.filter {
      !$0.isPadded && !$0.isDecimal
        && ($0.shortest < $0.longest || !keys.isEmpty || !uneven.isEmpty)
    }
    for column in written
    where !restoreReferences(column, keys) && !restoreUneven(column, uneven)
      && !restoreKeys(column, keys) && !restoreCodes(column, keys)
    {
      restoreOwn(column)
    }
  }

  func bytes(_ column: Column, _ record: Int) -> ArraySlice<UInt8> {
    let records = lists[column.list]
    return texts.bytes(
      texts.ref(records.columns[column.column].cells[record], in: records.document))
  }

  /// How many cells of a column are looked at to tell whether it holds numbers at all.
  private static var sample: Int { Bound.texts }

  private func numbers(_ list: Int, _ column: Int, step: Int) -> Column? {
    let records = lists[list]
    guard records.count > 1 else { return nil }
    let cells = records.columns[column].cells
    let texts = texts
    var found = Column(
      list: list, column: column, shortest: .max, longest: 0, lengths: 0, isPadded: false,
      isDecimal: true)
    for record in stride(from: 0, to: records.count, by: step) {
      let written = texts.bytes(texts.ref(cells[record], in: records.document))
      var text = written
      if text.isEmpty { continue }
      if text.count > 2, text.suffix(2).elementsEqual([46, 48]) {
        text = text.dropLast(2)
      } else {
        found.isDecimal = false
      }
      guard text.count <= 18, text.allSatisfy({ 48...57 ~= $0 }),
        found.isDecimal || text.endIndex == written.endIndex
      else { return nil }
      found.shortest = min(found.shortest, text.count)
      found.longest = max(found.longest, text.count)
      found.lengths |= 1 << UInt32(text.count)
      if text.first == 48, text.count > 1 { found.isPadded = true }
    }
    return found.longest > 0 ? found : nil
  }

  func different(_ column: Column) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for record in 0..<lists[column.list].count {
      let text = bytes(column, record)
      if !text.isEmpty { found.insert(Array(text)) }
    }
    return found
  }

  static func padded(_ text: [UInt8], to width: Int) -> [UInt8] {
    [UInt8](repeating: 48, count: max(0, width - text.count)) + text
  }

  // MARK: What proves it

  /// References whose whole numbers are IDs.
  private mutating func restoreDecimals(_ column: Column) -> Bool {
    let written = different(column)
    for key in columns
    where !key.isDecimal && !key.isPadded
      && !(key.list == column.list && key.column == column.column)
    {
      let known = different(key)
      guard known.count == lists[key.list].count,
        share(of: written, in: known, { Array($0.dropLast(2)) }).isAllButLittle
      else { continue }
      restore(column) { Array($0.dropLast(2)) }
      return true
    }
    return false
  }

  /// Codes of which all end with ".0", as a program writes a column of numbers that has empty cells: no dotted
  /// codes, for of those the last parts differ.
  private mutating func restoreAllDecimals(_ column: Column) {
    let meaning = KeyMeaning(lists[column.list].columns[column.column].name)
    guard
      isFirstOfEach(column)
        || isCalledCode(column)
          && (different(column).count > 1 || !meaning.isDisjoint(with: [.parent, .level]))
    else { return }
    restore(column) { Array($0.dropLast(2)) }
  }

  /// Whether a column comes first and has another number in each row, whose longer ones begin with shorter ones, whatever
  /// it is called: "SGC".
  private func isFirstOfEach(_ column: Column) -> Bool {
    let records = lists[column.list]
    return column.column == 0 && records.hasHeader && records.columns.count > 1
      && KeyMeaning(records.columns[0].name).isDisjoint(with: .measure)
      && areNested(different(column).map { $0.dropLast(2) }, of: records.count)
  }

  private func areNested(_ numbers: [ArraySlice<UInt8>], of count: Int) -> Bool {
    let shortest = numbers.map(\.count).min() ?? 0
    let shortestOnes = Set(numbers.filter { $0.count == shortest })
    let longer = numbers.filter { $0.count > shortest }
    return numbers.count == count && !longer.isEmpty
      && longer.allSatisfy { shortestOnes.contains($0.prefix(shortest)) }
  }

  /// Whether a heading says that the column holds codes of regions.
  private func isCalledCode(_ column: Column) -> Bool {
    guard lists[column.list].hasHeader else { return false }
    let meaning = KeyMeaning(lists[column.list].columns[column.column].name)
    return !meaning.isDisjoint(with: [.id, .parent]) && meaning.isDisjoint(with: .measure)
  }

  // MARK: What is wrapped

  /// Texts that are wrapped so that a spreadsheet takes them for none of its numbers: `="110000"`, `'110000`;
  /// and codes that it cut into thousands, `110,000`, where the heading says that they are codes.
  private mutating func unwrapTexts() {
    for list in lists.indices where lists[list].kind == .row && lists[list].count > 1 {
      for column in lists[list].columns.indices {
        guard let first = firstText(list, column), let unwrapped = Self.unwrapped(first),
          isWrapped(list, column, as: unwrapped.form)
        else { continue }
        let column = whole(list, column)
        if unwrapped.form == .thousands, !isCalledCode(column) { continue }
        restore(column) { Self.unwrapped($0[...])?.text ?? $0 }
      }
    }
  }

  private enum Wrapping { case formula, apostrophe, thousands }

  func firstText(_ list: Int, _ column: Int) -> ArraySlice<UInt8>? {
    lists[list].columns[column].cells.lazy
      .map { texts.bytes(texts.ref($0, in: lists[list].document)) }.first { !$0.isEmpty }
  }

  private func isWrapped(_ list: Int, _ column: Int, as form: Wrapping) -> Bool {
    lists[list].columns[column].cells.allSatisfy { cell in
      let text = texts.bytes(texts.ref(cell, in: lists[list].document))
      guard !text.isEmpty else { return true }
      if form == .thousands, text.count <= 3 { return text.allSatisfy { 48...57 ~= $0 } }
      return Self.unwrapped(text)?.form == form
    }
  }

  private static func unwrapped(_ text: ArraySlice<UInt8>) -> (form: Wrapping, text: [UInt8])? {
    func areDigits(_ text: some Sequence<UInt8>) -> Bool { text.allSatisfy { 48...57 ~= $0 } }
    let quote = UInt8(ascii: "\"")
    if text.count > 3, text.starts(with: [UInt8(ascii: "="), quote]), text.last == quote {
      return (.formula, Array(text.dropFirst(2).dropLast()))
    }
    if text.count > 1, text.first == UInt8(ascii: "'"), areDigits(text.dropFirst()) {
      return (.apostrophe, Array(text.dropFirst()))
    }
    let groups = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if groups.count > 1, groups.allSatisfy(areDigits), 1...3 ~= groups[0].count,
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    {
      return (.thousands, groups.flatMap { Array($0) })
    }
    return nil
  }

  func whole(_ list: Int, _ column: Int) -> Column {
    Column(
      list: list, column: column, shortest: 0, longest: 0, lengths: 0, isPadded: false,
      isDecimal: false)
  }

  /// Gives some cells of a column the text that they were meant to have.
  mutating func restore(_ column: Column, at meant: [Int: [UInt8]]) {
    let records = lists[column.list]
    guard let first = meant.min(by: { $0.key < $1.key }) else { return }
    let written = String(decoding: bytes(column, first.key), as: UTF8.self)
    for (record, text) in meant {
      let cell = records.columns[column.column].cells[record]
      guard let value = cell.value, !cell.isKey else { continue }
      documents[records.document].setText(of: value.index, to: text)
    }
    notes.append(
      Diagnostic(
        .warning, at: DiagnosticLocation(documents[records.document].name),
        .codesRestored(
          meant.count, column: records.columns[column.column].name, written: written,
          meant: String(decoding: first.value, as: UTF8.self))))
  }

  // MARK: Powers of ten

  /// Codes that a spreadsheet wrote as "1.1E+05" among whole ones, where another column has the one code that
  /// they can have been: IDs that rows name as their parents, and references to rows that are there.
  private mutating func restoreScientific() {
    for list in lists.indices
    where lists[list].kind == .row && lists[list].hasHeader
      && documents[lists[list].document].holds(UInt8(ascii: "+"))
      && Self.mayHavePowers(documents[lists[list].document].arena)
    {
      for column in lists[list].columns.indices {
        let found = whole(list, column)
        guard isCalledCode(found) else { continue }
        let shortened = different(found).compactMap { text in
          Scientific(text[...]).map { (text, $0) }
        }
        guard !shortened.isEmpty else { continue }
        // The others of the column may be decimals.
        let isDecimal = different(found).contains { $0.suffix(2).elementsEqual([46, 48]) }
        let meant = Self.meant(by: shortened, among: known(besides: column, of: list))
        restore(found) { text in
          let code = meant(text)
          return code != text && isDecimal ? code + [46, 48] : code
        }
      }
    }
  }

  /// Whether a plus follows an "e" somewhere.
  private static func mayHavePowers(_ arena: [UInt8]) -> Bool {
    var rest = arena[...]
    while let plus = rest.firstIndex(of: UInt8(ascii: "+")) {
      if plus > arena.startIndex, arena[plus - 1] | 0x20 == UInt8(ascii: "e") { return true }
      rest = rest[(plus + 1)...]
    }
    return false
  }

  /// The whole numbers of the columns called codes beside one.
  private func known(besides column: Int, of list: Int) -> Set<Int> {
    var found: Set<Int> = []
    for other in lists[list].columns.indices where other != column {
      let codes = whole(list, other)
      guard isCalledCode(codes) else { continue }
      for text in different(codes) {
        let whole = text.suffix(2).elementsEqual([46, 48]) ? text.dropLast(2) : text[...]
        if let number = Int(String(decoding: whole, as: UTF8.self)) { found.insert(number) }
      }
    }
    return found
  }

  /// What restores each text: the only known number that is written so, or of several the round one.
  private static func meant(
    by shortened: [([UInt8], Scientific)], among known: Set<Int>
  ) -> ([UInt8]) -> [UInt8] {
    var meant: [[UInt8]: [UInt8]] = [:]
    for (text, number) in shortened {
      let fitting = known.filter(number.mayBe)
      guard
        let code = fitting.contains(number.value)
          ? number.value : fitting.count == 1 ? fitting.first : nil
      else { continue }
      meant[text] = Array(String(code).utf8)
    }
    return { meant[$0] ?? $0 }
  }

  /// Codes that begin with codes of one width: "101" where the provinces have "01".
  private mutating func restoreCodes(_ column: Column, _ keys: [Column]) -> Bool {
    let full = column.longest
    guard column.shortest + 1 == full else { return false }
    for key in keys where key.list != column.list && key.longest < full {
      let (written, known) = (different(column), different(key))
      let width = key.longest
      let lost = written.filter { $0.count < full }
      guard written.count.isAllButSlips(of: lists[column.list].count), lost.count > 1,
        !share(of: lost, in: known, { Array($0.prefix(width)) }).isNearlyAll,
        share(of: written, in: known, { Array(Self.padded($0, to: full).prefix(width)) })
          .isAllButLittle
      else { continue }
      restore(column) { Self.padded($0, to: full) }
      return true
    }
    return false
  }

  /// Codes of one column that are above each other: 1001 below 1000 is 01001 below 01000, where 11001 is
  /// below 11000.
  private mutating func restoreOwn(_ column: Column) {
    guard column.longest >= 5 else { return }
    let lengths: UInt32 = 1 << 1 | 1 << UInt32(column.longest - 1) | 1 << UInt32(column.longest)
    guard column.lengths & ~lengths == 0,
      column.lengths & 1 << UInt32(column.longest - 1) != 0, lists[column.list].count >= 8
    else { return }
    let written = different(column)
    let lost = written.filter { $0.count == column.longest - 1 }
    let root: [UInt8] = [48]
    guard written.count == lists[column.list].count, !lost.isEmpty,
      written.allSatisfy({ $0.count >= column.longest - 1 || $0 == root })
    else { return }
    let full = column.longest
    let known = Set(written.map { Self.padded($0, to: full) })
    for end in 2...3 {
      func head(_ code: [UInt8]) -> [UInt8] {
        code.prefix(end) + [UInt8](repeating: 48, count: full - end)
      }
      let heads = Set(known.map(head))
      guard heads.count > 1, !heads.count.isHalf(of: known.count), heads.allSatisfy(known.contains)
      else {
        continue
      }
      restore(column) { Self.padded($0, to: full) }
      aboveEachOther.insert(.init(list: column.list, column: column.column))
      return
    }
  }

  func share(
    of texts: some Collection<[UInt8]>, in known: Set<[UInt8]>, _ change: ([UInt8]) -> [UInt8]
  ) -> Double {
    guard !texts.isEmpty else { return 0 }
    return Double(texts.count { known.contains(change($0)) }) / Double(texts.count)
  }

  // MARK: Restoring

  mutating func restore(_ column: Column, _ change: ([UInt8]) -> [UInt8]) {
    let records = lists[column.list]
    var count = 0
    var example: (written: String, meant: String)?
    for record in 0..<records.count {
      let text = Array(bytes(column, record))
      let meant = change(text)
      let cell = records.columns[column.column].cells[record]
      guard !text.isEmpty, meant != text, let value = cell.value, !cell.isKey else {
        continue
      }
      documents[records.document].setText(of: value.index, to: meant)
      count += 1
      if example == nil {
        example = (String(decoding: text, as: UTF8.self), String(decoding: meant, as: UTF8.self))
      }
    }
    guard let example else { return }
    notes.append(
      Diagnostic(
        .warning, at: DiagnosticLocation(documents[records.document].name),
        .codesRestored(
          count, column: records.columns[column.column].name, written: example.written,
          meant: example.meant)))
  }
}
