import RegionsSource
import TypedNumbers

/// Arrays: lists of things, or one thing each.
extension Outline {
  mutating func exploreArrays(_ arrays: Members, in holder: Holder) {
    guard !arrays.values.isEmpty else { return }
    if isTuples(arrays.values, areListed: Set(arrays.owners).count < arrays.owners.count)
      || areTuplesAlike(arrays.values, below: holder.list)
    {
      addTuples(arrays, in: holder)
      return
    }
    if areRows(arrays) {
      addRows(arrays, in: holder)
      return
    }
    if arrays.values.count == 1 {
      let items = children(arrays.values[0])
      if let levels = levelLists(items) ?? rangedLists(items) {
        addLevels(levels, below: arrays.owners[0], in: holder.list)
        return
      }
      if areTables(items) || areDictionaries(items) {
        for item in items {
          explore(Members(values: [item], owners: arrays.owners), in: holder)
        }
        return
      }
      if let tables = dumpedTables(items) {
        for table in tables {
          explore(
            Members(values: [table.rows], owners: arrays.owners),
            in: Holder(list: holder.list, key: table.name))
        }
        return
      }
    }
    var items = Members()
    for (index, array) in arrays.values.enumerated() {
      for item in children(array) { items.add(item, arrays.owners[index]) }
    }
    explore(items, in: holder)
  }

  /// Each level's items become records below those of the level before.
  ///
  /// - Parameters:
  ///   - record: the record that holds the levels, or -1.
  ///   - list: its list, if there is one.
  mutating func addLevels(_ levels: [Level], below record: Int32, in list: Int?) {
    var above = list
    for (place, level) in levels.enumerated() {
      let list = lists.count
      let owners =
        place > 0 ? level.owners : [Int32](repeating: record, count: level.items.count)
      explore(
        Members(values: level.items, owners: owners), in: Holder(list: above, key: ""))
      guard list < lists.count, lists[list].count == level.items.count else { return }
      above = list
    }
  }

  /// Whether each array stands for one thing: texts first, then at most one array or object of what
  /// is below; or texts only, as many in each, of a different look in each place.
  ///
  /// - Parameter areListed: Whether several of them stand in one list.
  func isTuples(_ arrays: [SourceValue], areListed: Bool) -> Bool {
    let form = form(of: arrays)
    let sample = arrays.prefix(200).map { tuple($0, as: form) }
    guard sample.allSatisfy({ !$0.isEmpty }) else { return false }
    if sample.allSatisfy({ $0.allSatisfy(isScalar) }) {
      let width = sample[0].count
      guard arrays.count >= 2, width >= 2, sample.allSatisfy({ $0.count == width }) else {
        return false
      }
      if areIdentified(sample) || areInTwoScripts(sample) { return true }
      // One place of codes and one of names.
      func shares(_ isOne: (SourceValue) -> Bool) -> (codes: Int?, hasNames: Bool) {
        let counts = (0..<width).map { place in sample.count { isOne($0[place]) } }
        return (
          counts.firstIndex { $0.isNearlyAll(of: sample.count) },
          counts.contains { $0.isFew(of: sample.count) }
        )
      }
      let numbers = shares { isCode($0) }
      if numbers.codes != nil, numbers.hasNames { return true }
      // Letters are codes of what is above where they come back; else they are another name.
      let letters = shares { isCode($0) || isAbbreviation($0) || isCapital($0) }
      guard let place = letters.codes, letters.hasNames else { return false }
      // Pairs of a short form and a name, as choices are.
      if areListed, width == 2, sample.count >= Self.fewestPairs { return true }
      // Names alone have no abbreviation in one place of each: ["lazio", "IT-62", "Lazio"].
      if width > 2, sample.count >= Self.fewestPairs,
        sample.allSatisfy({ items in
          texts.bytes(texts.ref(.text(of: items[place]), in: number)).contains {
            !(65...90 ~= $0)
          }
        })
      {
        return true
      }
      let different = Set(
        sample.map { Array(texts.bytes(texts.ref(.text(of: $0[place]), in: number))) })
      return different.count.isGrouping(of: sample.count)
    }
    var nested = 0
    for items in sample {
      guard isScalar(items[0]) else { return false }
      let structures = items.filter { !isScalar($0) }
      guard structures.count <= 1, items.count <= 8 else { return false }
      // An object with a name is a thing of its own, beside those that are a name alone.
      if items.count > 2, let object = structures.first, kind(object) == .object, isNamed(object) {
        return false
      }
      nested += structures.count
    }
    return nested > 0
  }

