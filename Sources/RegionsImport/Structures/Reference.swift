import RegionsSource
import TypedNumbers

/// A column of a list whose texts are the IDs (or names) of other records: their parents.
struct Reference {
  var column: Int
  /// Where to look, in this order.
  var targets: [ListColumn]
  var byName = false
  /// How well it explains the rows; 1 and more is good.
  var score: Double
  /// How many different parents it names.
  var distinct: Int
  /// Of the texts that say something, those that are found.
  var share: Double
  /// Another column that explains the rows as well and otherwise, or -1.
  var rival = -1
  /// Where to look for the rows that leave this one empty, nearest level first: a town's "cityCode"
  /// where it has no "municipalityCode".
  var others: [Reference] = []
}

/// The columns of a list that others may refer to.
typealias ListKeys = (list: Int, columns: [Int])

extension Evidence {
  /// Whether a text says that there is nothing above, or there is none.
  func isRootMark(_ text: TextNumber.OrNone) -> Bool {
    guard let number = text.number else { return true }
    let mark = bytes(number)
    // Most are codes, and no mark begins with such a digit.
    if let first = mark.first, 49...57 ~= first { return false }
    return RootMarks.all.contains(String(decoding: mark, as: UTF8.self))
  }

  /// The columns of a list that could be what others refer to: codes that are unique in it.
  func keyColumns(_ list: Int, _ roles: Roles) -> [Int] {
    let unique = lists[list].columns.indices.filter { column in
      if column == roles.id { return true }
      if column == roles.name { return false }
      let profile = profile(list, column)
      guard profile.isCode, profile.isFull else { return false }
      return Evidence.isUnique(distinctCount(list, column), of: lists[list].count)
    }
    // An order is no key, unless the table has none besides: "ProSort". Years are none of regions.
    let keys = unique.filter { $0 == roles.id || !profile(list, $0).meaning.contains(.measure) }
    return keys.isEmpty ? unique.filter { !isTime(list, $0) } : keys
  }

  /// The column of a list that says which record is above, and where those are.
  ///
  /// Found by the values: a column of which (nearly) all texts are IDs of other records. Among
  /// several the one that names the most parents is the nearest level. Words only break ties.
  ///
  /// - Parameter targets: What ``keys(of:_:)`` found.
  func findReference(
    of list: Int, to targets: [ListKeys], _ roles: [Roles], forced: String?
  ) -> Reference? {
    let candidates = references(of: list, to: targets, roles, forced: forced)
    guard let best = candidates.map(\.score).max(), best >= ReferenceWeight.enough else {
      return nil
    }
    let close = candidates.filter {
      $0.score >= best - ReferenceWeight.nearness && $0.score >= ReferenceWeight.enough
    }
    // The one that names the most parents is the nearest level. Of two columns that name as many,
    // equally well, the one that refers to the larger list is, or to one whose rows have the other column too.
    guard var chosen = nearest(of: close, in: list) else { return nil }
    for other in close
    where other.column != chosen.column && other.distinct == chosen.distinct
      && abs(other.score - chosen.score) < ReferenceWeight.noBetter
      && other.targets[0].list != list
      && chosen.targets[0].list != list
      && isLarger(
        lists[other.targets[0].list], than: lists[chosen.targets[0].list],
        whose: (
          lists[list].columns[other.column].name, lists[list].columns[chosen.column].name
        ))
    {
      chosen = other
    }
    chosen.rival = rival(of: chosen, in: list, among: close)
    // What the best target does not have, another level may: a district right below a province.
    var lists = Set(chosen.targets.map(\.list))
    for other in candidates.sorted(by: { $0.score > $1.score })
    where other.column == chosen.column && lists.insert(other.targets[0].list).inserted {
      chosen.targets.append(other.targets[0])
    }
    addHolder(ofMissing: &chosen, in: list, among: targets, besides: lists)
    chosen.others = others(than: chosen, in: list, among: candidates)
    return chosen
  }

  /// Adds the list that has all codes which are in none of a reference's: the region of communes without a province.
  private func addHolder(
    ofMissing reference: inout Reference, in list: Int, among targets: [ListKeys],
    besides known: Set<Int>
  ) {
    let profile = profile(list, reference.column)
    guard profile.isOfficial || !profile.isNumeric else { return }
    let members = reference.targets.map { self.members($0) }
    let missing = Set(textNumbers(list, reference.column)).filter { text in
      !isRootMark(text) && !members.contains { $0.contains(text) }
    }
    guard !missing.isEmpty else { return }
    for target in targets where target.list != list && !known.contains(target.list) {
      for column in target.columns {
        let holder = ListColumn(list: target.list, column: column)
        let known = self.members(holder)
        guard missing.allSatisfy({ known.contains($0) }) else { continue }
        reference.targets.append(holder)
        return
      }
    }
  }

