import RegionsSource

/// Rows whose names are indented below the name of the region above, as in tables of a census:
///
///     area,population
///     Norden,900
///       Hafen,500
///       Wald,400
extension Structure {
  static let indent = Structure("indent", most: Weight.depthFirst) { skeleton in
    RowOrder.hypotheses(skeleton, "indent", weight: Weight.depthFirst) { evidence, list in
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
  /// How many blanks stand in front of each text of a column; `nil` where there is none.
  fileprivate func indents(_ list: Int, _ column: Int) -> [Int?] {
    let records = lists[list]
    return records.columns[column].cells.map { cell in
      let raw = texts.rawRef(cell, in: records.document)
      let trimmed = texts.trimmed(raw)
      guard !trimmed.isEmpty else { return nil }
      // A blank of any script is one character.
      return texts.bytes(raw).prefix(Int(trimmed.start - raw.start)).count { $0 & 0xC0 != 0x80 }
    }
  }
}
