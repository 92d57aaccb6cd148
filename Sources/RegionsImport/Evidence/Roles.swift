import RegionsSource
import TypedNumbers

/// Which column of a list holds the names, and which the IDs.
struct Roles: Sendable {
  var name: Int?
  var id: Int?
  var nameScore = 0.0
  /// Where the name is for records that have none there: another form of it.
  var otherName: Int?
}

extension Evidence {
  /// Chooses the columns of every list: owners first, so that what was chosen above counts below.
  func chooseRoles(_ options: ImportOptions) -> [Roles] {
    var roles = [Roles](repeating: Roles(), count: lists.count)
    var usedNames: [String: Int] = [:]
    for list in lists.indices {
      let scored = bestName(list, usedAbove: usedNames)
      if let forced = options.nameKey.flatMap({ lists[list].column(named: $0) }) {
        roles[list].name = forced
        roles[list].nameScore = 2
      } else if let (best, score) = scored, score >= NameWeight.enough {
        let column = keyBeforeText(list, firstOfLanguages(list, best))
        roles[list].name = column
        roles[list].nameScore = score
        roles[list].otherName = otherName(list, column)
        usedNames[lists[list].columns[column].name, default: 0] += 1
      } else if let only = onlyName(list) {
        roles[list].name = only
        roles[list].nameScore = NameWeight.enough
      }
    }
    if options.nameKey == nil {
      nameInOneLanguage(&roles)
    }
    // The ID is chosen for all lists with the same columns together: an ID that is unique in the
    // whole source is worth more than one that counts each list anew.
    for list in lists.indices {
      if let forced = options.idKey.flatMap({ lists[list].column(named: $0) }) {
        roles[list].id = forced
        continue
      }
      let candidates = lists[list].columns.indices
        .filter { $0 != roles[list].name }
        .map { ($0, idScore(list, $0, above: idName(above: list, roles))) }
        .filter { $0.1 > IDWeight.enough }
      // The first of equals.
      let best = candidates.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
      roles[list].id =
        best.map { shortForm(list, $0, among: candidates.map(\.0)) }
        ?? roles[list].name.flatMap {
          isCodeAlone(list, $0) ? $0 : abbreviation(list, of: $0) ?? repeatedCode(list, of: $0)
        }
    }
    return roles
  }

  /// Whether the names of a list are codes and called so, for it has no others: "countryCode".
  private func isCodeAlone(_ list: Int, _ name: Int) -> Bool {
    let profile = profile(list, name)
    return lists[list].hasHeader && lists[list].kind != .entry && profile.meaning.contains(.id)
      && profile.meaning.isDisjoint(with: .plain) && profile.isAbbreviation
      && distinctCount(list, name) == lists[list].count
      && textNumbers(list, name).allSatisfy { number in
        number.number.map { bytes($0).allSatisfy { 65...90 ~= $0 } } ?? false
      }
  }

  /// The column that looks most like names; of equals the first, but for a short form.
  private func bestName(_ list: Int, usedAbove used: [String: Int]) -> (column: Int, score: Double)?
  {
    var best: (column: Int, score: Double)?
    for column in lists[list].columns.indices {
      let score = nameScore(list, column, usedAbove: used)
      guard score > 0 else { continue }
      if let known = best {
        let isName =
          profile(list, known.column).isAbbreviation && !profile(list, column).isAbbreviation
        guard
          score > known.score || score == known.score && isName
            || isWrittenOut(list, known.column, in: column)
        else { continue }
      }
      best = (column, score)
    }
    return best
  }

  /// The column of codes each of which has one name wherever it comes back: a commune has a row for each of its
  /// post offices.
  private func repeatedCode(_ list: Int, of name: Int) -> Int? {
    let names = textNumbers(list, name)
    guard lists[list].hasHeader else { return nil }
    return lists[list].columns.indices.first { column in
      let profile = profile(list, column)
      guard column != name, profile.isCode, profile.isFull, profile.meaning.contains(.id),
        profile.meaning.isDisjoint(with: [.parent, .measure]), !isCalledAfterAnother(list, column),
        words(list, column).levels.isSubset(of: words(list, name).levels),
        distinctCount(list, column).isMost(of: lists[list].count)
      else { return false }
      var known: [TextNumber.OrNone: TextNumber.OrNone] = [:]
      return zip(textNumbers(list, column), names).allSatisfy { code, name in
        known.updateValue(name, forKey: code).map { $0 == name } ?? true
      }
    }
  }

  /// The column that abbreviates the names, a code each, whatever it is called.
  private func abbreviation(_ list: Int, of name: Int) -> Int? {
    lists[list].columns.indices.first { column in
      column != name && profile(list, column).meaning.isEmpty
        && distinctCount(list, column) == lists[list].count && abbreviates(list, column, name)
    }
  }

  /// Whether the texts of a column are by and large capitals that stand in their order in that of another, the first
  /// of them in front: "BN" beside "Bistriţa-Năsăud".
  func abbreviates(_ list: Int, _ column: Int, _ other: Int) -> Bool {
    let profile = profile(list, column)
    guard profile.isAbbreviation, profile.digits == 0, !profile.isSmall else { return false }
    let codes = textNumbers(list, column).prefix(Bound.texts)
    let names = textNumbers(list, other)
    return codes.indices.count { record in
      guard let code = codes[record].number, let name = names[record].number else { return false }
      var rest = bytes(code)
      let first = rest.first
      for byte in bytes(name) where byte & 0xDF == rest.first { rest.removeFirst() }
      return rest.isEmpty && bytes(name).first.map { $0 & 0xDF } == first
    }.isLargePart(of: codes.count)
  }

  /// The column in which the nearest list above that has IDs has them.
  private func idName(above list: Int, _ roles: [Roles]) -> String? {
    for owner in owners(of: list) {
      if let id = roles[owner].id { return lists[owner].columns[id].name }
    }
    return nil
  }
}
