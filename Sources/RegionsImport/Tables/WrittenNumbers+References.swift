import RegionsSource
import TypedNumbers

extension WrittenNumbers {
  // MARK: References

  /// References to codes of one width: "1" where the provinces have "01".
  mutating func restoreReferences(_ column: Column, _ keys: [Column]) -> Bool {
    for key in keys
    where key.longest >= column.longest && key.longest > column.shortest
      && !(key.list == column.list && key.column == column.column) && isTold(column, key)
    {
      let (written, known) = (different(column), different(key))
      let width = key.longest
      guard written.count > 1, known.count == lists[key.list].count,
        share(of: written, in: known, { Self.padded($0, to: width) }).isAllButLittle,
        !isMeantAsWritten(column, written, otherwise: { Self.padded($0, to: width) }, in: key)
      else { continue }
      restore(column) { Self.padded($0, to: width) }
      return true
    }
    return false
  }

  /// Keys to which another list refers by codes of one width under the same heading: 2 where the municipalities have "02".
  mutating func restoreKeys(_ column: Column, _ references: [Column]) -> Bool {
    let own = lists[column.list]
    for reference in references
    where reference.list != column.list && reference.longest >= column.longest && own.hasHeader
      && lists[reference.list].hasHeader && column.shortest < reference.longest
      && lists[reference.list].columns[reference.column].name == own.columns[column.column].name
      && !heading(of: column).meaning.contains(.measure)
    {
      let (written, known) = (different(column), different(reference))
      let width = reference.longest
      guard known.count > 1, written.count == own.count, known.count < lists[reference.list].count,
        known.isSubset(of: Set(written.map { Self.padded($0, to: width) }))
      else { continue }
      restore(column) { Self.padded($0, to: width) }
      return true
    }
    return false
  }

  /// References to codes of several lengths, a level each: "1" where the provinces have "01" and the cities
  /// "0101".
  mutating func restoreUneven(_ column: Column, _ keys: [Column]) -> Bool {
    for key in keys
    where !(key.list == column.list && key.column == column.column) && isTold(column, key) {
      let (written, known) = (different(column), different(key))
      func padded(_ text: [UInt8]) -> [UInt8] {
        if known.contains(text) { return text }
        let widths = text.count + 1...max(text.count + 1, key.longest)
        return widths.lazy.map { Self.padded(text, to: $0) }.first(where: known.contains) ?? text
      }
      guard written.count > 1, known.count == lists[key.list].count,
        !share(of: written, in: known, { $0 }).isHalf,
        share(of: written, in: known, padded).isAllButLittle,
        !isMeantAsWritten(column, written, otherwise: padded, in: key)
      else { continue }
      restore(column, padded)
      return true
    }
    return false
  }

  /// Whether the list that codes refer to has them as IDs of other rows as they are written: "1" is the "id" of the first
  /// province, whose "fips" is "02". A heading that says code, "province_code", means the codes.
  private mutating func isMeantAsWritten(
    _ column: Column, _ written: Set<[UInt8]>, otherwise padded: ([UInt8]) -> [UInt8],
    in key: Column
  ) -> Bool {
    let heading = lists[column.list].columns[column.column].name.lowercased()
    guard heading.hasSuffix("id") || !self.heading(of: column).meaning.contains(.id) else {
      return false
    }
    return columns.contains { other in
      guard other.list == key.list, !other.isPadded,
        lists[other.list].columns[other.column].name.lowercased() == "id",
        other.list != column.list || other.column != column.column
      else { return false }
      let known = different(other)
      guard known.count == lists[key.list].count, written.isSubset(of: known) else { return false }
      return (0..<known.count).contains { record in
        let text = Array(bytes(other, record))
        return written.contains(text) && padded(text)[...] != bytes(key, record)
      }
    }
  }

  /// Whether a column's heading says that it refers to another's list: it has the same, or shares a word
  /// for a level with it or with what the list is called, or it is a word for what is above.
  private mutating func isTold(_ column: Column, _ key: Column) -> Bool {
    let (one, other) = (lists[column.list], lists[key.list])
    guard one.hasHeader, other.hasHeader else { return false }
    let heading = heading(of: column)
    if heading.meaning.contains(.measure) { return false }
    if heading.meaning.contains(.parent) { return true }
    if !heading.meaning.isDisjoint(with: [.id, .level]),
      one.columns[column.column].name == other.columns[key.column].name
    {
      return true
    }
    // "area_id" of prefectures is that of the other list, "Area".
    if heading.isAbout(oneOf: calls.all), !heading.isAbout(oneOf: calls.each[key.list]) {
      return false
    }
    return HeadingWords.have(heading.levels, oneFor: levels(of: key))
  }

  private mutating func heading(of column: Column) -> HeadingWords {
    let place = ListColumn(list: column.list, column: column.column)
    if let heading = headings[place] { return heading }
    let heading = HeadingWords(lists[column.list].columns[column.column].name)
    headings[place] = heading
    return heading
  }

  private mutating func levels(of key: Column) -> Set<String> {
    let place = ListColumn(list: key.list, column: key.column)
    if let levels = levels[place] { return levels }
    let list = lists[key.list]
    let file = texts.documents[list.document].name.split(separator: "/").last ?? ""
    let levels = [list.key, String(file)].reduce(into: heading(of: key).levels) {
      $0.formUnion(HeadingWords($1).levels)
    }
    self.levels[place] = levels
    return levels
  }
}
