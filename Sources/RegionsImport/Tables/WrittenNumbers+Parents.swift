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

  /// Parents told by their names as a program writes them in addresses and keys, `agusan_del_norte` for the "Agusan Del
  /// Norte" of another list, or by their keys with a mark in front, `@agusan`.
  mutating func restoreParentNames() {
    // Each list is compared with all others.
    guard lists.count <= Bound.keys else { return }
    for list in lists.indices
    where lists.count > 1 && lists[list].hasHeader && lists[list].count > 1 {
      for column in lists[list].columns.indices {
        let meaning = KeyMeaning(lists[list].columns[column].name)
        guard !meaning.isDisjoint(with: [.parent, .level]), meaning.isDisjoint(with: .measure),
          let first = firstText(list, column), first.contains(where: { $0 | 0x20 >= 97 })
        else { continue }
        for other in lists.indices where other != list && lists[other].hasHeader {
          if restoreNames(whole(list, column), as: other, likely: first) { return }
        }
      }
    }
  }

  /// Codes of letters that are told in small ones, where the list that has them writes capitals: `country_code` of 'id'
  /// where the country is 'ID'.
  mutating func restoreCapitals() {
    guard lists.count <= Bound.keys else { return }
    for list in lists.indices
    where lists.count > 1 && lists[list].hasHeader && lists[list].count > 1 {
      for column in lists[list].columns.indices
      where KeyMeaning(lists[list].columns[column].name).contains([.id, .level]) {
        guard let first = firstText(list, column), first.count <= Length.ofAbbreviation,
          first.allSatisfy({ 97...122 ~= $0 })
        else { continue }
        restoreCapitals(whole(list, column))
      }
    }
  }

  private mutating func restoreCapitals(_ references: Column) {
    let written = different(references)
    func inCapitals(_ text: [UInt8]) -> [UInt8] { text.map { 97...122 ~= $0 ? $0 - 32 : $0 } }
    let capitals = Set(written.map(inCapitals))
    for other in lists.indices where other != references.list && lists[other].hasHeader {
      for column in lists[other].columns.indices {
        let known = different(whole(other, column))
        guard known.count == lists[other].count, capitals.isSubset(of: known),
          written.isDisjoint(with: known)
        else { continue }
        return restore(references, inCapitals)
      }
    }
  }

  private mutating func restoreNames(
    _ parents: Column, as other: Int, likely first: ArraySlice<UInt8>
  ) -> Bool {
    let keys = lists[other].columns.indices.map { different(whole(other, $0)) }
    guard keys.allSatisfy({ !$0.contains(Array(first)) }) else { return false }
    let written = different(parents)
    guard written.count > 1, keys.allSatisfy({ written.isDisjoint(with: $0) }) else {
      return false
    }
    for names in keys where names.count == lists[other].count && names.count > 1 {
      let known = Dictionary(names.map { ($0[...].lettersAndDigits, $0) }) { first, _ in first }
      guard known.count == names.count, known[first.lettersAndDigits] != nil,
        written.allSatisfy({ known[$0[...].lettersAndDigits] != nil })
      else { continue }
      restore(parents) { known[$0[...].lettersAndDigits] ?? $0 }
      return true
    }
    return false
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

extension ArraySlice<UInt8> {
  /// The letters and digits of a text, none of them a capital, as a name has in an address and in a key.
  var lettersAndDigits: String {
    String(decoding: self, as: UTF8.self).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
