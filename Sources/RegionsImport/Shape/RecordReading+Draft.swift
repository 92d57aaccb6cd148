extension RecordReading {
  /// Makes nodes of the records and finds their parents.
  func draft() -> Draft {
    var draft = Draft()
    draft.notes = notes
    draft.problems = problems
    let order = catalog.lists.indices.filter(isNamed)
    var nodes = [[Int32]](repeating: [], count: catalog.lists.count)
    for list in order { addNodes(of: list, to: &draft, &nodes) }
    var lookups: [Catalog.Place: [Int32]] = [:]
    let anchors = Anchors(reading: self, nodes: nodes)
    for list in order {
      switch rules[list] {
      case .nested:
        let records = catalog.lists[list]
        for record in 0..<records.count where nodes[list][record] >= 0 {
          let node = nodes[list][record]
          let place = anchors.above(list, record, &lookups)
          draft.parents[Int(node)] = place.parent
          if place.parent == Draft.missing { draft.missingReferences[node] = place.reference }
        }
      case .reference(let reference):
        refer(list, reference, &draft, nodes, &lookups)
      case .codes(let codes):
        for record in 0..<catalog.lists[list].count where nodes[list][record] >= 0 {
          let parent = codes.parent(of: record)
          draft.parents[Int(nodes[list][record])] = parent < 0 ? Draft.root : nodes[list][parent]
        }
      default: break
      }
    }
    if scheme != nil { setPrefixParents(&draft, nodes) }
    addAttributes(&draft)
    draft.phrase = phrase()
    return draft
  }

  private func addNodes(of list: Int, to draft: inout Draft, _ nodes: inout [[Int32]]) {
    let records = catalog.lists[list]
    guard let name = roles[list].name else { return }
    nodes[list] = [Int32](repeating: -1, count: records.count)
    let names = records.columns[name].cells
    let others = roles[list].otherName.map { records.columns[$0].cells }
    let ids = roles[list].id.map { records.columns[$0].cells }
    let parents = Set(
      catalog.lists.indices.filter { catalog.lists[$0].owner == list && !isDropped($0) }
        .flatMap { catalog.lists[$0].owners })
    for record in 0..<records.count {
      var id = ids.map { catalog.texts.ref($0[record], in: records.document) } ?? .none
      if ids == nil, case .codes(let codes) = rules[list] {
        id = catalog.joined(codes.parts(of: record))
      }
      var raw = catalog.texts.rawRef(names[record], in: records.document)
      if let others, catalog.texts.trimmed(raw).isEmpty {
        raw = catalog.texts.rawRef(others[record], in: records.document)
      }
      let trimmed = catalog.texts.trimmed(raw)
      if trimmed.isEmpty {
        // What a nameless wrapper holds belongs to the region above it.
        if parents.contains(Int32(record)) { continue }
        if id.isEmpty && records.kind != .row && isBare(records, record) {
          draft.repeats += 1
          continue
        }
        if id.isEmpty, roles[list].id != nil, isNote(records, record) {
          draft.repeats += 1
          draft.notes.append(place(list, record, .warning, "the row is a note and left out"))
          continue
        }
        draft.problems.append(
          place(
            list, record, .error,
            id.isEmpty ? "region has no name" : "region \(catalog.texts.string(id)) has no name"))
        continue
      }
      nodes[list][record] = draft.add(
        name: options.trim ? trimmed : raw, id: id, parent: Draft.root, list: list, record: record)
    }
  }

  private func isDropped(_ list: Int) -> Bool {
    if case .dropped = rules[list] { return true }
    return false
  }

  /// Whether a row of a table holds one text, where others have a code and a name.
  private func isNote(_ records: RecordList, _ record: Int) -> Bool {
    guard records.kind == .row, records.columns.count > 2 else { return false }
    return records.columns.filter {
      !catalog.texts.ref($0.cells[record], in: records.document).isEmpty
    }.count == 1
  }

  private func isBare(_ records: RecordList, _ record: Int) -> Bool {
    records.columns.allSatisfy {
      catalog.texts.ref($0.cells[record], in: records.document).isEmpty
    }
  }

  /// A diagnostic at a record.
  func place(_ list: Int, _ record: Int, _ severity: Diagnostic.Severity, _ message: String)
    -> Diagnostic
  {
    catalog.diagnostic(severity, list: list, record: record, message)
  }

  // MARK: References

  private func refer(
    _ list: Int, _ reference: Reference, _ draft: inout Draft, _ nodes: [[Int32]],
    _ lookups: inout [Catalog.Place: [Int32]]
  ) {
    let records = catalog.lists[list]
    let numbers = catalog.textNumbers(list, reference.column)
    let tables = reference.targets.map { lookup($0, nodes, &lookups) }
    let scopes = reference.targets.map { scope(of: $0, in: list, nodes) }
    let others = reference.others.map {
      (catalog.textNumbers(list, $0.column), lookup($0.targets[0], nodes, &lookups))
    }
    var missing: [(node: Int32, number: Int32)] = []
    for record in 0..<records.count {
      let node = nodes[list][record]
      let number = numbers[record]
      guard node >= 0 else { continue }
      if !others.isEmpty, catalog.isRootMark(number) {
        for (numbers, table) in others {
          let number = Int(numbers[record])
          guard number >= 0, number < table.count, table[number] >= 0 else { continue }
          draft.parents[Int(node)] = table[number]
          break
        }
        continue
      }
      guard number >= 0 else { continue }
      var parent = Draft.missing
      for (table, scope) in zip(tables, scopes)
      where Int(number) < table.count && table[Int(number)] >= 0 {
        parent = scope?.node(number, of: record) ?? table[Int(number)]
        break
      }
      if parent == node {
        draft.parents[Int(node)] = Draft.root
      } else if parent == Draft.missing {
        if catalog.isRootMark(number) {
          draft.parents[Int(node)] = Draft.root
        } else {
          missing.append((node, number))
          draft.missingReferences[node] = catalog.texts.ref(
            records.columns[reference.column].cells[record], in: records.document)
          draft.parents[Int(node)] = Draft.missing
        }
      } else {
        draft.parents[Int(node)] = parent
      }
    }
    settle(missing, &draft, list, reference)
  }

  /// Where a reference's IDs count anew below each region above, what tells them apart: a column that
  /// both lists have, as "countryCode" beside the states' "isoCode" and the cities' "stateCode".
  private func scope(of target: Catalog.Place, in list: Int, _ nodes: [[Int32]]) -> Scope? {
    guard target.list != list,
      catalog.distinctCount(target.list, target.column) < catalog.lists[target.list].count
    else { return nil }
    let keys = catalog.textNumbers(target.list, target.column)
    var best: Scope?
    for column in catalog.lists[list].columns.indices {
      let name = catalog.lists[list].columns[column].name
      guard catalog.lists[list].hasHeader,
        let shared = catalog.lists[target.list].column(named: name), shared != target.column,
        shared != roles[target.list].name
      else { continue }
      var known: [Int64: Int32] = [:]
      let scopes = catalog.textNumbers(target.list, shared)
      for (record, key) in keys.enumerated() where key >= 0 && scopes[record] >= 0 {
        let place = Int64(scopes[record]) << 32 | Int64(key)
        if known[place] == nil { known[place] = nodes[target.list][record] }
      }
      if known.count > (best?.nodes.count ?? catalog.distinctCount(target.list, target.column)) {
        best = Scope(nodes: known, scopes: catalog.textNumbers(list, column))
      }
    }
    return best
  }

  /// The nodes by what is above them and their IDs there.
  private struct Scope {
    var nodes: [Int64: Int32]
    /// By record of the list that refers.
    var scopes: [Int32]

    func node(_ number: Int32, of record: Int) -> Int32? {
      scopes[record] < 0 ? nil : nodes[Int64(scopes[record]) << 32 | Int64(number)]
    }
  }

  /// Decides about rows whose parent is not in the sources: one text for all of them is how this
  /// source marks roots; in a file that has no roots the rows at the top are the roots; else the
  /// code may name a region further up.
  private func settle(
    _ missing: [(node: Int32, number: Int32)], _ draft: inout Draft, _ list: Int,
    _ reference: Reference
  ) {
    guard !missing.isEmpty else { return }
    let kinds = Set(missing.map(\.number))
    let roots = draft.parents.contains(Draft.root)
    func makeRoots(_ message: String) {
      for (node, _) in missing {
        draft.parents[Int(node)] = Draft.root
        draft.missingReferences[node] = nil
      }
      if !message.isEmpty {
        draft.notes.append(
          Diagnostic(
            .warning, source: catalog.texts.documents[catalog.lists[list].document].name, message))
      }
    }
    if kinds.count == 1, !roots {
      makeRoots("")
      return
    }
    if kinds.count == 1, missing.count > 1, let number = kinds.first,
      !looksLikeID(number, of: reference.targets[0])
    {
      makeRoots("")
      return
    }
    if !roots {
      makeRoots(
        "\(missing.count) regions became roots: their parents are not in the source, and no region is a root there"
      )
      return
    }
    // A missing middle code: the nearest ancestor that exists.
    guard !reference.byName, let target = reference.targets.first else { return }
    var codes = TextTable()
    var nodes: [Int32] = []
    for node in 0..<draft.count
    where Int(draft.lists[node]) == target.list || Int(draft.lists[node]) == list {
      let ref = draft.ids[node]
      guard !ref.isEmpty else { continue }
      let number = Int(codes.number(of: catalog.texts.bytes(ref)))
      if number == nodes.count { nodes.append(Int32(node)) }
    }
    guard let found = PrefixScheme.find(codes, (0..<Int32(codes.count)).map { $0 }),
      found.share >= 0.8
    else { return }
    var attached = 0
    for (node, number) in missing {
      let candidates =
        found.scheme.ancestors(of: catalog.bytes(number))
        + found.scheme.ancestors(of: catalog.texts.bytes(draft.ids[Int(node)]))
      for candidate in candidates {
        guard let known = codes.existing(candidate[...]), nodes[Int(known)] != node else {
          continue
        }
        draft.parents[Int(node)] = nodes[Int(known)]
        draft.missingReferences[node] = nil
        attached += 1
        break
      }
    }
    if attached > 0 {
      draft.notes.append(
        Diagnostic(
          .warning, source: catalog.texts.documents[catalog.lists[list].document].name,
          "\(attached) regions whose parent is not in the source hang on the nearest ancestor their code names"
        ))
    }
  }

  /// Whether a text has the length and the look of the IDs it is not among.
  private func looksLikeID(_ number: Int32, of target: Catalog.Place) -> Bool {
    let profile = catalog.profile(target.list, target.column)
    let length = catalog.bytes(number).count
    return length >= profile.shortest && length <= profile.longest && profile.longest > 1
      && !catalog.bytes(number).dropFirst().allSatisfy { $0 == 48 }
  }

  /// The node of each text of a column, the first one that has it; by text numbers.
  func lookup(
    _ place: Catalog.Place, _ nodes: [[Int32]], _ lookups: inout [Catalog.Place: [Int32]]
  ) -> [Int32] {
    if let known = lookups[place] { return known }
    let numbers = catalog.textNumbers(place.list, place.column)
    var table = [Int32](repeating: -1, count: catalog.table.count)
    for (record, number) in numbers.enumerated()
    where number >= 0 && table[Int(number)] < 0 && nodes[place.list].indices.contains(record) {
      table[Int(number)] = nodes[place.list][record]
    }
    lookups[place] = table
    return table
  }

  // MARK: Codes

  private func setPrefixParents(_ draft: inout Draft, _ nodes: [[Int32]]) {
    guard let scheme else { return }
    let lists = tops.filter {
      if case .prefix = rules[$0] { return true }
      return false
    }.sorted { (idLength($0), catalog.lists[$0].count) < (idLength($1), catalog.lists[$1].count) }
    let leveled = lists.count > 1
    var codes = TextTable()
    var known: [Int32] = []
    func record(_ list: Int) {
      for node in nodes[list] where node >= 0 && !draft.ids[Int(node)].isEmpty {
        let number = Int(codes.number(of: catalog.texts.bytes(draft.ids[Int(node)])))
        if number == known.count { known.append(node) }
      }
    }
    if !leveled { lists.forEach(record) }
    for list in lists {
      for node in nodes[list] where node >= 0 {
        let code = catalog.texts.bytes(draft.ids[Int(node)])
        var candidates = scheme.ancestors(of: code)
        if leveled { candidates.insert(Array(code), at: 0) }
        for candidate in candidates {
          guard let number = codes.existing(candidate[...]), known[Int(number)] != node else {
            continue
          }
          draft.parents[Int(node)] = known[Int(number)]
          break
        }
      }
      if leveled { record(list) }
    }
  }

  private func idLength(_ list: Int) -> Double {
    roles[list].id.map { catalog.profile(list, $0).meanLength } ?? 0
  }

  // MARK: Attributes

  /// The columns that are left become attributes; those that only repeat the parent don't.
  private func addAttributes(_ draft: inout Draft) {
    for list in catalog.lists.indices where isNamed(list) {
      var used = Set([roles[list].name, roles[list].id].compactMap { $0 })
      if case .reference(let reference) = rules[list] {
        used.insert(reference.column)
        used.formUnion(reference.others.map(\.column))
      }
      if case .codes(let codes) = rules[list] { used.formUnion(codes.columns) }
      for column in catalog.lists[list].columns.indices where !used.contains(column) {
        let name = catalog.lists[list].columns[column].name
        if let keys = options.attributeKeys, !keys.contains(name) { continue }
        if options.attributeKeys == nil, KeyMeaning(name).contains(.parent) { continue }
        draft.attributes.append(.init(list: list, column: column, name: name, level: -1))
      }
    }
  }

  // MARK: The phrase

  private func phrase() -> String {
    var parts: [String] = []
    func quoted(_ words: [String]) -> String {
      var seen: [String] = []
      for word in words where !word.isEmpty && !seen.contains(word) { seen.append(word) }
      return seen.map { "“\($0)”" }.joined(separator: ", ")
    }
    let named = catalog.lists.indices.filter(isNamed)
    let nested = named.filter { if case .nested = rules[$0] { true } else { false } }
    let kinds = Set(named.map { catalog.lists[$0].kind })
    var isAliased = false
    for rule in rules { if case .alias = rule { isAliased = true } }
    var codes: [String] = []
    for list in named {
      guard case .codes(let found) = rules[list] else { continue }
      codes += found.columns.map { catalog.lists[list].columns[$0].name }
    }
    let references = named.compactMap { list -> String? in
      guard case .reference(let reference) = rules[list] else { return nil }
      return catalog.lists[list].columns[reference.column].name
    }
    if !references.isEmpty {
      parts.append(tops.count > 1 ? "\(tops.count) lists, one a level" : "flat rows")
      parts.append("parent in \(quoted(references))")
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
      let keys = quoted(nested.map { catalog.lists[$0].key })
      if !keys.isEmpty { parts.append("children in \(keys)") }
    } else {
      parts.append("a list without levels")
    }
    let ids = quoted(
      named.compactMap { list in roles[list].id.map { catalog.lists[list].columns[$0].name } })
    let names = quoted(
      named.compactMap { list in roles[list].name.map { catalog.lists[list].columns[$0].name } })
    if codes.isEmpty || !ids.isEmpty {
      parts.append(ids.isEmpty ? "no IDs" : "id in \(ids)")
    }
    if !names.isEmpty { parts.append("name in \(names)") }
    return parts.joined(separator: ", ")
  }
}

