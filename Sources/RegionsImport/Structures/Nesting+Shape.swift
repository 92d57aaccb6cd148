/// What was detected, in one phrase.
extension Nesting {
  func phrase() -> String {
    var parts: [String] = []
    func quoted(_ words: [String]) -> String {
      var seen: [String] = []
      for word in words where !word.isEmpty && !seen.contains(word) { seen.append(word) }
      return seen.map { "“\($0)”" }.joined(separator: ", ")
    }
    let named = evidence.lists.indices.filter(isNamed)
    let nested = named.filter { if case .nested = rules[$0] { true } else { false } }
    let kinds = Set(named.map { evidence.lists[$0].kind })
    var isAliased = false
    for rule in rules { if case .alias = rule { isAliased = true } }
    var codes: [String] = []
    var order = ""
    for list in named {
      if case .ordered(let found) = rules[list] { order = found.phrase }
      guard case .codes(let found) = rules[list] else { continue }
      codes += found.columns.map { evidence.lists[list].columns[$0].name }
    }
    let references = named.compactMap { list -> String? in
      guard case .reference(let reference) = rules[list] else { return nil }
      return evidence.lists[list].columns[reference.column].name
    }
    if !references.isEmpty {
      parts.append(tops.count > 1 ? "\(tops.count) lists, one a level" : "flat rows")
      parts.append("parent in \(quoted(references))")
    } else if !order.isEmpty {
      parts.append("flat rows")
      parts.append(order)
    } else if !codes.isEmpty {
      parts.append("flat rows")
      parts.append("a code a level in \(quoted(codes))")
    } else if let scheme {
      parts.append(tops.count > 1 ? "\(tops.count) lists, one a level" : "flat rows")
      switch scheme {
      case .padded(let ends, _):
        parts.append(
          "parent by the code's beginning (\(ends.map(String.init).joined(separator: ", ")) digits)"
        )
      case .lengths(let lengths):
        parts.append(
          "parent by the code's beginning (\(lengths.dropLast().map(String.init).joined(separator: ", ")) characters)"
        )
      case .separated(let byte):
        parts.append("parent by the code up to “\(String(decoding: [byte], as: UTF8.self))”")
      }
    } else if isAliased {
      parts.append("dictionaries keyed by the region above")
    } else if !nested.isEmpty {
      parts.append(
        kinds.contains(.entry)
          ? "nested dictionaries"
          : kinds.contains(.element) ? "nested elements" : "nested objects")
      let keys = quoted(nested.map { evidence.lists[$0].key })
      if !keys.isEmpty { parts.append("children in \(keys)") }
    } else {
      parts.append("a list without levels")
    }
    let ids = quoted(
      named.compactMap { list in roles[list].id.map { evidence.lists[list].columns[$0].name } })
    let names = quoted(
      named.compactMap { list in roles[list].name.map { evidence.lists[list].columns[$0].name } })
    if codes.isEmpty || !ids.isEmpty {
      parts.append(ids.isEmpty ? "no IDs" : "id in \(ids)")
    }
    if !names.isEmpty { parts.append("name in \(names)") }
    return parts.joined(separator: ", ")
  }
}
