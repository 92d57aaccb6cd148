import RegionsSource
import TypedNumbers

/// Lists whose records have no ID since a database would number them in their order, as other lists that refer to
/// those numbers show.
///
///     INSERT INTO provinces (name) VALUES ('Alto'), ('Bajo');
///     INSERT INTO cities (name, province_id) VALUES ('Aro', 1), ('Campo', 2);
struct RowNumbers {
  private(set) var lists: [RecordList]
  private(set) var documents: [SourceDocument]
  /// The columns of the numbers.
  private(set) var columns: [ListColumn] = []
  private let texts: SourceTexts

  /// `nil` if there is no such list.
  init?(_ lists: [RecordList], _ texts: SourceTexts) {
    self.lists = lists
    self.texts = texts
    documents = texts.documents
    guard lists.count > 1 else { return nil }
    var found = false
    for list in lists.indices where hasNoID(list) && isReferredTo(list) {
      number(list)
      found = true
    }
    if !found { return nil }
  }

  /// Whether there are no more lists than can be compared with each other.
  private var isOfFew: Bool { lists.count <= Bound.keys }

  private func hasNoID(_ list: Int) -> Bool {
    let records = lists[list]
    guard records.owner < 0 || lists[records.owner].count == 1,
      records.kind == .row || records.kind == .object, isOfFew || records.count > 1
    else { return false }
    func isEmpty(_ column: RecordList.Column) -> Bool {
      column.cells.allSatisfy { texts.ref($0, in: records.document).isEmpty }
    }
    guard records.hasHeader else {
      // Rows without a heading, in the first column of which nothing stands, so that it is left out:
      // VALUES (NULL, 'Alto').
      return records.isTable && records.columns.first?.name == "2"
    }
    let own = stems(of: list)
    return !records.columns.contains { column in
      guard !isEmpty(column) else { return false }
      let words = KeyMeaning.words(of: column.name)
      guard KeyMeaning(column.name).contains(.id) else { return false }
      // Official codes beside the numbers of a database: "AOZRE02".
      if isOfFew, words.last != "id", !hasNumbers(column, of: records) { return false }
      return words.count == 1 || !own.isDisjoint(with: words.map(HeadingWords.stem))
    }
  }

  private func hasNumbers(_ column: RecordList.Column, of records: RecordList) -> Bool {
    column.cells.contains { Int(texts.string($0, in: records.document)) != nil }
  }

  /// Whether a column of another list is called by this one and an ID, and has numbers of its rows.
  private func isReferredTo(_ list: Int) -> Bool {
    let own = stems(of: list)
    let calls = HeadingWords.calls(ofTable: lists[list].key)
    return lists.indices.contains { other in
      other != list && lists[other].hasHeader
        && lists[other].columns.contains { column in
          let words = HeadingWords(column.name)
          // "estado" beside the table of that name.
          let isItself = column.name.lowercased() == lists[list].key.lowercased()
          guard
            isItself
              || words.all.count > 1 && (words.all.last == "id" || words.all.first == "id"),
            isItself || HeadingWords.have(words.levels, oneFor: own) || words.isAbout(oneOf: calls)
          else { return false }
          return areNumbers(
            column, of: lists[other], upTo: lists[list].count, isCalled: words.isAbout(oneOf: calls)
          )
        }
    }
  }

  /// - Parameter isCalled: Whether the column is called just as the list is, so that one number is enough.
  private func areNumbers(
    _ column: RecordList.Column, of records: RecordList, upTo count: Int, isCalled: Bool
  ) -> Bool {
    var seen: Set<Int> = []
    for cell in column.cells {
      let text = texts.string(cell, in: records.document)
      if text.isEmpty { continue }
      guard let number = Int(text), 1...count ~= number else { return false }
      seen.insert(number)
    }
    // All may lie in the only row of a list.
    return seen.count > 1 || (count == 1 || isCalled) && !seen.isEmpty
  }

  /// The level that a list is called by, in the singular: by its key, or by its source's name.
  private func stems(of list: Int) -> Set<String> {
    let records = lists[list]
    let file = texts.documents[records.document].name.split(separator: "/").last ?? ""
    func levels(_ name: String) -> Set<String> {
      Set(
        KeyMeaning.words(of: name).map(HeadingWords.stem).filter { KeyMeaning($0).contains(.level) }
      )
    }
    let isAlone = lists.count { $0.document == records.document && $0.owner == records.owner } == 1
    let called = levels(records.key)
    return isAlone || records.key.isEmpty ? called.union(levels(String(file))) : called
  }

  private mutating func number(_ list: Int) {
    let document = lists[list].document
    var cells: [Cell] = []
    for number in 1...lists[list].count {
      let value = SourceValue(documents[document].entries.count)
      documents[document].append(.number, text: String(number).utf8)
      cells.append(.text(of: value))
    }
    lists[list].columns.removeAll { column in
      column.cells.allSatisfy { texts.ref($0, in: document).isEmpty }
    }
    lists[list].columns.append(.init(name: "id", cells: cells))
    columns.append(.init(list: list, column: lists[list].columns.count - 1))
  }
}