  /// Whether a list has more records than another, or as many that tell besides which of the other they are below:
  /// as many cities as provinces, with a column "provinceCode".
  private func isLarger(
    _ list: RecordList, than other: RecordList, whose columns: (own: String, others: String)
  ) -> Bool {
    if list.count != other.count { return list.count > other.count }
    return list.hasHeader && list.column(named: columns.others) != nil
      && other.column(named: columns.own) == nil
  }

  /// All columns of a list that refer to a key of its own or of another.
  private func references(
    of list: Int, to targets: [ListKeys], _ roles: [Roles], forced: String?
  ) -> [Reference] {
    let records = lists[list]
    var candidates: [Reference] = []
    // A single row refers to nothing of its own list.
    let targets = targets.filter { $0.list != list || records.count > 1 }
    for column in records.columns.indices where column != roles[list].name {
      let profile = profile(list, column)
      let isForced = forced.map { records.column(named: $0) == column } ?? false
      guard
        isForced
          || forced == nil && profile.sampled > 0 && profile.codes.isNearlyAll
            && !isSerial(list, column)
      else { continue }
      let isOwnID = column == roles[list].id
      for (target, keys) in targets {
        for key in namesake(of: column, in: list, among: keys, of: target)
        where !(target == list && key == column) {
          // A list's own ID refers to nothing, except in a table that is all references.
          if isOwnID, target != list || key != roles[list].id && !profile.meaning.contains(.parent)
          {
            continue
          }
          if let found = score(
            list, column, against: ListColumn(list: target, column: key), isForced: isForced),
            target != list || !areCodedApart(column, key, in: list)
          {
            candidates.append(found)
          }
        }
      }
    }
    // A column that is called by a list, and of which all texts are there, refers to no other that counts alike.
    func isCalled(_ reference: Reference) -> Bool {
      reference.share == 1 && reference.targets[0].list != list
        && sharesWord(list, reference.column, with: reference.targets[0].list)
    }
    let called = Set(candidates.filter(isCalled).map(\.column))
    // Nor does any other column refer to that list, if it is not called so too or the parent: "Census Code" beside
    // "State Code".
    let callers = Set(candidates.filter(isCalled).map(\.targets[0].list))
    return candidates.filter { reference in
      let column = reference.column
      if isCalled(reference) { return true }
      if called.contains(where: { textNumbers(list, $0) == textNumbers(list, column) }) {
        return false
      }
      return !callers.contains(reference.targets[0].list)
        || profile(list, column).meaning.contains(.parent)
        || sharesWord(list, column, with: reference.targets[0].list)
    }
  }

  /// Whether two columns of names have codes of their own each, none of which is among the other's: districts beside
  /// townships, of which one in each district has its name.
  private func areCodedApart(_ column: Int, _ key: Int, in list: Int) -> Bool {
    guard lists[list].hasHeader, !profile(list, column).meaning.contains(.parent),
      [column, key].allSatisfy({ profile(list, $0).isName && !profile(list, $0).isCoded })
    else { return false }
    let codes = [column, key].map { name in
      lists[list].columns.indices.filter { code in
        profile(list, code).isCode && profile(list, code).meaning.contains(.id)
          && profile(list, code).isFull && profile(list, code).isCoded
          && distinctCount(list, code) == distinctCount(list, name)
          && areAlike(code, name, in: list)
      }
    }
    guard codes.allSatisfy({ !$0.isEmpty }) else { return false }
    return codes[0].allSatisfy { one in
      let known = members(.init(list: list, column: one))
      return codes[1].allSatisfy { other in
        !textNumbers(list, other).contains(where: known.contains)
      }
    }
  }

  /// Of the columns that could be keys of another list the one that is called as a column is, "State Code" here and
  /// there; else all of them.
  private func namesake(of column: Int, in list: Int, among keys: [Int], of target: Int) -> [Int] {
    guard target != list, lists[list].hasHeader, lists[target].hasHeader,
      profile(list, column).meaning.isDisjoint(with: [.plain, .parent]),
      let same = lists[target].column(named: lists[list].columns[column].name), keys.contains(same)
    else { return keys }
    return [same]
  }

  /// The keys of lists that columns of any of them may refer to.
  func keys(of rootLists: [Int], _ roles: [Roles]) -> [ListKeys] {
    rootLists.map { list in
      let keys = keyColumns(list, roles[list])
      return (list, referredKeys(list, roles[list].id, keys, among: rootLists))
    }
  }

  /// Of the columns that could be keys of a list those that another column may refer to.
  private func referredKeys(_ list: Int, _ id: Int?, _ columns: [Int], among rootLists: [Int])
    -> [Int]
  {
    let keys = columns.filter { $0 == id || !refersElsewhere(list, $0, among: rootLists) }
    guard keys.count > Bound.keys else { return keys }
    let called = keys.filter { $0 != id && profile(list, $0).meaning.contains(.id) }
    return ([id].compactMap { $0 } + called.prefix(Bound.keys)).sorted()
  }

