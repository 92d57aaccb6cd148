import RegionsSource
import TypedNumbers

/// Another column that could as well have the names of the regions, where nothing but its place says which.
///
///     code,name_de,name_fr,name_it
struct OtherNames {
  /// The column that was taken, and the other.
  private(set) var pair: (name: String, other: String)?

  private let evidence: Evidence

  /// - Complexity: O(columns × records) of the lists that have regions.
  init(_ hypothesis: Hypothesis, _ evidence: Evidence, _ options: ImportOptions) {
    self.evidence = evidence
    guard options.nameKey == nil, case .records(let nesting) = hypothesis.reading else { return }
    for list in evidence.lists.indices where nesting.isNamed(list) {
      guard let name = nesting.roles[list].name, evidence.lists[list].kind != .text,
        evidence.lists[list].count > 1, let other = other(list, name)
      else { continue }
      let columns = evidence.lists[list].columns
      pair = (columns[name].name, columns[other].name)
      return
    }
  }

  private func other(_ list: Int, _ name: Int) -> Int? {
    let own = evidence.nameScore(list, name, usedAbove: [:])
    let names = evidence.textNumbers(list, name)
    return evidence.lists[list].columns.indices.first { column in
      guard column != name, evidence.profile(list, column).isFull,
        evidence.nameScore(list, column, usedAbove: [:]) >= own,
        evidence.profile(list, column).meaning == evidence.profile(list, name).meaning,
        evidence.distinctCount(list, column).isNearlyAll(of: evidence.distinctCount(list, name))
      else { return false }
      let same = zip(names, evidence.textNumbers(list, column)).count { $0 == $1 }
      return !same.isHalf(of: names.count)
    }
  }
}
