import RegionsSource

/// Columns that put the rows of a list into groups, as levels above do, whatever they are called.
extension Evidence {
  /// The least number of rows that repeat a group which another row has: fewer may be chance.
  static var fewRepeats: Int { Count.several }

  /// The columns of names that go with a code one by one and come back in other rows: the sub-district of a
  /// settlement by number and name.
  ///
  /// A name beside its code is a region, whatever it is called, unless it is called a class. A code alone, the
  /// `country_id` of states whose countries are in another file, would be a region without a name.
  func groupColumns(_ list: Int) -> [Int] {
    let columns = lists[list].columns.indices.filter {
      comesBack(list, $0) && !isFlag(list, $0) && !isKind(list, $0) && !isClass(list, $0)
    }
    return columns.filter { name in
      profile(list, name).isName && !profile(list, name).isCode
        && columns.contains { profile(list, $0).isCode && areOneToOne(name, $0, in: list) }
    }
  }

  /// Whether at least a quarter of a column's texts are those of other rows, and none is missing.
  private func comesBack(_ list: Int, _ column: Int) -> Bool {
    let count = lists[list].count
    let distinct = distinctCount(list, column)
    return distinct >= 2 && count - distinct >= Self.fewRepeats && distinct.isGrouping(of: count)
      && profile(list, column).filled == 1
  }

  /// Whether the heading of a column says that it is something else than a region.
  private func isClass(_ list: Int, _ column: Int) -> Bool {
    let words = words(list, column)
    return !profile(list, column).meaning.isDisjoint(with: [.measure, .variant, .parent, .plain])
      || words.isClass
      // The letters of a continent are a mark that countries have.
      || words.rank == 0
  }

  /// Whether a column of codes goes with one of names one by one.
  func isToldByCode(_ list: Int, _ name: Int) -> Bool {
    lists[list].columns.indices.contains {
      $0 != name && profile(list, $0).isCode && areOneToOne(name, $0, in: list)
    }
  }

  /// Whether each text of one column comes with one of another, and the other way round.
  func areOneToOne(_ one: Int, _ other: Int, in list: Int) -> Bool {
    distinctCount(list, one) == distinctCount(list, other) && decides(one, other, in: list)
      && decides(other, one, in: list)
  }
}