  /// Whether the first text of each array is a word in capitals that a program has for what another text of it says:
  /// `["UPPER_LAKE", "Upper Lake"]`.
  private func areIdentified(_ sample: [[SourceValue]]) -> Bool {
    func text(_ value: SourceValue) -> ArraySlice<UInt8> {
      texts.bytes(texts.ref(.text(of: value), in: number))
    }
    func letters(_ text: ArraySlice<UInt8>) -> String {
      String(decoding: text, as: UTF8.self).uppercased().filter(\.isLetter)
    }
    let areWords = sample.allSatisfy { items in
      let word = text(items[0])
      return word.first.map { 65...90 ~= $0 } ?? false
        && word.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 || $0 == UInt8(ascii: "_") }
    }
    guard sample.count > Count.twice, areWords else { return false }
    return sample.count { items in
      let word = letters(text(items[0]))
      return items.dropFirst().contains { item in
        letters(text(item)) == word && text(item).contains { 97...122 ~= $0 || $0 >= 0x80 }
      }
    }.isLargePart(of: sample.count)
  }

  /// Whether one place of all arrays has texts of another script and one has Latin letters: `["东城区", "Dongcheng"]`.
  private func areInTwoScripts(_ sample: [[SourceValue]]) -> Bool {
    guard sample.count > Count.twice, let width = sample.first?.count else { return false }
    func first(_ items: [SourceValue], _ place: Int) -> UInt8? {
      texts.bytes(texts.ref(.text(of: items[place]), in: number)).first
    }
    func have(_ isOne: (UInt8) -> Bool) -> Bool {
      (0..<width).contains { place in
        sample.allSatisfy { first($0, place).map(isOne) ?? false }
      }
    }
    // Two bytes are enough for Latin letters with marks, Greek and Cyrillic.
    return have { $0 >= 0xE0 } && have { 65...90 ~= $0 & 0xDF }
  }

  /// Whether arrays have as many texts as those that hold them have in front of what is below: a code of whatever
  /// look, and a name.
  private func areTuplesAlike(_ arrays: [SourceValue], below list: Int?) -> Bool {
    guard let list, lists[list].kind == .tuple, lists[list].columns.count > 1 else { return false }
    return arrays.allSatisfy { array in
      let items = children(array)
      return items.count == lists[list].columns.count
        && items.allSatisfy { kind($0) == .string || kind($0) == .number }
    }
  }

  /// Whether arrays are the rows of a table: texts and numbers, as many in each, and no array has a record of its
  /// own above it, whose regions it could hold.
  ///
  ///     [["North", "Hill", "Alta"], ["North", "Lake", "Baja"], ["South", "Moor", "Cima"]]
  private func areRows(_ arrays: Members) -> Bool {
    guard arrays.values.count >= Self.fewestRows else { return false }
    let width = children(arrays.values[0]).count
    guard width > 1, !Set(arrays.owners).count.isMost(of: arrays.values.count) else {
      return false
    }
    return arrays.values.allSatisfy { array in
      let cells = children(array)
      return cells.count == width && cells.allSatisfy(isScalar)
    }
  }

  private func isScalar(_ value: SourceValue) -> Bool {
    switch kind(value) {
    case .string, .number, .boolean, .null: true
    default: false
    }
  }

  /// Fewer arrays may have one length by chance.
  private static var fewestRows: Int { Count.several }

  /// Of fewer pairs of a short form and a name nothing says that they are pairs.
  private static var fewestPairs: Int { Count.several }

  /// Whether an object has a text under a word for names.
  private func isNamed(_ object: SourceValue) -> Bool {
    children(object).contains {
      kind($0) == .string && KeyMeaning(document.key(of: $0) ?? "").contains(.name)
    }
  }

  /// How arrays hold what they say of one thing.
  private enum TupleForm {
    case plain
    /// Arrays of two texts in them are a name in two spellings: `["110101", ["东城区", "東城區"], "110100"]`.
    case spellings
    /// A pair of texts stands in front of the pairs that are below: `[["C", "Cartago"], [["AL", "Alvarado"]]]`.
    case heads
  }

  private func form(of arrays: [SourceValue]) -> TupleForm {
    if arrays.count > 1, arrays.allSatisfy({ headOfPair(children($0)) != nil }),
      arrays.contains(where: { children($0).last.map { !children($0).isEmpty } ?? false })
    {
      return .heads
    }
    let hasSpellings = arrays.allSatisfy { array in
      children(array).allSatisfy { value in
        guard kind(value) == .array else { return true }
        let spellings = children(value)
        return spellings.count == 2 && spellings.allSatisfy { kind($0) == .string }
      }
    }
    return hasSpellings ? .spellings : .plain
  }

  /// The values of an array that stands for one thing, those of arrays that its form has in front or in between as
  /// its own.
  private func tuple(_ array: SourceValue, as form: TupleForm) -> [SourceValue] {
    let values = children(array)
    switch form {
    case .plain: return values
    case .heads: return headOfPair(values).map { $0 + [values[1]] } ?? values
    case .spellings:
      guard values.count >= 3, isCode(values[0]) else { return values }
      return values.flatMap { value -> [SourceValue] in
        guard kind(value) == .array else { return [value] }
        let spellings = children(value)
        return spellings.count == 2 && spellings.allSatisfy { kind($0) == .string }
          ? spellings : [value]
      }
    }
  }

  /// The two texts in front of an array of pairs, or of what has such texts in front again.
  private func headOfPair(_ values: [SourceValue], depth: Int = 0) -> [SourceValue]? {
    func isPair(_ value: SourceValue) -> Bool {
      let texts = children(value)
      return kind(value) == .array && texts.count == 2 && texts.allSatisfy(isScalar)
    }
    guard values.count == 2, isPair(values[0]), kind(values[1]) == .array,
      depth < Outline.deepest
    else { return nil }
    let below = children(values[1])
    guard
      below.allSatisfy({ isPair($0) })
        || below.allSatisfy({
          kind($0) == .array && headOfPair(children($0), depth: depth + 1) != nil
        })
    else { return nil }
    return children(values[0])
  }

  func isCode(key: Int32) -> Bool {
    let key = document.key(number: key)
    return !key.isEmpty && key.utf8.allSatisfy { 48...57 ~= $0 }
  }

  func isCode(_ value: SourceValue) -> Bool {
    let bytes = texts.bytes(texts.ref(.text(of: value), in: number))
    return !bytes.isEmpty && bytes.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 45 }
  }

  /// Whether a text is two or three capital letters, "ON", "NSW", or a code with them, "2A", "ES-AB".
  private func isAbbreviation(_ value: SourceValue) -> Bool {
    let bytes = texts.bytes(texts.ref(.text(of: value), in: number))
    func isPart(_ part: ArraySlice<UInt8>) -> Bool {
      !part.isEmpty && part.count <= Length.ofAbbreviation
        && part.allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 }
    }
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return bytes.count > 1 && parts.count <= 2 && parts.allSatisfy(isPart)
  }

  /// Whether a text is one capital letter.
  private func isCapital(_ value: SourceValue) -> Bool {
    let bytes = texts.bytes(texts.ref(.text(of: value), in: number))
    return bytes.count == 1 && bytes.allSatisfy { 65...90 ~= $0 }
  }

  private mutating func addTuples(_ arrays: Members, in holder: Holder) {
    let list = makeList(.tuple, of: arrays, in: holder)
    lists[list].hasHeader = false
    var own = arrays
    own.owners = arrays.values.indices.map { Int32($0) }
    addPlaces(of: own, to: list)
  }

  /// Makes a list of arrays that are rows, below a heading or without one.
  private mutating func addRows(_ arrays: Members, in holder: Holder) {
    var rows = arrays
    // Rows that lie in several records have no heading in one of them.
    let isWhole = Set(rows.owners).count == 1
    let head = HeaderRow(
      rows.values.prefix(isWhole ? Bound.texts : 0).map { row in
        children(row).map { texts.string(.text(of: $0), in: number) }
      })
    let above = min(head.rows, rows.values.count)
    rows.values.removeFirst(above)
    rows.owners.removeFirst(above)
    let list = makeList(.tuple, of: rows, in: holder)
    lists[list].hasHeader = head.names != nil
    rows.owners = rows.values.indices.map { Int32($0) }
    addPlaces(of: rows, to: list)
    guard let names = head.names else { return }
    var known: Set<String> = []
    for place in lists[list].columns.indices where place < names.count {
      lists[list].columns[place].name = columnName(names[place], at: place, besides: &known)
    }
  }

  /// Makes columns of the places of arrays that stand for one record each.
  mutating func addPlaces(of arrays: Members, to list: Int) {
    let count = lists[list].count
    var columns: [[Cell]] = []
    var nested = Members()
    let form = form(of: arrays.values)
    for (array, owner) in zip(arrays.values, arrays.owners) {
      let record = Int(owner)
      for (place, value) in tuple(array, as: form).enumerated() {
        switch kind(value) {
        case .string, .number, .boolean, .null:
          while columns.count <= place {
            columns.append([Cell](repeating: .none, count: count))
          }
          columns[place][record] = .text(of: value)
        default: nested.add(value, Int32(record))
        }
      }
    }
    lists[list].columns += columns.enumerated().map { .init(name: "\($0 + 1)", cells: $1) }
    if columns.count == 1, areRecords(nested.values, of: arrays.values.count) {
      fill(list, with: nested.values, numbers: nested.owners)
    } else {
      explore(nested, in: Holder(list: list, key: ""))
    }
  }

  /// Whether there is an object for each array, with what is told of the text in front of it: `["01001", {"n": "Alta"}]`.
  private func areRecords(_ values: [SourceValue], of count: Int) -> Bool {
    values.count == count && count > 1 && values.allSatisfy { kind($0) == .object }
      && use(of: values) == .record
      && values.allSatisfy { object in children(object).contains { kind($0) == .string } }
  }
}
