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
  /// Columns that were added for the numbers of their lists' rows.
  private(set) var rowNumbers: [ListColumn] = []
  private(set) var table = TextTable()
  /// The columns of each list by what their headings are about.
  private var subjects: [Int: [[String]: [Int]]] = [:]
  /// What calls each list by its key, and any of them.
  let calls: (each: [Set<[String]>], all: Set<[String]>)
  /// The words for levels of each list's key and source.
  private var listWords: [Int: Set<String>] = [:]
  /// Those in the headings of each list's names.
  private var nameLevels: [Int: [Set<String>]] = [:]
  /// By list and column.
  private var known: [[Known]] = []

  /// What has been found out about a column so far.
  private struct Known {
    var profile: ColumnProfile?
    var numbers: [TextNumber.OrNone]?
    var distinctCount: Int?
    var members: TextNumberSet?
    var keys: Surprise.Keys?
    var words: HeadingWords?
    var code: Int??
  }

  /// More texts or records than these tell nothing new.
  static let sample = 2_000
  /// A column of names, or of parents, groups rows if each of its texts has this many on average.
  static var groupOfRows: Int { Count.several }

  init(_ texts: SourceTexts) {
    self.texts = texts
    var lists: [RecordList] = []
    var notes: [Diagnostic] = []
    for outline in Self.outlines(texts) {
      let offset = lists.count
      notes += outline.notes
      for var list in outline.lists {
        if list.owner >= 0 { list.owner += offset }
        lists.append(list)
      }
    }
    var texts = texts
    if let numbered = RowNumbers(lists, texts) {
      lists = numbered.lists
      rowNumbers = numbered.columns
      texts = SourceTexts(numbered.documents)
      self.texts = texts
    }
    if let prefixed = PrefixedKeys(lists, texts) {
      lists = prefixed.lists
      texts = SourceTexts(prefixed.documents)
      self.texts = texts
    }
    self.lists = lists
    calls = HeadingWords.calls(ofTables: lists.map(\.key))
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
    known = self.lists.map { [Known](repeating: Known(), count: $0.columns.count) }
  }

  /// The lists of each source. A table in which nothing looks like a heading has one where another source has the same.
  private static func outlines(_ texts: SourceTexts) -> [Outline] {
    var outlines = texts.documents.indices.map { Outline(texts, document: $0) }
    let tables = outlines.flatMap(\.lists).filter { $0.kind == .row }
    guard outlines.count > 1, tables.contains(where: \.hasHeader) else { return outlines }
    for document in outlines.indices
    where outlines[document].lists.contains(where: { $0.kind == .row && !$0.hasHeader }) {
      let headings = tables.filter { $0.document != document && $0.hasHeader }
        .flatMap { $0.columns.map(\.name) }
      outlines[document] = Outline(texts, document: document, headings: Set(headings))
    }
    return outlines
  }

  func profile(_ list: Int, _ column: Int) -> ColumnProfile {
    if let profile = known[list][column].profile { return profile }
    let profile = ColumnProfile(lists[list], column: column, in: texts)
    known[list][column].profile = profile
    return profile
  }

  /// The words of a column's heading.
  func words(_ list: Int, _ column: Int) -> HeadingWords {
    if let words = known[list][column].words { return words }
    let words = HeadingWords(lists[list].columns[column].name)
    known[list][column].words = words
    return words
  }

  /// The code column of a level's names, or `nil`.
  func codeColumn(_ list: Int, _ column: Int) -> Int? {
    if let code = known[list][column].code { return code }
    let code = findCodeColumn(list, column)
    known[list][column].code = .some(code)
    return code
  }

  /// The columns of a list whose headings are about the same, in order.
  func columns(of list: Int, about subject: [String]) -> [Int] {
    if let columns = subjects[list] { return columns[subject] ?? [] }
    let columns = Dictionary(grouping: lists[list].columns.indices) { words(list, $0).subject }
    subjects[list] = columns
    return columns[subject] ?? []
  }

  /// The words of a list's key and its source's name, in the singular: "city" of cities.csv.
  func words(ofList list: Int) -> Set<String> {
    if let words = listWords[list] { return words }
    let file = texts.documents[lists[list].document].name.split(separator: "/").last ?? ""
    let words = Set(
      [lists[list].key, String(file)].flatMap(KeyMeaning.words).map(HeadingWords.stem))
    listWords[list] = words
    return words
  }

  /// The words for levels in the headings of a list's names, a name each: those of "governorate_name", which a file
  /// called after cities may have. A list that is called after no level has something else in each: hospitals, governors.
  func levelsOfNames(_ list: Int) -> [Set<String>] {
    if let levels = nameLevels[list] { return levels }
    var levels: [Set<String>] = []
    if lists[list].hasHeader {
      let isOfLevel = !words(ofList: list).isDisjoint(with: LevelWords.all)
      let hasNames = lists[list].columns.indices.contains {
        profile(list, $0).meaning.contains(.name)
      }
      for column in lists[list].columns.indices {
        let profile = profile(list, column)
        let words = words(list, column).levels
        // "id;estado": nothing else has the names.
        let isCalled =
          hasNames ? isOfLevel && profile.meaning.contains(.name) : profile.meaning == .level
        if profile.isName, profile.distinct.isNearlyAll, isCalled,
          !words.isEmpty, !levels.contains(words)
        {
          levels.append(words)
        }
      }
    }
    nameLevels[list] = levels
    return levels
  }

  /// The number of each cell's text, equal for equal texts in all columns.
  ///
  /// - Complexity: O(records) on first use.
  func textNumbers(_ list: Int, _ column: Int) -> [TextNumber.OrNone] {
    if let numbers = known[list][column].numbers { return numbers }
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
    known[list][column].numbers = result
    return result
  }

  /// How many different texts a column has.
  func distinctCount(_ list: Int, _ column: Int) -> Int {
    if let count = known[list][column].distinctCount { return count }
    let count = Evidence.distinct(textNumbers(list, column))
    known[list][column].distinctCount = count
    return count
  }

  /// Which texts a column has.
  func members(_ column: ListColumn) -> TextNumberSet {
    if let members = known[column.list][column.column].members { return members }
    let members = TextNumberSet(textNumbers(column.list, column.column))
    known[column.list][column.column].members = members
    return members
  }

  /// What the texts of a column are as keys.
  func surpriseKeys(_ column: ListColumn) -> Surprise.Keys {
    if let keys = known[column.list][column.column].keys { return keys }
    let numbers = textNumbers(column.list, column.column)
    var seen = TextNumberSet(spanning: numbers)
    let made = Surprise.Keys(
      numbers.compactMap { text in
        guard let number = text.number, seen.insert(number) else { return nil }
        return bytes(number)
      })
    known[column.list][column.column].keys = made
    return made
  }

  static func distinct(_ numbers: [TextNumber.OrNone]) -> Int {
    var seen = TextNumberSet(spanning: numbers)
    return numbers.count { $0.number.map { seen.insert($0) } ?? false }
  }

  /// Forgets what was only needed to find the shape.
  func forgetColumns() {
    table = TextTable()
    for list in known.indices {
      for column in known[list].indices {
        known[list][column].numbers = nil
        known[list][column].distinctCount = nil
        known[list][column].members = nil
        known[list][column].keys = nil
      }
    }
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
