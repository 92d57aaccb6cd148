/// A column that holds the IDs from the root to each row, its own among them or not.
///
///     id,path,name        id,parents,name
///     1,1,北京市            1,,北京市
///     5,1.5,东城区          5,"0,1",东城区
extension Structure {
  static let idPath = Structure("id-path") { skeleton in
    RowOrder.hypotheses(skeleton, "id-path", Weight.idPath) { evidence, list in
      IDPath.find(evidence, list)
    }
  }
}

extension Weight {
  /// Every path ends in its row's ID or in one above it: hardly chance, and a parent column that is there
  /// as well tells the same.
  static let idPath = 3.5
}

enum IDPath {
  /// What may stand between IDs.
  private static let separators = Array("/.,-|_>;".utf8)

  static func find(_ evidence: Evidence, _ list: Int) -> RowOrder? {
    let records = evidence.lists[list]
    for key in evidence.keyColumns(list, Roles()) {
      let ids = evidence.textNumbers(list, key)
      var rows: [Int32: Int] = [:]
      for (row, id) in ids.enumerated() where id >= 0 && rows[id] == nil { rows[id] = row }
      for column in records.columns.indices where column != key {
        for separator in separators {
          guard let parents = parents(evidence, list, column, separator, ids, rows) else {
            continue
          }
          return RowOrder(
            columns: [column], parents: parents,
            form: .idPath(records.columns[column].name))
        }
      }
    }
    return nil
  }

  /// Each row's parent by the paths of a column; `nil` unless every path ends in its row's ID, or none
  /// does and every one ends in another's.
  private static func parents(
    _ evidence: Evidence, _ list: Int, _ column: Int, _ separator: UInt8, _ ids: [Int32],
    _ rows: [Int32: Int]
  ) -> [Int]? {
    var parents: [Int] = []
    var deep = 0
    var endsInOwn: Bool?
    for (row, number) in evidence.textNumbers(list, column).enumerated() {
      var path: [Int32] = []
      if number >= 0 {
        for part in evidence.bytes(number).split(separator: separator) {
          let known = evidence.table.existing(part) ?? -1
          // What stands for the root has no row.
          let isMark = Evidence.rootMarks.contains(String(decoding: part, as: UTF8.self))
          if path.isEmpty, isMark, rows[known] == nil { continue }
          path.append(known)
        }
      }
      let isOwn = path.last == ids[row] && ids[row] >= 0
      if !path.isEmpty {
        if let endsInOwn, endsInOwn != isOwn { return nil }
        endsInOwn = isOwn
      }
      if isOwn { path.removeLast() }
      guard let above = path.last else {
        parents.append(-1)
        continue
      }
      guard let parent = rows[above], parent != row else { return nil }
      parents.append(parent)
      if path.count >= 2 || isOwn { deep += 1 }
    }
    // A column that holds one ID a row is a parent column.
    return deep * 4 >= parents.count && parents.contains(-1) ? parents : nil
  }
}
