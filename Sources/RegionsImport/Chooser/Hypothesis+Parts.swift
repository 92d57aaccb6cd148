extension Hypothesis {
  /// Every column of the lists that are read, by name, with the part it plays; of columns of one name
  /// in several lists the first that plays more than an attribute's.
  func parts(_ tree: ImportedTree, _ evidence: Evidence) -> [(name: String, part: ColumnPart)] {
    var result: [(name: String, part: ColumnPart)] = []
    func add(_ part: ColumnPart, of column: ListColumn) {
      let name = evidence.lists[column.list].columns[column.column].name
      guard let known = result.firstIndex(where: { $0.name == name }) else {
        result.append((name, part))
        return
      }
      switch result[known].part {
      case .attribute, .constant, .leftOut: result[known].part = part
      default: break
      }
    }
    let kept = Set(tree.attributes.map { ListColumn(list: $0.list, column: $0.column) })
    func rest(_ column: ListColumn) -> ColumnPart {
      if evidence.lists[column.list].count > 1,
        evidence.distinctCount(column.list, column.column) == 1
      {
        return .constant
      }
      return kept.contains(column) ? .attribute : .leftOut
    }
    switch reading {
    case .records(let nesting):
      for list in evidence.lists.indices where nesting.isNamed(list) {
        for column in evidence.lists[list].columns.indices {
          let own = ListColumn(list: list, column: column)
          add(nesting.part(list, column) ?? rest(own), of: own)
        }
      }
    case .paths(let paths):
      for column in evidence.lists[paths.list].columns.indices {
        let own = ListColumn(list: paths.list, column: column)
        add(paths.part(column, tree) ?? rest(own), of: own)
      }
    }
    return result
  }
}

extension Hypothesis {
  /// Whether the headings of some list say themselves which column has its IDs and which its names.
  func isHeaded(_ evidence: Evidence) -> Bool {
    guard case .records(let nesting) = reading else { return false }
    return evidence.lists.indices.contains { list in
      guard nesting.isNamed(list), let id = nesting.roles[list].id,
        let name = nesting.roles[list].name
      else { return false }
      return evidence.profile(list, id).meaning.contains(.id)
        && evidence.profile(list, name).meaning.contains(.name)
    }
  }
}

extension Nesting {
  /// The part of a column that is more than an attribute, or `nil`.
  fileprivate func part(_ list: Int, _ column: Int) -> ColumnPart? {
    if column == roles[list].name { return .name }
    switch rules[list] {
    case .reference(let reference):
      if column == reference.column || reference.others.contains(where: { $0.column == column }) {
        return .parent
      }
    case .codes(let codes):
      if let level = codes.columns.firstIndex(of: column) { return .code(level + 1) }
    case .ordered(let order):
      if order.columns.contains(column), column != roles[list].id { return .order }
    case .groups(let columns):
      if let level = columns.firstIndex(of: column) { return .level(level + 1) }
      if let level = columns.firstIndex(where: { codeOfGroup(list, $0) == column }) {
        return .code(level + 1)
      }
    default: break
    }
    if column == roles[list].id { return .id }
    return column == roles[list].otherName ? .otherName : nil
  }
}

extension RowPaths {
  /// The part of a column that is more than an attribute, or `nil`.
  fileprivate func part(_ column: Int, _ tree: ImportedTree) -> ColumnPart? {
    switch source {
    case .columns(let columns):
      if let level = columns.firstIndex(of: column) { return .level(level + 1) }
    case .cell(let cell, _): if column == cell { return .path }
    }
    return tree.idColumns.contains(column) ? .id : nil
  }
}
