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
    let source = texts.documents.first?.name ?? ""
    func check(_ names: [String], _ kind: String, among known: [String]) -> [Diagnostic] {
      names.filter { name in
        !known.contains { $0 == name || $0.lowercased() == name.lowercased() }
      }.map { name in
        let some = known.prefix(Self.mostNames).joined(separator: ", ")
        let rest = known.count > Self.mostNames ? " and \(known.count - Self.mostNames) more" : ""
        return Diagnostic(
          .error, source: source,
          "no \(kind) “\(name)”; " + (known.isEmpty ? "there is none" : "there are \(some)\(rest)"))
      }
    }
    let named = [options.idKey, options.nameKey, options.parentKey].compactMap { $0 }
    let held = options.childrenKey.map { $0.split(separator: ",").map(String.init) } ?? []
    return check(
      named + (options.levelKeys ?? []) + (options.attributeKeys ?? []), "column", among: columns)
      + check(held, "key", among: keys)
  }

  /// More names than these are no help.
  private static let mostNames = 40
}
