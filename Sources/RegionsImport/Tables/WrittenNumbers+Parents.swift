import RegionsSource
import TypedNumbers

/// Parents that are written otherwise than the IDs of the rows above.
extension WrittenNumbers {
  /// Parents told by the end of their code, where the beginning is that of the row's own: `NX` beside `AZ-BAB`
  /// for `AZ-NX`.
  mutating func restoreShortParents() {
    for list in lists.indices where lists[list].hasHeader && lists[list].count > 3 {
      for column in lists[list].columns.indices
      where KeyMeaning(lists[list].columns[column].name).contains(.parent) {
        guard let first = firstText(list, column) else { continue }
        for key in lists[list].columns.indices where key != column {
          guard let own = firstText(list, key),
            let mark = own.lastIndex(where: PrefixScheme.separators.contains),
            KeyMeaning(lists[list].columns[key].name).contains(.id)
              || lists[list].columns[key].name.contains("-")
          else { continue }
          if first.contains(own[mark]), first.count >= own.count { continue }
          if restoreShort(list, column, key, mark: own[mark]) { return }
        }
      }
    }
  }

  private mutating func restoreShort(
    _ list: Int, _ column: Int, _ key: Int, mark: UInt8
  ) -> Bool {
    let known = different(whole(list, key))
    var found = 0
    var short = 0
    var direct = 0
    var meant: [Int: [UInt8]] = [:]
    for record in 0..<lists[list].count {
      let parent = Array(bytes(whole(list, column), record))
      guard !parent.isEmpty else { continue }
      found += 1
      let own = bytes(whole(list, key), record)
      if known.contains(parent) {
        direct += 1
        continue
      }
      guard let end = own.lastIndex(of: mark) else { continue }
      let code = Array(own[...end]) + parent
      guard known.contains(code) else { continue }
      short += 1
      meant[record] = code
    }
    guard short > 1, (short + direct).isLargePart(of: found) else { return false }
    restore(whole(list, column), at: meant)
    return true
  }

  /// Parents told by a way that is the same in all rows but for the ID at its end: `Location/11`, `…/regions/11`.
  mutating func restoreParentPaths() {
    for list in lists.indices where lists[list].hasHeader && lists[list].count > 1 {
      for column in lists[list].columns.indices
      where KeyMeaning(lists[list].columns[column].name).contains(.parent) {
        guard let first = firstText(list, column),
          let end = first.lastIndex(where: Self.pathMarks.contains), end + 1 < first.endIndex
        else { continue }
        let way = Array(first[...end])
        let parents = whole(list, column)
        let written = different(parents)
        guard written.allSatisfy({ $0.starts(with: way) && $0.count > way.count }) else { continue }
        let ends = written.map { Array($0.dropFirst(way.count)) }.filter {
          !RootMarks.all.contains(String(decoding: $0, as: UTF8.self))
        }
        if isKnown(ends, besides: written) { restore(parents) { Array($0.dropFirst(way.count)) } }
      }
    }
  }

  /// Whether texts are the IDs of a list where what they were written as is none.
  private func isKnown(_ ids: [[UInt8]], besides written: Set<[UInt8]>) -> Bool {
    ids.count > 1
      && lists.indices.contains { list in
        lists[list].columns.indices.contains { column in
          let known = different(whole(list, column))
          return known.count == lists[list].count && known.isDisjoint(with: written)
            && share(of: ids, in: known, { $0 }).isNearlyAll
        }
      }
  }

  /// What may stand in front of the ID at a way's end.
  private static let pathMarks = Array("/:#".utf8)
}
