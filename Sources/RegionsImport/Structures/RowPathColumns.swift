import RegionsSource
import TypedNumbers

/// Rows that are paths: a column a level.
///
///     省,市,区
///     北京市,北京市,东城区
extension Structure {
  static let levelColumns: Structure = .init("level-columns", most: Weight.rowsArePaths + 1) {
    skeleton in
    guard let (list, notes) = RowPaths.soleTable(skeleton),
      var paths = RowPaths.findColumns(skeleton.evidence, skeleton.options, list: list)
    else { return nil }
    paths.notes = notes
    let records = skeleton.evidence.lists[list]
    guard case .columns(let columns) = paths.source else { return nil }
    var evidence = [
      Finding(
        .levelsInColumns, columns.map { records.columns[$0].name }, share: paths.score,
        weight: paths.score)
    ]
    let name = skeleton.roles[list].name
    // A column that is just "name" beside them holds the row's own name; where that is the lowest
    // level, the rows tell of nothing else.
    let plainName = name.map {
      let meaning = skeleton.evidence.profile(list, $0).meaning
      return records.hasHeader && meaning.contains(.name) && !meaning.contains(.level)
        && skeleton.evidence.profile(list, $0).isFull
    }
    // Rows whose codes prove each other tell of the upper levels themselves.
    let areAbove = skeleton.evidence.restored.contains { $0.list == list }
    if paths.score.isHalf, !areAbove, plainName != true || paths.isOfLeaves(named: name) {
      evidence.append(Finding(.rowsArePaths, weight: Weight.rowsArePaths))
    }
    return Hypothesis(levelColumns, .paths(paths), evidence: evidence)
  }

  /// A column whose cells hold whole paths: `北京市/东城区`.
  static let pathCell: Structure = .init("path-cell", most: Weight.pathCell + Weight.cellsAreSplit)
  {
    skeleton in
    // Codes with hyphens look like paths as well: only where there is nothing beside the rows.
    guard let (list, notes) = RowPaths.soleTable(skeleton), notes.isEmpty,
      let paths = RowPaths.findCell(skeleton.evidence, skeleton.options, list: list),
      case .cell(let column, _) = paths.source
    else { return nil }
    return Hypothesis(
      pathCell, .paths(paths),
      evidence: [
        Finding(
          .pathsInCells, [skeleton.evidence.lists[list].columns[column].name],
          share: paths.score, weight: paths.score),
        Finding(.rowsArePaths, weight: paths.isWeak ? Weight.weakPathCell : Weight.pathCell),
      ])
  }
}

extension RowPaths {
  /// The one list of rows, if nothing is nested in it, and the warnings about those beside it that have
  /// nothing to do with it: a sheet of remarks.
  static func soleTable(_ skeleton: Nesting) -> (list: Int, notes: [Diagnostic])? {
    let evidence = skeleton.evidence
    guard skeleton.options.parentKey == nil, skeleton.options.childrenKey == nil else { return nil }
    let filled = evidence.lists.indices.filter { !evidence.lists[$0].columns.isEmpty }
    var tables = filled.filter { list in
      skeleton.namedBelow(list).isEmpty && evidence.lists[list].count > 1
        && (skeleton.isNamed(list) || !evidence.owners(of: list).contains(where: skeleton.isNamed))
    }
    var notes: [Diagnostic] = []
    if tables.count > 1, tables.allSatisfy(skeleton.rootLists.contains) {
      var settled = skeleton
      settled.notes = []
      settled.settleRootLists()
      tables = settled.rootLists
      notes = settled.notes
    }
    guard tables.count == 1, let list = tables.first else { return nil }
    // What holds the rows is an envelope, but what they say that they lie in.
    return evidence.owners(of: list).allSatisfy {
      evidence.lists[$0].count == 1 && !isNamed($0, by: list, in: evidence)
    } ? (list, notes) : nil
  }

  /// Whether all records of a list have the key of the dictionary that holds them as a text of their own.
  private static func isNamed(_ owner: Int, by list: Int, in evidence: Evidence) -> Bool {
    guard evidence.lists[owner].kind == .entry,
      let key = evidence.textNumbers(owner, 0).first, !key.isNone
    else { return false }
    return evidence.lists[list].columns.indices.contains { column in
      evidence.textNumbers(list, column).allSatisfy { $0 == key }
    }
  }
}
