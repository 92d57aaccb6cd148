extension CascadePicker {
  /// Narrows the focused column: at once to what its options tell, then by what the source adds.
  mutating func setFilter(_ text: String) throws(Refusal) -> [Effect] {
    guard content.focus != nil else { throw .nothingLoaded }
    let cleared = clearTexts()
    guard !text.isEmpty else { return cleared }
    let query = FilterQuery(text)
    var matches: [Filter.Match] = []
    for (row, option) in focusedColumn.enumerated() {
      if let range = query.range(in: option.name) {
        matches.append(Filter.Match(row: row, range: range))
      } else if query.matches(id: option.id) || option.keys.contains(where: query.begins) {
        matches.append(Filter.Match(row: row, range: nil))
      }
    }
    let token = newToken()
    filter = Filter(text: text, matches: matches, token: token)
    let changed = cleared.contains { $0.isChange } ? cleared : cleared + [.changed]
    return changed + [.filter(token: token, text: text, parent: root(of: .subtree))]
  }

  mutating func receiveMatches(_ new: [Filter.Match], for token: Token) -> [Effect] {
    guard var filter, filter.token == token else { return [] }
    filter.token = nil
    // What is found in the name itself is shown so.
    var byRow: [Int: Filter.Match] = [:]
    for match in new where focusedColumn.indices.contains(match.row) { byRow[match.row] = match }
    for match in filter.matches where match.range != nil || byRow[match.row] == nil {
      byRow[match.row] = match
    }
    let matches = byRow.values.sorted { $0.row < $1.row }
    let isChanged = matches != filter.matches
    filter.matches = matches
    self.filter = filter
    return isChanged ? [.changed] : []
  }

  mutating func failFilter() -> [Effect] {
    filter?.token = nil
    filter?.hasFailed = true
    return [.changed]
  }

  /// Looks for a text in the tree. What was found before stays in view until the new results come.
  mutating func setSearch(_ text: String, scope: Scope) -> [Effect] {
    guard !text.isEmpty else { return clearTexts() }
    var effects: [Effect] = []
    if let token = search?.token { effects.append(.cancelLoad(token: token)) }
    if let filter {
      if let token = filter.token { effects.append(.cancelLoad(token: token)) }
      self.filter = nil
      effects.append(.changed)
    }
    let token = newToken()
    search = Search(
      text: text, scope: scope, results: search?.results ?? [], total: search?.total ?? 0,
      token: token)
    effects.append(.search(token: token, text: text, root: root(of: scope)))
    return effects
  }

  private func root(of scope: Scope) -> ID? {
    guard scope == .subtree, let focus = content.focus, focus > 0 else { return configuration.root }
    return content.chosen[focus - 1].option.id
  }

  mutating func receiveResults(_ results: [Result], total: Int, for token: Token) -> [Effect] {
    guard search?.token == token else { return [] }
    search?.token = nil
    // What lies deeper than may be chosen is no result: going there would end above it.
    let within = results.filter { $0.ids.count <= configuration.maxDepth ?? .max }
    search?.results = within
    search?.total = max(total - (results.count - within.count), 0)
    return [.changed]
  }

  mutating func failSearch() -> [Effect] {
    search?.token = nil
    search?.results = []
    search?.total = 0
    search?.hasFailed = true
    return [.changed]
  }

  /// Goes to something the search found; finishes if it is a leaf.
  mutating func accept(_ index: Int) throws(Refusal) -> [Effect] {
    guard let search, search.token == nil, search.results.indices.contains(index) else {
      throw .unknownResult(index)
    }
    let ids = search.results[index].ids
    guard !ids.isEmpty else { throw .unknownResult(index) }
    return start(Echo(remaining: ids[...], finishes: true))
  }

  /// Ends the filter and the search; any other event that is accepted does.
  mutating func clearTexts() -> [Effect] {
    guard filter != nil || search != nil else { return [] }
    let token = search?.token ?? filter?.token
    filter = nil
    search = nil
    return (token.map { [.cancelLoad(token: $0)] } ?? []) + [.changed]
  }
}
