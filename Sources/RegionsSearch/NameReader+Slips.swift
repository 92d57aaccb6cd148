import Regions
import RegionsNames

extension NameReader {
  /// Adds the parts of the query that are one slip of the hand away from a region's name: one character
  /// wrong, missing, surplus or doubled, or two swapped.
  ///
  /// What tells a name of two or three characters from others is never guessed away: there, a wrong
  /// character counts as a slip only if it is read alike (黄埔 for 黄浦), and none may be missing.
  ///
  /// - Parameter runs: the parts of the query to look at.
  mutating func readSlips(
    _ node: Int, in runs: [Range<Int>], _ table: SyllableTable?, _ stems: [UInt8]
  ) {
    let name = names.range(of: node)
    guard name.count >= 2 else { return }
    let stem = name.lowerBound..<name.lowerBound + min(name.count, Int(stems[node]))
    /// How many characters of the name occur in the query.
    var common = 0
    for place in name where flags[Int(names.units[place])] & Flag.occurs != 0 { common += 1 }
    var letterCount: (name: Int, stem: Int)?
    for run in runs {
      if query.letters[run.lowerBound] >= 0x80 {
        guard run.count >= 2, abs(run.count - name.count) <= 1 || abs(run.count - stem.count) <= 1,
          common + 2 > stem.count, common > 0
        else { continue }
        if isNear(run, names.units, name, stem.count, table)
          || stem != name && isNear(run, names.units, stem, stem.count, table)
        {
          addSlip(run)
        }
      } else if run.count >= 3, query.letters[run.lowerBound] > 0x39 {
        let counts = letterCount ?? self.letterCounts(node, name, stem, table)
        letterCount = counts
        guard abs(run.count - counts.name) <= 1 || abs(run.count - counts.stem) <= 1 else {
          continue
        }
        if isNearInLetters(node, name, stem, run, table) { addSlip(run) }
      }
    }
  }

  /// What most names of divisions end in.
  private static let kinds = NameFolding.folded("省市区县州盟旗镇乡村")

  /// How many Latin letters a name and its stem are written with; about, of one that is read otherwise.
  private func letterCounts(
    _ node: Int, _ name: Range<Int>, _ stem: Range<Int>, _ table: SyllableTable?
  ) -> (name: Int, stem: Int) {
    var counts = (name: 0, stem: 0)
    for place in name {
      let unit = names.units[place]
      counts.name += unit < 0x2E80 ? 1 : Int(table?.letterCounts[Int(unit)] ?? 0)
      if place + 1 == stem.upperBound { counts.stem = counts.name }
    }
    return counts
  }

  /// Whether the letters of a run are one slip away from, or equal to, a name.
  ///
  /// What they have in common at the start and at the end leaves at most the one place that differs.
  private func isNear(
    _ run: Range<Int>, _ units: [UInt16], _ name: Range<Int>, _ stem: Int, _ table: SyllableTable?
  ) -> Bool {
    guard abs(run.count - name.count) <= 1 else { return false }
    let typed = query.letters
    let shorter = min(run.count, name.count)
    var start = 0
    while start < shorter, typed[run.lowerBound + start] == units[name.lowerBound + start] {
      start += 1
    }
    var end = 0
    while end < shorter - start,
      typed[run.upperBound - 1 - end] == units[name.upperBound - 1 - end]
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
    let place = name.lowerBound + start
    if start + end + 1 == shorter {
      guard isShort, start < stem, let table else { return !isShort || start >= stem }
      let number = table.numbers[Int(units[place])]
      return number != 0 && number == table.numbers[Int(typed[run.lowerBound + start])]
    }
    return start + end + 2 == shorter && typed[run.lowerBound + start] == units[place + 1]
      && typed[run.lowerBound + start + 1] == units[place]
  }

  /// Whether the letters of a run are one slip away from a name's pinyin or from a name in letters.
  private mutating func isNearInLetters(
    _ node: Int, _ name: Range<Int>, _ stem: Range<Int>, _ run: Range<Int>, _ table: SyllableTable?
  ) -> Bool {
    var letters = slipLetters
    slipLetters = []
    letters.removeAll(keepingCapacity: true)
    defer { slipLetters = letters }
    if names.units[name.lowerBound] < 0x2E80 {
      for place in name where !SearchQuery.isSeparator(names.units[place]) {
        letters.append(names.units[place])
      }
      return isNear(run, letters, 0..<letters.count, 4, nil)
    }
    guard let table else { return false }
    var stemLetters = 0
    var cursor = 0
    let exception = special[node] & 2 != 0 ? table.exception(of: node, &cursor) : nil
    for (offset, place) in name.enumerated() {
      let number: Int
      if let exception {
        guard offset < exception.count else { break }
        number = Int(table.exceptionNumber(exception.lowerBound + offset))
      } else {
        number = Int(table.numbers[Int(names.units[place])])
      }
      for letter in table.syllables[number] {
        letters.append(letter == 0x76 ? 0x75 : UInt16(letter))
      }
      if place + 1 == stem.upperBound { stemLetters = letters.count }
    }
    return isNear(run, letters, 0..<letters.count, 4, nil)
      || stemLetters > 3 && isNear(run, letters, 0..<stemLetters, 4, nil)
  }
}
