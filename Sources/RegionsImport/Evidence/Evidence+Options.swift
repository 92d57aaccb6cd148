import RegionsSource

extension Evidence {
  /// What options name that is not in the sources.
  func unknownNames(_ options: ImportOptions) -> [Diagnostic] {
    var seen: Set<String> = []
    let columns = lists.flatMap(\.columns).map(\.name).filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    let keys = lists.compactMap { $0.owner >= 0 && !$0.key.isEmpty ? $0.key : nil }
      .filter { seen.insert("\u{0}" + $0).inserted }
    func check(
      _ names: [String], among known: [String], _ kind: (String, [String]) -> Diagnostic.Kind
    ) -> [Diagnostic] {
      names.filter { name in
        !known.contains { $0 == name || $0.lowercased() == name.lowercased() }
      }.map { Diagnostic(.error, at: firstSource, kind($0, known)) }
    }
    let named = [options.idKey, options.nameKey, options.parentKey].compactMap { $0 }
    let held = options.childrenKey.map { $0.split(separator: ",").map(String.init) } ?? []
    return check(
      named + (options.levelKeys ?? []) + (options.attributeKeys ?? []), among: columns
    ) { .unknownColumn($0, known: $1) }
      + check(held, among: keys) { .unknownKey($0, known: $1) }
  }
}
