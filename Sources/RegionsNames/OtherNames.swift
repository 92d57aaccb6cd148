package import Regions

/// The names a region has besides the official one, as attributes of the data set tell them.
package enum OtherNames: String, CaseIterable, Sendable {
  /// Names in use: 沪, 内蒙, 锡盟.
  case alias
  /// Names in English and other languages, the most usual first: Hong Kong, Peking.
  case english = "name_en"
  /// Names the same region had before: 襄樊市.
  case former
  /// Areas that lie in it and are no divisions, but stand in addresses as if they were: 雄安新区.
  case zones

  /// Hands each name of this kind to `body`, with its region's number, in the order of the regions.
  ///
  /// - Complexity: O(regions that have such names).
  package func forEach(in storage: TreeStorage, _ body: (Int, ArraySlice<UInt8>) -> Void) {
    for attribute in attributes(of: storage) {
      storage.forEachValue(ofAttribute: attribute) { node, text in
        OtherNames.forEachName(of: text) { body(node, $0) }
      }
    }
  }

  /// A region's names of this kind, as the data writes them.
  package func names(of node: Int, in storage: TreeStorage) -> [ArraySlice<UInt8>] {
    var names: [ArraySlice<UInt8>] = []
    for attribute in attributes(of: storage) {
      guard let value = storage.attribute(attribute, of: node) else { continue }
      OtherNames.forEachName(of: Array(value.description.utf8)) { names.append($0) }
    }
    return names
  }

  // MARK: Headings

  /// The attributes of a data set that hold such names: those that are called as ours are, and as others
  /// call them.
  private func attributes(of storage: TreeStorage) -> [String] {
    storage.attributeNames.filter { headings.contains(OtherNames.plain($0)) }
  }

  /// Without what stands between words, in small letters.
  private var headings: [String] {
    switch self {
    case .alias:
      [
        "alias", "aliases", "alternatename", "alternatenames", "altname", "altnames", "othername",
        "othernames", "shortname", "abbr", "abbreviation", "别名", "别称", "简称", "俗称", "又名",
      ]
    case .english:
      [
        "nameen", "enname", "ename", "en", "english", "englishname", "nameenglish", "英文", "英文名",
        "英文名称",
      ]
    case .former:
      [
        "former", "formername", "formernames", "oldname", "oldnames", "previousname", "曾用名", "旧名",
        "旧称", "原名",
      ]
    case .zones: ["zones"]
    }
  }

  /// A heading in small letters and without what stands between its words: `Short_Name` is `shortname`.
  package static func plain(_ heading: String) -> String {
    String(decoding: heading.utf8.compactMap(plain), as: UTF8.self)
  }

  private static func plain(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte | 0x20
    case 0x20, 0x2D, 0x2E, 0x5F: nil
    default: byte
    }
  }

  // MARK: Lists

  /// The names of one value, with a bar, a semicolon or the comma of enumerations between them: `|`, `;`,
  /// `；`, `、`.
  private static func forEachName(of text: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    var start = 0
    var index = 0
    func give(_ end: Int) {
      var name = text[start..<end]
      while name.first == 0x20 { name.removeFirst() }
      while name.last == 0x20 { name.removeLast() }
      if !name.isEmpty { body(name) }
    }
    while index < text.count {
      let length = separatorLength(text, at: index)
      if length > 0 {
        give(index)
        start = index + length
      }
      index += max(length, 1)
    }
    give(text.count)
  }

  private static func separatorLength(_ text: [UInt8], at index: Int) -> Int {
    switch text[index] {
    case 0x7C, 0x3B: 1
    case 0xEF where text[index...].starts(with: [0xEF, 0xBC, 0x9B]): 3  // ；
    case 0xE3 where text[index...].starts(with: [0xE3, 0x80, 0x81]): 3  // 、
    default: 0
    }
  }
}
