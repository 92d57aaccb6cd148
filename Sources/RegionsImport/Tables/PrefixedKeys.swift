import RegionsSource
import TypedNumbers

/// Dictionaries whose keys are IDs of another list with one word in front: `id110100` where that has "110100".
struct PrefixedKeys {
  private(set) var lists: [RecordList]
  private(set) var documents: [SourceDocument]
  private let texts: SourceTexts

  /// `nil` if there is no such dictionary.
  init?(_ lists: [RecordList], _ texts: SourceTexts) {
    self.lists = lists
    self.texts = texts
    documents = texts.documents
    var found = false
    for list in lists.indices where lists[list].kind == .entry && lists[list].columns.count == 1 {
      guard let keys = keys(of: list), areKnown(keys, besides: list) else { continue }
      let document = lists[list].document
      self.lists[list].columns[0].cells = keys.map { key in
        let value = SourceValue(documents[document].entries.count)
        documents[document].append(.string, text: key.utf8)
        return .text(of: value)
      }
      found = true
    }
    if !found { return nil }
  }

  /// The digits behind the word that all keys begin with.
  private func keys(of list: Int) -> [String]? {
    let document = lists[list].document
    let keys = lists[list].columns[0].cells.map { texts.string($0, in: document) }
    guard let word = keys.first?.prefix(while: { !$0.isNumber }), !word.isEmpty,
      keys.allSatisfy({ key in
        let digits = key.utf8.dropFirst(word.utf8.count)
        return key.hasPrefix(word) && digits.count >= Length.ofCode
          && digits.allSatisfy { 48...57 ~= $0 }
      })
    else { return nil }
    return keys.map { String($0.dropFirst(word.count)) }
  }

  /// Whether another list has all of them in a column, each once.
  private func areKnown(_ keys: [String], besides list: Int) -> Bool {
    lists.indices.contains { other in
      other != list && lists[other].owner != list
        && lists[other].columns.contains { column in
          guard column.cells.count >= keys.count, let first = keys.first,
            column.cells.contains(where: {
              texts.bytes(texts.ref($0, in: lists[other].document)).elementsEqual(first.utf8)
            })
          else { return false }
          let known = column.cells.map { texts.string($0, in: lists[other].document) }
          let different = Set(known)
          return different.count == known.count && keys.allSatisfy(different.contains)
        }
    }
  }
}
