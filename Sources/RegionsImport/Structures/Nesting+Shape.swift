/// How the records are connected, as the report tells it.
extension Nesting {
  func shape() -> ImportShape {
    let named = evidence.lists.indices.filter(isNamed)
    func names(_ column: (Int) -> Int?) -> [String] {
      named.compactMap { list in column(list).map { evidence.lists[list].columns[$0].name } }
    }
    var above: [String] = []
    for case (let list, .groups(let columns)) in zip(evidence.lists.indices, rules) {
      above += columns.map { evidence.lists[list].columns[$0].name }
    }
    return ImportShape(
      form(named), ids: names { roles[$0].id }, names: above + names { roles[$0].name })
  }

  private func form(_ named: [Int]) -> ImportShape.Form {
    let references = named.compactMap { list -> String? in
      guard case .reference(let reference) = rules[list] else { return nil }
      return evidence.lists[list].columns[reference.column].name
    }
    if !references.isEmpty {
      return .parentColumns(ImportShape.unique(references), lists: rootLists.count)
    }
    for list in named {
      if case .ordered(let order) = rules[list] { return order.form }
    }
    let codes = named.flatMap { list -> [String] in
      guard case .codes(let found) = rules[list] else { return [] }
      return found.columns.map { evidence.lists[list].columns[$0].name }
    }
    if !codes.isEmpty { return .codeColumns(ImportShape.unique(codes)) }
    if let scheme { return .codePrefix(scheme.shape, lists: rootLists.count) }
    let isAliased = rules.contains { if case .alias = $0 { true } else { false } }
    if isAliased { return .keyedLists }
    let nested = named.filter { if case .nested = rules[$0] { true } else { false } }
    guard !nested.isEmpty else { return .flat }
    let kinds = Set(named.map { evidence.lists[$0].kind })
    return .nested(
      kinds.contains(.entry) ? .dictionaries : kinds.contains(.element) ? .elements : .objects,
      keys: ImportShape.unique(nested.map { evidence.lists[$0].key }))
  }
}

extension PrefixScheme {
  fileprivate var shape: ImportShape.CodePrefix {
    switch self {
    case .padded(let ends, _): .digits(ends)
    case .lengths(let lengths): .characters(lengths.dropLast())
    case .separated(let byte): .upTo(Character(Unicode.Scalar(byte)))
    }
  }
}
