import RegionsSource
import TypedNumbers

/// Levels of which neither lies within the other: wards below constituencies and below authorities, villages
/// below districts and below areas of health.
extension Evidence {
  /// Two columns of a chain of levels that cross.
  struct Crossing: Equatable {
    let upper: Int
    let lower: Int
    /// Whether the lower one's regions are known by codes of their own; names may just be the same.
    let isSure: Bool
  }

  /// Codes of this length or more are those of a whole country; "01" counts anew in each region.
  private static var shortestCode: Int { Length.ofCode }
  /// From this many names below several regions of a level, all of them within one region of the level above that:
  /// places that only share their names lie all over the country.
  private static var fewNames: Int { Count.twice }
  /// Up to this many provinces, hardly two share a name.
  private static var fewRegions: Int { 2 * Count.dozen }

  /// The first two of the columns of levels, the topmost first, that cross; `nil` if none do.
  func crossing(_ list: Int, _ columns: [Int]) -> Crossing? {
    let coded = columns.map { lower in
      distinctCount(list, lower).isGrouping(of: lists[list].count) && hasOwnCodes(list, lower)
    }
    for (place, upper) in columns.enumerated().dropLast() {
      for (lower, isCoded) in zip(columns, coded).dropFirst(place + 1) where isCoded {
        let split = split(list, lower, by: upper)
        if !split.isEmpty, !split.count.isFew(of: distinctCount(list, lower)) {
          return Crossing(upper: upper, lower: lower, isSure: true)
        }
      }
    }
    for (place, upper) in columns.enumerated().dropFirst().dropLast() {
      let top = columns[place - 1]
      guard distinctCount(list, top) > 1 else { continue }
      var found: [Int] = []
      var isOneAbove = true
      for lower in columns[(place + 1)...].dropLast() {
        if isAboveInPart(list, upper, lower, below: top) {
          return Crossing(upper: upper, lower: lower, isSure: false)
        }
        let split = split(list, lower, by: upper)
        guard !split.isEmpty else { continue }
        let elsewhere = self.split(list, lower, by: top)
        if crosses(list, lower, upper, below: top, elsewhere.count) {
          return Crossing(upper: upper, lower: lower, isSure: false)
        }
        found += split.map { _ in lower }
        if !split.isDisjoint(with: elsewhere) { isOneAbove = false }
      }
      if isOneAbove, found.count >= Self.fewNames {
        return Crossing(upper: upper, lower: found[0], isSure: false)
      }
    }
    return columns.count > 2 && crossesOnce(list, columns[1], by: columns[0])
      ? Crossing(upper: columns[0], lower: columns[1], isSure: false) : nil
  }

  /// Whether hardly any of the few regions of a level without codes lies in two of the level above: a province in two zones.
  private func crossesOnce(_ list: Int, _ lower: Int, by upper: Int) -> Bool {
    let count = distinctCount(list, lower)
    guard count <= Self.fewRegions, distinctCount(list, upper) > 1 else { return false }
    let split = hasCode(list, lower) ? 0 : split(list, lower, by: upper).count
    return split > 0 && split.isFew(of: count)
  }

  /// Whether regions of a level come with several of the one above within one region above that, and hardly any has
  /// its name elsewhere as well.
  private func crosses(
    _ list: Int, _ lower: Int, _ upper: Int, below top: Int, _ elsewhere: Int
  ) -> Bool {
    let found = split(list, lower, by: upper, within: top).count
    return found >= Self.fewNames && elsewhere.isFew(of: found + elsewhere)
  }

  /// Whether many regions of a level have a region of the level above in some rows and none in others: a town in
  /// a municipality, which its villages are in as well.
  private func isAboveInPart(_ list: Int, _ upper: Int, _ lower: Int, below top: Int) -> Bool {
    guard !profile(list, upper).isFull else { return false }
    var isTold: [TextPair: Bool] = [:]
    var both: Set<TextPair> = []
    let numbers = (textNumbers(list, top), textNumbers(list, upper), textNumbers(list, lower))
    for record in 0..<lists[list].count where !numbers.2[record].isNone {
      let region = TextPair(numbers.0[record], numbers.2[record])
      let isHere = !numbers.1[record].isNone
      if isTold.updateValue(isHere, forKey: region).map({ $0 != isHere }) ?? false {
        both.insert(region)
      }
    }
    return !both.count.isFew(of: isTold.count)
  }

  /// A column of names with codes of their own that is none of the levels and crosses one of them.
  func crossingGroup(_ list: Int, _ columns: [Int]) -> Crossing? {
    let groups = groupColumns(list).filter {
      !columns.contains($0) && profile(list, $0).isName && hasOwnCodes(list, $0)
    }
    for group in groups {
      for level in columns.dropLast() where hasOwnCodes(list, level) {
        let split = split(list, level, by: group)
        if !split.isEmpty, !split.count.isFew(of: distinctCount(list, level)),
          !self.split(list, group, by: level).isEmpty
        {
          return Crossing(upper: group, lower: level, isSure: false)
        }
      }
    }
    return nil
  }

  /// Whether a column goes one by one with codes that are a region's own.
  private func hasOwnCodes(_ list: Int, _ column: Int) -> Bool {
    lists[list].columns.indices.contains { code in
      let profile = profile(list, code)
      return code != column && profile.isCode && profile.isFull
        && profile.shortest >= Self.shortestCode && profile.meaning.isDisjoint(with: .measure)
        && areOneToOne(column, code, in: list)
    }
  }

  /// The texts of a column that come with several of another.
  private func split(_ list: Int, _ lower: Int, by upper: Int) -> Set<TextNumber> {
    var above: [TextNumber: TextNumber] = [:]
    var found: Set<TextNumber> = []
    for (lower, upper) in zip(textNumbers(list, lower), textNumbers(list, upper)) {
      guard let lower = lower.number, let upper = upper.number else { continue }
      if let known = above.updateValue(upper, forKey: lower), known != upper { found.insert(lower) }
    }
    return found
  }

  /// The texts of a column that come with several of another beside one of a third.
  private func split(_ list: Int, _ lower: Int, by upper: Int, within top: Int) -> Set<TextNumber> {
    var above: [TextPair: TextNumber] = [:]
    var found: Set<TextNumber> = []
    let numbers = textNumbers(list, top)
    for (record, (lower, upper)) in zip(textNumbers(list, lower), textNumbers(list, upper))
      .enumerated()
    {
      guard let lower = lower.number, let upper = upper.number else { continue }
      let pair = TextPair(numbers[record], .init(lower))
      if let known = above.updateValue(upper, forKey: pair), known != upper { found.insert(lower) }
    }
    return found
  }

  /// Whether nearly each row's code goes on from the code of the row above it, without the zeros at its end.
  func codesFollow(_ list: Int, _ parents: [Int]) -> Bool {
    let lower = parents.indices.filter { parents[$0] >= 0 }
    return lists[list].columns.indices.contains { column in
      guard profile(list, column).isCode else { return false }
      let numbers = textNumbers(list, column)
      let following = lower.count { row in
        guard let own = numbers[row].number, let above = numbers[parents[row]].number, own != above
        else { return false }
        var beginning = bytes(above)
        while beginning.last == UInt8(ascii: "0") { beginning.removeLast() }
        return !beginning.isEmpty && bytes(own).starts(with: beginning)
      }
      return following.isNearlyAll(of: lower.count)
    }
  }
}
