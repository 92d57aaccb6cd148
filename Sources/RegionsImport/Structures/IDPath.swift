import RegionsSource
import TypedNumbers

/// A column that holds the IDs from the root to each row, its own among them or not.
///
///     id,path,name        id,parents,name
///     1,1,北京市            1,,北京市
///     5,1.5,东城区          5,"0,1",东城区
///
/// The nearest may be the first: so OpenStreetMap lists what lies above a region.
extension Structure {
  static let idPath: Structure = .init("id-path", most: Weight.idPath) { skeleton in
    RowOrder.hypothesis(skeleton, idPath, weight: Weight.idPath) { evidence, list in
      IDPath.find(evidence, list)
    }
  }
}

extension Weight {
  /// Every path ends in its row's ID or in one above it: hardly chance, and a parent column that is there
  /// as well tells the same.
  static var idPath: Double { proven }
}

enum IDPath {
  /// What may stand between IDs.
  private static let separators = Array("/.,-|_>;".utf8)
  private static let isSeparator = (0..<256).map { separators.contains(UInt8($0)) }

  static func find(_ evidence: Evidence, _ list: Int) -> RowOrder? {
    let records = evidence.lists[list]
    let split = records.columns.indices.flatMap { column in
      separators(in: evidence, list, column).map { (column, $0) }
    }
    guard !split.isEmpty else { return nil }
    for key in evidence.keyColumns(list, Roles()) {
      let ids = evidence.textNumbers(list, key)
      var rows: [TextNumber: Int] = [:]
      for (row, id) in ids.enumerated() {
        if let id = id.number, rows[id] == nil { rows[id] = row }
      }
      for (column, separator) in split where column != key {
        let paths = evidence.textNumbers(list, column).map { number in
          number.number.map { path(evidence, of: $0, cutAt: separator, rows) } ?? []
        }
        guard
          let parents = parents(of: paths, ids, rows)
            ?? parents(of: paths.map { $0.reversed() }, ids, rows)
        else { continue }
        // Words may be names in another script.
        let id = evidence.profile(list, key).coded.isNearlyAll ? key : nil
        return RowOrder(
          columns: [column], parents: parents, id: id,
          form: .idPath(records.columns[column].name))
      }
    }
    return nil
  }

  /// What stands between the IDs of enough rows of a column.
  private static func separators(in evidence: Evidence, _ list: Int, _ column: Int) -> [UInt8] {
    let numbers = evidence.textNumbers(list, column)
    // Most columns have no paths, which some rows show: half of the share that is needed.
    let step = max(1, numbers.count / Evidence.sample)
    if step > 1 {
      let some = stride(from: 0, to: numbers.count, by: step).map { numbers[$0] }
      let counts = counts(of: some, evidence)
      guard separators.contains(where: { (counts[Int($0)] * 2).isPart(of: some.count) }) else {
        return []
      }
    }
    let counts = counts(of: numbers, evidence)
    return separators.filter { counts[Int($0)].isPart(of: numbers.count) }
  }

  /// In how many of some texts each separator is, by its byte.
  private static func counts(of numbers: [TextNumber.OrNone], _ evidence: Evidence) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    var lastPlaces = [Int](repeating: -1, count: 256)
    evidence.table.forEachText(of: numbers) { place, text in
      for index in text.indices {
        let byte = Int(text[index])
        guard isSeparator[byte], lastPlaces[byte] != place else { continue }
        lastPlaces[byte] = place
        counts[byte] += 1
      }
    }
    return counts
  }

  /// The IDs in a cell, none for what is no text of a column.
  private static func path(
    _ evidence: Evidence, of cell: TextNumber, cutAt separator: UInt8, _ rows: [TextNumber: Int]
  ) -> [TextNumber.OrNone] {
    evidence.bytes(cell).split(separator: separator).compactMap { part in
      let known = evidence.table.existing(part)
      // What stands for the root has no row.
      let isMark = RootMarks.all.contains(String(decoding: part, as: UTF8.self))
      return isMark && known.flatMap { rows[$0] } == nil ? nil : TextNumber.OrNone(known)
    }
  }

  /// Each row's parent by its path; `nil` unless every path ends in its row's ID, or none does and every
  /// one ends in another's, and what stands before it is hardly ever something else than the path of that.
  private static func parents(
    of paths: [[TextNumber.OrNone]], _ ids: [TextNumber.OrNone], _ rows: [TextNumber: Int]
  ) -> [Int]? {
    var parents: [Int] = []
    var deep = 0
    var astray = 0
    var endsInOwn: Bool?
    for (row, path) in paths.enumerated() {
      var path = path
      let isOwn = path.last == ids[row] && !ids[row].isNone
      if !path.isEmpty {
        if let endsInOwn, endsInOwn != isOwn { return nil }
        endsInOwn = isOwn
      }
      if isOwn { path.removeLast() }
      guard let above = path.last else {
        parents.append(-1)
        continue
      }
      guard let parent = above.number.flatMap({ rows[$0] }), parent != row else { return nil }
      parents.append(parent)
      if path.count >= 2 || isOwn { deep += 1 }
      let expected = isOwn ? path[...] : path.dropLast()
      if !paths[parent].elementsEqual(expected) { astray += 1 }
    }
    // A part of the rows has to have something above the parent, or itself behind it: a column that holds one
    // ID a row is a parent column.
    let isDeep = deep.isPart(of: parents.count) && parents.contains(-1)
    return isDeep && astray.isFew(of: parents.count) ? parents : nil
  }
}
