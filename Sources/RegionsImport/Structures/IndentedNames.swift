import RegionsSource

/// Rows whose names are indented below the name of the region above, as in tables of a census:
///
///     area,population
///     Norden,900
///       Hafen,500
///       Wald,400
///
/// Lists of options do it by marks: `-- Wald`, `— Wald`, `|__ Wald`.
extension Structure {
  static let indent: Structure = .init("indent", most: Weight.depthFirst) { skeleton in
    RowOrder.hypothesis(skeleton, indent, weight: Weight.depthFirst) { evidence, list in
      guard let name = skeleton.roles[list].name,
        let parents = IndentedNames.parents(evidence.indents(list, name))
      else { return nil }
      return RowOrder(
        columns: [], parents: parents, trimsNames: true,
        form: .indent(evidence.lists[list].columns[name].name))
    }
  }
}

enum IndentedNames {
  /// More different indents than levels that a country has are no levels.
  private static var mostLevels: Int { Count.few }

  /// Each row's nearest row before it with less in front of its name, or -1; `nil` if the names are not
  /// indented as a tree.
  static func parents(_ indents: [Int?]) -> [Int]? {
    let known = indents.compactMap { $0 }
    // A blank in front of a few names says nothing.
    guard known.count == indents.count, known.count > 2, known.first == known.min(),
      known.count(where: { $0 > known[0] }).isHalf(of: known.count),
      2...mostLevels ~= Set(known).count
    else { return nil }
    var parents: [Int] = []
    var above: [Int] = []
    for (row, indent) in known.enumerated() {
      while let last = above.last, known[last] >= indent { above.removeLast() }
      parents.append(above.last ?? -1)
      above.append(row)
    }
    return parents
  }
}

extension Evidence {
  /// How many blanks and marks stand in front of each text of a column; `nil` where there is none.
  fileprivate func indents(_ list: Int, _ column: Int) -> [Int?] {
    let records = lists[list]
    return records.columns[column].cells.map { cell in
      let raw = texts.rawRef(cell, in: records.document)
      let name = unindented(raw)
      guard !name.isEmpty else { return nil }
      guard name.start > raw.start else { return 0 }
      // "-- Select --" is above all.
      if PlaceholderName.known.isQuestion(texts.bytes(texts.trimmed(raw))) { return 0 }
      // A blank of any script is one character.
      return texts.bytes(raw).prefix(Int(name.start - raw.start)).count { $0 & 0xC0 != 0x80 }
    }
  }

  /// A text without the blanks around it, and without the marks in front that tell how deep it lies.
  func unindented(_ raw: TextRef) -> TextRef {
    let trimmed = texts.trimmed(raw)
    // Behind blanks they are points of a text.
    guard trimmed.start == raw.start, let first = texts.bytes(trimmed).first, Self.mayIndent(first)
    else { return trimmed }
    var width = 0
    for mark in String(decoding: texts.bytes(trimmed), as: UTF8.self) {
      if mark.isLetter { break }
      guard Self.indentMarks.contains(mark) || mark.isWhitespace else { return trimmed }
      width += mark.utf8.count
    }
    guard width < Int(trimmed.count) else { return trimmed }
    return TextRef(
      arena: trimmed.arena, start: trimmed.start + UInt32(width),
      count: trimmed.count - UInt32(width))
  }

  /// Whether a mark begins with a byte, so that most names are looked at no further.
  private static func mayIndent(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "_"), UInt8(ascii: ">"), 0xC2, 0xE2:
      true
    default: false
    }
  }

  private static let indentMarks: Set<Character> = [
    "-", "–", "—", "─", "|", "│", "└", "├", "_", ">", "»", "·", "•",
  ]
}
