import RegionsSource
import TypedNumbers

/// Another column that could as well have the names of the regions, where nothing but its place says which.
///
///     code,name_de,name_fr,name_it
///     Maakunta,Landskap,Kunta,Kommun
struct OtherNames {
  /// What is told of the column that was taken and the other.
  private(set) var found: Diagnostic.Kind?

  private let evidence: Evidence

  /// - Complexity: O(columns × records) of the lists that have regions.
  init(_ hypothesis: Hypothesis, _ evidence: Evidence, _ options: ImportOptions) {
    self.evidence = evidence
    switch hypothesis.reading {
    case .records(let nesting) where options.nameKey == nil:
      for list in evidence.lists.indices where nesting.isNamed(list) {
        guard let name = nesting.roles[list].name, evidence.lists[list].kind != .text,
          evidence.lists[list].count > 1, let other = other(list, name)
        else { continue }
        let columns = evidence.lists[list].columns
        found = .otherNames(columns[name].name, other: columns[other].name, levels: [])
        return
      }
    case .paths(let paths) where options.levelKeys == nil:
      guard case .columns(let levels) = paths.source else { return }
      let columns = evidence.lists[paths.list].columns
      let others = levels.map { level in
        columns.indices.first { column in
          let profile = evidence.profile(paths.list, column)
          return profile.isName && !profile.isCode
            && profile.meaning == evidence.profile(paths.list, level).meaning
            && evidence.areInTwoLanguages(paths.list, level, column)
        } ?? level
      }
      guard let (level, other) = zip(levels, others).first(where: { $0 != $1 }) else { return }
      found = .otherNames(
        columns[level].name, other: columns[other].name, levels: others.map { columns[$0].name })
    default: break
    }
  }

  private func other(_ list: Int, _ name: Int) -> Int? {
    let own = evidence.nameScore(list, name, usedAbove: [:])
    let names = evidence.textNumbers(list, name)
    return evidence.lists[list].columns.indices.first { column in
      guard column != name, evidence.profile(list, column).isFull,
        evidence.nameScore(list, column, usedAbove: [:]) >= own,
        evidence.profile(list, column).meaning == evidence.profile(list, name).meaning,
        evidence.distinctCount(list, column).isNearlyAll(of: evidence.distinctCount(list, name)),
        !evidence.isWrittenOut(list, column, in: name)
      else { return false }
      let same = zip(names, evidence.textNumbers(list, column)).count { $0 == $1 }
      return !same.isHalf(of: names.count)
    }
  }
}
