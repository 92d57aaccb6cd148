import RegionsSource
import TypedNumbers

/// All lists of records of an import, with what has been found out about their columns.
///
/// Profiles and the numbers of texts are made when first asked for and kept.
final class Evidence {
  private(set) var texts: SourceTexts
  let lists: [RecordList]
  /// The lists that each list holds.
  let children: [[Int]]
  /// What was left out of the lists.
  let notes: [Diagnostic]
  /// Columns of codes that are above each other since they have the zeros that they had lost.
  let restored: Set<ListColumn>
  private(set) var table = TextTable()
  private var profiles: [ListColumn: ColumnProfile] = [:]
  private var numbers: [ListColumn: [TextNumber.OrNone]] = [:]
  private var distinctCounts: [ListColumn: Int] = [:]
  private var keys: [ListColumn: Surprise.Keys] = [:]

  /// More texts or records than these tell nothing new.
  static let sample = 2_000

  init(_ texts: SourceTexts) {
    self.texts = texts
    var lists: [RecordList] = []
    var notes: [Diagnostic] = []
    for document in texts.documents.indices {
      let offset = lists.count
      let outline = Outline(texts, document: document)
      notes += outline.notes
      for var list in outline.lists {
        if list.owner >= 0 { list.owner += offset }
        lists.append(list)
      }
    }
    var texts = texts
    if let numbered = RowNumbers(lists, texts) {
      lists = numbered.lists
      texts = SourceTexts(numbered.documents)
      self.texts = texts
    }
    self.lists = lists
    var children = [[Int]](repeating: [], count: lists.count)
    for (list, records) in lists.enumerated() where records.owner >= 0 {
      children[records.owner].append(list)
    }
    self.children = children
    let written = WrittenNumbers(lists, texts)
    restored = written?.aboveEachOther ?? []
    if let written {
      self.texts = SourceTexts(written.documents)
      notes += written.notes
    }
    self.notes = notes
  }

  func profile(_ list: Int, _ column: Int) -> ColumnProfile {
    let key = ListColumn(list: list, column: column)
    if let known = profiles[key] { return known }
    let profile = ColumnProfile(lists[list], column: column, in: texts)
    profiles[key] = profile
    return profile
  }

  /// The number of each cell's text, equal for equal texts in all columns.
  ///
  /// - Complexity: O(records) on first use.
  func textNumbers(_ list: Int, _ column: Int) -> [TextNumber.OrNone] {
    let key = ListColumn(list: list, column: column)
    if let known = numbers[key] { return known }
    let records = lists[list]
    var result = [TextNumber.OrNone](repeating: .init(), count: records.count)
    // In locals, which nobody else can change while the loop asks for them.
    let texts = texts
    var table = TextTable()
    swap(&table, &self.table)
    texts.forEachText(of: records.columns[column].cells, in: records.document) { record, text in
      result[record] = .init(table.number(of: text))
    }
    swap(&table, &self.table)
    numbers[key] = result
    return result
  }

  /// How many different texts a column has.
  func distinctCount(_ list: Int, _ column: Int) -> Int {
    let key = ListColumn(list: list, column: column)
    if let known = distinctCounts[key] { return known }
    let count = Evidence.distinct(textNumbers(list, column))
    distinctCounts[key] = count
    return count
  }

  /// What the texts of a column are as keys.
  func surpriseKeys(_ column: ListColumn) -> Surprise.Keys {
    if let known = keys[column] { return known }
    let numbers = textNumbers(column.list, column.column)
    var seen = TextNumberSet(count: table.count)
    let made = Surprise.Keys(
      numbers.compactMap { text in
        guard let number = text.number, seen.insert(number) else { return nil }
        return bytes(number)
      })
    keys[column] = made
    return made
  }

  static func distinct(_ numbers: [TextNumber.OrNone]) -> Int {
    let count = numbers.reduce(0) { max($0, $1.number?.next.index ?? 0) }
    var seen = TextNumberSet(count: count)
    return numbers.count { $0.number.map { seen.insert($0) } ?? false }
  }

  /// Forgets what was only needed to find the shape.
  func forgetColumns() {
    table = TextTable()
    numbers = [:]
    distinctCounts = [:]
    keys = [:]
  }

  /// A text made of several, one behind the other; the only one itself if there is just one.
  func joined(_ numbers: ArraySlice<TextNumber.OrNone>) -> TextRef {
    texts.add(numbers.flatMap { $0.number.map(table.bytes) ?? [] })
  }

  func bytes(_ number: TextNumber) -> ArraySlice<UInt8> { table.bytes(number) }

  /// The first source as a whole.
  var firstSource: DiagnosticLocation { DiagnosticLocation(texts.documents.first?.name ?? "") }

  /// A word for a list in messages: its key, its table's name, or its source.
  func label(_ list: Int) -> String {
    let records = lists[list]
    return records.key.isEmpty ? texts.documents[records.document].name : records.key
  }

  /// The list itself and the lists that hold it, outermost last.
  func owners(of list: Int) -> [Int] {
    var result: [Int] = []
    var current = lists[list].owner
    while current >= 0 {
      result.append(current)
      current = lists[current].owner
    }
    return result
  }
}
