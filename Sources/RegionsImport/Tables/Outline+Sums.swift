import RegionsSource
import TypedNumbers

/// Rows that add up others, found by their numbers, in whatever language they are called a sum.
extension Outline {
  /// Takes the rows out of whose numbers most are what the rows above have together, back to another sum or to the first
  /// row: below each group of rows, and below all.
  ///
  /// A sum holds no more than half of the texts that others do, or at least fewer and is called by a name in its group, or is
  /// the last row. It is called as other sums are, or so, or is the last. Where none of that is so it may be the region
  /// itself, below what lies in it.
  mutating func takeSums(from rows: inout [SourceValue], _ cells: TableCells) {
    // Larger tables are none that people add up.
    guard rows.count > Self.fewestSummed, rows.count <= Bound.sample else { return }
    let widest = rows.reduce(0) { max($0, cells.width($1)) }
    var sums = RunningSums(columns: widest)
    var found: [(row: SourceValue, label: [UInt8], isNamed: Bool)] = []
    var group: [[TextRef]] = []
    for row in rows {
      let refs = cells.refs(row)
      let numbers = refs.map { WholeNumber.value(texts.bytes($0)) }
      let words = Set(refs.filter { !$0.isEmpty }.map { Array(texts.bytes($0)) })
      let isAny = row == rows.last || !words.count.isMost(of: widest)
      if isAny || words.count < widest, sums.areSums(numbers),
        let label = label(of: refs, after: group), isAny || isNamed(label, after: group)
      {
        found.append((row, Array(texts.bytes(label)), isNamed(label, after: group)))
        sums.begin()
        group = []
      } else {
        guard sums.add(numbers) else { return }
        group.append(refs)
      }
    }
    let labels = Dictionary(grouping: found, by: \.label)
    let taken = found.filter { sum in
      sum.isNamed || sum.row == rows.last || (labels[sum.label]?.count ?? 0) > 1
    }
    guard !taken.isEmpty else { return }
    let known = Set(taken.map(\.row))
    rows.removeAll { known.contains($0) }
    for sum in taken { noteRemark(sum.row) }
  }

  /// The first text of a row that may call it: no word that all rows above have in its place.
  private func label(of row: [TextRef], after group: [[TextRef]]) -> TextRef? {
    row.indices.first { place in
      isLabel(row[place])
        && !(group.count > 1
          && group.allSatisfy { other in
            place < other.count
              && texts.bytes(other[place]).elementsEqual(texts.bytes(row[place]))
          })
    }.map { row[$0] }
  }

  /// Whether a text may call a row: a number doesn't, nor do marks or a day.
  private func isLabel(_ text: TextRef) -> Bool {
    texts.string(text).contains(where: \.isLetter)
  }

  /// Whether a label has a name of one of the rows above in it: "Baranya összesen" below Baranya's districts.
  private func isNamed(_ label: TextRef, after group: [[TextRef]]) -> Bool {
    let label = texts.string(label)
    return group.contains { refs in
      refs.contains { text in
        !text.isEmpty && WholeNumber.value(texts.bytes(text)) == nil
          && texts.bytes(text).count < label.utf8.count && label.contains(texts.string(text))
      }
    }
  }

  /// Of two numbers one may be the other.
  private static var fewestSummed: Int { Count.several }
}

/// What the numbers of rows come to, by column, from the first row and from behind each sum on.
private struct RunningSums {
  private var sums: [Int]
  /// What they came to before each group of rows.
  private var starts: [[Int]]
  /// How many rows stand behind the last sum.
  private var rows = 0
  /// What a column that counts the rows has next, as far as it does: 1 and 2 are 3 in it without being a sum.
  private var next: [Int?]

  init(columns: Int) {
    sums = [Int](repeating: 0, count: columns)
    starts = [sums]
    next = [Int?](repeating: 1, count: columns)
  }

  /// Whether most of a row's numbers are what those of the rows above come to, and have more digits together than are so
  /// by chance.
  func areSums(_ numbers: [Int?]) -> Bool {
    let places = numbers.indices.filter { numbers[$0] != nil }
    guard !places.isEmpty, rows > 1 || starts.count > 1 else { return false }
    return (starts.prefix(1) + starts.dropFirst().suffix(Self.mostGroups)).contains { start in
      let right = places.filter {
        sums[$0] - start[$0] == numbers[$0] && sums[$0] != start[$0] && next[$0] != numbers[$0]
      }
      let digits = Set(right.compactMap { numbers[$0] }).reduce(0) { $0 + String($1).utf8.count }
      return right.count.isMost(of: places.count) && digits >= Length.ofCode
    }
  }

  /// The most groups that may come to one sum.
  private static var mostGroups: Int { Bound.texts }

  /// Adds a row; `false` if its numbers are too large.
  mutating func add(_ numbers: [Int?]) -> Bool {
    rows += 1
    for (place, number) in numbers.enumerated() {
      next[place] = next[place].flatMap { $0 == number ? $0 + 1 : nil }
      guard let number else { continue }
      let (sum, isTooLarge) = sums[place].addingReportingOverflow(number)
      if isTooLarge { return false }
      sums[place] = sum
    }
    return true
  }

  /// Begins a group behind a sum.
  mutating func begin() {
    starts.append(sums)
    rows = 0
  }
}
