import Regions
import RegionsNames
import TypedNumbers

extension NameReader {
  /// Adds the parts of the query that are one slip of the hand away from a region's name: one character
  /// wrong, missing, surplus or doubled, or two swapped.
  ///
  /// What tells a name of two or three characters from others is never guessed away: there, a wrong
  /// character counts as a slip only if it is read alike (黄埔 for 黄浦), and none may be missing.
  ///
  /// - Parameters:
  ///   - runs: the parts of the query to look at.
  ///   - stem: the number of units of the name without its ending.
  mutating func readSlips(_ node: Int, in runs: [Range<Int>], stem: Int) {
    let name = names.range(of: node)
    guard name.count >= 2 else { return }
    let stem = name.lowerBound..<name.lowerBound + min(name.count, stem)
    /// How many characters of the name occur in the query.
    var common = 0
    for unit in names.units[name] where flags[unit].contains(.occurs) { common += 1 }
    for run in runs {
      if query.letters[run.lowerBound] >= 0x80 {
        guard run.count >= 2, abs(run.count - name.count) <= 1 || abs(run.count - stem.count) <= 1,
          common + 2 > stem.count, common > 0
        else { continue }
        if isNear(run, to: names.units[name], stem: stem.count)
          || stem != name && isNear(run, to: names.units[stem], stem: stem.count)
        {
          parses.add(slip(run))
        }
      } else if SearchQuery.isSpelling(query.letters[run]) {
        if isNear(run, toLettersOf: node, stem: stem.count) { parses.add(slip(run)) }
      }
    }
  }

  private func slip(_ run: Range<Int>) -> NameParse {
    NameParse(start: run.lowerBound, end: run.upperBound, fit: .near, source: .name)
  }

  /// What most names of divisions end in.
  private static let kinds = NameFolding.folded("省市区县州盟旗镇乡村")

  /// Whether the letters of a run are one slip away from, or equal to, a name.
  ///
  /// What they have in common at the start and at the end leaves at most the one place that differs.
  ///
  /// - Parameter stem: the number of units of the name without its ending.
  private func isNear(_ run: Range<Int>, to name: ArraySlice<UInt16>, stem: Int) -> Bool {
    guard abs(run.count - name.count) <= 1 else { return false }
    let typed = query.letters
    let shorter = min(run.count, name.count)
    var start = 0
    while start < shorter, typed[run.lowerBound + start] == name[name.startIndex + start] {
      start += 1
    }
    var end = 0
    while end < shorter - start,
      typed[run.upperBound - 1 - end] == name[name.endIndex - 1 - end]
    {
      end += 1
    }
    let isShort = stem <= 3
    if run.count != name.count {
      guard start + end == shorter else { return false }
      if !isShort { return true }
      if run.count < name.count { return start >= stem }
      // A character that was typed twice, or what kind of division it is: 内蒙古区.
      let surplus = typed[run.lowerBound + start]
      return start > 0 && surplus == typed[run.lowerBound + start - 1]
        || start == name.count && NameReader.kinds.contains(surplus)
    }
    if start + end == shorter { return true }
    let wrong = name.startIndex + start
    if start + end + 1 == shorter {
      guard isShort, start < stem else { return true }
      let number = table.numbers[name[wrong]]
      return number != .none && number == table.numbers[typed[run.lowerBound + start]]
    }
    return start + end + 2 == shorter && typed[run.lowerBound + start] == name[wrong + 1]
      && typed[run.lowerBound + start + 1] == name[wrong]
  }

  /// Whether the letters of a run are one slip away from a name's pinyin or from a name in letters.
  private func isNear(_ run: Range<Int>, toLettersOf node: Int, stem: Int) -> Bool {
    let name = names.range(of: node)
    var letters: [UInt16] = []
    letters.reserveCapacity(32)
    if names.units[name.lowerBound] < 0x2E80 {
      letters += names.units[name].lazy.filter { !SearchQuery.isSeparator($0) }
      return isNear(run, to: letters[...], stem: 4)
    }
    var stemLetters = 0
    var cursor = NodeCursor()
    table.spell(
      name, in: names.units, of: node, isException: special[node] & 2 != 0, &cursor
    ) { offset, letter in
      letters.append(letter)
      if offset < stem { stemLetters = letters.count }
    }
    return isNear(run, to: letters[...], stem: 4)
      || stemLetters > 3 && isNear(run, to: letters[..<stemLetters], stem: 4)
  }
}
