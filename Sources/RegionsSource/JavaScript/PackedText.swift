/// A tree that is one text of a program, as those of PCASClass.js are, which many pages of China have:
///
///     北京市$市辖区,东城区,西城区|县,密云县#广东省$珠海市,香洲区,斗门区|东莞市
///
/// Provinces end with `#`, their names with `$`; each city stands in front of its districts.
struct PackedText {
  private var text: [UInt8] = []

  /// Takes a text, if it is longer than the one that was taken, and such a tree.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ string: [UInt8]) {
    guard string.count > text.count, string.contains(UInt8(ascii: "$")),
      string.contains(UInt8(ascii: "#"))
    else { return }
    let provinces = string.split(separator: UInt8(ascii: "#"))
    let isTree = provinces.allSatisfy { province in
      province.first != UInt8(ascii: "$") && province.count { $0 == UInt8(ascii: "$") } == 1
        // A price has a digit behind it.
        && !province.contains { 0x30...0x39 ~= $0 }
    }
    if isTree, provinces.count > 1, string.contains(UInt8(ascii: ",")) { text = string }
  }

  /// - Returns: `false` if there is none.
  func put(_ document: inout SourceDocument) -> Bool {
    guard !text.isEmpty else { return false }
    document.removeLast(from: 0)
    let list = document.open(.array, line: 1, column: 1)
    for province in text.split(separator: UInt8(ascii: "#")) {
      let parts = province.split(
        separator: UInt8(ascii: "$"), maxSplits: 1, omittingEmptySubsequences: false)
      let object = open(parts[0], in: &document)
      for city in parts[1].split(separator: UInt8(ascii: "|")) {
        let names = city.split(separator: UInt8(ascii: ","))
        guard let first = names.first else { continue }
        let object = open(first, in: &document)
        for name in names.dropFirst() { close(open(name, in: &document), in: &document) }
        close(object, in: &document)
      }
      close(object, in: &document)
    }
    document.close(list)
    return document.excess == nil
  }

  private typealias Open = (value: SourceDocument.Value, children: SourceDocument.Value)

  /// Opens a region and the list of what is below it.
  private func open(_ name: ArraySlice<UInt8>, in document: inout SourceDocument) -> Open {
    let value = document.open(.object, line: 1, column: 1)
    document.append(
      .string, key: document.key("name"), text: name.trimmed, line: 1, column: 1)
    return (value, document.open(.array, key: document.key("children"), line: 1, column: 1))
  }

  private func close(_ open: Open, in document: inout SourceDocument) {
    document.close(open.children)
    document.close(open.value)
  }
}