  /// The references to upper levels in other columns, for records that leave the chosen one empty.
  private func others(than chosen: Reference, in list: Int, among candidates: [Reference])
    -> [Reference]
  {
    guard textNumbers(list, chosen.column).contains(where: isRootMark) else { return [] }
    if chosen.targets[0].list == list {
      return upper(than: chosen, in: list, among: candidates)
        + references(
          to: candidates.filter { $0.targets[0].list != list }, besides: chosen, in: list)
    }
    return references(to: candidates, besides: chosen, in: list)
  }

  /// The references in other columns, those to nearer levels first.
  private func references(to candidates: [Reference], besides chosen: Reference, in list: Int)
    -> [Reference]
  {
    var found: [Reference] = []
    func nearness(_ reference: Reference) -> (Int, Int, Double) {
      let target = reference.targets[0].list
      return (
        target == chosen.targets[0].list ? Int.max : lists[target].count, reference.distinct,
        reference.score
      )
    }
    let ranked = candidates.sorted { nearness($0) > nearness($1) }
    for other in ranked
    where other.score >= ReferenceWeight.enough && other.column != chosen.column
      && !found.contains(where: { $0.column == other.column })
    {
      // Of its own list for a row that lies in none of the other: a former municipality in today's.
      guard other.targets[0].list != list || profile(list, other.column).meaning.contains(.parent)
      else { continue }
      found.append(other)
    }
    return found
  }

  /// The references to records of the same list in columns of upper levels: where a row has no `county_id`,
  /// its `province_id`. Rows that have both show that the county lies in that province.
  private func upper(than chosen: Reference, in list: Int, among candidates: [Reference])
    -> [Reference]
  {
    var found: [Reference] = []
    for other in candidates.sorted(by: { ($0.distinct, $0.score) > ($1.distinct, $1.score) })
    where other.column != chosen.column && other.targets[0] == chosen.targets[0]
      && other.score >= ReferenceWeight.enough
      && !found.contains(where: { $0.column == other.column })
      && !profile(list, other.column).meaning.isDisjoint(with: [.parent, .level])
      && !isFlag(list, other.column)
      && isAbove(other.column, chosen.column, by: chosen.targets[0])
    {
      found.append(other)
    }
    return found
  }

  /// Whether a column names what is above what another names: the rows that the lower one names have the same
  /// in the upper one as the row itself; or, where no row has both, each is in another's place.
  private func isAbove(_ upper: Int, _ lower: Int, by key: ListColumn) -> Bool {
    let uppers = textNumbers(key.list, upper)
    let lowers = textNumbers(key.list, lower)
    var rows: [TextNumber: Int] = [:]
    for (row, key) in textNumbers(key.list, key.column).enumerated() {
      if let key = key.number { rows[key] = row }
    }
    var both = 0
    var fitting = 0
    for row in uppers.indices where !isRootMark(uppers[row]) && !isRootMark(lowers[row]) {
      guard let above = lowers[row].number.flatMap({ rows[$0] }) else { continue }
      both += 1
      if uppers[above] == uppers[row] { fitting += 1 }
    }
    return fitting.isLargePart(of: both)
  }

  /// Of the references that are about as good the one of the nearest level: it names the most parents, unless
  /// the columns themselves say which lies in which.
  func nearest(of close: [Reference], in list: Int) -> Reference? {
    guard let most = close.max(by: { ($0.distinct, $0.score) < ($1.distinct, $1.score) }) else {
      return nil
    }
    let lower = close.first { other in
      other.column != most.column && other.targets[0] == most.targets[0]
        && other.targets[0].list == list
        && hasBoth(other.column, most.column, in: list)
        && isAbove(most.column, other.column, by: other.targets[0])
    }
    return lower ?? most
  }

  /// Whether some rows fill both of two columns.
  private func hasBoth(_ one: Int, _ other: Int, in list: Int) -> Bool {
    zip(textNumbers(list, one), textNumbers(list, other)).contains {
      !isRootMark($0) && !isRootMark($1)
    }
  }

  /// A column that names as many parents as the chosen one, for no worse reason, but others.
  private func rival(of chosen: Reference, in list: Int, among close: [Reference]) -> Int {
    let numbers = textNumbers(list, chosen.column)
    for other in close where other.column != chosen.column {
      // Columns that refer to different lists are levels, not a choice.
      guard other.targets[0] == chosen.targets[0],
        abs(other.score - chosen.score) < ReferenceWeight.noBetter,
        abs(other.distinct - chosen.distinct).isFew(of: chosen.distinct)
      else { continue }
      // What is above all, each calls in its own way: 1, and 2.
      let known = members(chosen.targets[0])
      let different = zip(numbers, textNumbers(list, other.column)).count {
        $0 != $1 && (known.contains($0) || known.contains($1))
      }
      if !different.isFew(of: numbers.count),
        !(other.targets[0].list == list
          && isAbove(other.column, chosen.column, by: other.targets[0]))
      {
        return other.column
      }
    }
    return -1
  }
}