/// Finds the region above a record: through wrappers and dictionary keys.
private struct Anchors {
  let reading: RecordReading
  let nodes: [[Int32]]

  func above(
    _ list: Int, _ record: Int, _ lookups: inout [Catalog.Place: [Int32]]
  ) -> (parent: Int32, reference: TextRef) {
    var list = list
    var record = record
    while true {
      let next = reading.catalog.lists[list].owner(of: record)
      list = reading.catalog.lists[list].owner
      record = next
      guard list >= 0, record >= 0 else { return (Draft.root, .none) }
      if !nodes[list].isEmpty, nodes[list][record] >= 0 { return (nodes[list][record], .none) }
      guard case .alias(let reference) = reading.rules[list] else { continue }
      let number = reading.catalog.textNumbers(list, reference.column)[record]
      guard number >= 0 else { return (Draft.root, .none) }
      for target in reference.targets {
        let table = reading.lookup(target, nodes, &lookups)
        if Int(number) < table.count, table[Int(number)] >= 0 { return (table[Int(number)], .none) }
      }
      return (Draft.root, .none)
    }
  }
}

extension Catalog {
  /// A diagnostic at the place of a record.
  func diagnostic(
    _ severity: Diagnostic.Severity, list: Int, record: Int, _ message: String
  ) -> Diagnostic {
    let records = lists[list]
    let document = texts.documents[records.document]
    let entry = document.entries[Int(records.values[record])]
    return Diagnostic(
      severity, source: document.name, line: Int(entry.line), column: Int(entry.column),
      path: path(list, record), message)
  }

  /// As in "$[3].cityList[0]"; empty for tables, which have lines.
  func path(_ list: Int, _ record: Int) -> String {
    let records = lists[list]
    let document = texts.documents[records.document]
    guard records.kind != .row else { return "" }
    // Down from the top, towards the value.
    let target = Int(records.values[record])
    var path = "$"
    var value = 0
    while value < document.entries.count, Int(document.entries[value].end) <= target {
      value = Int(document.entries[value].end)
    }
    while value < target {
      let isArray = document.entries[value].kind == .array
      var child = value + 1
      var place = 0
      while child < Int(document.entries[value].end), Int(document.entries[child].end) <= target {
        child = Int(document.entries[child].end)
        place += 1
      }
      guard child <= target else { break }
      if let key = document.key(of: child), !isArray {
        path +=
          KeyMeaning.words(of: key).count == 1 && !ObjectUse.isData(key)
          ? ".\(key)" : "[\"\(key)\"]"
        if document.entries[child].kind == .element { path += "[\(place)]" }
      } else {
        path += "[\(place)]"
      }
      value = child
    }
    return path
  }
}
