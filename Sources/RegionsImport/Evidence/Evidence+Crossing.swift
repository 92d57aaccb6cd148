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

  /// Codes of as many characters are those of a whole country; "01" counts anew in each region.
  private static var shortestCode: Int { Length.ofCode }
  /// As many names below several regions of a level, all of them within one region of the level above that:
  /// places that only share their names lie all over the country.
  private static var fewNames: Int { Count.twice }

  /// The first two of the columns of levels, the topmost first, that cross; `nil` if none do.
  func crossing(_ list: Int, _ columns: [Int]) -> Crossing? {
    let coded = columns.map { lower in
      distinctCount(list, lower).isGrouping(of: lists[list].count) && hasOwnCodes(list, lower)
    }
    for (place, upper) in columns.enumerated().dropLast() {
      for (lower, isCoded) in zip(columns, coded).dropFirst(place + 1) where isCoded {
        let split = split(list, lower, by: upper)
        if !split.count.isFew(of: distinctCount(list, lower)) {
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
        let split = split(list, lower, by: upper)
        guard !split.isEmpty else { continue }
        if !split.isDisjoint(with: self.split(list, lower, by: top)) { isOneAbove = false }
        found += split.map { _ in lower }
      }
      if isOneAbove, found.count >= Self.fewNames {
        return Crossing(upper: upper, lower: found[0], isSure: false)
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
